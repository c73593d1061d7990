package fireandcover

import "punchboard/playtest"

// usable reports whether the deciding player may attack with a card: at the
// current range, or with a Point Blank card at Short range (FC-029).
func (g *game) usable(it *item) (plain, closer bool) {
	s, me := g.s, g.s.asked
	if s.gap == outOfRange || it.shot.needPinned && !s.other().pinned || g.tooHeavy(it) {
		return false, false
	}
	plain = it.shot.reaches(s.gap)
	closer = s.gap == short && it.shot.reaches(pointBlank) && s.own().closer < g.nation(me).closer &&
		(me == s.active || !g.data.set.CloserOwnTurn)
	return plain, closer
}

// tooHeavy reports whether a weapon is too heavy for a squad that moved or is
// about to (FC-082, FC-G16).
func (g *game) tooHeavy(it *item) bool {
	return (it.heavy || it.shot.notMoved) && g.s.asked == g.s.active && (g.s.move.moved || g.s.step == atCovering)
}

// shoot resolves one attack card (FC-022).
func (g *game) shoot(it *item, kind int, closer bool) {
	s, me := g.s, g.s.asked
	for _, id := range [...]playtest.RuleID{fc018, fc019, fc020, fc022, fc054} {
		g.t.Rule(id)
	}
	if closer {
		s.own().closer++
		g.t.Rule(fc029)
	}
	total := g.total(it, closer)
	g.noteAttack()
	k := g.key(forAttack, me, kind, int(s.own().shots))
	s.own().shots++
	total += g.die(k)
	k.Domain = forAttack2
	total -= g.die(k)
	g.ruleIf(total <= 0, fc023)
	kills := max(0, total)
	if it.shot.maxKills > 0 {
		kills = min(kills, int(it.shot.maxKills))
	}
	g.hit(me.Other(), g.point(kills))
}

// point applies the fire of an Opportunity Fire Phase to the point man (FC-065):
// at most one man.
func (g *game) point(kills int) int {
	m := &g.s.move
	if g.s.step != atOpportunity || !m.pointMan || kills == 0 {
		return kills
	}
	if m.pointHit {
		return 0
	}
	m.pointHit = true
	g.t.Rule(fc065)
	return 1
}

// noteAttack records that a squad attacked.
func (g *game) noteAttack() {
	m := &g.s.move
	switch g.s.step {
	case atCovering:
		m.covered, m.attacked = true, true
	case atOpportunity:
		m.ambushed = true
		g.t.Rule(fc061)
	case atPosition:
		m.attacked = true
		g.t.Rule(fc079)
	case atReturn:
		g.t.Rule(fc084)
	}
	g.ruleIf(g.data.set.OnMap, fc128)
}

// hit removes men from a squad that was fired at, and opens the window for
// Commander Killed.
func (g *game) hit(seat playtest.Seat, kills int) {
	s, q := g.s, &g.s.squads[seat]
	kills = min(kills, int(q.men))
	q.men -= int32(kills)
	q.lost += int32(kills)
	if seat != s.active || !g.data.set.EnemyTurnOnly {
		q.fired = true
		q.killed += int32(kills)
	}
	g.watchHit()
	switch {
	case q.men == 0:
		g.wiped(seat, byKills)
	case kills > 0 && s.squads[seat.Other()].hand.kinds&g.data.window[inKill] != 0:
		s.back, s.backTo = s.step, s.asked
		g.ask(atKill, seat.Other())
	}
}

// total adds up the modifiers of an attack by the asked player.
func (g *game) total(it *item, closer bool) int {
	s, me, q := g.s, g.s.asked, g.s.own()
	gap := s.gap
	if closer {
		gap = pointBlank
	}
	built := it.shot.mod[gap]
	g.ruleIf(built != 0, fc027)
	sum := int(built) + int(g.footing(me)) + g.phaseMod(it)
	if q.pinned {
		sum += int(g.data.mods.pinned)
		g.t.Rule(fc045)
	}
	cards := q.bonusFor(always, it) + int(q.flank)
	g.ruleIf(cards != 0, fc024)
	g.ruleIf(q.flank != 0, fc118)
	return sum + cards + g.cover(it)
}

// bonusFor sums the modifiers that cards give to an attack.
func (q *squad) bonusFor(when modPhase, it *item) int {
	if it.gun {
		return int(q.bonus[when][0]) + int(q.bonus[when][1])
	}
	return int(q.bonus[when][0])
}

// footing returns the modifier that a squad's terrain gives to its attacks.
func (g *game) footing(seat playtest.Seat) (mod int8) {
	q := &g.s.squads[seat]
	switch {
	case g.data.set.OnMap:
		mod = g.data.ground.ownAttack[q.hex]
		g.ruleIf(mod != 0, fc125)
	case q.terrain > 0:
		it := &g.data.items[q.terrain-1]
		if mod = it.ownAttack; mod != 0 {
			g.t.Rule(it.rule)
		}
	}
	return mod
}

// phaseMod returns the modifier that the phase gives to an attack.
func (g *game) phaseMod(it *item) (mod int) {
	s, q, m := g.s, g.s.own(), &g.s.move
	switch s.step {
	case atCovering:
		mod = int(g.nation(s.asked).covering) + q.bonusFor(whenCovering, it)
		g.ruleIf(g.nation(s.asked).covering != 0, fc055)
		g.ruleIf(g.nation(s.asked).covering == 0, fc056)
		g.ruleIf(m.smoke, fc058)
	case atOpportunity:
		mod = q.bonusFor(whenOpportunity, it)
		g.ruleIf(m.smoke, fc063)
		if m.covered {
			mod += int(g.data.mods.covered)
			g.t.Rule(fc062)
		}
	case atPosition:
		mod = g.positionMod(q)
	}
	return mod
}

func (g *game) positionMod(q *squad) (mod int) {
	switch {
	case g.s.move.moved:
		mod = int(g.data.mods.moved)
		g.t.Rule(fc080)
	case q.outflanked:
		mod = int(g.data.mods.outflanked)
		g.t.Rule(fc081)
	}
	if g.s.move.outflanks {
		mod += int(g.data.mods.outflank)
		g.t.Rule(fc083)
	}
	return mod
}

// cover returns the modifier of the target's terrain.
func (g *game) cover(it *item) int {
	q := g.s.other()
	ground := int8(0)
	switch {
	case g.data.set.OnMap:
		ground = g.data.ground.cover[q.hex]
		g.ruleIf(ground != 0, fc125)
	case q.terrain > 0:
		ground = g.data.items[q.terrain-1].cover
	}
	g.ruleIf(ground == 0, fc071)
	if it.shot.ignoreCover {
		return g.uncovered(q)
	}
	g.ruleIf(ground != 0, fc025)
	return int(ground) + int(q.concealed) + int(q.encircled)
}

// uncovered returns the cover that counts even against a weapon that ignores
// cover; it depends on the setting Ignores.
func (g *game) uncovered(q *squad) int {
	switch g.data.set.Ignores {
	case ignoreProtection:
		return int(q.encircled)
	case ignoreTerrainOnly:
		return int(q.concealed) + int(q.encircled)
	}
	return 0
}
