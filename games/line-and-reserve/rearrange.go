package lineandreserve

import "punchboard/playtest"

// movers returns the mobile artillery that may change its line: not a unit committed
// this Turn, and each once (LR-050, LG-65).
func (g *game) movers() (of set) {
	s := g.s
	for u := s.ground(s.asked).and(g.data.mobile); u.some(); u = u.rest() {
		if s.units[u.first()].flags&(fresh|shifted) == 0 {
			of = of.with(u.first())
		}
	}
	return of
}

// mayRearrange reports whether a crew can change units, or a unit its line.
func (g *game) mayRearrange() bool {
	s := g.s
	crewed := s.ground(s.asked).and(g.data.crewed)
	if crewed.none() {
		return false
	}
	if crewed.and(g.data.mobile).some() && g.movers().some() {
		return true
	}
	if g.idle(s.asked).none() && !g.improvised() {
		return false // crews of one kind are alike
	}
	return len(g.swaps(make([]playtest.Action, 0, 8))) > 0
}

// improvised reports whether a unit of the player may have a crew of another kind.
func (g *game) improvised() bool {
	for u := g.s.ground(g.s.asked).and(g.data.crewed); u.some(); u = u.rest() {
		if g.s.units[u.first()].on&g.data.commands.anyCrew != 0 {
			return true
		}
	}
	return false
}

// swaps appends the exchanges of crews that change anything (LR-043, LG-32). Units
// are settled in ascending order, which allows every arrangement and ends.
func (g *game) swaps(buf []playtest.Action) []playtest.Action {
	s := g.s
	all := s.ground(s.asked).and(g.data.crewed)
	for u := all; u.some(); u = u.rest() {
		if u.first() < int(s.cursor) {
			continue
		}
		for v := all.above(u.first()); v.some(); v = v.rest() {
			if g.exchangeable(u.first(), v.first()) {
				buf = append(buf, act(swap, u.first(), v.first(), 0))
			}
		}
	}
	return buf
}

// exchangeable reports whether two units may exchange their crews, and whether it
// makes a difference.
func (g *game) exchangeable(u, v int) bool {
	a, b := g.s.units[u].crew, g.s.units[v].crew
	switch {
	case a == b:
		return false
	case a == nobody:
		return g.fits(one(int(b)), u).some()
	case b == nobody:
		return g.fits(one(int(a)), v).some()
	}
	return g.data.designNumber(int(a)) != g.data.designNumber(int(b)) && g.fits(one(int(b)), u).some() && g.fits(one(int(a)), v).some()
}

func (g *game) swap(u, v int) {
	x, y := &g.s.units[u], &g.s.units[v]
	x.crew, y.crew = y.crew, x.crew
	x.flags &^= orphan
	y.flags &^= orphan
	g.s.cursor = uint8(u + 1)
	g.t.Rule(lr043)
}

// changeLine moves mobile artillery to the other line.
func (g *game) changeLine(u int) {
	s := g.s
	f, r := &s.front[s.asked], &s.rear[s.asked]
	if f.has(u) {
		*f, *r = f.drop(u), r.with(u)
	} else {
		*f, *r = f.with(u), r.drop(u)
	}
	s.units[u].flags |= shifted
	g.t.Rule(lr050)
}

// rearranged lets the other player rearrange, then opens the window for Command
// cards.
func (g *game) rearranged() {
	g.s.cursor = 0
	if g.passed(); g.s.passes < playtest.Seats {
		return
	}
	g.openWindow(inCommitment)
}

// shiftLines makes the Rear Line of a player without a Front Line the new Front Line
// (LR-041, LG-30).
func (g *game) shiftLines() {
	for seat := range playtest.Seats {
		g.shiftLine(playtest.Seat(seat))
	}
}

func (g *game) shiftLine(seat playtest.Seat) {
	s := g.s
	if s.front[seat].none() && s.rear[seat].some() {
		s.front[seat], s.rear[seat] = s.rear[seat], set{}
		g.t.Rule(lr041)
	}
}
