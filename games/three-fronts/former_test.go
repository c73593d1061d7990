package threefronts

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestGreedyOutplaysFormer plays the sensible player against the one that the game
// had first.
func TestGreedyOutplaysFormer(t *testing.T) {
	rulestest.Outplays(t, playtest.Bind(load(t), formerPlayer(), Greedy()), "greedy", "former", rulestest.Games(1000, 200))
}

func formerPlayer() playtest.Player[State] {
	return playtest.Player[State]{Name: "former", New: func() playtest.Agent[State] { return &former{} }}
}

// former is the sensible player with the judgments that it had first: it reinforced
// where the enemy was strongest, sent scouts where no gun profited, assaulted with
// fewer dice than the defenders, aimed Support at the largest front, and canceled
// pins with a full hand.
type former struct{ greedy }

func (p *former) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, rnd *playtest.Stream) playtest.Action {
	g := game{Rules: p.rules, s: s}
	return playtest.Best(legal, rnd, func(a playtest.Action) int { return p.worth(&g, a) })
}

func (p *former) worth(g *game, a playtest.Action) int {
	k, x, y, z := unpack(a)
	switch k {
	case deploy:
		return p.deploy(g, y)
	case goOut:
		if g.s.at[p.me.Other()][g.s.where(p.me, x)] == 0 {
			return never
		}
		return 10
	case declare:
		return p.assault(g, x, y)
	case play:
		return p.card(g, x, y, z)
	}
	return p.greedy.worth(g, a)
}

func (p *former) deploy(g *game, front int) int {
	if g.s.at[p.me][front] == 0 {
		return 1000
	}
	return 500 + 5*(g.force(p.me.Other(), front)-g.force(p.me, front))
}

func (p *former) assault(g *game, unit, front int) int {
	own := 0
	for u := g.possibleAssaulters(front) &^ g.data.sides[p.me].leaders; u != 0; u &= u - 1 {
		own += g.firepower(p.me, u.first())
	}
	if g.data.sides[p.me].leaders.has(unit) || 10*own < 9*g.power(p.me.Other(), front) {
		return never
	}
	return 10 + g.firepower(p.me, unit)
}

func (p *former) card(g *game, kind, unit, front int) int {
	t := &g.data.tactics.types[kind]
	switch {
	case t.verb == support:
		return 50 + int(g.s.volleyMod[front]) + g.s.at[p.me.Other()][front].count()
	case t.verb == cancelRoll && p.greedy.card(g, kind, unit, front) == never && p.pinCanceled(g, unit, front):
		return 5 + front
	case t.verb == cancelRoll && t.windows[enemyMove] && g.s.hands[p.me].count() < 5:
		return never
	}
	return p.greedy.card(g, kind, unit, front)
}

// pinCanceled reports whether a card cancels a pin with a full hand.
func (p *former) pinCanceled(g *game, unit, face int) bool {
	if g.s.hands[p.me].count() < 5 {
		return false
	}
	switch g.s.roll.window {
	case enemySuppression:
		return g.data.tables.suppression.read(int(g.s.roll.sum)) == pinned
	case enemyFire:
		return g.data.tables.fire.read(face+g.fireMod(p.me.Other(), unit)) == pinned
	}
	return false
}
