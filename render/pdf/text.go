package pdf

import (
	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/render/pdf/canon"
	"punchboard/scene"
)

// Text rendering modes (ISO 32000-1, 9.3.6).
const (
	strokeText = "1 Tr"
	fillText   = "0 Tr"
	clipText   = "7 Tr"
)

// glyphs shows a run of text.
func (c *content) glyphs(g *scene.Glyphs) {
	face := c.doc.typeface(g.Font)
	if face == nil || len(g.Glyphs) == 0 || g.Size <= 0 {
		return
	}
	if g.Halo != nil {
		c.halo(face, g)
	}
	if isPlain(g.Fill) {
		if g.Fill != nil {
			c.fill(g.Fill)
			c.show(face, g)
		}
		return
	}
	c.save()
	defer c.restore()
	c.op(clipText)
	c.show(face, g)
	c.flood(g.Fill, extent(g))
}

// halo strokes the letters before they are filled. It is tagged with an empty
// ActualText, so that readers do not extract the text twice.
func (c *content) halo(face *typeface, g *scene.Glyphs) {
	c.ops = append(c.ops, "/Span "...)
	c.ops = canon.AppendValue(c.ops, canon.Dict{"ActualText": canon.String("")})
	c.op(" BDC")
	halo := *g.Halo
	if !isPlain(halo.Paint) { // the stroke outline of letters is not available for clipping
		halo.Paint = halo.Paint.Screen()
	}
	c.stroke(&halo)
	c.op(strokeText)
	c.show(face, g)
	c.op(fillText)
	c.op("EMC")
}

// extent returns a box around all letters of the run.
func extent(g *scene.Glyphs) geom.Rect {
	var w geom.Length
	for _, gl := range g.Glyphs {
		w += gl.Advance
	}
	return geom.Rect{X: g.At.X - g.Size, Y: g.At.Y - 2*g.Size, W: w + 2*g.Size, H: 3 * g.Size}
}

// show writes the run as one text object. The letters are flipped, because the page's
// axis points down.
func (c *content) show(face *typeface, g *scene.Glyphs) {
	c.op("BT")
	r := run{content: c, size: int64(g.Size)}
	r.font(c.doc.code(face, g.Glyphs[0]).subset, g.Size)
	c.ops = append(c.ops, "1 0 0 -1 "...)
	c.length(g.At.X)
	c.length(g.At.Y)
	c.op("Tm")
	c.ops = append(c.ops, "[("...)
	for i, gl := range g.Glyphs {
		r.glyph(c.doc.code(face, gl), gl, i == len(g.Glyphs)-1)
	}
	r.space(face, g)
	c.op(")]TJ")
	c.op("ET")
}

// run is a line of text that is being written. Pen counts in thousandths of the em,
// place in EMU. The difference between them is corrected in whole thousandths before
// the next glyph, so that errors do not accumulate.
type run struct {
	*content
	size  int64 // of the em, in EMU
	pen   int64
	place int64
}

// font selects a subset unless it is already selected.
func (r *run) font(s *subset, size geom.Length) {
	if r.state.font == s && r.state.size == size {
		return
	}
	r.name("F", s.number)
	r.length(size)
	r.op("Tf")
	r.state.font, r.state.size = s, size
}

func (r *run) glyph(k code, g fonts.Glyph, last bool) {
	if k.subset != r.state.font {
		r.op(")]TJ")
		r.font(k.subset, r.state.size)
		r.ops = append(r.ops, "[("...)
	}
	switch k.byte {
	case '(', ')', '\\':
		r.ops = append(r.ops, '\\')
	}
	r.ops = append(r.ops, k.byte)
	r.pen += k.width
	r.place += int64(g.Advance)
	if last {
		return
	}
	if back := rounded(r.pen*r.size-r.place*1000, r.size); back != 0 {
		r.ops = append(r.ops, ')')
		r.ops = appendQuantum(r.ops, back, 0)
		r.ops = append(r.ops, '(')
		r.pen -= back
	}
}

// rounded divides n and rounds to the nearest integer.
func rounded(n, by int64) int64 {
	if n < 0 {
		return -((-n + by/2) / by)
	}
	return (n + by/2) / by
}
