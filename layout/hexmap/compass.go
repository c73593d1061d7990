package hexmap

import (
	"math"

	facedata "punchboard/carddata/face"
	"punchboard/geom"
	"punchboard/layout/face"
)

// compassContent is a north arrow or a compass rose.
type compassContent struct {
	src     face.PartRef
	kind    face.Attr[string]
	north   face.Attr[float64]
	letter  face.TextAttr
	font    face.Attr[string]
	heading face.StyleAttrs // of the letter
	color   face.Attr[face.Ink]
	fill    face.Attr[face.Ink]
}

func NewCompass(c *face.Compiler, src *facedata.Part) face.Content {
	return &compassContent{
		src:     face.PartRefOf(src),
		kind:    face.Key(c, src, "compass", face.As[string]),
		north:   face.Key(c, src, "north", face.As[float64]),
		letter:  c.Text(src.Get("letter")),
		font:    face.Key(c, src, "font", face.As[string]),
		heading: c.HeadingStyle(face.Attr[string]{}),
		color:   face.Key(c, src, "color", face.AsInk),
		fill:    face.Key(c, src, "fill", face.AsInk),
	}
}

// Natural returns a square of the known size.
func (*compassContent) Natural(_ *face.Painter, known geom.Size) geom.Size { return face.Square(known) }

// Dimensions of compasses, relative to the radius of the circle around them, whatever
// their direction.
const (
	compassLetter = 0.74 // from the center to that of the letter
	compassCap    = 0.32 // height of the letter
	compassLine   = 0.022
	leastCompass  = 7 * geom.MM // below this size its letter is too small
)

func (c *compassContent) Draw(p *face.Painter, box geom.Rect) {
	if box.W <= 0 || box.H <= 0 {
		return
	}
	if side := min(box.W, box.H); side < leastCompass-face.Tolerance {
		p.ReportOverflow(&c.src, leastCompass, side)
		return
	}
	if north := c.north.In(p); !(math.Abs(north) <= 360) {
		face.ReportBadValue(p, &c.src, &c.north, "north", "write degrees clockwise from the top, -360 to 360")
		return
	}
	r := rose{compassContent: c, Painter: p, mid: box.Center(), radius: min(box.W, box.H) / 2, north: c.north.In(p) * geom.Tau / 360}
	r.dark, r.light = c.color.In(p), c.fill.In(p)
	switch c.kind.In(p) {
	case "rose":
		r.windRose()
	case "plain":
		r.plainArrow()
	default:
		r.needle()
	}
	r.name()
}

// rose is a compass being drawn. Positions are relative to the radius, with north up.
type rose struct {
	*compassContent
	*face.Painter
	mid         geom.Point
	radius      geom.Length
	north       float64 // in radians clockwise from the top
	dark, light face.Ink
}

func (r *rose) at(v geom.Vec) geom.Point {
	v = v.Rotate(r.north)
	return r.mid.Add(geom.Pt2(r.radius.Scale(v.X), r.radius.Scale(v.Y)))
}

func (r *rose) box() geom.Rect {
	return geom.Rect{X: r.mid.X - r.radius, Y: r.mid.Y - r.radius, W: 2 * r.radius, H: 2 * r.radius}
}

// shape draws a filled outline.
func (r *rose) shape(fill face.Ink, pts ...geom.Vec) {
	corners := make([]geom.Point, len(pts))
	for i, v := range pts {
		corners[i] = r.at(v)
	}
	r.DrawPath(&r.src, geom.PolygonPath(corners...), r.box(), &face.Pen{Fill: fill, Stroke: r.dark, Width: r.radius.Scale(compassLine)})
}

// point draws one point of a rose, with its left half light and its right half dark.
func (r *rose) point(foot geom.Vec, angle, long, wide float64) {
	tip := geom.PolarVec(long, angle).Add(foot)
	left, right := geom.PolarVec(wide, angle-geom.Tau/8).Add(foot), geom.PolarVec(wide, angle+geom.Tau/8).Add(foot)
	r.shape(r.light, foot, left, tip)
	r.shape(r.dark, foot, tip, right)
}

// windRose draws eight points in a ring, the four cardinal points above those between
// them.
func (r *rose) windRose() {
	const reach, ring = 0.74, 0.46
	foot := geom.V(0, 0.24)
	circle := geom.CirclePath(r.at(foot), r.radius.Scale(ring))
	r.DrawPath(&r.src, circle, r.box(), &face.Pen{Stroke: r.dark, Width: r.radius.Scale(compassLine)})
	for i := range 4 {
		r.point(foot, (float64(i)+0.5)*geom.Tau/4, ring*0.9, 0.14)
	}
	for i := range 4 {
		r.point(foot, float64(i)*geom.Tau/4, reach, 0.2)
	}
}

// needle draws a notched arrow head, half light and half dark.
func (r *rose) needle() {
	tip, notch := geom.V(0, -0.48), geom.V(0, 0.6)
	r.shape(r.light, tip, notch, geom.V(-0.38, 0.88))
	r.shape(r.dark, tip, geom.V(0.38, 0.88), notch)
}

// plainArrow draws a shaft with a head.
func (r *rose) plainArrow() {
	const half, head, neck = 0.05, 0.2, -0.02
	r.shape(r.dark, geom.V(0, -0.46), geom.V(head, neck), geom.V(half, neck), geom.V(half, 0.94), geom.V(-half, 0.94), geom.V(-half, neck), geom.V(-head, neck))
}

// name draws the letter at the tip, upright in every direction.
func (r *rose) name() {
	w := face.Text{Part: r.src, Pos: r.src.Pos, Lang: r.Lang(), Source: "N", Floor: face.MapFloor, Style: *r.heading.In(r.Painter)}
	if r.font.IsSet {
		w.Style.Family = r.Family(r.font.In(r.Painter))
	}
	if r.letter.Val != nil {
		w.Source, w.Pos = r.letter.In(r.Painter)
	}
	if w.Source == "" {
		return
	}
	face, _ := w.Style.Face(w.Lang)
	w.Style.Size = r.radius.Scale(compassCap / face.Metrics().CapHeight)
	w.Style.Align, w.Style.Valign, w.Style.Color = "center", "middle", r.dark
	if w.Spans = r.Spans(&w); len(w.Spans) == 0 {
		return
	}
	mid, size := r.at(geom.V(0, -compassLetter)), w.Style.Size.Scale(math.Sqrt2)
	r.SetText(&w, geom.Rect{X: mid.X - size, Y: mid.Y - size/2, W: 2 * size, H: size})
}
