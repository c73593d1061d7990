// Package cutting finds the cuts that separate the pieces of a sheet with a guillotine, or
// with a knife and a ruler: each goes straight across the part that it divides. It knows
// nothing of pieces but their boxes.
package cutting

import (
	"cmp"
	"slices"

	"punchboard/geom"
)

// Plan is the cuts of a sheet in their order.
type Plan struct{ Steps []Step }

// Step is some cuts in one direction, one after the other, of parts that are the same and
// may lie on each other. Each cut is measured from the left or upper edge of what is left
// of a part: first the edge of the part, then that of the cut before.
type Step struct {
	Down   bool // the cuts go from top to bottom, and are measured from the left edge
	At     []geom.Length
	Parts  []geom.Rect // before the first cut
	Pieces int         // in each of the parts
}

// Stacked returns the number of cuts if parts that are the same are cut together.
func (p *Plan) Stacked() (n int) {
	for _, s := range p.Steps {
		n += len(s.At)
	}
	return n
}

// Single returns the number of cuts if each part is cut by itself.
func (p *Plan) Single() (n int) {
	for _, s := range p.Steps {
		n += len(s.At) * len(s.Parts)
	}
	return n
}

// Find returns the plan with the fewest cuts for pieces on paper. It is not ok if they
// cannot be separated by such cuts.
func Find(paper geom.Rect, pieces []geom.Rect) (plan Plan, ok bool) {
	for _, down := range []bool{false, true} {
		f := finder{}
		f.divide([]part{{paper, pieces}}, down, false)
		if !f.stuck && (!ok || better(&f.plan, &plan)) {
			plan, ok = f.plan, true
		}
	}
	return plan, ok
}

func better(p, q *Plan) bool {
	return cmp.Or(cmp.Compare(p.Stacked(), q.Stacked()), cmp.Compare(p.Single(), q.Single())) < 0
}

// part is a piece of paper with the pieces on it.
type part struct {
	box    geom.Rect
	pieces []geom.Rect
}

// finder collects steps.
type finder struct {
	plan  Plan
	stuck bool
}

// divide separates the pieces of parts that are the same: it cuts away what is beyond the
// pieces on the other two sides, and then cuts between them. Turned reports that there was
// nothing to cut in the other direction.
func (f *finder) divide(parts []part, down, turned bool) {
	if len(parts[0].pieces) == 0 {
		return
	}
	parts = f.trim(parts, !down)
	groups := groupsOf(parts[0].pieces, down)
	f.step(parts, down, measures(parts[0].box, groups, down))
	if len(groups) == 1 && turned && len(parts[0].pieces) > 1 {
		f.stuck = true
		return
	}
	var rest []part
	for _, p := range parts {
		for _, g := range groupsOf(p.pieces, down) {
			rest = append(rest, part{within(p.box, g.span, down), g.pieces})
		}
	}
	for _, same := range alike(rest) {
		if len(same[0].pieces) > 1 || same[0].box != same[0].pieces[0] {
			f.divide(same, !down, len(groups) == 1)
		}
	}
}

// trim cuts away what is beyond the pieces in one direction.
func (f *finder) trim(parts []part, down bool) []part {
	around := spanOf(parts[0].pieces, down)
	f.step(parts, down, measures(parts[0].box, []group{{span: around}}, down))
	trimmed := make([]part, len(parts))
	for i, p := range parts {
		trimmed[i] = part{within(p.box, spanOf(p.pieces, down), down), p.pieces}
	}
	return trimmed
}

// step adds cuts, if there are any.
func (f *finder) step(parts []part, down bool, at []geom.Length) {
	if len(at) == 0 {
		return
	}
	s := Step{Down: down, At: at, Pieces: len(parts[0].pieces)}
	for _, p := range parts {
		s.Parts = append(s.Parts, p.box)
	}
	f.plan.Steps = append(f.plan.Steps, s)
}

// alike groups parts that are the same, in the order of the first of each.
func alike(parts []part) (groups [][]part) {
	for _, p := range parts {
		i := slices.IndexFunc(groups, func(g []part) bool { return p.same(g[0]) })
		if i < 0 {
			groups = append(groups, nil)
			i = len(groups) - 1
		}
		groups[i] = append(groups[i], p)
	}
	return groups
}

// same reports whether two parts have the same size, and the same pieces at the same
// places.
func (p part) same(q part) bool {
	move := p.box.Min().Sub(q.box.Min())
	return p.box == q.box.Moved(move) && slices.EqualFunc(p.pieces, q.pieces, func(a, b geom.Rect) bool { return a == b.Moved(move) })
}
