package fireandcover

import (
	"math/big"
	"strconv"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/enginetest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestOdds compares the rules with the exact fractions in
// testdata/probabilities.csv, by playing every possible course of the dice.
func TestOdds(t *testing.T) {
	o := odds{newPosition(t, load(t))}
	rulestest.Odds(t, 400, func(table, key string, mod int, outcome string) *big.Rat {
		return o.outcome(o.of(table, key, mod), outcome)
	})
}

// odds plays the situations of the tables.
type odds struct{ *position }

// of returns the probability of each number of men lost, or of success, which is 1.
func (o *odds) of(table, key string, mod int) map[int]*big.Rat {
	switch table {
	case "attack-roll":
		return o.attack("bolt-action-rifle", "M", func(s *State) { s.squads[0].flank = int16(mod) })
	case "attack-roll-max1":
		return o.attack("knife", "PB", func(s *State) { s.squads[0].flank = int16(mod) })
	case "card-mean":
		id, gap, _ := strings.Cut(key, "@")
		return o.attack(id, gap, func(s *State) { s.squads[1].concealed = int16(mod) })
	case "minefield":
		return o.each("b hand minefield", func(g *game) int {
			g.s.move.block = uint8(o.kind("minefield"))
			g.blocked()
			return int(g.s.squads[0].lost)
		})
	case "rout-loss":
		return o.each("a pinned", func(g *game) int {
			g.rout(&g.s.squads[0])
			return int(g.s.squads[0].lost)
		})
	case "morale-check":
		return o.each("a fired", func(g *game) int {
			g.s.move.rollSum = int16(mod)
			g.checkMorale()
			return one(g.s.squads[0].pinned)
		})
	case "rally-roll":
		return o.each("a pinned", func(g *game) int {
			g.s.move.rollSum = int16(mod)
			g.rollRally()
			return 1 - one(g.s.squads[0].pinned)
		})
	}
	o.T.Fatalf("there is no table %s", table)
	return nil
}

// outcome returns one probability of a distribution.
func (o *odds) outcome(p map[int]*big.Rat, name string) *big.Rat {
	sum := new(big.Rat)
	digits, kills := strings.CutPrefix(name, "kill_")
	for n, weight := range p {
		switch {
		case kills && strconv.Itoa(n) == digits,
			name == "none" && n == 0,
			(name == "p_positive" || name == "pinned" || name == "rallied") && n > 0:
			sum.Add(sum, weight)
		case name == "mean":
			sum.Add(sum, new(big.Rat).Mul(weight, big.NewRat(int64(n), 1)))
		}
	}
	return sum
}

// attack fires one card or option at a large squad in the Position Fire Phase.
func (o *odds) attack(id, gap string, change func(*State)) map[int]*big.Rat {
	item, kind, nation := o.item(id)
	return o.each("a "+nation+"; b russian; b pinned; range "+gap, func(g *game) int {
		change(g.s)
		g.ask(atPosition, 0)
		g.shoot(&g.data.items[item], kind, false)
		return int(g.s.squads[1].lost)
	})
}

// item returns a card or an option, with the nationality that may play it.
func (o *odds) item(id string) (item, kind int, nation string) {
	d := &o.rules.data
	for i := range d.nation {
		n := &d.nations[i]
		for at := n.first; at < n.last; at++ {
			if d.items[at].id == id {
				return at, o.kind("national-trait"), n.id
			}
		}
	}
	return o.kind(id), o.kind(id), "british"
}

// each plays all courses from a position.
func (o *odds) each(text string, then func(*game) int) map[int]*big.Rat {
	o.Play(text)
	start := o.State
	return enginetest.Enumerate(func(c playtest.Chance) int {
		s := start
		return then(&game{o.rules, &s, c, nil})
	})
}
