package lineandreserve

import "punchboard/playtest"

// beginFires finds the burning units (LG-59).
func (g *game) beginFires() {
	s := g.s
	s.burning = set{}
	for seat := range playtest.Seats {
		for u := s.table(playtest.Seat(seat)); u.some(); u = u.rest() {
			if x := &s.units[u.first()]; x.damage != 0 && g.standing(u.first()).burns > 0 {
				s.burning = s.burning.with(u.first())
			}
		}
	}
	g.ask(atFires, s.lead)
}

// nextFire checks the only fire left, or ends the Combat Phase.
func (g *game) nextFire() {
	if s := g.s; s.burning.some() {
		g.checkFire(s.burning.first())
		return
	}
	g.endCombat()
}

// checkFire begins the check of a burning unit, whose owner rolls.
func (g *game) checkFire(u int) {
	s := g.s
	s.burning = s.burning.drop(u)
	s.fight = fight{kind: byFire, seat: s.owner(u), unit: nobody, target: uint8(u), victim: uint8(u)}
	g.ask(atFireRoll, s.fight.seat)
}

// rollFire destroys the unit when the die is low.
func (g *game) rollFire() {
	s, f := g.s, &g.s.fight
	die := g.d10(playtest.Key{Domain: forFire, Seat: f.seat, Turn: s.turn, Slot: uint16(f.victim)})
	if die+int8(f.bought) > g.standing(int(f.victim)).burns {
		g.afterHit()
		return
	}
	g.destroy()
}

// endCombat recovers units, moves counters and aircraft on, and looks for a winner.
func (g *game) endCombat() {
	s := g.s
	g.watchMarkers()
	s.wide, s.reaching, s.screened, s.striking = [playtest.Seats]cards{}, set{}, set{}, set{}
	g.rules(lr111)
	order := [endings]uint16{recovery, flightsCount, linesShift, overrunCount, situationEnd}
	g.t.Together(combatOver, order[:])
	for _, what := range order {
		if g.ending(what); s.over() {
			return
		}
	}
	g.askFirst(atDraw)
	g.beginDraws()
}

// ending does one of the things that end with the Combat Phase.
func (g *game) ending(what uint16) {
	switch what {
	case recovery:
		for seat := range playtest.Seats {
			for u := g.s.table(playtest.Seat(seat)); u.some(); u = u.rest() {
				g.recover(u.first())
			}
		}
	case flightsCount:
		for seat := range playtest.Seats {
			g.flights(playtest.Seat(seat))
		}
	case linesShift:
		g.shiftLines()
	case overrunCount:
		g.overruns()
	case situationEnd:
		g.situationWins()
	}
}

// recover brings a unit back to full or half Endurance, ends what lasted for the
// Combat Phase, and moves its counter on (LR-110, LG-39, LG-43).
func (g *game) recover(u int) {
	x, d := &g.s.units[u], g.data.unit(u)
	x.endurance = d.full
	if x.damage != 0 {
		x.endurance = d.half
		g.t.Rule(lr110)
	}
	if x.counter > 0 && (x.flags&hurt == 0 || g.data.set.CounterAtOnce) {
		if x.counter--; x.counter == 0 {
			g.t.Rule(lr109)
		}
	}
	x.target, x.group, x.weapons, x.rapid = nobody, 0, 0, 0
	x.on &^= g.data.commands.phase
	x.flags &^= hurt | shifted
	if x.on != 0 {
		g.lasting(u, x.on)
	}
}

// lasting puts cards that outlast the phase into force again.
func (g *game) lasting(u int, on cards) {
	s := g.s
	for ; on != 0; on &= on - 1 {
		c := &g.data.commands.design[on.first()]
		if c.reach {
			s.reaching = s.reaching.with(u)
		}
		if c.screen {
			s.screened = s.screened.with(u)
		}
		if c.first {
			s.striking = s.striking.with(u)
		}
	}
}

// flights counts a Turn of Flight of each aircraft; those without any go under the
// Reserves deck with their pilots (LR-048, LG-38, LG-79).
func (g *game) flights(seat playtest.Seat) {
	s := g.s
	var home set
	for u := s.table(seat); u.some(); u = u.rest() {
		x := &s.units[u.first()]
		was := x.flags
		x.flags &^= fresh
		if !s.air[seat].has(u.first()) || was&fresh != 0 && g.data.set.FirstTurnFree && x.flight > 0 {
			continue
		}
		if x.flight--; x.flight <= 0 {
			g.t.Rule(lr048)
			home = home.with(u.first())
		} else {
			g.t.Rule(lr047)
		}
	}
	if home.none() {
		return
	}
	var room [perSide]uint16
	all := home.things(room[:0])
	g.t.Together(homeward, all)
	for _, u := range all {
		g.move(int(u), unitToReserves)
	}
}
