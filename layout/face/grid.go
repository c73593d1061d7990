package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/geom"
)

// gridContent arranges parts in rows of equal cells.
type gridContent struct {
	parts     []*part
	columns   Attr[int]
	gap       Attr[geom.Length]
	rowGap    Attr[geom.Length]
	rowHeight Attr[geom.Length]
	align     Attr[string]
	justify   Attr[string]
	src       PartRef
}

// NewGrid compiles a grid of parts.
func NewGrid(c *Compiler, src *facedata.Part) Content {
	return &gridContent{
		src:       PartRefOf(src),
		parts:     c.parts(src.Children),
		columns:   Key(c, src, "columns", As[int]),
		gap:       Key(c, src, "gap", As[geom.Length]),
		rowGap:    Key(c, src, "row_gap", As[geom.Length]),
		rowHeight: Key(c, src, "row_height", As[geom.Length]),
		align:     Key(c, src, "align", As[string]),
		justify:   Key(c, src, "justify", As[string]),
	}
}

// grid is the number of columns and rows of a gridContent for one card.
type grid struct{ columns, rows int }

func (g *gridContent) count(p *Painter, n int) grid {
	columns := max(1, g.columns.In(p))
	return grid{columns, (n + columns - 1) / columns}
}

// gaps returns the space between columns and between rows.
func (g *gridContent) gaps(p *Painter) (gap, rowGap geom.Length) {
	gap = g.gap.In(p)
	if !g.rowGap.IsSet {
		return gap, gap
	}
	return gap, g.rowGap.In(p)
}

// Natural returns the size of the grid with cells as large as the largest part.
func (g *gridContent) Natural(p *Painter, known geom.Size) geom.Size {
	parts := p.instances(g.parts, nil)
	gap, rowGap := g.gaps(p)
	n := g.count(p, len(parts))
	most := geom.Size{W: NoSize, H: NoSize}
	for i := range parts {
		width := max(0, (known.W-gap*geom.Length(n.columns-1))/geom.Length(n.columns))
		got := p.measure(&parts[i], known, geom.Size{W: width})
		most = geom.Size{W: max(most.W, got.W), H: max(most.H, got.H)}
	}
	if g.rowHeight.IsSet {
		most.H = g.rowHeight.In(p)
	}
	return geom.Size{W: repeated(most.W, n.columns, gap), H: repeated(most.H, n.rows, rowGap)}
}

// repeated returns the length of n equal pieces with gaps between them, or NoSize if
// the pieces have no size.
func repeated(l geom.Length, n int, gap geom.Length) geom.Length {
	if n == 0 {
		return 0
	}
	if l == NoSize {
		return NoSize
	}
	return geom.Length(n)*(l+gap) - gap
}

// Draw paints the parts row by row; justify positions the cells of an incomplete last
// row.
func (g *gridContent) Draw(p *Painter, box geom.Rect) {
	parts := p.instances(g.parts, nil)
	if len(parts) == 0 {
		return
	}
	gap, rowGap := g.gaps(p)
	n := g.count(p, len(parts))
	height := (box.H - rowGap*geom.Length(n.rows-1)) / geom.Length(n.rows)
	if g.rowHeight.IsSet {
		height = g.rowHeight.In(p)
	}
	if need := repeated(height, n.rows, rowGap); need > box.H+Tolerance {
		p.ReportOverflow(&g.src, need, box.H)
	}
	align, justify := g.align.In(p), g.justify.In(p)
	for i := range parts {
		c := cell(box, i, n.columns, gap, rowGap, height)
		c.X += g.shift(i, len(parts), n, box.W+gap, justify)
		p.paint(&parts[i], g.box(p, &parts[i], c, align))
	}
}

// shift returns the offset of the cells of an incomplete last row.
func (g *gridContent) shift(i, count int, n grid, pitch geom.Length, justify string) geom.Length {
	free := n.columns*n.rows - count
	if free == 0 || i/n.columns < n.rows-1 {
		return 0
	}
	room := pitch * geom.Length(free) / geom.Length(n.columns)
	if justify == "between" {
		return room * geom.Length(i%n.columns) / geom.Length(max(1, n.columns-free-1))
	}
	return room.Scale(anchorOf(justify))
}

// box returns an instance's box in its cell: vertically where align puts it, and
// horizontally centered if it is narrower than the cell.
func (g *gridContent) box(p *Painter, in *instance, c geom.Rect, align string) geom.Rect {
	x := in.frame.x.size.across(c.W, c.W, "center")
	own := geom.Length(0)
	if align != "stretch" && !in.frame.y.size.isSet {
		own = p.measure(in, c.Size(), geom.Size{W: x.Size}).H
	}
	y := in.frame.y.size.across(c.H, own, align)
	return geom.Rect{X: c.X + x.At, Y: c.Y + y.At, W: x.Size, H: y.Size}
}
