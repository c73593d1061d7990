package fonts

import "punchboard/geom"

// fitStep is the step by which Fit reduces the main size: a quarter point, the
// smallest visible difference.
const fitStep = geom.PT / 4

// Fit sets spans at the largest scale at which the block is at most height high
// and fits its width: first at full size, then with the largest size of the
// spans at each quarter point below it, then at minScale itself. It returns the
// block, the scale and whether the block fits; if no scale does, the block is
// set at minScale and overflows. All lengths of the spans shrink by the same
// factor.
//
// At each size, if the best-looking paragraph is too high, Fit tries the one
// with the fewest lines before a smaller size.
func (s *Shaper) Fit(spans []Span, set Setting, height geom.Length, minScale float64) (Block, float64, bool) {
	s.prepare(spans, set)
	minScale = min(max(minScale, 0.01), 1)
	full := mainSize(spans)
	for scale, size := 1.0, full; ; {
		high, ok := s.tryScale(set, scale, height)
		if ok || scale <= minScale {
			b := s.text.compose(set, high)
			return b, scale, ok
		}
		size = (size - 1) / fitStep * fitStep
		scale = max(minScale, float64(size)/float64(full))
	}
}

// tryScale lays out the rows at a scale and reports whether they fit.
func (s *Shaper) tryScale(set Setting, scale float64, height geom.Length) (geom.Length, bool) {
	s.text.scaleTo(s, scale)
	high := s.layRows(set, scale, costLine)
	if high > height {
		high = s.layRows(set, scale, costTight)
	}
	return high, high <= height && !s.text.overfull(set)
}

func (t *text) overfull(set Setting) bool {
	for i := range t.rows {
		if set.Width > 0 && t.rows[i].indent+t.rows[i].width > set.Width {
			return true
		}
	}
	return false
}

// mainSize returns the largest size of the spans, from which the steps are
// counted.
func mainSize(spans []Span) (most geom.Length) {
	for _, s := range spans {
		if s.Box == nil {
			most = max(most, s.Size)
		}
	}
	return max(most, 1)
}
