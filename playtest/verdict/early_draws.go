package verdict

import (
	"math"

	"punchboard/playtest"
)

// leastStratum is the number of games with and without a card, of those with equally
// many early draws, below which they say nothing about the card.
const leastStratum = 100

// effectOf compares the games in which a seat drew a card early with its other games in
// which it drew equally many cards early from that pile: who draws more has more of
// every card, and is often ahead or behind for the same reason. The differences are
// pooled by the weights of Mantel and Haenszel (1959). It fails if too few games are
// comparable; then the effect is not known.
func effectOf(sheet *playtest.Catalog, s *playtest.Stats, card, seat int) (e effect, ok bool) {
	if card >= len(s.Early) {
		return e, false
	}
	e = effect{card: sheet.Cards[card], seat: seat}
	points := uint64(sheet.NumSeats()) // of a win
	var weights, variance float64
	all := s.Openings[sheet.CardPiles[card]][seat]
	for draws, with := range s.Early[card][seat] {
		without := playtest.EarlyCount{Games: all[draws].Games - with.Games, Points: all[draws].Points - with.Points}
		if with.Games < leastStratum || without.Games < leastStratum {
			continue
		}
		n, m := float64(with.Games), float64(without.Games)
		w := n * m / (n + m)
		weights += w
		e.gain += w * (share(with.Points, points*with.Games) - share(without.Points, points*without.Games))
		variance += w * w * (meanVariance(with, points) + meanVariance(without, points))
		e.n += with.Games
	}
	if weights == 0 {
		return e, false
	}
	e.gain /= weights
	e.err = math.Sqrt(variance) / weights
	return e, true
}

// meanVariance returns the variance of a share of wins. One win and one loss are added
// (after Agresti and Caffo 2000), so that games that all end alike are not certain.
func meanVariance(c playtest.EarlyCount, points uint64) float64 {
	n := float64(c.Games) + 2
	p := (float64(c.Points)/float64(points) + 1) / n
	return p * (1 - p) / n
}
