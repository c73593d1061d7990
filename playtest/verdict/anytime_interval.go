package verdict

import "math"

// steady is at how large a variance the interval of Always is narrowest for its
// place: that of some thousand games.
const steady = 30

// AnytimeInterval returns the share of points that a side has so far, two to a game, and
// the half width of an interval of 95 % that holds however often somebody looks
// and whenever he stops: a confidence sequence, the normal mixture of Robbins
// (1970) for outcomes between 0 and 1 (Howard and others 2021). It is wider than
// that of a fixed number of games, and the price of watching.
func AnytimeInterval(points, games uint64) (share, half float64) {
	if games == 0 {
		return 0.5, 0.5
	}
	n := float64(games)
	variance := n/4 + steady
	const alpha = 0.05
	half = math.Sqrt(variance*math.Log(variance/(steady*alpha*alpha))) / n
	return float64(points) / (2 * n), min(half, 1)
}
