package manualtest

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// block is a fenced block of a page, with the comment above it that says what
// to do with it; or such a comment without a block.
type block struct {
	line    int
	verb    string            // "" for a block without a comment
	subject string            // the first word after the verb
	options map[string]string // key=value words after it
	fence   string            // the language of the fence, "" for a comment without a block
	body    string
}

var comment = regexp.MustCompile(`^<!-- (\w+):(.*)-->$`)

// blocks splits a page into its blocks.
func blocks(text string) []block {
	var all []block
	var fenced *block
	for i, line := range strings.Split(text, "\n") {
		fence, isFence := strings.CutPrefix(line, "```")
		switch {
		case fenced != nil && isFence:
			fenced = nil
		case fenced != nil:
			fenced.body += line + "\n"
		case isFence:
			all, fenced = openFence(all, i+1, fence)
		case comment.MatchString(line):
			all = append(all, instruction(i+1, comment.FindStringSubmatch(line)))
		}
	}
	return all
}

// openFence starts a fenced block: that of the comment on the line above, or
// one without a comment.
func openFence(all []block, line int, fence string) ([]block, *block) {
	if n := len(all); n == 0 || all[n-1].fence != "" || all[n-1].line != line-1 {
		all = append(all, block{line: line, options: map[string]string{}})
	}
	b := &all[len(all)-1]
	b.fence = fence
	return all, b
}

func instruction(line int, match []string) block {
	b := block{line: line, verb: match[1], options: map[string]string{}}
	for _, word := range strings.Fields(match[2]) {
		if key, value, ok := strings.Cut(word, "="); ok {
			b.options[key] = value
		} else {
			b.subject = word
		}
	}
	return b
}

// list returns the values of an option that takes several.
func (b *block) list(option, otherwise string) []string {
	value := b.options[option]
	if value == "" {
		value = otherwise
	}
	return strings.Split(value, ",")
}

func TestBlocks(t *testing.T) {
	page := "text\n<!-- picture: a size=60x30 -->\n```yaml\n- {x: 1}\n```\n<!-- copy: b c=d -->\n\n```console\n$ ls\n```\n"
	var got []string
	for _, b := range blocks(page) {
		got = append(got, fmt.Sprintf("%d %s %s %v %s %q", b.line, b.verb, b.subject, b.options, b.fence, b.body))
	}
	want := []string{
		`2 picture a map[size:60x30] yaml "- {x: 1}\n"`,
		`6 copy b map[c:d]  ""`,
		`8   map[] console "$ ls\n"`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("blocks are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
