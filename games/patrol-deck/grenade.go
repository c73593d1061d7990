package patroldeck

import (
	"math"

	"punchboard/playtest"
)

// canThrow reports whether a figure can throw a hand grenade at a square: in
// sight and in range, and not its own (B-12).
func (r *Rules) canThrow(s *State, f figure, at square) bool {
	most := int(r.data.grenade.inches[2])
	return at != s.at[f] && apart(s.at[f], at) <= most*most && r.sight.sees(s.at[f], at)
}

// throw is an attack with a hand grenade (G). Nothing happens if the unit has no
// more grenades, or if a fight has pushed the thrower to where the square is out
// of range or sight (PG-12).
func (g *game) throw(by figure, at square, ordered bool) {
	s, u := g.s, g.data.figs[by].unit
	if s.noThrows.has(u) || !g.canThrow(s, by, at) {
		return
	}
	band := g.data.grenade.band(apart(s.at[by], at), 1)
	aimed := s.board[at]
	moving := aimed != nobody && aimed.side() != by.side() && g.moving(aimed)
	g.rules(pd146, pd147, pd148, pd160, pd161)
	column := g.aim(&attack{by, at, band, moving, ordered})
	c := g.draw(by.side())
	g.read(c, forThrow, by, column)
	if c.empty {
		s.noThrows |= 1 << u
		g.t.Rule(pd162)
	}
	if !c.hole(column) {
		var there bool
		if at, there = g.scatter(by, at, column); !there {
			return
		}
	}
	g.burst(by.side(), at)
}

// scatter draws where a grenade lands that has missed its point, and whether
// that is on the table (PD-149, PD-150).
func (g *game) scatter(by figure, aim square, column int) (land square, there bool) {
	c := g.draw(by.side())
	g.read(c, forScatter, by, column)
	g.rules(pd149, pd150)
	from := g.s.at[by]
	dx, dy := scattered(from, aim, c.bayonet, int(c.scatter[column]))
	ground := &g.data.ground
	intoHouse := ground.building[aim] != 0
	land, there = from, true
	line(from, dx, dy, func(q square) bool {
		switch {
		case !ground.onTable(q):
			there = false
			return false
		case ground.of(q).wall, !intoHouse && ground.building[q] != 0:
			return false
		}
		land = q
		return true
	})
	return land, there
}

// scattered returns the difference from the thrower to the square nearest to the
// point where a grenade lands: the direction of the throw, turned clockwise.
func scattered(from, aim square, turned direction, inches int) (dx, dy int) {
	x, y := offset(from, aim)
	u, v := float64(x), float64(y)
	long := math.Sqrt(float64(x*x + y*y))
	if turned.diagonal() {
		u, v = u+v, v-u // by 45 degrees, times the root of 2
		long *= math.Sqrt2
	}
	for range turned / 2 {
		u, v = v, -u
	}
	far := float64(inches) / long
	return x + int(math.Round(float64(u*far))), y + int(math.Round(float64(v*far)))
}

// burst draws for each figure that the burst touches, in roster order (PD-153 to
// PD-158).
func (g *game) burst(side playtest.Seat, at square) {
	s := g.s
	g.t.Rule(pd152)
	for of := range playtest.Seats {
		for q := g.touched(s, at, playtest.Seat(of)); q != 0; q &= q - 1 {
			f := q.first(playtest.Seat(of))
			g.rules(pd153, pd157)
			c := g.draw(side)
			g.read(c, forBurst, f, 0)
			switch {
			case c.stun:
				g.t.Rule(pd156)
				g.stun(f)
			case c.small:
				g.rules(pd154, pd155)
				behind := g.data.ground.of(s.at[f])
				if behind.noBurst {
					g.t.Rule(pd159)
					g.hit(f, g.draw(side), noCover)
					continue
				}
				g.ruleIf(behind.cover != noCover, pd158)
				g.hit(f, g.draw(side), behind.cover)
			}
		}
	}
}

// touched returns the figures of a side in a burst: at most one square away, but
// not through the wall of a building (B-13).
func (r *Rules) touched(s *State, at square, side playtest.Seat) (set squad) {
	ground := &r.data.ground
	if f := s.board[at]; f != nobody && f.side() == side {
		set |= 1 << f.nth()
	}
	for d := range direction(directions) {
		q := d.from(at)
		f := s.board[q]
		if f == nobody || f.side() != side {
			continue
		}
		if ground.building[q] != ground.building[at] && (ground.of(q).interior || ground.of(at).interior) {
			continue
		}
		set |= 1 << f.nth()
	}
	return set
}
