package face

import (
	facedata "punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/icons"
)

// shapeContent is a rectangle, circle, line, polygon or path.
type shapeContent struct {
	src    PartRef
	kind   Attr[string]
	pen    penAttrs
	radius Attr[[]geom.Length]
	points Attr[[][2]values.Extent]
	d      Attr[string]
	view   Attr[string]
	sides  Attr[int]
	inner  Attr[float64]
	fixed  bool // whether the outline for a given box is the same for all cards
}

// NewShape compiles a shape.
func NewShape(c *Compiler, src *facedata.Part) Content {
	s := &shapeContent{
		src:    PartRefOf(src),
		kind:   Key(c, src, "shape", As[string]),
		pen:    c.pen(src),
		radius: Key(c, src, "radius", As[[]geom.Length]),
		points: Key(c, src, "points", As[[][2]values.Extent]),
		d:      Key(c, src, "d", As[string]),
		view:   Key(c, src, "view", As[string]),
		sides:  Key(c, src, "sides", As[int]),
		inner:  Key(c, src, "inner", As[float64]),
	}
	s.fixed = !s.kind.Varies() && !s.radius.Varies() && !s.points.Varies() && !s.d.Varies() &&
		!s.view.Varies() && !s.sides.Varies() && !s.inner.Varies()
	return s
}

// Natural returns the preferred size: round shapes are as high as wide, a line is as
// thick as its stroke, and all others fill the available space.
func (s *shapeContent) Natural(p *Painter, known geom.Size) geom.Size {
	switch s.kind.In(p) {
	case "circle", "regular", "star":
		return Square(known)
	case "line":
		if s.points.IsSet {
			break
		}
		if w := s.pen.line.In(p); known.H > 0 && known.W <= 0 {
			return geom.Size{W: w, H: NoSize}
		} else {
			return geom.Size{W: NoSize, H: w}
		}
	}
	return geom.Size{W: NoSize, H: NoSize}
}

func (s *shapeContent) Draw(p *Painter, box geom.Rect) {
	pen := s.pen.in(p)
	kind := s.kind.In(p)
	if kind == "rect" && corners(s.radius.In(p)) == (geom.Corners{}) {
		p.FillRect(&s.src, box, pen.Fill.Over(box))
		p.StrokeRect(&s.src, box, &pen)
		return
	}
	if kind == "circle" {
		box = Contain(geom.Size{W: 1, H: 1}, box)
	}
	p.DrawPath(&s.src, s.path(p, kind, box), box, &pen)
}

// drawnPath is the outline of a shape for a box.
type drawnPath struct {
	box  geom.Rect
	path geom.Path
}

// path returns the outline for the box. If it does not depend on the card, it is only
// computed when the box changes.
func (s *shapeContent) path(p *Painter, kind string, box geom.Rect) geom.Path {
	if last, ok := p.shapePaths[s]; ok && last.box == box {
		return last.path
	}
	path := s.trace(p, kind, box)
	if s.fixed {
		p.shapePaths[s] = drawnPath{box, path}
	}
	return path
}

// trace returns the outline for the box.
func (s *shapeContent) trace(p *Painter, kind string, box geom.Rect) geom.Path {
	switch kind {
	case "rect":
		return geom.RoundRectPath(box, corners(s.radius.In(p)))
	case "circle", "ellipse":
		return geom.EllipsePath(box)
	case "line":
		return geom.LinePath(s.corners(p, box)...)
	case "polygon":
		return geom.PolygonPath(s.corners(p, box)...)
	case "regular":
		return geom.PolygonPath(inscribed(box, s.corner(p))...)
	case "star":
		return geom.PolygonPath(StarPoints(box, s.corner(p), s.inner.In(p))...)
	case "path":
		return s.svgPath(p, box)
	}
	panic("layout: unknown shape " + kind)
}

// corner returns the number of sides, limited to what can be drawn.
func (s *shapeContent) corner(p *Painter) int {
	const most = 1000
	n := s.sides.In(p)
	if n < 3 || n > most {
		ReportBadValue(p, &s.src, &s.sides, "sides", "a shape must have 3 to 1000 sides")
		return 3
	}
	return n
}

// corners returns the points of a line or polygon in the box.
func (s *shapeContent) corners(p *Painter, box geom.Rect) []geom.Point {
	given := s.points.In(p)
	if len(given) == 0 {
		return midline(box)
	}
	points := make([]geom.Point, len(given))
	for i, e := range given {
		points[i] = geom.Pt2(box.X+e[0].Of(box.W), box.Y+e[1].Of(box.H))
	}
	return points
}

// svgPath parses an outline in SVG's path language and stretches its view box to the
// box.
func (s *shapeContent) svgPath(p *Painter, box geom.Rect) geom.Path {
	view, ok := viewBox(s.view.In(p))
	if !ok {
		ReportBadValue(p, &s.src, &s.view, "view", "write four numbers: left, top, width and height, such as 0 0 100 100")
		return geom.Path{}
	}
	path, err := icons.ParsePath(s.d.In(p))
	if err != nil {
		ReportBadValue(p, &s.src, &s.d, "d", err.Error())
	}
	return path.Transform(stretch(view, box))
}
