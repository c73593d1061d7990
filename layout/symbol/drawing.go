package symbol

import (
	"punchboard/geom"
	"punchboard/scene"
)

// emblem is a unit symbol being drawn, with the center of its frame at the origin.
// Signs add to its lines and solid areas.
type emblem struct {
	frame  *emblemFrame
	one    geom.Length // one unit: the height of a friendly frame
	line   geom.Length
	lines  geom.Path
	solids geom.Path
}

// halfHeight returns the distance from the center to the outer edge of the top.
func (e *emblem) halfHeight() geom.Length { return e.one.Scale(e.frame.h / 2) }

// half returns half the width and height of the frame, measured at the center of its
// line.
func (e *emblem) half() (hx, hy geom.Length) {
	in := e.line.Scale(e.frame.miter / 2)
	return e.one.Scale(e.frame.w/2) - in, e.one.Scale(e.frame.h/2) - in
}

// at returns a point of a central sign, in units of a friendly symbol.
func (e *emblem) at(x, y float64) geom.Point {
	return geom.Pt2(e.one.Scale(x*e.frame.core), e.one.Scale(y*e.frame.core))
}

// on returns a point relative to the frame: 1 is its edge.
func (e *emblem) on(x, y float64) geom.Point {
	hx, hy := e.half()
	return geom.Pt2(hx.Scale(x), hy.Scale(y))
}

// rule draws a line through points.
func (e *emblem) rule(pts ...geom.Point) { e.lines.Append(geom.LinePath(pts...)) }

// area fills the outline through points.
func (e *emblem) area(pts ...geom.Point) { e.solids.Append(geom.PolygonPath(pts...)) }

// disc returns the circle of a radius in units around a point.
func (e *emblem) disc(x, y, r float64) geom.Path {
	return geom.CirclePath(e.at(x, y), e.one.Scale(r*e.frame.core))
}

// box returns the bounding box of all ink.
func (e *emblem) box() geom.Rect {
	w, h := e.one.Scale(e.frame.w), e.one.Scale(e.frame.h)
	box := geom.Rect{X: -w / 2, Y: -h / 2, W: w, H: h}
	if !e.lines.Empty() {
		box = box.Union(e.lines.Bounds().Inset(-e.line / 2))
	}
	if !e.solids.Empty() {
		box = box.Union(e.solids.Bounds())
	}
	return box
}

// frameMarks returns the marks of the frame: its ground, and its line with sharp
// corners.
func (e *emblem) frameMarks(fill, color scene.Paint) []scene.Mark {
	hx, hy := e.half()
	in := e.line.Scale(e.frame.miter / 2)
	var marks []scene.Mark
	if fill != nil {
		marks = append(marks, &scene.Path{Path: e.frame.trace(hx, hy), Fill: fill})
	}
	if color != nil && e.line > 0 {
		ring := e.frame.trace(hx+in, hy+in)
		ring.Append(e.frame.trace(hx-in, hy-in))
		marks = append(marks, &scene.Path{Path: ring, Fill: color, EvenOdd: true})
	}
	return marks
}

// signMarks returns the marks that the signs have added.
func (e *emblem) signMarks(color scene.Paint) []scene.Mark {
	var marks []scene.Mark
	if color == nil {
		return nil
	}
	if !e.lines.Empty() && e.line > 0 {
		marks = append(marks, &scene.Path{Path: e.lines, Stroke: &scene.Stroke{Paint: color, Width: e.line}})
	}
	if !e.solids.Empty() {
		marks = append(marks, &scene.Path{Path: e.solids, Fill: color})
	}
	return marks
}
