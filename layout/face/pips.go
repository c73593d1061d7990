package face

import (
	"math"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// pipsContent is a row of marks that shows a number.
type pipsContent struct {
	src       PartRef
	count     Attr[float64]
	max       Attr[int]
	icon      Attr[string]
	size      Attr[geom.Length]
	gap       Attr[geom.Length]
	color     Attr[Ink]
	empty     Attr[Ink]
	direction Attr[string]
	align     Attr[string]
	wrap      Attr[int]
}

// NewPips compiles a row of pips.
func NewPips(c *Compiler, src *facedata.Part) Content {
	return &pipsContent{
		src:       PartRefOf(src),
		count:     Key(c, src, "pips", As[float64]),
		max:       Key(c, src, "max", As[int]),
		icon:      Key(c, src, "icon", As[string]),
		size:      Key(c, src, "size", As[geom.Length]),
		gap:       Key(c, src, "gap", As[geom.Length]),
		color:     Key(c, src, "color", AsInk),
		empty:     Key(c, src, "empty", AsInk),
		direction: Key(c, src, "direction", As[string]),
		align:     Key(c, src, "align", As[string]),
		wrap:      Key(c, src, "wrap", As[int]),
	}
}

// maxPips limits a row of marks: nobody counts further.
const maxPips = 1000

// pips is a pipsContent evaluated for one card.
type pips struct {
	count     float64
	places    int // filled and empty places
	lines     int
	line      int // places per line
	size, gap geom.Length
	direction string
}

func (c *pipsContent) in(p *Painter) (pips, bool) {
	n := pips{count: c.count.In(p), size: c.size.In(p), gap: c.gap.In(p), direction: c.direction.In(p)}
	if n.count < 0 || n.count > maxPips || c.max.In(p) > maxPips {
		ReportBadValue(p, &c.src, &c.count, "pips", "the number of marks must be from 0 to 1000")
		return n, false
	}
	n.places = max(int(math.Ceil(n.count)), c.max.In(p))
	n.line = n.places
	if wrap := c.wrap.In(p); wrap > 0 {
		n.line = min(wrap, n.places)
	}
	if n.places == 0 {
		return n, false
	}
	n.lines = (n.places + n.line - 1) / n.line
	return n, true
}

// down reports whether the marks of a line are below each other.
func (n *pips) down() bool { return n.direction == "down" || n.direction == "up" }

// extent returns the size of all places together.
func (n *pips) extent() geom.Size {
	along, across := repeated(n.size, n.line, n.gap), repeated(n.size, n.lines, n.gap)
	if n.down() {
		return geom.Size{W: across, H: along}
	}
	return geom.Size{W: along, H: across}
}

// Natural returns the size of all marks side by side.
func (c *pipsContent) Natural(p *Painter, _ geom.Size) geom.Size {
	n, ok := c.in(p)
	if !ok {
		return geom.Size{}
	}
	return n.extent()
}

func (c *pipsContent) Draw(p *Painter, box geom.Rect) {
	n, ok := c.in(p)
	if !ok {
		return
	}
	area := n.area(box, c.align.In(p))
	if area.W > box.W+Tolerance {
		p.ReportOverflow(&c.src, area.W, box.W)
	} else if area.H > box.H+Tolerance {
		p.ReportOverflow(&c.src, area.H, box.H)
	}
	for i := range n.places {
		c.mark(p, n.place(area, i), min(1, n.count-float64(i)), n.direction)
	}
}

// area returns the box of all places together: aligned along their direction, centered
// across it.
func (n *pips) area(box geom.Rect, align string) geom.Rect {
	size := n.extent()
	share := anchorOf(align)
	if n.direction == "left" || n.direction == "up" {
		share = 1 - share
	}
	across := 0.5
	x, y := share, across
	if n.down() {
		x, y = across, share
	}
	return geom.Rect{X: box.X + (box.W - size.W).Scale(x), Y: box.Y + (box.H - size.H).Scale(y), W: size.W, H: size.H}
}

// place returns the box of one place. The next line is below, or to the right if the
// marks run vertically.
func (n *pips) place(area geom.Rect, i int) geom.Rect {
	pitch := n.size + n.gap
	along, across := pitch*geom.Length(i%n.line), pitch*geom.Length(i/n.line)
	r := geom.Rect{X: area.X + along, Y: area.Y + across, W: n.size, H: n.size}
	switch n.direction {
	case "left":
		r.X = area.Right() - along - n.size
	case "down":
		r.X, r.Y = area.X+across, area.Y+along
	case "up":
		r.X, r.Y = area.X+across, area.Bottom()-along-n.size
	}
	return r
}

// mark draws one place, filled for a share of it: the last mark of 2.5 is half full.
func (c *pipsContent) mark(p *Painter, box geom.Rect, share float64, direction string) {
	if share < 1 && (share > 0 || c.max.IsSet) {
		c.emptyMark(p, box)
	}
	switch {
	case share >= 1:
		c.fullMark(p, box, c.color.In(p))
	case share > 0:
		clip := geom.RectPath(portion(box, share, direction))
		p.Group(&scene.Group{Clip: &clip}, func() { c.fullMark(p, box, c.color.In(p)) })
	}
}

func (c *pipsContent) fullMark(p *Painter, box geom.Rect, tint Ink) {
	if art := c.art(p); art != nil {
		p.drawIcon(art, box, iconLook{tint: tint})
		return
	}
	p.DrawPath(&c.src, geom.EllipsePath(box), box, &Pen{Fill: tint})
}

// emptyLine is the width of the outline of an empty place.
const emptyLine = geom.MM / 5

func (c *pipsContent) emptyMark(p *Painter, box geom.Rect) {
	tint := c.empty.In(p)
	switch art := c.art(p); {
	case !tint.None():
		c.fullMark(p, box, tint)
	case art != nil:
		p.drawIcon(art, box.Inset(emptyLine/2), iconLook{outline: c.color.In(p), width: emptyLine / 2})
	default:
		p.DrawPath(&c.src, geom.EllipsePath(box.Inset(emptyLine/2)), box, &Pen{Stroke: c.color.In(p), Width: emptyLine})
	}
}

// art returns the icon of the marks, or nil for discs.
func (c *pipsContent) art(p *Painter) *picture.Icon {
	name := c.icon.In(p)
	if name == "" {
		return nil
	}
	return p.NamedIcon(&c.src, name, c.icon.Pos(p))
}

// portion returns a share of a box, beginning at the side where its direction starts.
func portion(box geom.Rect, share float64, direction string) geom.Rect {
	share = min(max(share, 0), 1)
	w, h := box.W.Scale(share), box.H.Scale(share)
	switch direction {
	case "left":
		return geom.Rect{X: box.Right() - w, Y: box.Y, W: w, H: box.H}
	case "down":
		return geom.Rect{X: box.X, Y: box.Y, W: box.W, H: h}
	case "up":
		return geom.Rect{X: box.X, Y: box.Bottom() - h, W: box.W, H: h}
	}
	return geom.Rect{X: box.X, Y: box.Y, W: w, H: box.H}
}
