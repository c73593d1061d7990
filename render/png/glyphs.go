package png

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// run is a line of letters being drawn in one color.
type run struct {
	view   *view
	font   *fonts.Font
	letter geom.Affine // font units to pixels, for the current letter
	pen    pen         // of the halo; with zero width: fills the letters themselves
	masks  glyphMasks  // nil: the letters are too large to cache
	ink    ink
}

// glyphs draws a run: first the halos of all letters, then the letters, so that no halo
// covers a neighbor.
func (r *Renderer) glyphs(v *view, g *scene.Glyphs) {
	if g.Size <= 0 || !r.visible(v, inkBox(g)) {
		return
	}
	if h := g.Halo; h != nil && h.Paint != nil && h.Width > 0 {
		r.run(v, g, penOf(v.m, h), h.Paint)
	}
	if g.Fill != nil {
		r.run(v, g, pen{}, g.Fill)
	}
}

// inkBox returns a generous bounding box of a run's ink: two ems on every side are
// enough for the accents and descenders of any text font.
func inkBox(g *scene.Glyphs) geom.Rect {
	width := geom.Length(0)
	for _, glyph := range g.Glyphs {
		width += max(0, glyph.Advance)
	}
	room := 2 * g.Size
	if g.Halo != nil {
		room += g.Halo.Width
	}
	return geom.Rect{X: g.At.X, Y: g.At.Y, W: width}.Inset(-room)
}

// run draws the letters, filled or stroked with a pen.
func (r *Renderer) run(v *view, g *scene.Glyphs, p pen, paint scene.Paint) {
	s := float64(g.Size) / float64(g.Font.UnitsPerEm())
	u := run{view: v, font: g.Font, pen: p, ink: r.ink(v, paint, boxOf(v.m, inkBox(g)))}
	u.letter = geom.Affine{A: v.m.A * s, B: v.m.B * s, C: v.m.C * s, D: v.m.D * s}
	if v.m.MaxScale()*float64(g.Size)+p.width <= largest && len(p.dash) == 0 {
		u.masks = r.glyphCache.masks(u.style())
	}
	x := g.At.X
	for _, glyph := range g.Glyphs {
		at := v.m.Apply(geom.Pt2(x, g.At.Y).Vec())
		u.letter.E, u.letter.F = at.X, at.Y
		r.glyph(&u, glyph.ID)
		x += glyph.Advance
	}
}

// style returns the key of the masks of the run's letters.
func (u *run) style() glyphStyle {
	m := u.letter
	return glyphStyle{font: u.font, a: m.A, b: m.B, c: m.C, d: m.D, pen: u.pen.width, butt: u.pen.butt}
}

// glyph draws one letter, from its cached mask or, if it is large, as a shape.
func (r *Renderer) glyph(u *run, id fonts.GID) {
	if u.masks == nil {
		r.rasterizer.set(u.letter, u.font.Outline(id), u.pen)
		r.inkShape(u.view, u.ink)
		return
	}
	at, phase := snap(u.letter.E, u.letter.F)
	if s := r.glyphMask(u, id, phase); s.mask != nil {
		r.blend(u.view, s.mask, at.Add(s.offset), u.ink)
	}
}
