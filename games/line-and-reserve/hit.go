package lineandreserve

import "punchboard/playtest"

// hit makes the Intensity Roll of a hit (LR-094, LR-095).
func (g *game) hit() {
	f := &g.s.fight
	f.bought, f.again = 0, 0
	g.ask(atIntensity, f.seat)
}

// rollIntensity rolls one die, or in a Close Assault one for each unit of the group
// (LR-069).
func (g *game) rollIntensity() {
	f := &g.s.fight
	g.rollDice()
	g.ask(atIntensityFix, f.seat)
}

func (g *game) rollDice() {
	f := &g.s.fight
	switch {
	case f.kind == byCard:
		f.base = g.d10(g.key(forMine, int(f.victim)))
		f.dice = f.base
	case f.group == 0:
		f.base = g.d10(g.key(forIntensity, int(f.unit)))
		f.dice = f.base
	default:
		f.dice = 0
		for u := g.fighting(f.seat, f.group); u.some(); u = u.rest() {
			die := g.d10(g.key(forIntensity, u.first()))
			f.dice += die
			if u.first() == int(f.unit) {
				f.base = die
			}
		}
		g.t.Rule(lr069)
	}
	g.t.Rule(lr095)
}

// raw returns the Raw Damage of the hit (LG-23).
func (g *game) raw() int {
	f := &g.s.fight
	n := int(f.dice) + int(f.bought)
	if f.twice {
		n *= 2
	}
	switch {
	case f.kind == byCard:
		return n + int(f.index)
	case f.group != 0:
		return n // the dice are the damage (LR-070)
	}
	victims := g.s.owner(int(f.victim))
	rear := victims != f.seat && g.s.rear[victims].has(int(f.victim))
	return n + int(g.data.unit(int(f.unit)).weapon[f.weapon].index) + g.stat(int(f.unit), f.seat, damageStat, int(f.weapon), rear, false)
}

// applyDamage subtracts the Net Damage from the Endurance of the unit that was hit
// (LR-097 to LR-101).
func (g *game) applyDamage() {
	s, f := g.s, &g.s.fight
	u := int(f.victim)
	x, d := &s.units[u], g.data.unit(u)
	raw, defense := g.raw(), g.defense(u, s.owner(u))
	net := max(0, raw-defense)
	x.endurance = int8(max(0, int(x.endurance)-net))
	f.tell = told{damaged, int8(raw), int8(defense)}
	g.rules(lr094, lr097, lr098, lr099, lr100)
	f.tell = told{}
	g.ruleIf(f.group != 0, lr070)
	switch {
	case x.endurance == 0:
		g.destroy()
	case x.endurance <= d.half && x.damage == 0:
		g.drawDamage(u)
	default:
		g.ruleIf(x.damage != 0, lr105)
		g.ruleIf(x.crew != nobody, lr112)
		g.afterHit()
	}
}

// drawDamage puts a Damage card under a unit and applies the edge of its type
// (LR-101, LR-102).
func (g *game) drawDamage(u int) {
	s, x := g.s, &g.s.units[u]
	g.t.Rule(lr101)
	card, ok := g.nextDamage()
	if !ok {
		x.damage = noCard
		g.afterHit()
		return
	}
	x.damage = uint8(card + 1)
	e := g.edge(u)
	x.counter = e.counter
	x.flags |= hurt
	if s.fight.friendly {
		x.flags |= shotByFriend
	}
	g.t.Rule(lr102)
	g.ruleIf(e.counter > 0, lr108)
	g.noteEdge(e)
	switch {
	case e.destroys:
		g.destroy()
		return
	case e.grounds:
		x.flight = e.flight
	case e.flight != 0:
		x.flight += e.flight
	}
	if e.moves != stays {
		g.move(u, e.moves)
	}
	g.afterHit()
}

// noteEdge reports the examples of the rulebook by what they do.
func (g *game) noteEdge(e *edge) {
	g.ruleIf(e.counted.locks == 2 && e.counter == 4, lr137)
	g.ruleIf(e.lasting.mods[incomingStat] == 2 && e.lasting.mods[defenseStat] == -2, lr138)
}

// afterHit goes on with the attack, or with the window of the card that hit.
func (g *game) afterHit() {
	s := g.s
	if s.over() {
		return
	}
	switch s.fight.kind {
	case byWeapon:
		g.nextRoll()
	case byCard, byFlag:
		g.resumeWindow()
	case byFire:
		s.fight = fight{}
		g.ask(atFires, s.lead)
	}
}

// destroy removes the unit that was hit from the game and scores it (LR-103, LR-104,
// LR-128). Its crew may still be saved.
func (g *game) destroy() {
	s, f := g.s, &g.s.fight
	u := int(f.victim)
	seat, x := s.owner(u), &s.units[u]
	scored := !(f.friendly || f.kind == byFire && x.flags&shotByFriend != 0)
	f.friendly = !scored
	if g.data.set.ScoredOnce && x.flags&captive != 0 {
		scored = false
	}
	f.crew, f.mute = x.crew, g.edge(u) != nil && g.standing(u).mute
	s.killed[seat.Other()] = s.killed[seat.Other()].with(u)
	g.leaves(seat, u)
	s.gone = s.gone.with(u)
	g.rules(lr103, lr104)
	f.victims = seat
	if scored {
		g.t.Rule(lr128)
		g.score(seat.Other(), int(g.data.unit(u).cost))
	} else {
		g.t.Rule(lr088)
	}
	g.shiftNow(seat)
	if s.over() {
		return
	}
	if f.crew == nobody {
		g.afterHit()
		return
	}
	if f.kind == byFire {
		f.base = g.d10(playtest.Key{Domain: forFireCrew, Seat: seat, Turn: s.turn, Slot: uint16(u)})
	}
	g.ask(atSave, seat)
}

// mine is an automatic hit of a Command card; its player rolls and scores.
func (g *game) mine(c *command, u int, p *play) {
	s := g.s
	s.resume = p.by
	s.fight = fight{kind: byCard, seat: p.by, unit: nobody, target: uint8(u), victim: uint8(u), card: p.card, number: p.card, index: c.index}
	g.hit()
}

// repeat rolls the last roll again; the second result stands.
func (g *game) repeat() {
	s := g.s
	switch s.step {
	case atFix:
		s.fight.again++
		g.rollSum()
	case atIntensityFix:
		s.fight.again++
		g.rollDice()
	case atInitiativeFix:
		s.again++
		g.rollOne(s.asked)
		for s.roll[0] == s.roll[1] {
			g.tied()
			s.rolls++
			g.rollOne(0)
			g.rollOne(1)
		}
		s.passes = 0
	}
}
