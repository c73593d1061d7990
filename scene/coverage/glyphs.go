package coverage

import (
	"math"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// glyphOf is a glyph of a font.
type glyphOf struct {
	font *fonts.Font
	id   fonts.GID
}

// largeText is the size of text, in cells, from which its outlines are filled.
const largeText = 3

// drawGlyphs draws a run of text: small letters as the share of a cell that they cover.
func (m *Meter) drawGlyphs(l *layer, g *scene.Glyphs, at geom.Affine) {
	if g.Fill == nil {
		return
	}
	ink, scale := inkOf(g.Fill), float64(g.Size)/float64(g.Font.UnitsPerEm())
	place := geom.ScaleAffine(scale, scale).Then(geom.TranslateAffine(float64(g.At.X), float64(g.At.Y))).Then(at)
	large := float64(g.Size)*at.MeanScale() > largeText*l.cell
	step := at.Linear(geom.Vec{X: 1})
	for _, glyph := range g.Glyphs {
		if large {
			outline := g.Font.Outline(glyph.ID)
			l.fill(&outline, false, place, ink)
		} else {
			middle := place.Apply(geom.Vec{X: float64(glyph.Advance) / 2 / scale, Y: -0.3 * float64(g.Font.UnitsPerEm())})
			l.dot(middle, ink, m.area(glyphOf{g.Font, glyph.ID})*math.Abs(place.Det())/(l.cell*l.cell))
		}
		place.E += step.X * float64(glyph.Advance)
		place.F += step.Y * float64(glyph.Advance)
	}
}

// area returns the area of a glyph in square font units.
func (m *Meter) area(g glyphOf) float64 {
	if area, known := m.areas[g]; known {
		return area
	}
	sum := 0.0
	outline := g.font.Outline(g.id)
	edges(&outline, geom.IdentityAffine(), float64(g.font.UnitsPerEm())/20, true, func(a, b geom.Vec) { sum += a.X*b.Y - b.X*a.Y })
	m.areas[g] = math.Abs(sum) / 2
	return m.areas[g]
}

func boxOfRun(g *scene.Glyphs) geom.Rect {
	w := geom.Length(0)
	for _, glyph := range g.Glyphs {
		w += glyph.Advance
	}
	return geom.Rect{X: g.At.X, Y: g.At.Y - g.Size, W: w, H: g.Size.Scale(1.3)}
}
