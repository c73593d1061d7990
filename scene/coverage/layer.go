package coverage

import (
	"cmp"
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/scene"
)

// layer draws on a grid, within a clip and with an opacity.
type layer struct {
	*grid
	clip    []bool // by cell; nil: everywhere
	opacity float64

	crossings *[]crossing // of the last outline; its memory is used again
}

// blend mixes ink into a cell; share is how much of the cell it covers.
func (l *layer) blend(i, j int, ink, share float64) {
	at := j*l.nx + i
	if l.clip == nil || l.clip[at] {
		share = min(share, 1) * l.opacity
		l.ink[at] += (ink - l.ink[at]) * share
	}
}

// within returns the layer for the marks of a group.
func (l *layer) within(g *scene.Group, at geom.Affine) *layer {
	inner := *l
	if g.Opacity > 0 {
		inner.opacity *= g.Opacity
	}
	if g.Clip != nil {
		inner.clip = make([]bool, len(l.ink))
		l.cells(g.Clip, false, at, func(i, j int) {
			inner.clip[j*l.nx+i] = l.clip == nil || l.clip[j*l.nx+i]
		})
	}
	return &inner
}

// fill fills an outline.
func (l *layer) fill(p *geom.Path, evenOdd bool, at geom.Affine, ink float64) {
	if l.clip != nil || l.opacity < 1 {
		l.cells(p, evenOdd, at, func(i, j int) { l.blend(i, j, ink, 1) })
		return
	}
	l.spans(p, evenOdd, at, func(from, to, j int) {
		row := l.ink[j*l.nx:][from:to]
		for i := range row {
			row[i] = ink
		}
	})
}

// crossing is where an edge of an outline crosses the line through the centers of a row.
type crossing struct {
	row, down int
	x         float64
}

func (c crossing) compare(d crossing) int {
	if c.row != d.row {
		return c.row - d.row
	}
	return cmp.Compare(c.x, d.x)
}

// cells calls draw for each cell whose center is in an outline.
func (l *layer) cells(p *geom.Path, evenOdd bool, at geom.Affine, draw func(i, j int)) {
	l.spans(p, evenOdd, at, func(from, to, j int) {
		for i := from; i < to; i++ {
			draw(i, j)
		}
	})
}

// spans calls draw for each run of such cells in a row, of which to is no longer one.
func (l *layer) spans(p *geom.Path, evenOdd bool, at geom.Affine, draw func(from, to, j int)) {
	if l.rectangle(p, at, draw) {
		return
	}
	crossings := (*l.crossings)[:0]
	edges(p, at, l.cell, true, func(a, b geom.Vec) { crossings = l.cross(crossings, a, b) })
	slices.SortFunc(crossings, crossing.compare)
	*l.crossings = crossings
	winds := 0
	for k, c := range crossings {
		if winds != 0 && (!evenOdd || winds%2 != 0) {
			if from, to := l.column(crossings[k-1].x), l.column(c.x); from < to {
				draw(from, to, c.row)
			}
		}
		winds += c.down // 0 again at the end of a row
	}
}

// rectangle does the same for an outline that is an upright rectangle, as most grounds are, and reports whether
// it is one.
func (l *layer) rectangle(p *geom.Path, at geom.Affine, draw func(from, to, j int)) bool {
	r, ok := p.Upright()
	if !ok || at.B != 0 || at.C != 0 {
		return false
	}
	a, b := at.Apply(r.Min().Vec()), at.Apply(geom.Pt2(r.Right(), r.Bottom()).Vec())
	from, to := l.column(min(a.X, b.X)), l.column(max(a.X, b.X))
	if from >= to {
		return true
	}
	for j := l.row(min(a.Y, b.Y)); j < l.row(max(a.Y, b.Y)); j++ {
		draw(from, to, j)
	}
	return true
}

// cross adds the crossings of an edge.
func (l *layer) cross(all []crossing, a, b geom.Vec) []crossing {
	down := 1
	if a.Y > b.Y {
		a, b, down = b, a, -1
	}
	for j := l.row(a.Y); j < l.row(b.Y); j++ {
		t := (l.center(0, j).Y - a.Y) / (b.Y - a.Y)
		all = append(all, crossing{j, down, a.X + (b.X-a.X)*t})
	}
	return all
}

// stroke draws a line as the share of each cell that it covers.
func (l *layer) stroke(p *geom.Path, s *scene.Stroke, at geom.Affine) {
	ink, width := inkOf(s.Paint)*solid(s.Dash), float64(s.Width)*at.MeanScale()
	edges(p, at, l.cell, false, func(a, b geom.Vec) {
		length := math.Hypot(b.X-a.X, b.Y-a.Y)
		steps := int(min(length/l.cell, 4*cellsAcross)) + 1
		for n := range steps {
			t := (float64(n) + 0.5) / float64(steps)
			l.dot(geom.Vec{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}, ink, width*length/float64(steps)/(l.cell*l.cell))
		}
	})
}

// solid returns the share of a dashed line that is drawn.
func solid(dash []geom.Length) float64 {
	on, all := 0.0, 0.0
	for i, d := range dash {
		all += float64(d)
		if i%2 == 0 {
			on += float64(d)
		}
	}
	if all == 0 {
		return 1
	}
	return on / all
}

// dot draws a share of the cell at a point.
func (l *layer) dot(q geom.Vec, ink, share float64) {
	i, j := int(math.Floor((q.X-float64(l.box.X))/l.cell)), int(math.Floor((q.Y-float64(l.box.Y))/l.cell))
	if i >= 0 && j >= 0 && i < l.nx && j < l.ny {
		l.blend(i, j, ink, share)
	}
}
