package verdict

import (
	"math"
	"slices"

	"punchboard/playtest"
)

// AdjacentPlayers compares a player with the next weaker one, on deals played from every
// seat. All fields are sums, so deals may be added in any order.
type AdjacentPlayers struct {
	Player string `json:"player"`
	Below  string `json:"below"`
	Seed   uint64 `json:"seed"`
	// Deals counts the deals by the points of the upper player in their games, one for
	// each of n seats, in which it is alone among weaker players. A win is worth n points
	// and a draw one, so that there are n*n+1 counts: five for two seats.
	Deals []uint64 `json:"deals"`

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

// worthwhile is how many times its even share a clearly stronger player wins: with two
// seats, 55 % of games.
const worthwhile = 1.1

// seats returns the number of seats of the game.
func (r *AdjacentPlayers) seats() int {
	for n := playtest.Seats; n <= playtest.MaxSeats; n++ {
		if len(r.Deals) <= n*n+1 {
			return n
		}
	}
	return playtest.MaxSeats
}

// even is the share of wins of a player that is as strong as the others.
func (r *AdjacentPlayers) even() float64 { return 1 / float64(r.seats()) }

// Add adds a deal: for each seat, the game in which the upper player had it. A deal with a
// game that did not end is left out.
func (r *AdjacentPlayers) Add(games ...playtest.Result) {
	n, points := len(games), 0
	if len(r.Deals) == 0 {
		r.Deals = make([]uint64, n*n+1)
	}
	for seat, g := range games {
		if !g.Ended() {
			return
		}
		points += int(g.Worth(playtest.Seat(seat), n))
	}
	r.Deals[points]++
}

// mostDeals is more than any ladder plays.
const mostDeals = 1 << 40

// Sound reports whether a comparison that was read from a file could have been counted in a
// game with some number of seats.
func (r *AdjacentPlayers) Sound(seats int) bool {
	n := 0
	if r != nil {
		n = len(r.Deals)
	}
	return r != nil && (n == 0 || n == seats*seats+1) && r.Player != "" && r.Below != "" && r.Player != r.Below && !slices.ContainsFunc(r.Deals[:], func(n uint64) bool { return n > mostDeals })
}

// Games returns the number of games counted.
func (r *AdjacentPlayers) Games() uint64 { return uint64(r.seats()) * r.deals() }

func (r *AdjacentPlayers) deals() (n uint64) {
	for _, k := range r.Deals {
		n += k
	}
	return n
}

// Score returns the share of wins of the upper player, with draws divided among all, and a
// 95 % interval that is computed from deals and not from games, because the games of a deal
// are correlated.
func (r *AdjacentPlayers) Score() (score, low, high float64) {
	n := float64(r.deals())
	if n == 0 {
		return r.even(), 0, 1
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
	n, most := float64(r.deals()), uint64(r.seats()*r.seats())
	_, variance = Moments{int64(sum + most), squares + most*most}.of(n + 2)
	return float64(sum) / (float64(most) * n), variance / float64(most*most)
}

// Standing decides by a sequential test (Wald 1945) between an even share of wins and one a
// tenth larger (with two seats, 50 % and 55 %), with error probabilities of 5 %. It may be called after every twenty deals or
// more.
func (r *AdjacentPlayers) Standing() Standing {
	if r.deals() == 0 {
		return Unproven
	}
	mean, variance := r.moments()
	level, worthy := r.even(), worthwhile*r.even()
	ratio := float64(r.deals()) * (worthy - level) * (2*mean - level - worthy) / (2 * variance)
	switch bound := math.Log(0.95 / 0.05); {
	case ratio >= bound:
		return Stands
	case ratio <= -bound:
		return NoRung
	}
	return Unproven
}
