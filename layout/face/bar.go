package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
)

// barContent is a bar whose length represents a number.
type barContent struct {
	src       PartRef
	value     Attr[float64]
	max       Attr[float64]
	pen       penAttrs
	back      Attr[Ink]
	cells     Attr[int]
	direction Attr[string]
}

// NewBar compiles a bar.
func NewBar(c *Compiler, src *facedata.Part) Content {
	return &barContent{
		src:       PartRefOf(src),
		value:     Key(c, src, "bar", As[float64]),
		max:       Key(c, src, "max", As[float64]),
		pen:       c.pen(src),
		back:      Key(c, src, "back", AsInk),
		cells:     Key(c, src, "cells", As[int]),
		direction: Key(c, src, "direction", As[string]),
	}
}

// Natural returns no size: a bar fills the available space.
func (*barContent) Natural(*Painter, geom.Size) geom.Size { return geom.Size{W: NoSize, H: NoSize} }

func (b *barContent) Draw(p *Painter, box geom.Rect) {
	value, most := b.value.In(p), b.max.In(p)
	if most <= 0 || value < 0 || value > most {
		ReportBadValue(p, &b.src, &b.value, "bar", "the number must be from 0 to `max`")
	}
	share := 0.0
	if most > 0 {
		share = min(max(value/most, 0), 1)
	}
	pen, direction := b.pen.in(p), b.direction.In(p)
	n, gap := min(max(1, b.cells.In(p)), maxPips), geom.Length(0)
	if pen.Stroke.None() {
		gap = pen.Width
	}
	for i := range n {
		b.cell(p, barCell(box, i, n, gap, direction), share*float64(n)-float64(i), &pen, direction)
	}
}

// barCell returns one cell of a bar; the first is where the bar starts. Outlined cells
// overlap by their outline; other cells have a gap of that width between them.
func barCell(box geom.Rect, i, n int, gap geom.Length, direction string) geom.Rect {
	if direction == "left" || direction == "up" {
		i = n - 1 - i
	}
	if direction == "down" || direction == "up" {
		c := cell(geom.Rect{X: box.Y, Y: box.X, W: box.H, H: box.W}, i, n, gap, 0, box.W)
		return geom.Rect{X: c.Y, Y: c.X, W: c.H, H: c.W}
	}
	return cell(box, i, n, gap, 0, box.H)
}

// cell draws one cell with a share of it filled, and its outline on top.
func (b *barContent) cell(p *Painter, box geom.Rect, share float64, pen *Pen, direction string) {
	if back := b.back.In(p); !back.None() && share < 1 {
		p.FillRect(&b.src, box, back.Over(box))
	}
	if share > 0 {
		p.FillRect(&b.src, portion(box, share, direction), pen.Fill.Over(box))
	}
	p.StrokeRect(&b.src, box, pen)
}
