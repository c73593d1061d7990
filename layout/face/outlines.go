package face

import (
	"punchboard/geom"
)

// FrameOutline returns the outline of a rectangular frame with sharp corners, centered
// on the edge of r, to be filled even-odd. Strokes in a scene have round joins, which
// would round the corners.
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

// StarPoints returns the tips and notches of a star in a box, its first tip at twelve
// o'clock; inner is the radius of the notches relative to that of the tips.
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

// midline returns the line through the center of a box along its longer side, the
// default for a line without points.
func midline(box geom.Rect) []geom.Point {
	c := box.Center()
	if box.H > box.W {
		return []geom.Point{{X: c.X, Y: box.Y}, {X: c.X, Y: box.Bottom()}}
	}
	return []geom.Point{{X: box.X, Y: c.Y}, {X: box.Right(), Y: c.Y}}
}

// stretch returns the matrix that maps one box to another.
func stretch(from, to geom.Rect) geom.Matrix {
	sx, sy := Ratio(to.W, from.W), Ratio(to.H, from.H)
	return geom.Translate(-from.X, -from.Y).Then(geom.ScaleBy(sx, sy)).Then(geom.Translate(to.X, to.Y))
}

// Ratio returns a/b, or 1 for an empty box.
func Ratio(a, b geom.Length) float64 {
	if b == 0 {
		return 1
	}
	return float64(a) / float64(b)
}

// Contain returns the largest box with the proportions of shape, centered in box.
func Contain(shape geom.Size, box geom.Rect) geom.Rect {
	f := min(Ratio(box.W, shape.W), Ratio(box.H, shape.H))
	w, h := shape.W.Scale(f), shape.H.Scale(f)
	return geom.Rect{X: box.X + (box.W-w)/2, Y: box.Y + (box.H-h)/2, W: w, H: h}
}
