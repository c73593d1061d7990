package verdict

import (
	"math"
	"slices"

	"punchboard/playtest"
)

// AdjacentPlayers compares a player with the next weaker one, on deals played in both
// seatings. All fields are sums, so deals may be added in any order.
type AdjacentPlayers struct {
	Player string    `json:"player"`
	Below  string    `json:"below"`
	Seed   uint64    `json:"seed"`
	Deals  [5]uint64 `json:"deals"` // by the points of the upper player in the two games of a deal, two points for a win

	Recorded bool `json:"-"` // read from the game's recorded ladder
}

// Standing is whether the upper player is stronger.
type Standing uint8

// The standings. Unproven means that more games are needed.
const (
	Unproven Standing = iota
	Stands
	NoRung
)

// String returns the name of the standing, as used in files.
func (s Standing) String() string { return [...]string{"unproven", "stands", "no rung"}[s] }

// MarshalText returns the name of the standing.
func (s Standing) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// The share of wins of a player that is clearly stronger, and of one that is not.
const (
	worthy = 0.55
	level  = 0.50
)

// Add adds a deal: the game in which the upper player had seat 0, and the one in which it
// had seat 1. A deal with a game that did not end is left out.
func (r *AdjacentPlayers) Add(first, second playtest.Result) {
	if first.Ended() && second.Ended() {
		r.Deals[first.Points+2-second.Points]++
	}
}

// mostDeals is more than any ladder plays.
const mostDeals = 1 << 40

// Sound reports whether a comparison that was read from a file could have been counted.
func (r *AdjacentPlayers) Sound() bool {
	return r != nil && r.Player != "" && r.Below != "" && r.Player != r.Below && !slices.ContainsFunc(r.Deals[:], func(n uint64) bool { return n > mostDeals })
}

// Games returns the number of games counted.
func (r *AdjacentPlayers) Games() uint64 { return 2 * r.deals() }

func (r *AdjacentPlayers) deals() (n uint64) {
	for _, k := range r.Deals {
		n += k
	}
	return n
}

// Score returns the share of wins of the upper player, with draws counting half, and a 95
// % interval that is computed from deals and not from games, because the two games of a
// deal are correlated.
func (r *AdjacentPlayers) Score() (score, low, high float64) {
	n := float64(r.deals())
	if n == 0 {
		return level, 0, 1
	}
	mean, variance := r.moments()
	half := z95 * math.Sqrt(variance/(n+2))
	return mean, max(0, mean-half), min(1, mean+half)
}

// moments returns the mean share per deal and its variance. One deal won and one lost are
// added to the variance (after Agresti and Min 2005), so that a few deals that all end
// alike prove nothing.
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

// Standing decides by a sequential test (Wald 1945) between a win rate of 50 % and one of
// 55 %, with error probabilities of 5 %. It may be called after every twenty deals or
// more.
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
