package lineandreserve

import "punchboard/playtest"

// room returns how many cards a player may still set aside (LG-52).
func (g *game) room() int {
	if g.data.set.NoCommitLimit {
		return allUnits
	}
	return 7 - g.s.aside[g.s.asked].count()
}

// ready returns the cards in hand that have not been set aside.
func (g *game) ready() set { return g.s.hands[g.s.asked].less(g.s.aside[g.s.asked]) }

// fits returns the crews in a set that may serve a unit in the Battle Area or about
// to be there.
func (g *game) fits(of set, u int) set {
	d := g.data.unit(u)
	if d.needs == noCrew {
		return set{}
	}
	if g.s.units[u].on&g.data.commands.anyCrew != 0 {
		return of.and(g.data.crews).less(g.data.crewOf[pilot])
	}
	return of.and(g.data.crewOf[d.needs])
}

// mayCommit reports whether the player can set anything aside.
func (g *game) mayCommit() bool {
	s, ready, room := g.s, g.ready(), g.room()
	if room < 1 || ready.none() {
		return false
	}
	for u := ready.less(g.data.crews); u.some(); u = u.rest() {
		if d := g.data.unit(u.first()); d.needs == noCrew || room > 1 && ready.and(g.data.crewOf[d.needs]).some() {
			return true
		}
	}
	crews := ready.and(g.data.crews)
	if crews.none() {
		return false
	}
	for u := g.vacant(s.asked); u.some(); u = u.rest() {
		if g.fits(crews, u.first()).some() {
			return true
		}
	}
	return false
}

// vacant returns the committed units of a player that wait for a crew and that no
// crew has been set aside for (LR-046, LG-78).
func (g *game) vacant(seat playtest.Seat) (of set) {
	for u := g.idle(seat); u.some(); u = u.rest() {
		x := &g.s.units[u.first()]
		if x.joining == nobody && (!g.data.set.LostCrewOnly || x.flags&orphan != 0) {
			of = of.with(u.first())
		}
	}
	return of
}

// idle returns the committed units that need a crew and have none (LG-33).
func (g *game) idle(seat playtest.Seat) (of set) {
	for u := g.s.table(seat).and(g.data.crewed); u.some(); u = u.rest() {
		if g.s.units[u.first()].crew == nobody {
			of = of.with(u.first())
		}
	}
	return of
}

// legalCommit appends what can be set aside, design by design.
func (g *game) legalCommit(buf []playtest.Action) []playtest.Action {
	ready, room := g.ready(), g.room()
	buf = append(buf, act(pass, 0, 0, 0))
	last := -1
	for u := ready.less(g.data.crews); u.some() && room > 0; u = u.rest() {
		if n := g.data.designNumber(u.first()); n != last {
			buf, last = g.legalUnit(buf, u.first(), ready, room), n
		}
	}
	crews := ready.and(g.data.crews)
	if crews.none() || room < 1 {
		return buf
	}
	for u := g.vacant(g.s.asked); u.some(); u = u.rest() {
		buf = g.eachCrew(buf, g.fits(crews, u.first()), func(crew int) playtest.Action { return act(relieve, crew, u.first(), 0) })
	}
	return buf
}

// legalUnit appends the ways to commit a unit.
func (g *game) legalUnit(buf []playtest.Action, u int, ready set, room int) []playtest.Action {
	d, n := g.data.unit(u), g.data.designNumber(u)
	lines := 1
	if d.line == either && !g.data.set.LineRevealed {
		lines = 2
	}
	for at := range lines {
		if d.needs == noCrew {
			buf = append(buf, act(commit, n, nobody, at))
		} else if room > 1 {
			buf = g.eachCrew(buf, ready.and(g.data.crewOf[d.needs]), func(crew int) playtest.Action { return act(commit, n, crew, at) })
		}
	}
	return buf
}

// eachCrew appends an action for each design among some crews.
func (g *game) eachCrew(buf []playtest.Action, crews set, a func(design int) playtest.Action) []playtest.Action {
	last := -1
	for ; crews.some(); crews = crews.rest() {
		if n := g.data.designNumber(crews.first()); n != last {
			buf, last = append(buf, a(n)), n
		}
	}
	return buf
}

// setAside sets a unit aside, with the crew that it needs (LR-039, LR-045).
func (g *game) setAside(n, crew int, rear bool) {
	s := g.s
	ready := g.ready()
	u := g.data.inHand(ready, n)
	s.aside[s.asked] = s.aside[s.asked].with(u)
	if crew != nobody {
		c := g.data.inHand(ready, crew)
		s.aside[s.asked] = s.aside[s.asked].with(c)
		s.units[u].crew = uint8(c)
	}
	if rear {
		s.units[u].flags |= toRear
	}
}

// relieve sets a crew aside for a unit without one (LR-046).
func (g *game) relieve(crew, u int) {
	s := g.s
	c := g.data.inHand(g.ready(), crew)
	s.aside[s.asked] = s.aside[s.asked].with(c)
	s.units[u].joining = uint8(c)
}

// committed lets the other player choose, then reveals what both have set aside.
func (g *game) committed() {
	if g.s.asked == 0 {
		g.ask(atCommit, 1)
		return
	}
	g.rules(lr017, lr020, lr038, lr039, lr044, lr045, lr019)
	for seat := range playtest.Seats {
		g.reveal(playtest.Seat(seat))
	}
	g.askFirst(atPlace)
}

// askFirst asks the player with fewer points, then the other one.
func (g *game) askFirst(st step) {
	g.s.passes = 0
	g.ask(st, g.fewer())
}

// reveal places what a player has set aside (LR-040).
func (g *game) reveal(seat playtest.Seat) {
	s := g.s
	for u := s.table(seat); u.some(); u = u.rest() {
		if x := &s.units[u.first()]; x.joining != nobody {
			x.crew, x.joining = x.joining, nobody
			x.flags &^= orphan
			s.crews = s.crews.with(int(x.crew))
			g.t.Card(seat, g.unitCard(int(x.crew)), playtest.CardPlayed)
			g.rules(lr046)
			g.ruleIf(x.flags&captive != 0, lr120)
		}
	}
	aside := s.aside[seat]
	if aside.some() {
		g.rules(lr040)
	}
	s.hands[seat] = s.hands[seat].less(aside)
	s.aside[seat] = set{}
	var room [perSide]uint16
	all := aside.less(g.data.crews).things(room[:0])
	g.t.Together(revealed, all)
	for _, u := range all {
		g.enter(seat, int(u))
	}
}

// enter places a unit on its line.
func (g *game) enter(seat playtest.Seat, u int) {
	s, d, x := g.s, g.data.unit(u), &g.s.units[u]
	if x.crew != nobody {
		s.crews = s.crews.with(int(x.crew))
		g.t.Rule(lr008)
		g.ruleIf(d.kind == tank && d.half*2 == d.full, lr140)
	} else {
		g.t.Rule(lr009)
	}
	x.endurance, x.flight = d.full, d.turns
	x.flags |= fresh
	switch {
	case d.line == inAir:
		s.air[seat] = s.air[seat].with(u)
		g.rules(lr035, lr047)
	case d.line == either && g.data.set.LineRevealed:
		s.aside[seat] = s.aside[seat].with(u)
	case d.line == rearLine || x.flags&toRear != 0:
		s.rear[seat] = s.rear[seat].with(u)
		g.rules(lr034)
		g.ruleIf(s.front[seat].some(), lr042)
	default:
		s.front[seat] = s.front[seat].with(u)
		g.rules(lr032, lr033)
	}
	g.ruleIf(d.line == either, lr049)
	x.flags &^= toRear
	g.t.Card(seat, g.unitCard(u), playtest.CardPlayed)
	if x.crew != nobody {
		g.t.Card(seat, g.unitCard(int(x.crew)), playtest.CardPlayed)
	}
}

// placeMobile chooses the line of a unit after the reveal, under a switch (LG-64).
func (g *game) placeMobile(u int, rear bool) {
	s := g.s
	s.aside[s.asked] = s.aside[s.asked].drop(u)
	if rear {
		s.rear[s.asked] = s.rear[s.asked].with(u)
		return
	}
	s.front[s.asked] = s.front[s.asked].with(u)
}

// placed lets the other player place, then both rearrange.
func (g *game) placed() {
	if g.passed(); g.s.passes < playtest.Seats {
		return
	}
	g.s.cursor = 0
	g.askFirst(atCrews)
}

// ruleIf reports a rule if it was applied.
func (g *game) ruleIf(yes bool, id playtest.RuleID) {
	if yes {
		g.t.Rule(id)
	}
}
