package main

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// noticesFile has the licenses of everything that is linked into the command. Most of
// them ask that their text accompanies a program in binary form.
const noticesFile = "NOTICES.txt"

const noticesHead = `Third-party notices

The punchboard command contains the Go packages listed here, on at least one of
its platforms, each under the license below its name. Typefaces, hyphenation
patterns and icons are listed in CREDITS.md, with their own licenses. Where a
package offers a choice, as FreeType does, the last text is the one chosen:
portions of this software are copyright The FreeType Project
(www.freetype.org), all rights reserved.

Written by: go test ./internal/release -update
`

const rule = "--------------------------------------------------------------------------------\n"

// notice is a license text with all that it applies to.
type notice struct {
	of   []string // modules with their versions, and the file if a module has several
	text string
}

// notices returns the notices for the modules linked on any platform. Modules with
// the same text share one notice, so that it is there once.
func notices() ([]byte, error) {
	modules, err := linkedAnywhere()
	if err != nil {
		return nil, err
	}
	var all []*notice
	for _, m := range modules {
		files, err := m.licenses()
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			name := m.String()
			if len(files) > 1 {
				name += " (" + f.name + ")"
			}
			all = add(all, name, tidy(f.data))
		}
	}
	return format(all), nil
}

// linkedAnywhere returns the modules linked on any platform, by path.
func linkedAnywhere() ([]module, error) {
	var all []module
	for _, p := range platforms {
		linked, err := p.linked()
		if err != nil {
			return nil, err
		}
		for _, m := range linked {
			if !slices.Contains(all, m) {
				all = append(all, m)
			}
		}
	}
	slices.SortFunc(all, func(a, b module) int { return cmp.Compare(a.path, b.path) })
	return all, nil
}

// add gives a name to the notice with the same text, or adds a notice.
func add(all []*notice, name, text string) []*notice {
	for _, n := range all {
		if n.text == text {
			n.of = append(n.of, name)
			return all
		}
	}
	return append(all, &notice{of: []string{name}, text: text})
}

// tidy returns a license text with plain line ends and without trailing spaces, which
// differ between modules that mean the same text.
func tidy(data []byte) string {
	lines := strings.Split(strings.ReplaceAll(string(data), "\r\n", "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " \t")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n") + "\n"
}

func format(all []*notice) []byte {
	var out bytes.Buffer
	out.WriteString(noticesHead)
	for _, n := range all {
		fmt.Fprintf(&out, "\n%s%s\n\n%s", rule, strings.Join(n.of, "\n"), n.text)
	}
	return out.Bytes()
}
