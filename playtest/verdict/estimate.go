package verdict

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"

	"punchboard/playtest"
)

// estimate is a share with the number of independent trials that it is worth, and the
// degrees of freedom of its variance; infinitely many if the trials are games.
type estimate struct {
	share, trials, freedom float64
	chances                uint64 // turns, draws, games: what the share is of
}

// ofGames returns the estimate of k in n games, which are independent.
func ofGames(k, n uint64) estimate {
	return estimate{share(k, n), float64(n), math.Inf(1), n}
}

// ofClusters returns the estimate of a share x of n chances that come in games: that
// of the ratio, with its linearized variance over the games (Kish 1965; with Wilson's
// interval Korn and Graubard 1998). One game in which it happened at every chance and
// one in which it never did are added to the variance (after Agresti and Min 2005), so
// that a few games that are all alike prove no more than that many independent trials.
func ofClusters(x, n uint64, c playtest.Clusters) estimate {
	if n == 0 || c.Games == 0 {
		return estimate{freedom: 1}
	}
	games, all, size := float64(c.Games), float64(n), float64(n)/float64(c.Games)
	p := (float64(x) + size) / (all + 2*size)
	residual := float64(c.XX) + size*size - 2*p*(float64(c.XN)+size*size) + p*p*(float64(c.NN)+2*size*size)
	variance := residual / ((games + 2) * (games + 2) * size * size)
	return estimate{min(share(x, n), 1), p * (1 - p) / variance * games / (games + 2), games + 1, n}
}

// ofPoints returns the estimate of a side's share of wins in games with some number of
// seats, among whom a draw is divided: each game is a cluster of as many points.
func ofPoints(won, drawn, games uint64, seats int) estimate {
	n := uint64(seats)
	x := n*won + drawn
	return ofClusters(x, n*games, playtest.Clusters{Games: games, XX: n*n*won + drawn, XN: n * x, NN: n * n * games})
}

// interval returns the 95 % score interval of the estimate (Wilson 1927), with Student's
// quantile where the variance is estimated.
func (e estimate) interval() (low, high float64) {
	return score(e.share, e.trials, e.quantile(0.975))
}

// quantile returns a quantile of Student's distribution.
func (e estimate) quantile(p float64) float64 {
	if e.freedom > normalFrom {
		return distuv.UnitNormal.Quantile(p)
	}
	return distuv.StudentsT{Sigma: 1, Nu: e.freedom}.Quantile(p)
}

// normalFrom are the degrees of freedom from which Student's distribution is normal.
const normalFrom = 1e5

// above returns the probability of an estimate as high as this if the true share is a
// limit: the test that the score interval inverts.
func (e estimate) above(limit float64) float64 {
	switch {
	case e.trials == 0 || limit >= 1:
		return 1
	case limit < 0:
		return 0
	}
	z := (e.share - limit) / math.Sqrt(limit*(1-limit)/e.trials)
	switch {
	case math.IsNaN(z):
		return 1
	case e.freedom > normalFrom || math.IsInf(z, 0):
		return distuv.UnitNormal.Survival(z)
	}
	return distuv.StudentsT{Sigma: 1, Nu: e.freedom}.Survival(z)
}

// below is above for a share that should not fall below a limit.
func (e estimate) below(limit float64) float64 {
	e.share = 1 - e.share
	return e.above(1 - limit)
}
