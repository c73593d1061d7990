package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// barContent is a bar as long as a number says.
type barContent struct {
	src       site
	value     attr[float64]
	max       attr[float64]
	pen       penAttrs
	back      attr[ink]
	cells     attr[int]
	direction attr[string]
}

func newBar(c *compiler, src *carddata.Part) content {
	return &barContent{
		src:       siteOf(src),
		value:     key(c, src, "bar", as[float64]),
		max:       key(c, src, "max", as[float64]),
		pen:       c.pen(src),
		back:      key(c, src, "back", asInk),
		cells:     key(c, src, "cells", as[int]),
		direction: key(c, src, "direction", as[string]),
	}
}

// natural: a bar fills what there is.
func (*barContent) natural(*painter, geom.Size) geom.Size { return geom.Size{W: noSize, H: noSize} }

func (b *barContent) draw(p *painter, box geom.Rect) {
	value, most := b.value.in(p), b.max.in(p)
	if most <= 0 || value < 0 || value > most {
		badValue(p, &b.src, &b.value, "bar", "the number must lie between 0 and `max`")
	}
	share := 0.0
	if most > 0 {
		share = min(max(value/most, 0), 1)
	}
	pen, direction := b.pen.in(p), b.direction.in(p)
	n, gap := min(max(1, b.cells.in(p)), maxPips), geom.Length(0)
	if pen.stroke.none() {
		gap = pen.line
	}
	for i := range n {
		b.cell(p, barCell(box, i, n, gap, direction), share*float64(n)-float64(i), &pen, direction)
	}
}

// barCell gives one cell of a bar; the first stands where the bar starts. Cells
// with an outline share it, others keep the width of one between them.
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

// cell draws one cell, filled for a share of it, its outline on top.
func (b *barContent) cell(p *painter, box geom.Rect, share float64, pen *pen, direction string) {
	if back := b.back.in(p); !back.none() && share < 1 {
		p.fillRect(&b.src, box, back.over(box))
	}
	if share > 0 {
		p.fillRect(&b.src, portion(box, share, direction), pen.fill.over(box))
	}
	p.strokeRect(&b.src, box, pen)
}
