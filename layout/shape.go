package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/icons"
)

// shapeContent is a rectangle, circle, line, polygon or path.
type shapeContent struct {
	src    site
	kind   attr[string]
	pen    penAttrs
	radius attr[[]geom.Length]
	points attr[[][2]carddata.Extent]
	d      attr[string]
	view   attr[string]
	sides  attr[int]
	inner  attr[float64]
	fixed  bool // whether the outline in a box is the same for all cards
}

func newShape(c *compiler, src *carddata.Part) content {
	s := &shapeContent{
		src:    siteOf(src),
		kind:   key(c, src, "shape", as[string]),
		pen:    c.pen(src),
		radius: key(c, src, "radius", as[[]geom.Length]),
		points: key(c, src, "points", as[[][2]carddata.Extent]),
		d:      key(c, src, "d", as[string]),
		view:   key(c, src, "view", as[string]),
		sides:  key(c, src, "sides", as[int]),
		inner:  key(c, src, "inner", as[float64]),
	}
	s.fixed = s.kind.src == nil && s.radius.src == nil && s.points.src == nil && s.d.src == nil &&
		s.view.src == nil && s.sides.src == nil && s.inner.src == nil
	return s
}

// natural: round shapes are as high as wide, a line is as thick as its pen, and
// all others fill what there is.
func (s *shapeContent) natural(p *painter, known geom.Size) geom.Size {
	switch s.kind.in(p) {
	case "circle", "regular", "star":
		return square(known)
	case "line":
		if s.points.said {
			break
		}
		if w := s.pen.line.in(p); known.H > 0 && known.W <= 0 {
			return geom.Size{W: w, H: noSize}
		} else {
			return geom.Size{W: noSize, H: w}
		}
	}
	return geom.Size{W: noSize, H: noSize}
}

func (s *shapeContent) draw(p *painter, box geom.Rect) {
	pen := s.pen.in(p)
	kind := s.kind.in(p)
	if kind == "rect" && corners(s.radius.in(p)) == (geom.Corners{}) {
		p.fillRect(&s.src, box, pen.fill.over(box))
		p.strokeRect(&s.src, box, &pen)
		return
	}
	if kind == "circle" {
		box = contain(geom.Size{W: 1, H: 1}, box)
	}
	p.outline(&s.src, s.path(p, kind, box), box, &pen)
}

// drawnPath is the outline that a shape had in a box.
type drawnPath struct {
	box  geom.Rect
	path geom.Path
}

// path gives the outline in the box. A shape whose outline does not depend on
// the card has the same one in the same box, card after card.
func (s *shapeContent) path(p *painter, kind string, box geom.Rect) geom.Path {
	if last, ok := p.paths[s]; ok && last.box == box {
		return last.path
	}
	path := s.trace(p, kind, box)
	if s.fixed {
		p.paths[s] = drawnPath{box, path}
	}
	return path
}

// trace makes the outline in the box.
func (s *shapeContent) trace(p *painter, kind string, box geom.Rect) geom.Path {
	switch kind {
	case "rect":
		return geom.RoundRectPath(box, corners(s.radius.in(p)))
	case "circle", "ellipse":
		return geom.EllipsePath(box)
	case "line":
		return geom.LinePath(s.corners(p, box)...)
	case "polygon":
		return geom.PolygonPath(s.corners(p, box)...)
	case "regular":
		return geom.PolygonPath(inscribed(box, s.corner(p))...)
	case "star":
		return geom.PolygonPath(starPoints(box, s.corner(p), s.inner.in(p))...)
	case "path":
		return s.spelled(p, box)
	}
	panic("layout: unknown shape " + kind)
}

// corner gives the number of sides, within what can be drawn.
func (s *shapeContent) corner(p *painter) int {
	const most = 1000
	n := s.sides.in(p)
	if n < 3 || n > most {
		badValue(p, &s.src, &s.sides, "sides", "a shape has 3 to 1000 sides")
		return 3
	}
	return n
}

// corners gives the points of a line or polygon in the box.
func (s *shapeContent) corners(p *painter, box geom.Rect) []geom.Point {
	said := s.points.in(p)
	if len(said) == 0 {
		return midline(box)
	}
	points := make([]geom.Point, len(said))
	for i, e := range said {
		points[i] = geom.Pt2(box.X+e[0].Of(box.W), box.Y+e[1].Of(box.H))
	}
	return points
}

// spelled reads an outline in SVG's path language and stretches its view onto the
// box.
func (s *shapeContent) spelled(p *painter, box geom.Rect) geom.Path {
	view, ok := viewBox(s.view.in(p))
	if !ok {
		badValue(p, &s.src, &s.view, "view", "write four numbers: left, top, width and height, such as 0 0 100 100")
		return geom.Path{}
	}
	path, err := icons.ParsePath(s.d.in(p))
	if err != nil {
		badValue(p, &s.src, &s.d, "d", err.Error())
	}
	return path.Transform(stretch(view, box))
}
