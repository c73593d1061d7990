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

// String gives the word in files.
func (d Decision) String() string {
	return [...]string{"undecided", "no difference", "rises", "falls"}[d]
}

// MarshalText writes the word.
func (d Decision) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// Decide looks at all deals so far.
func (s SPRT) Decide(p *Paired) Decision {
	rise, fall := s.ratios(p)
	low, high := s.bounds(p)
	switch {
	case rise >= high:
		return Rises
	case fall >= high:
		return Falls
	case rise <= low && fall <= low:
		return NoDifference
	}
	return Undecided
}

// ratios gives the logarithms of the likelihoods of a rise and of a fall by
// Least against no difference.
func (s SPRT) ratios(p *Paired) (rise, fall float64) {
	mean, variance := p.gain()
	per := float64(p.Deals) * s.Least / (2 * variance)
	return per * (2*mean - s.Least), per * (-2*mean - s.Least)
}

// bounds gives where the test ends (Wald 1945), alpha shared by rise and fall.
// The lower one is drawn in by what a walk overshoots it on the mean, 0.583
// standard deviations of a step (Siegmund 1985). The upper one is not: the
// variance is an estimate, and what that costs would come on top.
func (s SPRT) bounds(p *Paired) (low, high float64) {
	_, variance := p.gain()
	overshoot := siegmund * s.Least * math.Sqrt(float64(s.Look)/variance)
	high = math.Log((1 - s.Beta) / (s.Alpha / 2))
	low = math.Log(s.Beta/(1-s.Alpha/2)) + overshoot
	return min(low, -leastBound), high
}

// siegmund is -zeta(1/2)/sqrt(2 pi), the mean overshoot of a normal walk.
const siegmund = 0.583

// leastBound keeps the lower bound below even where looks are far apart.
const leastBound = 0.5

// Usual gives the test at chances of 5 %.
func Usual(least float64) SPRT {
	return SPRT{Least: least, Alpha: 0.05, Beta: 0.05, Look: 500}
}

// FixedDeals gives how many deals a comparison with a given variance would need
// to find the least difference with the same chances and without looking.
func (s SPRT) FixedDeals(variance float64) uint64 {
	z := distuv.UnitNormal.Quantile(1-s.Alpha/2) + distuv.UnitNormal.Quantile(1-s.Beta)
	return uint64(math.Ceil(z * z * variance / (s.Least * s.Least)))
}
