package hex

import (
	"iter"
	"slices"
	"testing"
)

// Lean decides which hex a line takes where it runs along the side between two.
// Down is the lower one on the page, and the right one if the side is vertical,
// as sides of pointy hexes can be; Up is the opposite. The rule depends on the
// page and not on the line's direction, so that a line and its reverse take the
// same hexes.
type Lean int

// The two ways to lean.
const (
	Up   Lean = -1
	Down Lean = +1
)

// Line returns the hexes of the straight line from a to b, both included: one
// more than their distance, each adjacent to the one before. They are the hexes
// around points at equal steps on the line; a hex whose corner the line merely
// clips between two such points is left out, but Trace includes it.
func Line(a, b Hex, lean Lean) iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		n := a.Distance(b)
		for i := 0; i <= n && yield(lineAt(a, b, i, n, lean)); i++ {
		}
	}
}

// fine is the resolution, in parts of 1/n, of the points on a line of n steps. An
// offset of at most 5 of these units between two cube coordinates then decides a
// tie and nothing else.
const fine = 8

// lineAt returns the hex around the point i/n of the way from a to b, offset by
// (1, 2, -3) of the finest units: no side of a hex has that direction, so that no
// tie is left.
func lineAt(a, b Hex, i, n int, lean Lean) Hex {
	if n == 0 {
		return a
	}
	way := b.Sub(a)
	q, r := fine*way.Q*i+int(lean), fine*way.R*i+2*int(lean)
	return a.Add(Nearest(q, r, fine*n))
}

func TestLine(t *testing.T) {
	o := Hex{}
	for _, c := range []struct {
		name string
		to   Hex
		lean Lean
		want []Hex
	}{
		{"to itself", o, Down, []Hex{o}},
		{"straight", Hex{0, 3}, Up, []Hex{o, {0, 1}, {0, 2}, {0, 3}}},
		{"straight", Hex{0, 3}, Down, []Hex{o, {0, 1}, {0, 2}, {0, 3}}},
		{"bent", Hex{2, 1}, Up, []Hex{o, {1, 0}, {1, 1}, {2, 1}}},
		{"bent", Hex{2, 1}, Down, []Hex{o, {1, 0}, {1, 1}, {2, 1}}},
		// A flat hex two columns east: above is NE, below is SE.
		{"along a level side, above", Hex{2, -1}, Up, []Hex{o, {1, -1}, {2, -1}}},
		{"along a level side, below", Hex{2, -1}, Down, []Hex{o, {1, 0}, {2, -1}}},
		// A pointy hex two rows down: left is SW, right is SE.
		{"along an upright side, left", Hex{-1, 2}, Up, []Hex{o, {-1, 1}, {-1, 2}}},
		{"along an upright side, right", Hex{-1, 2}, Down, []Hex{o, {0, 1}, {-1, 2}}},
		{"along two sides", Hex{4, -2}, Down, []Hex{o, {1, 0}, {2, -1}, {3, -1}, {4, -2}}},
	} {
		if got := slices.Collect(Line(o, c.to, c.lean)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestLinesAreConnectedAndReverse(t *testing.T) {
	a := Hex{-3, 8}
	for _, way := range around(9) {
		b := a.Add(way)
		for _, lean := range []Lean{Up, Down} {
			line := slices.Collect(Line(a, b, lean))
			if len(line) != a.Distance(b)+1 || line[0] != a || line[len(line)-1] != b {
				t.Fatalf("the line from %v to %v is %v", a, b, line)
			}
			for i, h := range line[1:] {
				if h.Distance(line[i]) != 1 {
					t.Fatalf("the line from %v to %v leaps: %v", a, b, line)
				}
			}
			back := slices.Collect(Line(b, a, lean))
			slices.Reverse(back)
			if !slices.Equal(line, back) {
				t.Fatalf("%v to %v is %v and back %v", a, b, line, back)
			}
		}
	}
}

// Far from the origin and over a long distance, the middle of a line stays the
// middle.
func TestLineIsExactFarOut(t *testing.T) {
	a := Hex{1_000_000, -1_000_000}
	b := Hex{-1_000_000, 999_998}
	n := a.Distance(b)
	if got, want := lineAt(a, b, n/2, n, Down), (Hex{0, -1}); got != want {
		t.Errorf("the middle is %v, want %v", got, want)
	}
}
