package verdict

import (
	"math/rand/v2"
	"testing"

	"punchboard/playtest"
)

// TestBudgetCoversTheTruth uses made-up games that are won if card and die agree:
// a third of the result comes from the card alone, and a third from both
// together.
func TestBudgetCoversTheTruth(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	coin := func() int { return rnd.IntN(2) }
	missed := 0
	const runs = 400
	for range runs {
		b := LuckShares(samplesOf(500, coin))
		for _, s := range b.Shares {
			if s.Low > 1.0/3 || s.High < 1.0/3 {
				missed++
			}
			if s.Total < s.Alone {
				t.Errorf("%s explains %.2f alone and %.2f in all", s.Source, s.Alone, s.Total)
			}
		}
	}
	if missed > runs/10 { // the intervals for both sources together may miss in 5 of 100 runs
		t.Errorf("%d of %d intervals miss the truth", missed, 2*runs)
	}
}

// samplesOf makes up samples of games that seat 0 wins with two heads, from two
// sources; the other sources are never drawn from.
func samplesOf(n uint64, coin func() int) *playtest.Luck {
	l := &playtest.Luck{Player: "greedy", Samples: n, Sources: []playtest.SourceCount{{Source: playtest.FromCards}, {Source: playtest.FromDice}}}
	wins := func(card, die int) int { return 2 * (card & die) }
	squared := func(a, b int) int { return (a - b) * (a - b) }
	for range n {
		card, die, card2, die2 := coin(), coin(), coin(), coin()
		first, second, mixed, other := wins(card, die), wins(card2, die2), wins(card, die2), wins(card2, die)
		apart := (playtest.ApartPairs-2)*squared(first, second) + 2*squared(mixed, other)
		sum(&l.Apart, apart, apart)
		cards, dice := squared(first, mixed)+squared(second, other), squared(first, other)+squared(second, mixed)
		sum(&l.Sources[0].Alone, cards, apart)
		sum(&l.Sources[0].Rest, dice, apart)
		sum(&l.Sources[1].Alone, dice, apart)
		sum(&l.Sources[1].Rest, cards, apart)
	}
	return l
}

func sum(q *playtest.Squares, v, apart int) {
	q.Sum += uint64(v)
	q.OfSquares += uint64(v * v)
	q.Cross += uint64(v * apart)
}

// TestBudgetOfNothing checks that nothing is reported for too few samples, or for
// games that all end alike.
func TestBudgetOfNothing(t *testing.T) {
	same := &playtest.Luck{Samples: 1000, Sources: []playtest.SourceCount{{Source: playtest.FromDice}}}
	few := samplesOf(leastSamples-1, func() int { return 0 })
	for _, l := range []*playtest.Luck{nil, few, same} {
		if b := LuckShares(l); b != nil {
			t.Errorf("%+v gives %+v", l, b)
		}
	}
}
