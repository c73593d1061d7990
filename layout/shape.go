package layout

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/icons"
	"punchboard/scene"
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
}

func (c *compiler) shape(src *carddata.Part) *shapeContent {
	return &shapeContent{
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
}

func (c *compiler) pen(src *carddata.Part) penAttrs {
	return penAttrs{
		fill:   key(c, src, "fill", asInk),
		stroke: key(c, src, "stroke", asInk),
		line:   key(c, src, "line", as[geom.Length]),
		dash:   key(c, src, "dash", as[[]geom.Length]),
	}
}

// penAttrs are the keys of everything that is filled or stroked.
type penAttrs struct {
	fill, stroke attr[ink]
	line         attr[geom.Length]
	dash         attr[[]geom.Length]
}

// pen is what an outline is painted with.
type pen struct {
	fill, stroke ink
	line         geom.Length
	dash         []geom.Length
}

func (a *penAttrs) in(p *painter) pen {
	return pen{a.fill.in(p), a.stroke.in(p), a.line.in(p), a.dash.in(p)}
}

// lined gives the stroke for a box, nil for none. Dashes end where they are
// said to: round ends would eat up the gaps.
func (n *pen) lined(box geom.Rect) *scene.Stroke {
	if n.stroke.none() || n.line <= 0 {
		return nil
	}
	return &scene.Stroke{Paint: n.stroke.over(box), Width: n.line, Dash: n.dash, Butt: len(n.dash) > 0}
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
	switch kind := s.kind.in(p); kind {
	case "rect":
		s.rect(p, box, &pen)
	case "circle":
		round := contain(geom.Size{W: 1, H: 1}, box)
		p.outline(&s.src, geom.EllipsePath(round), round, &pen)
	case "ellipse":
		p.outline(&s.src, geom.EllipsePath(box), box, &pen)
	case "line":
		p.outline(&s.src, geom.LinePath(s.corners(p, box)...), box, &pen)
	case "polygon":
		p.outline(&s.src, geom.PolygonPath(s.corners(p, box)...), box, &pen)
	case "regular":
		p.outline(&s.src, geom.PolygonPath(inscribed(box, s.corner(p))...), box, &pen)
	case "star":
		p.outline(&s.src, geom.PolygonPath(starPoints(box, s.corner(p), s.inner.in(p))...), box, &pen)
	case "path":
		p.outline(&s.src, s.path(p, box), box, &pen)
	default:
		panic("layout: unknown shape " + kind)
	}
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

// rect draws a rectangle, with rounded corners or sharp ones.
func (s *shapeContent) rect(p *painter, box geom.Rect, pen *pen) {
	radii := corners(s.radius.in(p))
	if radii != (geom.Corners{}) {
		p.outline(&s.src, geom.RoundRectPath(box, radii), box, pen)
		return
	}
	p.fillRect(&s.src, box, pen.fill.over(box))
	p.strokeRect(&s.src, box, pen)
}

// fillRect fills a rectangle.
func (p *painter) fillRect(src *site, box geom.Rect, paint scene.Paint) {
	if paint == nil || box.W <= 0 || box.H <= 0 {
		return
	}
	p.edges(src, box, true)
	p.add(&scene.Path{Path: geom.RectPath(box), Fill: paint})
}

// strokeRect draws the frame of a rectangle. A sharp frame is an area of its
// own: strokes have round joins. A dashed one stays a stroke.
func (p *painter) strokeRect(src *site, box geom.Rect, pen *pen) {
	line := pen.lined(box)
	switch {
	case line == nil || box.W <= 0 || box.H <= 0:
	case len(line.Dash) > 0:
		p.add(&scene.Path{Path: geom.RectPath(box), Stroke: line})
	default:
		p.edges(src, box.Inset(-line.Width/2), true)
		p.add(&scene.Path{Path: frameline(box, line.Width), Fill: line.Paint, EvenOdd: true})
	}
}

// outline paints a path whose gradients span box.
func (p *painter) outline(src *site, path geom.Path, box geom.Rect, pen *pen) {
	m := &scene.Path{Path: path, Stroke: pen.lined(box)}
	if closed(path) {
		m.Fill = pen.fill.over(box)
	}
	if m.Fill == nil && m.Stroke == nil || path.Empty() {
		return
	}
	ink := path.Bounds()
	if m.Stroke != nil {
		ink = ink.Inset(-m.Stroke.Width / 2)
	}
	p.edges(src, ink, false)
	p.add(m)
}

// closed tells whether an outline holds an area to be filled.
func closed(p geom.Path) bool {
	return len(p.Ops) > 0 && p.Ops[len(p.Ops)-1] == geom.Close || len(p.Pts) > 2
}

// path reads an outline in SVG's path language and stretches its view onto the
// box.
func (s *shapeContent) path(p *painter, box geom.Rect) geom.Path {
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
