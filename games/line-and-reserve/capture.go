package lineandreserve

import "punchboard/playtest"

// flag begins the check of a card that captures a unit.
func (g *game) flag(c *command, u int, p *play) {
	g.s.resume = p.by
	g.s.fight = fight{kind: byFlag, seat: p.by, unit: nobody, target: uint8(u), victim: uint8(u), card: p.card, index: c.captures}
	g.ask(atFlag, p.by)
}

// rollFlag captures the unit when the die is high enough (LG-34).
func (g *game) rollFlag() {
	s, f := g.s, &g.s.fight
	die := g.d10(playtest.Key{Domain: forFlag, Seat: f.seat, Turn: s.turn, Slot: uint16(f.victim), Repeat: uint16(f.card)})
	if die+int8(f.bought) < f.index {
		g.resumeWindow()
		return
	}
	g.capture()
}

// capture scores a unit and its crew double and takes the crew off (LR-117, LR-118,
// LR-129).
func (g *game) capture() {
	s, f := g.s, &g.s.fight
	u, me := int(f.victim), f.seat
	d, x := g.data.unit(u), &s.units[u]
	s.killed[me] = s.killed[me].with(u)
	points := 2 * int(d.cost)
	if g.data.set.ScoredOnce && x.flags&captive != 0 {
		points = 0
	}
	g.t.Rule(lr129)
	if crew := x.crew; crew != nobody {
		s.crews = s.crews.drop(int(crew))
		s.gone = s.gone.with(int(crew))
		x.crew = nobody
		if !g.data.set.CrewsScoreNot {
			points += 2 * int(g.data.unit(int(crew)).cost)
		}
		g.rules(lr117, lr118)
	}
	if g.score(me, points); s.over() {
		return
	}
	if d.kind == aircraft || d.needs == noCrew && !g.data.set.KeepUncrewed {
		g.keep(false)
		return
	}
	g.ask(atKeep, me)
}

// keep moves a captured unit to the captor's line of the same name, or removes it
// from the game (LR-119, LG-35).
func (g *game) keep(yes bool) {
	s, f := g.s, &g.s.fight
	u, me := int(f.victim), f.seat
	them := me.Other()
	if !yes {
		g.leaves(them, u)
		s.gone = s.gone.with(u)
		g.afterCapture(them)
		return
	}
	onFront := s.front[them].has(u)
	s.front[them], s.rear[them] = s.front[them].drop(u), s.rear[them].drop(u)
	g.bare(u)
	x := &s.units[u]
	x.on, x.rapid = 0, 0
	x.flags |= captive | orphan
	if onFront {
		s.front[me] = s.front[me].with(u)
	} else {
		s.rear[me] = s.rear[me].with(u)
	}
	g.rules(lr119, lr120)
	g.afterCapture(them)
}

func (g *game) afterCapture(them playtest.Seat) {
	g.shiftNow(them)
	g.resumeWindow()
}
