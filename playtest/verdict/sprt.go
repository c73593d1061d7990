package verdict

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// SPRT decides during a comparison whether a change moves the share of wins by at
// least a given difference, in either direction, or not at all. It is a generalized
// sequential probability ratio test on the gain per deal, which has three possible
// values or, with two seatings, five or more. Looks should be at least a few hundred
// deals apart.
type SPRT struct {
	Least       float64 // the relevant difference, in shares of wins
	Alpha, Beta float64 // probabilities of finding a difference that does not exist, and of missing one that does
	First       uint64  // deals before the first look: enough to estimate the variance
	Look        uint64  // deals between looks
}

// Decision is the result of an SPRT after a look.
type Decision uint8

// The decisions.
const (
	Undecided Decision = iota
	NoDifference
	Rises // the share of wins of seat 0
	Falls
)

// String returns the name of the decision, as used in files.
func (d Decision) String() string {
	return [...]string{"undecided", "no difference", "rises", "falls"}[d]
}

// Decide evaluates all deals so far.
func (s SPRT) Decide(p *Paired) Decision {
	if s.early(p) {
		return Undecided
	}
	likelihood, lean := s.ratio(p)
	low, high := s.bounds(p, lean)
	switch {
	case likelihood <= low:
		return NoDifference
	case likelihood < high:
		return Undecided
	case lean > 0:
		return Rises
	}
	return Falls
}

// leastTurned is how many deals must have changed before the test is evaluated,
// unless a fixed number of deals would have decided by then: with fewer, the spread
// of gains is unknown.
const leastTurned = 30

func (s SPRT) early(p *Paired) bool {
	won, drawn, lost := p.Turned()
	_, variance := p.gain()
	return p.Deals < s.First || won+drawn+lost < leastTurned && p.Deals < s.FixedDeals(variance)
}

// ratio returns the log-likelihood ratio of a difference of Least against none, with
// a rise and a fall equally likely (Wald's weights). With two separate tests, both
// would have to end before the absence of a difference is certain, and half of the
// error probability would be wasted. Lean is half the log-likelihood ratio of a rise
// against a fall.
func (s SPRT) ratio(p *Paired) (likelihood, lean float64) {
	mean, variance := p.gain()
	per := float64(p.Deals) * s.Least / variance
	lean = per * mean
	far := math.Abs(lean)
	return far - per*s.Least/2 + math.Log1p(math.Exp(-2*far)) - math.Ln2, lean
}

// bounds returns where the test ends (Wald 1945), with both bounds moved inward by
// the mean overshoot of a random walk: 0.583 standard deviations of a step (Siegmund
// 1985). Steps are smaller while the direction is still undecided.
func (s SPRT) bounds(p *Paired, lean float64) (low, high float64) {
	_, variance := p.gain()
	overshoot := siegmund * s.Least * math.Sqrt(float64(s.Look)/variance) * math.Tanh(math.Abs(lean))
	low = math.Log(s.Beta/(1-s.Alpha)) + overshoot
	high = math.Log((1-s.Beta)/s.Alpha) - overshoot
	return min(low, -leastBound), max(high, leastBound)
}

// siegmund is -zeta(1/2)/sqrt(2 pi), the mean overshoot of a normal walk.
const siegmund = 0.583

// leastBound keeps the bounds apart even if looks are too.
const leastBound = 0.5

// NewSPRT returns a test with an error probability of at most 5 %. It is set to 4.5
// %, because estimating the variance adds the rest.
func NewSPRT(least float64) SPRT {
	return SPRT{Least: least, Alpha: 0.045, Beta: 0.045, First: 500, Look: 100}
}

// FixedDeals returns how many deals a comparison with a given variance would need to
// find the relevant difference with the same error probabilities and a single look.
func (s SPRT) FixedDeals(variance float64) uint64 {
	z := distuv.UnitNormal.Quantile(1-s.Alpha/2) + distuv.UnitNormal.Quantile(1-s.Beta)
	return uint64(math.Ceil(z * z * variance / (s.Least * s.Least)))
}
