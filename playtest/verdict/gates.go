package verdict

import "math"

// familyAlpha is the probability of at least one false alarm among all gates of a page.
const familyAlpha = 0.05

// gate holds the tests of a share against its limits: for each, the probability of a
// figure as extreme if the true one is at the limit. A gate without a second limit
// never fails.
type gate struct{ watch, fail float64 }

// noTest marks a limit that does not exist, or whose crossing needs no test.
const noTest = -1

// most judges a share that should not exceed a limit, on its own; control judges all
// of them together.
func (f *Finding) most(e estimate, watch, fail float64) {
	f.Low, f.High = e.interval()
	f.Level = over(f.Low, f.High, watch, fail)
	f.gate = &gate{e.above(watch), noTest}
	if !math.IsInf(fail, 1) {
		f.gate.fail = e.above(fail)
	}
}

// least judges a share that should not fall below a limit, as most does; a second limit
// of 0 never fails.
func (f *Finding) least(e estimate, watch, fail float64) {
	f.Low, f.High = e.interval()
	f.Level = under(f.Low, f.High, watch, fail)
	f.gate = &gate{e.below(watch), noTest}
	if fail > 0 {
		f.gate.fail = e.below(fail)
	}
}

// band judges a share that should be between two limits: it fails if it is as far
// outside as the limit is from even.
func (f *Finding) band(e estimate, b *Band) {
	up, down := *f, *f
	low, high := b.failing()
	up.most(e, b.High, high)
	down.least(e, b.Low, low)
	f.Low, f.High, f.Level = up.Low, up.High, max(up.Level, down.Level)
	f.gate = &gate{min(up.gate.watch, down.gate.watch), noTest}
	if fails := max(up.gate.fail, down.gate.fail); fails != noTest {
		f.gate.fail = fails
		if least := min(up.gate.fail, down.gate.fail); least != noTest {
			f.gate.fail = least
		}
	}
}

// control judges all gates together (Holm 1979): a gate whose figure is beyond its limit
// by itself, but not among all that were looked at, is undecided, or only watched.
func control(found []Finding) {
	beyond(found, Fail, Watch, func(g *gate) float64 { return g.fail })
	beyond(found, Watch, Unsure, func(g *gate) float64 { return g.watch })
}

// beyond lowers the gates at a level whose test does not hold among all.
func beyond(found []Finding, level, lower Level, test func(*gate) float64) {
	var p []float64
	var of []*Finding
	for i := range found {
		if g := found[i].gate; g != nil && test(g) != noTest {
			p, of = append(p, test(g)), append(of, &found[i])
		}
	}
	for i, sure := range Rejections(p, familyAlpha) {
		if !sure && of[i].Level == level {
			of[i].Level = lower
		}
	}
}
