package rehearsal

import (
	"math"
	"math/bits"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// TestOddsByEnumeration compares with every possible hand from small decks.
func TestOddsByEnumeration(t *testing.T) {
	for cards := 1; cards <= 10; cards++ {
		for wanted := 0; wanted <= cards; wanted++ {
			for hand := 0; hand <= cards; hand++ {
				with, all := 0, 0
				for set := range 1 << cards {
					if bits.OnesCount(uint(set)) == hand {
						all++
						if set&(1<<wanted-1) != 0 {
							with++
						}
					}
				}
				if got, want := atLeastOne(cards, wanted, hand), float64(with)/float64(all); math.Abs(got-want) > 1e-12 {
					t.Errorf("%d of %d in a hand of %d: %v, want %v", wanted, cards, hand, got, want)
				}
			}
		}
	}
}

// TestDealsKeepTheOdds compares dealt hands with the computed probabilities,
// for each player separately. The intervals are wide because there are many of
// them.
func TestDealsKeepTheOdds(t *testing.T) {
	for name, text := range declarations {
		r := load(t, text)
		s := playtest.Run(t.Context(), plan(r, playtest.Random[State](), 20_000), nil)
		for id, f := range r.Catalog().Facts {
			if f.Kind != playtest.FactOpening && f.Kind != playtest.FactGroup {
				continue
			}
			for seat := range playtest.Seats {
				if low, high := verdict.WilsonAt(s.Facts[id][seat], s.Games(), 4.5); f.Odds[seat] < low-1e-12 || f.Odds[seat] > high+1e-12 {
					t.Errorf("%s: %s in hand %d: exact %v, dealt %v to %v", name, f.Subject, seat, f.Odds[seat], low, high)
				}
			}
		}
	}
}
