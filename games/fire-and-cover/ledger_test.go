package fireandcover

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestLedger compares code and tests with the ledger, over all variants.
func TestLedger(t *testing.T) {
	l := rulestest.Ledger{Prefix: ledger.Prefix, Least: 170, Tests: []string{"rules_test.go", "cards_test.go", "variants_test.go", "squads_test.go"}}
	for _, variant := range variants {
		r := rulesOf(t, read(t, variant))
		for _, p := range []playtest.Player[State]{playtest.Random[State](), Greedy()} {
			l.Played(t, r.Catalog(), playtest.Run(t.Context(), plan(r, p, 1500), nil))
		}
	}
	r := squadsOf(t, 2)
	l.Played(t, r.Catalog(), playtest.Run(t.Context(), plan(r, Greedy(), 200), nil))
	l.Holds(t)
}

func TestHashTellsStatesApart(t *testing.T) {
	for _, variant := range variants {
		rulestest.HashesDiffer(t, variant, rulesOf(t, read(t, variant)), 8, 800)
	}
}

// TestHashKnowsEveryField changes each field of a state in turn.
func TestHashKnowsEveryField(t *testing.T) {
	r := load(t)
	var s State
	c := newLuck()
	r.Setup(&s, &c, nil)
	for i, change := range []func(*State){
		func(s *State) { s.turn++ }, func(s *State) { s.shuffles++ }, func(s *State) { s.first = 1 - s.first },
		func(s *State) { s.active = 1 - s.active }, func(s *State) { s.asked = 1 - s.asked }, func(s *State) { s.roller++ },
		func(s *State) { s.winner++ }, func(s *State) { s.way++ }, func(s *State) { s.step = atExtra }, func(s *State) { s.passes++ },
		func(s *State) { s.back++ }, func(s *State) { s.backTo++ }, func(s *State) { s.gap-- }, func(s *State) { s.left-- },
		func(s *State) { s.deck[0]++ }, func(s *State) { s.discard.add(1) },
		func(s *State) { s.move.declared = true }, func(s *State) { s.move.pointMan = true }, func(s *State) { s.move.pointHit = true },
		func(s *State) { s.move.smoke = true }, func(s *State) { s.move.covered = true }, func(s *State) { s.move.attacked = true },
		func(s *State) { s.move.ambushed = true }, func(s *State) { s.move.moved = true }, func(s *State) { s.move.outflanks = true },
		func(s *State) { s.move.extra = true }, func(s *State) { s.move.flanked = true }, func(s *State) { s.move.byCard = true },
		func(s *State) { s.move.lateral = true }, func(s *State) { s.move.could = !s.move.could }, func(s *State) { s.move.card++ }, func(s *State) { s.move.to++ },
		func(s *State) { s.move.block++ }, func(s *State) { s.move.rollSum++ },
		func(s *State) { s.squads[1].nation++ }, func(s *State) { s.squads[1].hex++ }, func(s *State) { s.squads[1].terrain++ },
		func(s *State) { s.squads[1].pinned = true }, func(s *State) { s.squads[1].fired = true }, func(s *State) { s.squads[1].outflanked = true },
		func(s *State) { s.squads[1].start++ }, func(s *State) { s.squads[1].men++ }, func(s *State) { s.squads[1].lost++ },
		func(s *State) { s.squads[1].gained++ }, func(s *State) { s.squads[1].killed++ }, func(s *State) { s.squads[1].concealed++ },
		func(s *State) { s.squads[1].encircled++ }, func(s *State) { s.squads[1].goals++ }, func(s *State) { s.squads[1].handMod++ },
		func(s *State) { s.squads[1].flank++ }, func(s *State) { s.squads[1].seen++ }, func(s *State) { s.squads[1].hand.add(2) },
		func(s *State) { s.squads[1].known.add(2) }, func(s *State) { s.squads[1].attached.add(2) }, func(s *State) { s.squads[1].kept.add(2) },
		func(s *State) { s.squads[1].flankers.add(2) }, func(s *State) { s.squads[1].used[perGame] |= 4 }, func(s *State) { s.squads[1].bonus[always][1]++ },
		func(s *State) { s.squads[1].closer++ }, func(s *State) { s.squads[1].shots++ },
	} {
		other := s
		if change(&other); r.Hash(&other) == r.Hash(&s) {
			t.Errorf("change %d leaves the hash as it was", i)
		}
	}
}

// TestBrokenStatesAreFound breaks one invariant after another.
func TestBrokenStatesAreFound(t *testing.T) {
	r := load(t)
	for _, c := range []struct {
		want   string
		breaks func(*State)
	}{
		{"there are 2 copies of card knife instead of 1", func(s *State) { s.discard.add(12 + 10) }},
		{"10 men and 1 lost, of 10 and 0 more", func(s *State) { s.squads[0].lost++ }},
		{"no man is left and the game goes on", func(s *State) { s.squads[0].men, s.squads[0].lost = 0, 10 }},
		{"3 objectives and the game goes on", func(s *State) { s.squads[0].goals = 3 }},
		{"a pinned squad moves", func(s *State) { s.squads[0].pinned, s.move.declared = true, true }},
		{"1 Point Blank cards at Short range, of 0 at most", func(s *State) { s.squads[1].closer = 1 }},
		{"cover without a card", func(s *State) { s.squads[1].concealed = -1 }},
		{"a Flanking Fire bonus without a card", func(s *State) { s.squads[1].flank = 1 }},
		{"objectives without a card", func(s *State) { s.squads[1].goals = 1 }},
		{"125 cards of the deck are known, of 124", func(s *State) { s.squads[1].seen = 125 }},
		{"a player knows a card that the opponent no longer holds", func(s *State) { s.squads[1].known.add(0) }},
		{"range 4", func(s *State) { s.gap = outOfRange }},
	} {
		p := newPosition(t, r)
		p.begin()
		c.breaks(&p.State)
		if err := p.rules.Check(&p.State); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("found: %v, want %s", err, c.want)
		}
	}
}

// TestBrokenMapIsFound places both squads in one hex, and sets a range that
// does not match their hexes.
func TestBrokenMapIsFound(t *testing.T) {
	r := rulesOf(t, read(t, "hex-map"))
	for _, breaks := range []func(*State){
		func(s *State) { s.gap++ },
		func(s *State) {
			s.squads[1].hex = s.squads[0].hex
			s.gap = r.data.ground.rangeOf(s.squads[0].hex, s.squads[0].hex)
		},
	} {
		var s State
		c := newLuck()
		r.Setup(&s, &c, nil)
		if err := r.Check(&s); err != nil {
			t.Fatal(err)
		}
		breaks(&s)
		if err := r.Check(&s); err == nil || !strings.Contains(err.Error(), "the squads are on") {
			t.Errorf("found: %v", err)
		}
	}
}
