package verdict

import (
	"math"

	"punchboard/playtest"
)

// effectOf compares the games in which a seat drew a card early with all its
// other games. It fails if there are too few of either.
func effectOf(s *playtest.Stats, card, seat int, name string) (e effect, ok bool) {
	c := &s.Cards[card][seat]
	n, points := s.Games(), pointsOf(s, seat)
	if c.Early < 100 || n-c.Early < 100 {
		return e, false
	}
	with := share(c.EarlyPoints, 2*c.Early)
	without := share(points-c.EarlyPoints, 2*(n-c.Early))
	e = effect{card: name, seat: seat, gain: with - without, n: c.Early}
	e.err = math.Sqrt(with*(1-with)/float64(c.Early) + without*(1-without)/float64(n-c.Early))
	return e, true
}

// pointsOf returns two for each win of a seat and one for each draw.
func pointsOf(s *playtest.Stats, seat int) (points uint64) {
	for _, w := range s.Wins {
		points += 2*w.Seat[seat] + w.Draws
	}
	return points
}
