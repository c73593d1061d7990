package impose

import (
	"fmt"
	"slices"

	"punchboard/diag"
	"punchboard/geom"
	"punchboard/scene"
	"punchboard/scene/vision"
)

// A knife is off by some tenths of a millimeter. Where pieces share a cut, what is
// miscutDrift beyond it shows on the neighbor; if its color differs by more than
// miscutVisible there, the strip catches the eye.
const (
	miscutDrift   = 3 * geom.MM / 10
	miscutVisible = 40.0 // ΔE*ab 1976, across a table
	miscutShare   = 0.5  // of a shared edge that must differ
	edgeSamples   = 24
	fewCuts       = 4 // between cards that are not worth a note
)

// edgeColors are the colors along one side of a piece on the sheet, from the top or left;
// nil where there is a picture.
type edgeColors [edgeSamples]*scene.RGB

// sharedCuts finds cuts that separate pieces of contrasting colors.
type sharedCuts struct {
	edges map[edgeKey]*edgeColors
	worst map[*Stack]*contrastingCuts
	all   []*Stack // with such cuts, in the order of their first
}

// edgeKey is one side of a drawing that may be turned.
type edgeKey struct {
	face   *scene.Piece
	side   int
	turned bool
}

// contrastingCuts are the cuts of a stack between contrasting colors.
type contrastingCuts struct {
	n, of       int
	apart       float64
	here, there scene.RGB // of the worst
}

// placed is pieces and their places on sheets.
type placed struct {
	queues [][]itemCopy // the pieces of each batch, in the order of its places
	sheets [][]sheetBlock
}

// CheckCuts reports pieces whose contrasting edges share a cut, for each stack.
func (im *Imposed) CheckCuts() (found diag.List) {
	p := &im.placed
	c := &sharedCuts{edges: map[edgeKey]*edgeColors{}, worst: map[*Stack]*contrastingCuts{}}
	from := make([]int, len(p.queues))
	for _, blocks := range p.sheets {
		for i := range blocks {
			b := &blocks[i]
			c.block(b, p.queues[b.batch][from[b.batch]:][:b.n])
			from[b.batch] += b.n
		}
	}
	for _, s := range c.all {
		if w := c.worst[s]; w.n > 0 {
			w.report(s, &found)
		}
	}
	return found
}

// block compares the neighbors of a block that touch.
func (c *sharedCuts) block(b *sheetBlock, pieces []itemCopy) {
	if b.cut.round {
		return
	}
	for i := range pieces {
		for _, side := range []int{sideRight, sideBelow} {
			n := b.cells[i].sides[side]
			if n.piece < 0 || n.piece >= len(pieces) || n.gap >= 2*miscutDrift {
				continue
			}
			c.compare(b, side, &pieces[i], &pieces[n.piece])
		}
	}
}

// compare compares the fronts and backs of two neighbors along their cut.
func (c *sharedCuts) compare(b *sheetBlock, side int, p, q *itemCopy) {
	w := c.worst[p.stack]
	if w == nil {
		w = &contrastingCuts{}
		c.worst[p.stack] = w
		c.all = append(c.all, p.stack)
	}
	w.of++
	worst := *w
	differs := false
	for _, both := range [][2]*scene.Piece{{p.item.Front, q.item.Front}, {p.item.Back, q.item.Back}} {
		if both[0] != nil && both[1] != nil {
			differs = worst.add(c.edge(both[0], side, b), c.edge(both[1], (side+2)%4, b)) || differs
		}
	}
	if differs {
		worst.n++
	}
	*w = worst
}

// add compares two edges, and reports whether they differ along most of the cut.
func (w *contrastingCuts) add(a, b *edgeColors) bool {
	n, known := 0, 0
	for i := range a {
		if a[i] == nil || b[i] == nil {
			continue
		}
		known++
		d := vision.Normal.Lab(vision.RGB(*a[i])).Distance(vision.Normal.Lab(vision.RGB(*b[i])))
		if d < miscutVisible {
			continue
		}
		if n++; d > w.apart {
			w.apart, w.here, w.there = d, *a[i], *b[i]
		}
	}
	return known > 0 && float64(n) > miscutShare*edgeSamples
}

// edge returns the colors of a piece on its side of a cut.
func (c *sharedCuts) edge(face *scene.Piece, side int, b *sheetBlock) *edgeColors {
	key := edgeKey{face, side, b.turned}
	if known := c.edges[key]; known != nil {
		return known
	}
	trim := geom.Rect{W: b.cut.sizeOnSheet(b.turned).W, H: b.cut.sizeOnSheet(b.turned).H}
	angle := 0
	if b.turned {
		angle = 90
	}
	inverse, _ := placementMatrix(trim, angle).Affine().Inverse()
	e := &edgePaint{}
	at := make([]int, edgeSamples)
	for i := range at {
		q := pointAt(trim, side, i)
		at[i], e.points[i], e.colors[i] = i, inverse.Apply(q.Vec()).Point(), whitePaper()
	}
	e.paint(face.Marks, geom.Identity, at)
	c.edges[key] = &e.colors
	return &e.colors
}

func whitePaper() *scene.RGB {
	white := scene.White.Screen()
	return &white
}

// pointAt returns a point inside a side of a trim.
func pointAt(trim geom.Rect, side, i int) geom.Point {
	x := trim.W * geom.Length(2*i+1) / (2 * edgeSamples)
	y := trim.H * geom.Length(2*i+1) / (2 * edgeSamples)
	switch side {
	case sideLeft:
		return geom.Pt2(miscutDrift, y)
	case sideRight:
		return geom.Pt2(trim.W-miscutDrift, y)
	case sideAbove:
		return geom.Pt2(x, miscutDrift)
	}
	return geom.Pt2(x, trim.H-miscutDrift)
}

// report reports the cuts of a stack. Of cards it is only a note, if half of their cuts are
// such: many makers prefer one cut to two.
func (w *contrastingCuts) report(s *Stack, found *diag.List) {
	colors := []string{scene.PaintText(w.here), scene.PaintText(w.there)}
	slices.Sort(colors)
	add := found.Notef
	switch {
	case s.Lay != nil:
		add = found.Warnf
	case 2*w.n < w.of || w.of < fewCuts:
		return
	}
	add(s.Pos, CodeMiscut, "contrasting colors meet at %d of %s of `%s`, such as %s and %s; a knife that is 0.3 mm off leaves a strip of one on the other",
		w.n, diag.Count(w.of, "shared cut"), s.ID, colors[0], colors[1]).
		Hintf("%s", miscutHint(s))
}

// miscutHint names a gutter that holds the bleeds of both neighbors.
func miscutHint(s *Stack) string {
	gutter := 2 * max(s.Bleed, geom.MM)
	if s.Lay != nil {
		return fmt.Sprintf("write `gap: %v` in the counter set, or leave out `gap` and `block`, so that only equal backgrounds touch", gutter)
	}
	return fmt.Sprintf("print with `--gutter %v`, or write `gutter: %v` in `print`, so that each piece is cut by itself", gutter, gutter)
}
