package layout

import (
	"math"

	"punchboard/carddata"
	"punchboard/geom"
)

// compassContent is a north arrow or a wind rose.
type compassContent struct {
	src     site
	kind    attr[string]
	north   attr[float64]
	letter  wordsAttr
	font    attr[string]
	heading styleAttrs // of the letter
	color   attr[ink]
	fill    attr[ink]
}

func newCompass(c *compiler, src *carddata.Part) content {
	return &compassContent{
		src:     siteOf(src),
		kind:    key(c, src, "compass", as[string]),
		north:   key(c, src, "north", as[float64]),
		letter:  c.words(src.Get("letter")),
		font:    key(c, src, "font", as[string]),
		heading: c.headingStyle(attr[string]{}),
		color:   key(c, src, "color", asInk),
		fill:    key(c, src, "fill", asInk),
	}
}

// natural is a square of what is known of the box.
func (*compassContent) natural(_ *painter, known geom.Size) geom.Size { return square(known) }

// Measures of compasses, in parts of the radius of the circle that holds them,
// whichever way they point.
const (
	compassLetter = 0.74 // from the middle to that of the letter
	compassCap    = 0.32 // height of the letter
	compassLine   = 0.022
	leastCompass  = 7 * geom.MM // under which its letter is too small
)

func (c *compassContent) draw(p *painter, box geom.Rect) {
	if box.W <= 0 || box.H <= 0 {
		return
	}
	if side := min(box.W, box.H); side < leastCompass-tolerance {
		p.overflow(&c.src, leastCompass, side)
		return
	}
	if north := c.north.in(p); !(abs(north) <= 360) {
		badValue(p, &c.src, &c.north, "north", "write degrees clockwise from the top, -360 to 360")
		return
	}
	r := rose{compassContent: c, painter: p, mid: box.Center(), radius: min(box.W, box.H) / 2, north: c.north.in(p) * geom.Tau / 360}
	r.dark, r.light = c.color.in(p), c.fill.in(p)
	switch c.kind.in(p) {
	case "rose":
		r.windRose()
	case "plain":
		r.plainArrow()
	default:
		r.needle()
	}
	r.name()
}

// rose is a compass being drawn. Its places are in parts of the radius, north
// upward.
type rose struct {
	*compassContent
	*painter
	mid         geom.Point
	radius      geom.Length
	north       float64 // in radians clockwise from the top
	dark, light ink
}

func (r *rose) at(v geom.Vec) geom.Point {
	v = v.Rotate(r.north)
	return r.mid.Add(geom.Pt2(r.radius.Scale(v.X), r.radius.Scale(v.Y)))
}

func (r *rose) box() geom.Rect {
	return geom.Rect{X: r.mid.X - r.radius, Y: r.mid.Y - r.radius, W: 2 * r.radius, H: 2 * r.radius}
}

// shape draws an outline with a fill.
func (r *rose) shape(fill ink, pts ...geom.Vec) {
	corners := make([]geom.Point, len(pts))
	for i, v := range pts {
		corners[i] = r.at(v)
	}
	r.outline(&r.src, geom.PolygonPath(corners...), r.box(), &pen{fill: fill, stroke: r.dark, line: r.radius.Scale(compassLine)})
}

// point draws one point of a rose, its left half light and its right half dark.
func (r *rose) point(foot geom.Vec, angle, long, wide float64) {
	tip := geom.PolarVec(long, angle).Add(foot)
	left, right := geom.PolarVec(wide, angle-geom.Tau/8).Add(foot), geom.PolarVec(wide, angle+geom.Tau/8).Add(foot)
	r.shape(r.light, foot, left, tip)
	r.shape(r.dark, foot, tip, right)
}

// windRose draws eight points in a ring, the four winds over those between.
func (r *rose) windRose() {
	const reach, ring = 0.74, 0.46
	foot := geom.V(0, 0.24)
	circle := geom.CirclePath(r.at(foot), r.radius.Scale(ring))
	r.outline(&r.src, circle, r.box(), &pen{stroke: r.dark, line: r.radius.Scale(compassLine)})
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

// name sets the letter before the tip, upright wherever north lies.
func (r *rose) name() {
	w := wording{site: r.src, pos: r.src.pos, lang: r.scope.Lang, text: "N", floor: mapFloor, set: *r.heading.in(r.painter)}
	if r.font.said {
		w.set.family = r.fonts.family(r.font.in(r.painter))
	}
	if r.letter.val != nil {
		w.text, w.pos = r.letter.in(r.painter)
	}
	if w.text == "" {
		return
	}
	face, _ := w.set.face()
	w.set.size = r.radius.Scale(compassCap / face.Metrics().CapHeight)
	w.set.align, w.set.valign, w.set.color = "center", "middle", r.dark
	if w.spans = r.spell(&w); len(w.spans) == 0 {
		return
	}
	mid, size := r.at(geom.V(0, -compassLetter)), w.set.size.Scale(math.Sqrt2)
	r.setText(&w, geom.Rect{X: mid.X - size, Y: mid.Y - size/2, W: 2 * size, H: size})
}
