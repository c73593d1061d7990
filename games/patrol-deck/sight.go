package patroldeck

import "sync"

// sightTable has a bit for each pair of squares between which a line of sight
// exists (B-04).
type sightTable [squares][(squares + 63) / 64]uint64

func (s *sightTable) sees(a, b square) bool { return s[a][b/64]>>(b%64)&1 == 1 }

// sightTables caches tables, because lines are slow to trace and tests build
// the same ground many times.
var sightTables = struct {
	sync.Mutex
	of map[ground]*sightTable
}{of: map[ground]*sightTable{}}

// sightOf returns the lines of sight of a ground.
func sightOf(g *ground) *sightTable {
	sightTables.Lock()
	defer sightTables.Unlock()
	s := sightTables.of[*g]
	if s == nil {
		s = g.trace()
		sightTables.of[*g] = s
	}
	return s
}

// trace traces all lines of sight.
func (g *ground) trace() *sightTable {
	s := &sightTable{}
	for a := range square(squares) {
		if !g.onTable(a) || g.of(a).wall {
			continue
		}
		for b := range a {
			if g.onTable(b) && !g.of(b).wall && g.clear(a, b) {
				s[a][b/64] |= 1 << (b % 64)
				s[b][a/64] |= 1 << (a % 64)
			}
		}
	}
	return s
}

// sightInWoods is how far figures see each other inside woods, in inches
// (PD-113).
const sightInWoods = 6

// clear reports whether a line of sight exists between two squares.
func (g *ground) clear(a, b square) bool {
	inside := g.building[a] != 0 && g.building[a] == g.building[b]
	ta, tb := g.of(a), g.of(b)
	switch {
	case inside:
		return !g.crosses(a, b, func(t *terrain) bool { return t.wall })
	case ta.interior || tb.interior:
		return false
	case ta.woods && tb.woods && apart(a, b) <= sightInWoods*sightInWoods && !g.crosses(a, b, func(t *terrain) bool { return !t.woods }):
		return true
	case ta.woods && !g.woodEdge(a) || tb.woods && !g.woodEdge(b):
		return false
	}
	return !g.crosses(a, b, func(t *terrain) bool { return t.blocks })
}

// woodEdge reports whether a square of woods has a neighbor that is not woods
// (PD-111, PD-112).
func (g *ground) woodEdge(q square) bool {
	for d := range direction(directions) {
		if to := d.from(q); g.onTable(to) && !g.of(to).woods {
			return true
		}
	}
	return false
}

// crosses reports whether the line between two squares crosses a square of some
// terrain. A line through a corner touches neither square beside it (B-03).
func (g *ground) crosses(a, b square, is func(*terrain) bool) bool {
	found := false
	dx, dy := offset(a, b)
	line(a, dx, dy, func(q square) bool {
		found = q != b && is(g.of(q))
		return !found
	})
	return found
}

// line visits the squares that a line crosses, without the first and with the
// last, until visit returns false.
func line(a square, dx, dy int, visit func(square) bool) {
	stepX, stepY := sign(dx), sign(dy)*stride
	dx, dy = max(dx, -dx), max(dy, -dy)
	for i, j := 0, 0; i < dx || j < dy; {
		across, up := (2*i+1)*dy, (2*j+1)*dx
		if across <= up {
			a, i = square(int(a)+stepX), i+1
		}
		if up <= across {
			a, j = square(int(a)+stepY), j+1
		}
		if !visit(a) {
			return
		}
	}
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}
