package cutting

import (
	"cmp"
	"slices"

	"punchboard/geom"
)

// span is a stretch from left to right, or from top to bottom.
type span struct{ from, to geom.Length }

// group is pieces that no cut in a direction can separate.
type group struct {
	span
	pieces []geom.Rect
}

// along returns the stretch of a box: from left to right for cuts that go down.
func along(r geom.Rect, down bool) span {
	if down {
		return span{r.X, r.Right()}
	}
	return span{r.Y, r.Bottom()}
}

// within returns the part of a box that is in a stretch.
func within(r geom.Rect, s span, down bool) geom.Rect {
	if down {
		r.X, r.W = s.from, s.to-s.from
	} else {
		r.Y, r.H = s.from, s.to-s.from
	}
	return r
}

// spanOf returns the stretch of pieces.
func spanOf(pieces []geom.Rect, down bool) span {
	s := along(pieces[0], down)
	for _, p := range pieces {
		q := along(p, down)
		s = span{min(s.from, q.from), max(s.to, q.to)}
	}
	return s
}

// groupsOf divides pieces by cuts in a direction that go through none of them.
func groupsOf(pieces []geom.Rect, down bool) (groups []group) {
	sorted := slices.Clone(pieces)
	slices.SortStableFunc(sorted, func(a, b geom.Rect) int { return cmp.Compare(along(a, down).from, along(b, down).from) })
	first := 0 // of the last group
	for i, p := range sorted {
		s, last := along(p, down), len(groups)-1
		if last < 0 || s.from >= groups[last].to {
			first = i
			groups = append(groups, group{s, sorted[i : i+1 : i+1]})
			continue
		}
		groups[last].to = max(groups[last].to, s.to)
		groups[last].pieces = sorted[first : i+1 : i+1]
	}
	return groups
}

// measures returns the cuts that take groups out of a box, each measured from the edge
// that the one before has made.
func measures(box geom.Rect, groups []group, down bool) (at []geom.Length) {
	whole := along(box, down)
	edge := whole.from
	for _, g := range groups {
		for _, cut := range []geom.Length{g.from, g.to} {
			if cut > edge && cut < whole.to {
				at = append(at, cut-edge)
				edge = cut
			}
		}
	}
	return at
}
