// Package coverage measures how much ink pages take: the sum of the four inks in percent,
// averaged over the paper.
package coverage

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Meter measures pages, one after the other. It measures a drawing once that is on several of them.
type Meter struct {
	symbols  map[*scene.Symbol]*grid
	pictures map[*scene.Picture]*thumbnail
	areas    map[glyphOf]float64
	scratch  []crossing // see layer
	pixels   int        // of the pictures that were decoded
	ink      float64    // of them together
}

// NewMeter returns a meter.
func NewMeter() *Meter {
	return &Meter{symbols: map[*scene.Symbol]*grid{}, pictures: map[*scene.Picture]*thumbnail{}, areas: map[glyphOf]float64{}}
}

// Page returns the mean coverage of a page in percent: 100 is a page full of one ink.
// It samples the pieces on about fifty lines, so that it is off by a few percent of
// the result.
func (m *Meter) Page(p *scene.Page) float64 {
	if p.Size.W <= 0 || p.Size.H <= 0 {
		return 0
	}
	ink := m.onPage(p.Marks, geom.IdentityAffine(), nil)
	return ink / float64(p.Size.W) / float64(p.Size.H)
}

// onPage returns the ink of marks that do not lie over one another: percent times area.
func (m *Meter) onPage(marks []scene.Mark, at geom.Affine, within *geom.Rect) (ink float64) {
	for _, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Use:
			ink += m.symbol(mark.Symbol).inkWithin(mark.At.Affine().Then(at), within)
		case *scene.Group:
			inner, box := mark.Matrix().Affine().Then(at), within
			if mark.Clip != nil {
				box = &geom.Rect{}
				if *box = boxOf(inner, mark.Clip.Bounds()); within != nil {
					*box = box.Intersect(*within)
				}
			}
			ink += m.onPage(mark.Marks, inner, box)
		case *scene.Path, *scene.Glyphs, *scene.Image:
			ink += m.alone(mark).inkWithin(at, within)
		}
	}
	return ink
}

// symbol returns a drawing as a grid.
func (m *Meter) symbol(s *scene.Symbol) *grid {
	if g := m.symbols[s]; g != nil {
		return g
	}
	g := newGrid(s.Box)
	m.draw(m.layer(g), s.Marks, geom.IdentityAffine())
	m.symbols[s] = g
	return g
}

// alone returns a mark that is on no piece as a grid.
func (m *Meter) alone(mark scene.Mark) *grid {
	var box geom.Rect
	switch mark := mark.(type) {
	case *scene.Path:
		box = mark.Path.Bounds()
		if mark.Stroke != nil {
			box = box.Inset(-mark.Stroke.Width)
		}
	case *scene.Glyphs:
		box = boxOfRun(mark)
	case *scene.Image:
		box = mark.To
	}
	g := newGrid(box)
	m.draw(m.layer(g), []scene.Mark{mark}, geom.IdentityAffine())
	return g
}

// layer returns what draws on a grid.
func (m *Meter) layer(g *grid) *layer { return &layer{grid: g, opacity: 1, crossings: &m.scratch} }

// draw draws marks in paint order.
func (m *Meter) draw(l *layer, marks []scene.Mark, at geom.Affine) {
	for _, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Path:
			if mark.Fill != nil {
				l.fill(&mark.Path, mark.EvenOdd, at, inkOf(mark.Fill))
			}
			if s := mark.Stroke; s != nil && s.Paint != nil {
				l.stroke(&mark.Path, s, at)
			}
		case *scene.Glyphs:
			m.drawGlyphs(l, mark, at)
		case *scene.Image:
			l.image(m.thumbnail(mark.Picture), mark, at)
		case *scene.Use:
			m.draw(l, mark.Symbol.Marks, mark.At.Affine().Then(at))
		case *scene.Group:
			inner := mark.Matrix().Affine().Then(at)
			m.draw(l.within(mark, inner), mark.Marks, inner)
		}
	}
}

// boxOf returns the box of a rectangle that was mapped.
func boxOf(at geom.Affine, r geom.Rect) geom.Rect {
	return geom.Matrix{A: at.A, B: at.B, C: at.C, D: at.D, E: geom.Length(at.E), F: geom.Length(at.F)}.Box(r)
}
