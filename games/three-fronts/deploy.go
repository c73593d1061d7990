package threefronts

import "punchboard/playtest"

// may returns the units of a set that are not barred from an action by their own
// row, by a card for the game or by a card for the turn.
func (g *game) may(side playtest.Seat, what barredAction, of units) units {
	return of &^ (g.data.sides[side].barred[what] | g.s.forGame[side][what] | g.s.forTurn[side][what])
}

func (g *game) beginDeploy() {
	g.drawSquads(g.squadsDrawn())
	g.t.Rule(tf017)
	if g.s.inPlay(g.s.active)&g.s.pinned[g.s.active] != 0 {
		g.t.Rule(tf023)
	}
	g.ask(atDeploy, g.s.active)
}

// squadsDrawn returns how many Squad cards the turn begins with (TF-017); a variant may
// give the first player fewer in the first turn of the game.
func (g *game) squadsDrawn() int {
	if g.s.turn == 1 {
		return max(g.data.set.SquadsDrawn-g.data.set.FirstHandicap, 0)
	}
	return g.data.set.SquadsDrawn
}

// movable returns the units that may move: once per turn, not pinned (TF-022,
// TF-023).
func (g *game) movable() units {
	side := g.s.active
	return g.may(side, move, g.s.inPlay(side)&^(g.s.pinned[side]|g.s.moved))
}

// drawers returns the units that have not used their extra draw (TF-021).
func (g *game) drawers() (set units) {
	all := g.s.inPlay(g.s.active) & g.data.sides[g.s.active].drawers &^ g.s.drew
	for u := all; u != 0; u &= u - 1 {
		t := g.unit(g.s.active, u.first())
		if t.drawSquad > 0 && g.s.squads[g.s.active].left > 0 || t.drawTactics > 0 && g.tacticsLeft() {
			set |= one(u.first())
		}
	}
	return set
}

func (g *game) tacticsLeft() bool { return g.s.left > 0 || g.s.discard != 0 }

// unit returns the type of a unit.
func (g *game) unit(side playtest.Seat, unit int) *unitType {
	d := &g.data.sides[side]
	return &d.types[d.of[unit]]
}

func (g *game) deploy(unit, front int) {
	s, t := g.s, g.unit(g.s.active, unit)
	s.pending &^= one(unit)
	s.at[s.active][front] |= one(unit)
	for _, id := range [...]playtest.RuleID{tf012, tf018, tf019, tf020} {
		g.t.Rule(id)
	}
	if t.plain {
		g.t.Rule(t.rule)
	}
	g.t.Card(s.active, g.unitCard(s.active, unit), playtest.CardPlayed)
	g.checkFronts()
}

// declareMove declares a move, which Mud may cancel.
func (g *game) declareMove(unit, front int) {
	g.s.roll = roll{window: enemyMove, unit: uint8(unit), front: uint8(front)}
	g.ask(atMove, g.s.enemy())
}

func (g *game) carryOutMove() {
	s, unit := g.s, int(g.s.roll.unit)
	s.at[s.active][s.where(s.active, unit)] &^= one(unit)
	s.at[s.active][s.roll.front] |= one(unit)
	s.moved |= one(unit)
	g.t.Rule(tf022)
	g.ask(atDeploy, s.active)
	g.checkFronts()
}

func (g *game) extraCard(unit int, tactics bool) {
	t := g.unit(g.s.active, unit)
	g.s.drew |= one(unit)
	if tactics {
		g.drawTactics(g.s.active, t.drawTactics)
	} else {
		g.drawSquads(t.drawSquad)
	}
	g.t.Rule(tf021)
	g.t.Rule(t.rule)
}

func (g *game) legalDeploy(buf []playtest.Action) []playtest.Action {
	side := g.s.active
	for u := g.s.pending; u != 0; u &= u - 1 {
		for f := range fronts {
			buf = append(buf, act(deploy, u.first(), f, 0))
		}
	}
	for u := g.movable(); u != 0; u &= u - 1 {
		for near := adjacent[g.s.where(side, u.first())]; near != 0; near &= near - 1 {
			buf = append(buf, act(moveTo, u.first(), near.first(), 0))
		}
	}
	for u := g.drawers(); u != 0; u &= u - 1 {
		buf = g.legalExtra(buf, u.first())
	}
	return g.legalPlays(buf, inDeploy)
}

// legalExtra offers the decks that are not empty.
func (g *game) legalExtra(buf []playtest.Action, unit int) []playtest.Action {
	t := g.unit(g.s.active, unit)
	if t.drawSquad > 0 && g.s.squads[g.s.active].left > 0 {
		buf = append(buf, act(extraCard, unit, 0, 0))
	}
	if t.drawTactics > 0 && g.tacticsLeft() {
		buf = append(buf, act(extraCard, unit, 1, 0))
	}
	return buf
}

// frontSet is a set of fronts.
type frontSet = units

// adjacent lists the neighbors of each front; 0 and 2 are not adjacent.
var adjacent = [fronts]frontSet{0b010, 0b101, 0b010}
