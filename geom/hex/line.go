package hex

import "iter"

// Lean settles which hex a line takes where it runs along the side between two.
// Leaning Down it takes the lower one on the page, and the right one where the
// side is upright, as sides of pointy hexes can be; Up is the other way. The
// rule looks at the page and not at the line's start, so that a line and its
// reverse take the same hexes.
type Lean int

// The two ways to lean.
const (
	Up   Lean = -1
	Down Lean = +1
)

// Line gives the hexes of the straight line from a to b, both included: as many
// as their distance and one more, each beside the one before. They are the hexes
// around points at equal steps on the line; a hex whose corner the line merely
// clips between two such points is left out, and Trace names it.
func Line(a, b Hex, lean Lean) iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		n := a.Distance(b)
		for i := 0; i <= n && yield(lineAt(a, b, i, n, lean)); i++ {
		}
	}
}

// fine is how much finer than 1/n the points of a line of n steps are counted.
// A nudge of at most 5 of these units between two cube coordinates then decides
// a tie and can do nothing else.
const fine = 8

// lineAt gives the hex around the point i/n of the way from a to b, nudged by
// (1, 2, -3) of the finest units: no side of a hex runs in that direction, so
// that no tie is left.
func lineAt(a, b Hex, i, n int, lean Lean) Hex {
	if n == 0 {
		return a
	}
	way := b.Sub(a)
	q, r := fine*way.Q*i+int(lean), fine*way.R*i+2*int(lean)
	return a.Add(Nearest(q, r, fine*n))
}

// Nearest gives the hex around the point (q/unit, r/unit) in axial coordinates;
// for a point on a side it is always the same one of the two. A unit is positive.
func Nearest(q, r, unit int) Hex {
	// Each cube coordinate is rounded, and the one that was rounded the most
	// follows from the others.
	s := -q - r
	rq, rr, rs := round(q, unit), round(r, unit), round(s, unit)
	dq, dr, ds := abs(rq*unit-q), abs(rr*unit-r), abs(rs*unit-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return Hex{rq, rr}
}

// round gives the whole number nearest to n/unit, the greater of two.
func round(n, unit int) int { return floorDiv(2*n+unit, 2*unit) }

func floorDiv(a, b int) int {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

func abs(n int) int { return max(n, -n) }
