package face

import (
	"punchboard/geom"
)

// FrameOutline returns a sharp rectangular line of a width, half of it on either
// side of the edge, as an outline to be filled even-odd: the scene's strokes
// have round joins, and a frame has corners.
func FrameOutline(r geom.Rect, width geom.Length) geom.Path {
	p := geom.RectPath(r.Inset(-width / 2))
	if inner := r.Inset(width - width/2); inner.W > 0 && inner.H > 0 {
		p.Append(geom.RectPath(inner))
	}
	return p
}

// inscribed returns the corners of a regular polygon in a box, the first at
// twelve o'clock.
func inscribed(box geom.Rect, sides int) []geom.Point {
	return geom.Regular(box.Center(), min(box.W, box.H)/2, sides, 0)
}

// StarPoints returns the tips and notches of a star in a box, its first tip at
// twelve o'clock; inner is the notches' radius as a part of the tips'.
func StarPoints(box geom.Rect, tips int, inner float64) []geom.Point {
	r := min(box.W, box.H) / 2
	outer := geom.Regular(box.Center(), r, tips, 0)
	notch := geom.Regular(box.Center(), r.Scale(inner), tips, 180/float64(tips))
	points := make([]geom.Point, 0, 2*tips)
	for i := range outer {
		points = append(points, outer[i], notch[i])
	}
	return points
}

// midline returns the line through the middle of a box along its longer side:
// what a line without points is.
func midline(box geom.Rect) []geom.Point {
	c := box.Center()
	if box.H > box.W {
		return []geom.Point{{X: c.X, Y: box.Y}, {X: c.X, Y: box.Bottom()}}
	}
	return []geom.Point{{X: box.X, Y: c.Y}, {X: box.Right(), Y: c.Y}}
}

// stretch returns the matrix that brings one box onto another.
func stretch(from, to geom.Rect) geom.Matrix {
	sx, sy := Ratio(to.W, from.W), Ratio(to.H, from.H)
	return geom.Translate(-from.X, -from.Y).Then(geom.ScaleBy(sx, sy)).Then(geom.Translate(to.X, to.Y))
}

// Ratio returns a/b, and 1 for a box without extent.
func Ratio(a, b geom.Length) float64 {
	if b == 0 {
		return 1
	}
	return float64(a) / float64(b)
}

// Contain returns the largest box of a shape's proportions in the middle of box.
func Contain(shape geom.Size, box geom.Rect) geom.Rect {
	f := min(Ratio(box.W, shape.W), Ratio(box.H, shape.H))
	w, h := shape.W.Scale(f), shape.H.Scale(f)
	return geom.Rect{X: box.X + (box.W-w)/2, Y: box.Y + (box.H-h)/2, W: w, H: h}
}
