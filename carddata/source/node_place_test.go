package source

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/diag"
)

// TestPlaceInScalar finds the X of each value in the source text.
func TestPlaceInScalar(t *testing.T) {
	tests := []string{
		"a: bcX",
		"a: é X",
		"a: 'it''s X'",
		`a: "say \"é\" X"`,
		`a: "tab\t\x41\u00e9 X"`,
		"a: plain text that\n  goes on X",
		"a: \"quoted text\n  that goes on X\"",
		"a: \"joined \\\n  by a backslash X\"",
		"a: |\n  one\n  two X",
		"a: |\n  one\n\n    two X",
		"a: >\n  one\n  two X",
		"a: >-\n  one\n\n  two X\n",
		"a: [b, {c: \"d X\"}]",
		"é: {b: é X}",
	}
	for _, src := range tests {
		var found diag.List
		root, ok := NewDocument("f.yaml", &found).Parse([]byte(src))
		if !ok {
			t.Errorf("%q: %v", src, found.All())
			continue
		}
		n := lastScalar(root)
		at := strings.IndexRune(n.Value, 'X')
		got := n.PosAt(len([]rune(n.Value[:at])))
		lines := strings.Split(src[:strings.IndexRune(src, 'X')], "\n")
		want := fmt.Sprintf("f.yaml:%d:%d", len(lines), len([]rune(lines[len(lines)-1]))+1)
		if got.String() != want {
			t.Errorf("%q: X of %q is at %s, want %s", src, n.Value, got, want)
		}
	}
}

func TestPlaceAfterAnchor(t *testing.T) {
	var found diag.List
	root, _ := NewDocument("f.yaml", &found).Parse([]byte("a: &x !!str b X"))
	if got := lastScalar(root).PosAt(2).String(); got != "f.yaml:1:4" {
		t.Errorf("got %s", got)
	}
}

func lastScalar(n Node) Node {
	for len(n.Content) > 0 {
		n.Node = n.Content[len(n.Content)-1]
	}
	return n
}
