package icons

import (
	"fmt"
	"math"
	"slices"

	"punchboard/geom"
)

// painter walks the element tree of a file and collects its shapes.
type painter struct {
	sheet    stylesheet
	ids      map[string]*element
	view     viewBox // the reference for percentages
	box      geom.Rect
	using    []*element
	visits   int // number of elements; together with work and points, it limits the cost of a file
	work     int
	points   int
	shapes   []Shape
	warnings []Warning
	more     bool // there were more warnings than are kept
	failed   error
}

func newPainter(root *element) *painter {
	p := &painter{ids: map[string]*element{}}
	p.collect(root)
	return p
}

// collect finds the ids and the style sheets, which may be anywhere.
func (p *painter) collect(e *element) {
	if id := e.attr("id"); id != "" && p.ids[id] == nil {
		p.ids[id] = e
	}
	if e.name == "style" {
		p.readStyles(e)
	}
	for _, c := range e.children {
		p.collect(c)
	}
}

// warn reports what was not drawn; repeated warnings about an element are
// dropped, however often it is used.
func (p *painter) warn(e *element, format string, args ...any) {
	w := Warning{e.line, e.name, fmt.Sprintf(format, args...)}
	switch {
	case slices.Contains(p.warnings, w):
	case len(p.warnings) == maxSVGWarnings:
		p.more = true
	default:
		p.warnings = append(p.warnings, w)
	}
}

// allWarnings returns the warnings in file order.
func (p *painter) allWarnings() []Warning {
	slices.SortStableFunc(p.warnings, func(a, b Warning) int { return a.Line - b.Line })
	if p.more {
		p.warnings[maxSVGWarnings-1].Message += " (further warnings are not shown)"
	}
	return p.warnings
}

// undrawn are the elements that draw nothing by themselves.
var undrawn = []string{
	"defs", "desc", "metadata", "style", "symbol", "title", "linearGradient", "radialGradient",
	"clipPath", "mask", "filter", "pattern", "marker", "view", "script",
}

// unsupported are the elements that should draw something but are not
// supported.
var unsupported = map[string]string{
	"text":          "is not drawn: convert it to outlines",
	"image":         "is not drawn: use the picture file itself",
	"foreignObject": "is not drawn",
}

func (p *painter) drawChildren(e *element, s style, m geom.Affine) {
	for _, c := range e.children {
		p.draw(c, s, m)
	}
}

// draw draws one element with what it inherits.
func (p *painter) draw(e *element, inherited style, m geom.Affine) {
	p.visits++
	p.limit(e, "elements", p.visits, maxSVGVisits)
	if p.failed != nil || slices.Contains(undrawn, e.name) {
		return
	}
	s := p.styled(e, inherited)
	if s.hidden {
		return
	}
	m = p.placed(e, s).Then(m)
	p.checkClip(e, s, m)
	p.drawAs(e, s, m)
}

// limit stops drawing if a file costs too much.
func (p *painter) limit(e *element, what string, count, most int) {
	if count > most && p.failed == nil {
		p.failed = &SVGError{e.line, fmt.Sprintf("the file draws more than %d %s", most, what)}
	}
}

// drawAs draws an element according to its name.
func (p *painter) drawAs(e *element, s style, m geom.Affine) {
	switch e.name {
	case "g", "a":
		p.drawChildren(e, s, m)
	case "svg":
		at := inner(e, p.length(e, "x", p.view.w), p.length(e, "y", p.view.h),
			p.lengthOr(e, "width", p.view.w, p.view.w), p.lengthOr(e, "height", p.view.h, p.view.h))
		p.drawChildren(e, s, at.Then(m))
	case "switch":
		p.drawSwitch(e, s, m)
	case "use":
		p.drawUse(e, s, m)
	default:
		p.drawShape(e, s, m)
	}
}

// placed returns the element's own transform, in SVG or CSS notation.
func (p *painter) placed(e *element, s style) geom.Affine {
	m, err := parseTransform(s.transform)
	if err != nil {
		p.warn(e, "%s", err)
	}
	return m
}

// drawShape draws a basic shape or a path.
func (p *painter) drawShape(e *element, s style, m geom.Affine) {
	o, known := p.outlineOf(e)
	if !known {
		message := unsupported[e.name]
		if message == "" {
			message = "is not drawn: it is not supported"
		}
		p.warn(e, "%s", message)
		return
	}
	shape := Shape{
		EvenOdd: s.evenOdd,
		Fill:    p.ink(e, s, s.fill, s.above*s.opacity*s.fillOpacity),
		Stroke:  p.ink(e, s, s.stroke, s.above*s.opacity*s.strokeOpacity),
	}
	if len(o.pts) < 3 {
		shape.Fill = Ink{} // it has no area, but some printers would mark it anyway
	}
	p.stroke(&shape, o, s, m.MeanScale())
	if len(o.ops) < 2 || shape.Fill.Kind == NoInk && shape.Stroke.Kind == NoInk {
		return
	}
	p.add(e, shape, o, m)
}

// add adds a shape, unless it is absurdly far away or the file has too many.
func (p *painter) add(e *element, shape Shape, o outline, m geom.Affine) {
	p.points += len(o.pts)
	if p.limit(e, "points", p.points, MaxSVGPoints); p.failed != nil {
		return
	}
	path, ok := o.path(m)
	if !ok {
		p.warn(e, "is not drawn: it is too far away")
		return
	}
	shape.Path = path
	p.shapes = append(p.shapes, shape)
}

// stroke sets the stroke of the shape; its width scales with the drawing. A
// stroke that is invisibly thin, or wider than any drawing, is left out.
func (p *painter) stroke(shape *Shape, o outline, s style, scale float64) {
	width := s.width * scale
	if shape.Stroke.Kind == NoInk || !(width >= 0.5 && width < maxLength) {
		shape.Stroke = Ink{}
		return
	}
	shape.Width = geom.Length(math.Round(width))
	shape.Butt = s.butt(o)
	shape.Dash = dashes(s.dash, scale)
}

// dashes returns a dash pattern in units of the drawing; an invisibly fine one
// becomes solid.
func dashes(pattern []float64, scale float64) []geom.Length {
	var list []geom.Length
	var sum geom.Length
	for _, d := range pattern {
		l := geom.Length(math.Round(min(d*scale, maxLength)))
		list, sum = append(list, l), sum+l
	}
	if sum == 0 {
		return nil
	}
	return list
}
