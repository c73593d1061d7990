package verdict

import (
	"math"

	"punchboard/playtest"
)

// Luck is how much of the variance in results comes from which source.
type Luck struct {
	Player string        `json:"player"` // the player in both seats, at its best or careless
	Seed   uint64        `json:"seed"`
	N      uint64        `json:"n"` // samples
	Shares []SourceShare `json:"shares"`
}

// SourceShare is the share of one source in the variance of results: what it explains
// alone, with an interval that holds for all sources together, and including what it
// explains only together with others.
type SourceShare struct {
	Source playtest.Source `json:"source"`
	Alone  float64         `json:"alone"`
	Low    float64         `json:"low"`
	High   float64         `json:"high"`
	Total  float64         `json:"total"`
}

// sourceOrder is the order in which sources are listed: first what players do, then
// chance.
var sourceOrder = [...]playtest.Source{playtest.FromSkill, playtest.FromCards, playtest.FromDice, playtest.FromStart, playtest.FromTieBreaks}

// leastSamples is the number of samples below which the result is not worth reporting.
const leastSamples = 100

// LuckShares computes the shares from the counts. It returns nil if there are too few
// samples or all games end alike.
func LuckShares(l *playtest.Luck) *Luck {
	if l == nil || l.Samples-l.Unended < leastSamples {
		return nil
	}
	b := &Luck{Player: l.Player, Seed: l.Seed, N: l.Samples - l.Unended}
	z := familyQuantile(len(l.Sources))
	for _, source := range sourceOrder {
		for i := range l.Sources {
			if c := &l.Sources[i]; c.Source == source {
				near, err := distanceRatio(l, c.Alone)
				rest, _ := distanceRatio(l, c.Rest)
				b.Shares = append(b.Shares, SourceShare{source, part(1 - near), part(1 - near - z*err), part(1 - near + z*err), part(rest)})
			}
		}
	}
	if len(b.Shares) == 0 || math.IsNaN(b.Shares[0].Alone) {
		return nil
	}
	return b
}

// part clamps an estimate to the range of a share: a small one may come out below zero.
func part(v float64) float64 { return min(max(v, 0), 1) }

// distanceRatio returns the mean squared distance of pairs divided by that of pairs
// that have nothing in common, and its standard error (by the delta method; both come
// from the same samples). It returns NaN if all games end alike.
func distanceRatio(l *playtest.Luck, q playtest.Squares) (ratio, err float64) {
	n := float64(l.Samples - l.Unended)
	pair, apart := float64(q.Sum)/n, float64(l.Apart.Sum)/n
	ratio = pair / apart
	variance := (float64(q.OfSquares)/n - pair*pair) -
		2*ratio*(float64(q.Cross)/n-pair*apart) +
		ratio*ratio*(float64(l.Apart.OfSquares)/n-apart*apart)
	const scale = float64(playtest.ApartPairs) / 2
	return ratio * scale, math.Sqrt(max(variance, 0)/n) / apart * scale
}
