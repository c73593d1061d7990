package manualtest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.+)$`)
	fences  = regexp.MustCompile("(?ms)^```.*?^```$")
)

// TestLinksLeadSomewhere checks that every link points to an existing file and
// heading.
func TestLinksLeadSomewhere(t *testing.T) {
	for _, page := range pages(t) {
		for _, m := range link.FindAllStringSubmatch(fences.ReplaceAllString(readText(t, page), ""), -1) {
			name, anchor, _ := strings.Cut(m[1], "#")
			if strings.Contains(name, "://") {
				continue
			}
			target := page
			if name != "" {
				target = filepath.Join(filepath.Dir(page), filepath.FromSlash(name))
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s: the link %s leads nowhere", page, m[1])
			} else if anchor != "" && !hasAnchor(readText(t, target), anchor) {
				t.Errorf("%s: there is no heading for the link %s", page, m[1])
			}
		}
	}
}

// hasAnchor reports whether a page has a heading with that anchor in Markdown
// renderers.
func hasAnchor(text, anchor string) bool {
	for _, m := range heading.FindAllStringSubmatch(fences.ReplaceAllString(text, ""), -1) {
		if anchorOf(m[1]) == anchor {
			return true
		}
	}
	return false
}

// anchorOf returns the anchor of a heading in Markdown renderers.
func anchorOf(title string) string {
	kept := regexp.MustCompile(`[^\p{L}\p{N} _-]`).ReplaceAllString(strings.ToLower(title), "")
	return strings.ReplaceAll(kept, " ", "-")
}

func TestAnchors(t *testing.T) {
	page := "# Rich text, in `cells`\n```text\n# not a heading\n```\n"
	for anchor, want := range map[string]bool{"rich-text-in-cells": true, "not-a-heading": false, "rich": false} {
		if hasAnchor(page, anchor) != want {
			t.Errorf("hasAnchor(%q) is not %v", anchor, want)
		}
	}
}
