package threefronts

import "punchboard/playtest"

func (g *game) beginRecon() {
	side := g.s.active
	if g.s.moved&g.s.inPlay(side)&g.data.sides[side].scouts != 0 {
		g.t.Rule(tf025)
	}
	g.ask(atRecon, side)
}

// scouts returns the units that may go on a mission (TF-030): not moved (TF-025),
// not pinned (TF-G29), each once.
func (g *game) scouts() units {
	side := g.s.active
	able := g.s.inPlay(side) & g.data.sides[side].scouts &^ (g.s.moved | g.s.mission | g.s.pinned[side])
	return g.may(side, recon, able)
}

// goOut rolls for a mission into the front opposite.
func (g *game) goOut(unit int) {
	s, t := g.s, g.unit(g.s.active, unit)
	s.mission |= one(unit)
	for _, id := range [...]playtest.RuleID{tf030, tf031, tf032, t.rule} {
		g.t.Rule(id)
	}
	front := uint8(s.where(s.active, unit))
	switch g.data.tables.recon.read(g.die(g.key(forRecon, s.active, unit, 0)) + t.reconMod) {
	case spotted:
		g.t.Rule(tf033)
		g.spot(unit, front)
	case success:
		g.t.Rule(tf035)
		s.roll = roll{unit: uint8(unit), front: front}
		g.ask(atSuccess, s.active)
	default:
		g.t.Rule(tf034)
	}
}

// spot lets the opponent make one Suppression Roll, without modifiers, against
// the recon unit only; its owner may cancel the roll (TF-G43).
func (g *game) spot(unit int, front uint8) {
	sum := g.die(g.key(forSpot, g.s.enemy(), unit, 0)) + g.die(g.key(forSpot, g.s.enemy(), unit, 1))
	g.s.roll = roll{window: enemySuppression, unit: uint8(unit), front: front, sum: int8(sum), spot: true}
	g.t.Rule(tf042)
	g.ask(atRoll, g.s.active)
}

// look reveals the enemy hand (TF-036).
func (g *game) look() {
	g.s.known[g.s.active] |= g.s.hands[g.s.enemy()]
	g.t.Rule(tf036)
	g.ask(atRecon, g.s.active)
}

// markFront adds 1 to Suppression Rolls against a front this turn (TF-037).
func (g *game) markFront(front int) {
	g.s.volleyMod[front]++
	g.t.Rule(tf037)
	g.ask(atRecon, g.s.active)
}

// legalSuccess offers both results. A unit sees only the front opposite, an
// aircraft any front (TF-G28).
func (g *game) legalSuccess(buf []playtest.Action) []playtest.Action {
	buf = append(buf, act(look, 0, 0, 0))
	for f := range fronts {
		if g.s.roll.unit == noUnit || int(g.s.roll.front) == f {
			buf = append(buf, act(mark, f, 0, 0))
		}
	}
	return buf
}
