package source

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// IsControl reports whether a character is a control character other than a tab or the
// end of a line. No font has one, readers of PDF stumble over them, and terminals obey
// them.
func IsControl(r rune) bool {
	return r < ' ' && r != '\t' && r != '\n' && r != '\r' || r >= 0x7F && r <= 0x9F
}

// controlIn returns the first control character of a text and its place, counted in
// characters; the place is -1 if there is none.
func controlIn(text string) (r rune, at int) {
	i := strings.IndexFunc(text, IsControl)
	if i < 0 {
		return 0, -1
	}
	r, _ = utf8.DecodeRuneInString(text[i:])
	return r, utf8.RuneCountInString(text[:i])
}

// ControlName returns what a control character is called in findings.
func ControlName(r rune) string {
	if r == 0 {
		return "a NUL byte"
	}
	return fmt.Sprintf("the control character U+%04X", r)
}

// withoutControl replaces each control character with U+FFFD.
func withoutControl(text string) string {
	return strings.Map(func(r rune) rune {
		if IsControl(r) {
			return utf8.RuneError
		}
		return r
	}, text)
}

// removeControls reports the control characters that a YAML text has as escapes, such as
// "\a", and replaces them with U+FFFD. Those that are typed have been reported before.
func (d *Document) removeControls(n *yaml.Node) {
	if n.Kind == yaml.ScalarNode {
		if r, at := controlIn(n.Value); at >= 0 {
			pos := Node{n, d}.PosAt(at)
			d.Found.Errorf(pos, CodeControl, "%s is not allowed in a text", ControlName(r)).Hintf("remove it")
			n.Value = withoutControl(n.Value)
		}
	}
	for _, c := range n.Content {
		d.removeControls(c)
	}
}
