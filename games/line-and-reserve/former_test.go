package lineandreserve

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// former is the sensible player that the game had first. It resolved the attack on
// the dearest target first, and let more units aim at one target.
type former struct{ greedy }

func formerPlayer() playtest.Player[State] {
	return playtest.Player[State]{Name: "former", New: func() playtest.Agent[State] { return &former{greedy{spread: 1}} }}
}

func (p *former) Act(r playtest.Rules[State], s *State, legal []playtest.Action, rnd *playtest.Stream) playtest.Action {
	if s.step != atAttack {
		return p.greedy.Act(r, s, legal, rnd)
	}
	g := game{Rules: p.rules, s: s}
	best, most, ties := legal[0], 0, 0
	for _, a := range legal {
		_, u, _, _ := unpack(a)
		switch cost := p.cost(&g, int(s.units[u].target)); {
		case cost > most:
			best, most, ties = a, cost, 1
		case cost == most:
			if ties++; rnd.N(ties) == 0 {
				best = a
			}
		}
	}
	return best
}

// TestGreedyOutplaysFormer plays the sensible player, with several Reserves decks,
// against the former one.
func TestGreedyOutplaysFormer(t *testing.T) {
	for _, side := range [][2]string{{"us-combat-command", "de-panzer-group"}, {"su-rifle-division", "de-defensive-line"}} {
		r := load(t, decks(side[0], side[1]))
		rulestest.Outplays(t, playtest.Bind(r, formerPlayer(), Greedy()), "greedy", "former", rulestest.Games(4000, 1000))
	}
}
