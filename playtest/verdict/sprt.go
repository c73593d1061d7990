package verdict

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// SPRT decides during a comparison whether a change moves the share of wins by
// at least so much, either way, or not at all: a generalised sequential
// probability ratio test on the gain of deals, of which there are three outcomes
// or, with two seatings, five and more. It is meant for looks that are at least
// some hundred deals apart.
type SPRT struct {
	Least       float64 // the difference that counts, in shares of wins
	Alpha, Beta float64 // chances of a difference that is none, and of none that is one
	First       uint64  // deals before the first look: as many as the variance takes to be known
	Look        uint64  // deals between looks
}

// Decision is what an SPRT says after a look.
type Decision uint8

// The decisions.
const (
	Undecided Decision = iota
	NoDifference
	Rises // the share of seat 0
	Falls
)

// String returns the word in files.
func (d Decision) String() string {
	return [...]string{"undecided", "no difference", "rises", "falls"}[d]
}

// Decide looks at all deals so far.
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

// leastTurned is how many deals must have turned before the test looks, unless a
// fixed number would have decided by then: fewer do not tell how gains spread.
const leastTurned = 30

func (s SPRT) early(p *Paired) bool {
	won, drawn, lost := p.Turned()
	_, variance := p.gain()
	return p.Deals < s.First || won+drawn+lost < leastTurned && p.Deals < s.FixedDeals(variance)
}

// ratio returns the logarithm of the likelihood of a difference of Least against
// none: of a rise and a fall, each as likely as the other (Wald's weights). Two
// tests, one for each, would both have to end before it is sure that there is no
// difference, and half of their chance of error would be lost. Lean is half the
// logarithm of the likelihood of a rise against a fall.
func (s SPRT) ratio(p *Paired) (likelihood, lean float64) {
	mean, variance := p.gain()
	per := float64(p.Deals) * s.Least / variance
	lean = per * mean
	far := math.Abs(lean)
	return far - per*s.Least/2 + math.Log1p(math.Exp(-2*far)) - math.Ln2, lean
}

// bounds returns where the test ends (Wald 1945), both bounds drawn in by what a
// walk overshoots them on the mean: 0.583 standard deviations of a step
// (Siegmund 1985). Steps are smaller where it still does not lean to one side.
func (s SPRT) bounds(p *Paired, lean float64) (low, high float64) {
	_, variance := p.gain()
	overshoot := siegmund * s.Least * math.Sqrt(float64(s.Look)/variance) * math.Tanh(math.Abs(lean))
	low = math.Log(s.Beta/(1-s.Alpha)) + overshoot
	high = math.Log((1-s.Beta)/s.Alpha) - overshoot
	return min(low, -leastBound), max(high, leastBound)
}

// siegmund is -zeta(1/2)/sqrt(2 pi), the mean overshoot of a normal walk.
const siegmund = 0.583

// leastBound keeps the bounds apart even where looks are.
const leastBound = 0.5

// NewSPRT returns the test that errs in at most 5 of 100. It is set to 4.5: that the
// variance is an estimate costs the rest.
func NewSPRT(least float64) SPRT {
	return SPRT{Least: least, Alpha: 0.045, Beta: 0.045, First: 500, Look: 100}
}

// FixedDeals returns how many deals a comparison with a given variance would need
// to find the least difference with the same chances and without looking.
func (s SPRT) FixedDeals(variance float64) uint64 {
	z := distuv.UnitNormal.Quantile(1-s.Alpha/2) + distuv.UnitNormal.Quantile(1-s.Beta)
	return uint64(math.Ceil(z * z * variance / (s.Least * s.Least)))
}
