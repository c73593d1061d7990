package verdict

import (
	"math"

	"punchboard/playtest"
)

// AdjacentPlayers holds one player against the one below him, on deals that they play both
// ways round. Everything is a sum: deals may be added in any order.
type AdjacentPlayers struct {
	Player, Below string
	Seed          uint64
	Deals         [5]uint64 // by the points of the upper player in the two games of a deal, two for a win
}

// Standing is whether a rung bears.
type Standing uint8

// The standings. Unproven means that more games would tell.
const (
	Unproven Standing = iota
	Stands
	NoRung
)

// String returns the word in files.
func (s Standing) String() string { return [...]string{"unproven", "stands", "no rung"}[s] }

// MarshalText writes the word.
func (s Standing) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// A rung that is worth the name wins so much; one that is none wins half.
const (
	worthy = 0.55
	level  = 0.50
)

// Add counts a deal: the game in which the upper player had seat 0, and the one
// in which he had seat 1. A deal with a game that had no end is left out.
func (r *AdjacentPlayers) Add(first, second playtest.Result) {
	if first.Ended() && second.Ended() {
		r.Deals[first.Points+2-second.Points]++
	}
}

// Games returns how many games the rung rests on.
func (r *AdjacentPlayers) Games() uint64 { return 2 * r.deals() }

func (r *AdjacentPlayers) deals() (n uint64) {
	for _, k := range r.Deals {
		n += k
	}
	return n
}

// Score returns the share of wins of the upper player, a draw half, with an
// interval of 95 % that reckons with deals and not with games: the two games of
// a deal are alike.
func (r *AdjacentPlayers) Score() (score, low, high float64) {
	n := float64(r.deals())
	if n == 0 {
		return level, 0, 1
	}
	mean, variance := r.moments()
	half := z95 * math.Sqrt(variance/(n+2))
	return mean, max(0, mean-half), min(1, mean+half)
}

// moments returns the mean share of a deal and its variance. One deal won and one
// lost are added to the variance (after Agresti and Min 2005), so that a few
// deals that all end alike prove nothing.
func (r *AdjacentPlayers) moments() (mean, variance float64) {
	var sum, squares uint64
	for points, k := range r.Deals {
		sum += uint64(points) * k
		squares += uint64(points*points) * k
	}
	n := float64(r.deals())
	_, variance = Moments{int64(sum) + 4, squares + 16}.of(n + 2)
	return float64(sum) / (4 * n), variance / 16
}

// Standing decides by a sequential test (Wald 1945) of winning half against
// winning 55 of 100, with chances of error of 5 %. It may be asked again after
// every twenty deals or more.
func (r *AdjacentPlayers) Standing() Standing {
	if r.deals() == 0 {
		return Unproven
	}
	mean, variance := r.moments()
	ratio := float64(r.deals()) * (worthy - level) * (2*mean - level - worthy) / (2 * variance)
	switch bound := math.Log(0.95 / 0.05); {
	case ratio >= bound:
		return Stands
	case ratio <= -bound:
		return NoRung
	}
	return Unproven
}
