package icons

import (
	"strings"

	"punchboard/geom"
)

// outlineOf returns the outline of a basic shape or path in its own units; false
// if the element is neither. Errors in a shape become warnings, and it is drawn
// up to the error.
func (p *painter) outlineOf(e *element) (outline, bool) {
	switch e.name {
	case "path":
		return p.pathOutline(e), true
	case "rect":
		return p.rectOutline(e), true
	case "circle":
		r := p.length(e, "r", p.viewDiagonal())
		return p.ellipseOutline(e, r, r), true
	case "ellipse":
		return p.ellipseOutline(e, p.length(e, "rx", p.view.w), p.length(e, "ry", p.view.h)), true
	case "line":
		return p.lineOutline(e), true
	case "polyline", "polygon":
		return p.polyOutline(e), true
	}
	return outline{}, false
}

// length parses a length attribute, 0 if it is missing; a percentage is a share
// of whole.
func (p *painter) length(e *element, name string, whole float64) float64 {
	return p.lengthOr(e, name, whole, 0)
}

func (p *painter) lengthOr(e *element, name string, whole, missing float64) float64 {
	value := strings.TrimSpace(e.attr(name))
	if value == "" || value == "auto" {
		return missing
	}
	f, ok := parseLength(value, whole)
	if !ok {
		p.warn(e, "%s=%q is not a length", name, value)
		return missing
	}
	return f
}

// viewDiagonal is the reference for percentages that belong to neither axis.
func (p *painter) viewDiagonal() float64 { return geom.Affine{A: p.view.w, D: p.view.h}.MeanScale() }

func (p *painter) pathOutline(e *element) outline {
	o, err := parseOutline(e.attr("d"))
	if err != nil {
		p.warn(e, "is drawn only up to its error: %s", err)
	}
	return o
}

func (p *painter) rectOutline(e *element) outline {
	x, y := p.length(e, "x", p.view.w), p.length(e, "y", p.view.h)
	w, h := p.length(e, "width", p.view.w), p.length(e, "height", p.view.h)
	if w <= 0 || h <= 0 {
		return outline{}
	}
	rx := p.lengthOr(e, "rx", p.view.w, -1)
	ry := p.lengthOr(e, "ry", p.view.h, -1)
	if rx < 0 {
		rx = ry
	}
	if ry < 0 {
		ry = rx
	}
	r := geom.V(min(max(rx, 0), w/2), min(max(ry, 0), h/2))
	return roundRect(x, y, x+w, y+h, r)
}

// roundRect goes clockwise from the left end of the upper edge.
func roundRect(x0, y0, x1, y1 float64, r geom.Vec) outline {
	var o outline
	corner := func(from, to geom.Vec) {
		if from != o.pts[len(o.pts)-1] {
			o.line(from)
		}
		o.arc(from, to, arc{r: r, sweep: true})
	}
	o.move(geom.V(x0+r.X, y0))
	corner(geom.V(x1-r.X, y0), geom.V(x1, y0+r.Y))
	corner(geom.V(x1, y1-r.Y), geom.V(x1-r.X, y1))
	corner(geom.V(x0+r.X, y1), geom.V(x0, y1-r.Y))
	corner(geom.V(x0, y0+r.Y), geom.V(x0+r.X, y0))
	o.close()
	return o
}

func (p *painter) ellipseOutline(e *element, rx, ry float64) outline {
	var o outline
	if rx <= 0 || ry <= 0 {
		return o
	}
	c := geom.V(p.length(e, "cx", p.view.w), p.length(e, "cy", p.view.h))
	right, left := geom.V(c.X+rx, c.Y), geom.V(c.X-rx, c.Y)
	half := arc{r: geom.V(rx, ry), sweep: true}
	o.move(right)
	o.arc(right, left, half)
	o.arc(left, right, half)
	o.close()
	return o
}

func (p *painter) lineOutline(e *element) outline {
	var o outline
	o.move(geom.V(p.length(e, "x1", p.view.w), p.length(e, "y1", p.view.h)))
	o.line(geom.V(p.length(e, "x2", p.view.w), p.length(e, "y2", p.view.h)))
	return o
}

func (p *painter) polyOutline(e *element) outline {
	f, err := parseNumbers(e.attr("points"))
	if err != nil || len(f)%2 != 0 {
		p.warn(e, "is drawn only up to the error in its points")
	}
	pts := make([]geom.Vec, len(f)/2)
	for i := range pts {
		pts[i] = geom.V(f[2*i], f[2*i+1])
	}
	var o outline
	o.polygon(pts)
	if e.name == "polygon" && len(pts) > 0 {
		o.close()
	}
	return o
}

// open reports whether the outline has a contour that is not closed.
func (o outline) open() bool {
	for i, op := range o.ops {
		last := i+1 == len(o.ops) || o.ops[i+1] == geom.MoveTo
		if last && op != geom.Close {
			return true
		}
	}
	return false
}
