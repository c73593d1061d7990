package expr

import (
	"slices"
	"testing"

	"punchboard/diag"
)

// TestConjuncts splits expressions at their top-level `and` only.
func TestConjuncts(t *testing.T) {
	for _, c := range []struct {
		src   string
		parts []string
	}{
		{`cost <= 3`, []string{`cost <= 3`}},
		{`cost <= 3 and turn > 1`, []string{`cost <= 3`, `turn > 1`}},
		{`a && b and  not c`, []string{`a`, `b`, `not c`}},
		{`kind == "é and b" and gold >= cost`, []string{`kind == "é and b"`, `gold >= cost`}},
		{`(a or b) and (c and d)`, []string{`(a or b)`, `(c and d)`}},
		{`(a and b)`, []string{`(a and b)`}},
		{`a or b and c`, []string{`a or b and c`}},
		{`a and b ? c : d`, []string{`a and b ? c : d`}},
		{`1 < turn < 3`, []string{`1 < turn < 3`}},
		{`1 < turn < 3 and b`, []string{`1 < turn < 3`, `b`}},
	} {
		e, err := Parse(c.src, diag.Pos{File: "game.yaml", Line: 3, Col: 5})
		if err != nil {
			t.Fatal(err)
		}
		var parts []string
		for _, part := range e.Conjuncts() {
			parts = append(parts, part.Src)
			if at := []rune(c.src)[part.Pos.Col-5:]; string(at[:len([]rune(part.Src))]) != part.Src {
				t.Errorf("%s: the part %q stands at column %d", c.src, part.Src, part.Pos.Col)
			}
		}
		if !slices.Equal(parts, c.parts) {
			t.Errorf("%s: %q, want %q", c.src, parts, c.parts)
		}
	}
}
