package verdict

import (
	"math"
	"math/rand/v2"

	"punchboard/playtest"
)

// The kinds of intervals of cards, changes, players, luck and supply.

// deckOf returns a catalog with one pile of different cards.
func deckOf(cards, early int) *playtest.Catalog {
	c := &playtest.Catalog{Seats: []string{"red", "blue"}, Cards: make([]string, cards), CardPiles: make([]playtest.PileID, cards), Piles: []playtest.Pile{{Early: early}}}
	for i := range c.Cards {
		c.Cards[i] = string(rune('a' + i))
	}
	return c
}

// dealt plays games in which each player draws from the deck and then wins with a
// probability that depends on the number of cards drawn.
func dealt(rnd *rand.Rand, sheet *playtest.Catalog, games int, draws func() int, wins func(draws int, hand []int) float64) *playtest.Stats {
	cards, early := len(sheet.Cards), sheet.Piles[0].Early
	s := &playtest.Stats{Early: make([]playtest.PerSeat[playtest.EarlyCounts], cards), Openings: make([]playtest.PerSeat[playtest.EarlyCounts], 1)}
	for i := range s.Early {
		s.Early[i] = playtest.PerSeat[playtest.EarlyCounts]{make(playtest.EarlyCounts, early+1), make(playtest.EarlyCounts, early+1)}
	}
	s.Openings[0] = playtest.PerSeat[playtest.EarlyCounts]{make(playtest.EarlyCounts, early+1), make(playtest.EarlyCounts, early+1)}
	add := func(c *playtest.EarlyCount, points uint64) {
		c.Games++
		c.Points += points
	}
	for range games {
		n := draws()
		hand := rnd.Perm(cards)[:n]
		points := 2 * count(rnd, wins(n, hand), 1)
		add(&s.Openings[0][0][n], points)
		for _, card := range hand {
			add(&s.Early[card][0][n], points)
		}
	}
	s.Turns.Add(9, uint64(games))
	return s
}

// farthest returns, of the effects, the interval that is farthest from its truth, with
// the truth taken away.
func farthest(all []Finding, truth func(card string) float64) (low, high float64) {
	worst := -1.0
	for _, f := range all {
		at := truth(f.Subject)
		if off := math.Abs(f.Value-at) / (f.High - f.Low); off > worst {
			worst, low, high = off, f.Low-at, f.High-at
		}
	}
	return low, high
}

// cardEffects deals three of ten cards; the first raises its owner's share of wins by
// a fifth: against the other cards, which have it in their hand less often if it is not
// in this one, by exactly that.
func cardEffects(rnd *rand.Rand) (float64, float64) {
	sheet := deckOf(10, 3)
	s := dealt(rnd, sheet, 800, func() int { return 3 }, func(_ int, hand []int) float64 {
		for _, card := range hand {
			if card == 0 {
				return 0.7
			}
		}
		return 0.5
	})
	return farthest(Effects(sheet, s), func(card string) float64 {
		if card == "a" {
			return 0.2
		}
		return 0.2 * (2.0/9 - 3.0/9) // of the games with another card, and of those without it
	})
}

// unequalDraws deals one to four of eight worthless cards; who draws more wins more.
func unequalDraws(rnd *rand.Rand) (float64, float64) {
	sheet := deckOf(8, 4)
	s := dealt(rnd, sheet, 2000, func() int { return 1 + rnd.IntN(4) }, func(n int, _ []int) float64 { return 0.1 + 0.2*float64(n) })
	return farthest(Effects(sheet, s), func(string) float64 { return 0 })
}

// turnedBy plays deals of which a change turns some, three of four in favor of seat 0.
func turnedBy(turned float64, deals int) func(*rand.Rand) (float64, float64) {
	return func(rnd *rand.Rand) (float64, float64) {
		p := Paired{Seatings: 1}
		for range deals {
			before := playtest.Result{Points: 2 * uint8(rnd.IntN(2)), Turns: 9}
			after := before
			if rnd.Float64() < turned {
				before.Points, after.Points = 0, 2
				if rnd.IntN(4) == 0 {
					before.Points, after.Points = 2, 0
				}
			}
			p.Add([]playtest.Result{before}, []playtest.Result{after})
		}
		gain, half := p.Change(1)
		return gain - half, gain + half
	}
}

func lengthened(rnd *rand.Rand) (float64, float64) {
	p := Paired{Seatings: 1}
	for range 200 {
		turns := uint16(5 + rnd.IntN(5))
		p.Add([]playtest.Result{{Turns: turns}}, []playtest.Result{{Turns: turns - 1 + uint16(rnd.IntN(4))}})
	}
	turns, half := p.Lengthening()
	return turns - half, turns + half
}

// rung plays deals twice: the upper player wins both games of one half, and of the other
// half one more often than the other.
func rung(rnd *rand.Rand) (float64, float64) {
	var r AdjacentPlayers
	for range 100 {
		first, second := 2*uint8(rnd.IntN(2)), 2*uint8(rnd.IntN(2))
		if rnd.IntN(4) == 0 {
			first, second = 2, 0 // the upper player wins in both seats
		}
		r.Add(ended(first), ended(second))
	}
	_, low, high := r.Score()
	return low, high
}

// step plays games of 4 to 14 turns, of which a claim allows 4 to 9 and an odd one.
func step(of func(*Step) (float64, float64)) func(*rand.Rand) (float64, float64) {
	return func(rnd *rand.Rand) (float64, float64) {
		games := make([]playtest.Result, 200)
		for i := range games {
			games[i] = playtest.Result{Points: 2, Turns: 5 + uint16(rnd.IntN(9))}
			switch u := rnd.Float64(); {
			case u < 0.1:
				games[i].Points = 1
			case u < 0.5:
				games[i].Points = 0
			}
			if rnd.IntN(10) < 6 {
				games[i].Turns = 9
			} else if games[i].Turns == 9 {
				games[i].Turns = 9 + 4*uint16(rnd.IntN(2)) - 2
			}
		}
		l := DefaultLimits()
		l.Turns = [2]int{9, 9}
		s := NewStep("", [][]playtest.Result{games}, &l, 2)
		return of(&s)
	}
}

// luckShares returns the interval of the two sources that is farther from the truth.
func luckShares(rnd *rand.Rand) (low, high float64) {
	worst := -1.0
	for _, s := range LuckShares(samplesOf(500, func() int { return rnd.IntN(2) })).Shares {
		if off := math.Abs(s.Alone - 1.0/3); off > worst {
			worst, low, high = off, s.Low, s.High
		}
	}
	return low, high
}

// markers plays games that need 3 to 6 markers, more than 6 in 6 of 10,000 games.
func markers(rnd *rand.Rand) (float64, float64) {
	var h playtest.Histogram
	for range 2000 {
		need := 3 + rnd.IntN(4)
		if rnd.Float64() < 0.0006 {
			need = 7 + rnd.IntN(3)
		}
		h.Add(need, 1)
	}
	need := h.Quantile(999, 1000)
	return needBetween(&h, need, 0.001)
}

// openingHands deals a hand of two from ten cards to each player.
func openingHands(rnd *rand.Rand) (float64, float64) {
	k := uint64(0)
	for range 300 {
		if at := rnd.IntN(10); at < 4 {
			k++
		}
	}
	o := Opening{Hands: 600}.dealt(k)
	return o.Low, o.High
}

// unseen plays games in which rules of all degrees of rarity are applied, and returns
// the interval of the probability of a rule that no game has shown yet, with its truth
// taken away.
func unseen(rnd *rand.Rand) (float64, float64) {
	const games = 500
	var once, twice uint64
	missing := 1.0
	for rule := range 40 {
		p := 0.3 * math.Pow(0.75, float64(rule))
		switch count(rnd, p, games) {
		case 0:
			missing *= 1 - p
		case 1:
			once++
		case 2:
			twice++
		}
	}
	low, high := missingMass(once, twice, games)
	return low - (1 - missing), high - (1 - missing)
}
