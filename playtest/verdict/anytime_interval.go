package verdict

import "math"

// steady tunes the width of AnytimeInterval: it makes the interval narrowest after about
// a thousand games.
const steady = 30

// AnytimeInterval returns a side's share of points so far, as many per game as it has seats, and the half
// width of a 95 % interval that holds however often somebody looks and whenever they
// stop: a confidence sequence, the normal mixture of Robbins (1970) for outcomes between
// 0 and 1 (Howard and others 2021). It is wider than the interval for a fixed number of
// games; that is the price of watching.
func AnytimeInterval(points, games uint64, seats int) (share, half float64) {
	if games == 0 {
		return 1 / float64(seats), 0.5
	}
	n := float64(games)
	variance := n/4 + steady
	const alpha = 0.05
	half = math.Sqrt(variance*math.Log(variance/(steady*alpha*alpha))) / n
	return float64(points) / (float64(seats) * n), min(half, 1)
}
