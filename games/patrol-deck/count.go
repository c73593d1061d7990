package patroldeck

import "punchboard/playtest"

// lastHit returns the entry of an area among the running counts (PG-15). A new
// one replaces the oldest if there is no room.
func (g *game) lastHit(area squad, side playtest.Seat) *count {
	s := g.s
	for i := range min(s.nCounts, maxCounts) {
		if s.counts[i].area == area && s.counts[i].side == side {
			return &s.counts[i]
		}
	}
	at := &s.counts[s.nCounts%maxCounts]
	*at = count{area, side, nobody}
	if s.nCounts++; s.nCounts == 2*maxCounts {
		s.nCounts = maxCounts
	}
	return at
}

// leftToRight lists the figures of an area from left to right, as seen by a
// figure (B-10), and returns their number.
func (g *game) leftToRight(by, aimed figure, area squad, list *[maxFigures]figure) (n int) {
	side, from := aimed.side(), g.s.at[by]
	var center vector
	for q := area; q != 0; q &= q - 1 {
		center = center.plus(vectorTo(from, g.s.at[q.first(side)]))
	}
	if center == (vector{}) {
		center = vectorTo(from, g.s.at[aimed])
	}
	for q := area; q != 0; q &= q - 1 {
		f := q.first(side)
		v := vectorTo(from, g.s.at[f])
		i := n
		for ; i > 0 && center.leftmost(v, vectorTo(from, g.s.at[list[i-1]])); i-- {
			list[i] = list[i-1]
		}
		list[i] = f
		n++
	}
	return n
}

// vector is a difference of places in inches.
type vector struct{ x, y int }

func vectorTo(from, to square) vector {
	dx, dy := offset(from, to)
	return vector{dx, dy}
}

func (v vector) plus(w vector) vector { return vector{v.x + w.x, v.y + w.y} }

func (v vector) cross(w vector) int { return v.x*w.y - v.y*w.x }

func (v vector) dot(w vector) int { return v.x*w.x + v.y*w.y }

// leftmost reports whether a comes before b, seen in the direction of v: the
// greater angle to the left first, then the nearer.
func (v vector) leftmost(a, b vector) bool {
	if sa, sb := v.turn(a), v.turn(b); sa != sb {
		return sa > sb
	}
	if c := b.cross(a); c != 0 {
		return c > 0
	}
	return a.dot(a) < b.dot(b)
}

// turn returns 1 for what is to the left or behind, 0 for what is straight
// ahead, -1 for what is to the right.
func (v vector) turn(a vector) int {
	switch c := v.cross(a); {
	case c > 0 || c == 0 && v.dot(a) < 0:
		return 1
	case c < 0:
		return -1
	}
	return 0
}
