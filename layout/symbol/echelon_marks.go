package symbol

import "punchboard/geom"

// echelonMark is the mark of a unit size: a number of equal signs.
type echelonMark struct {
	sign  func(e *emblem, x, bottom geom.Length)
	count int
	width float64 // of one, in units
	pitch float64 // from one to the next
}

// The widths and distances of the marks, in units.
const (
	dotSize     = 0.17
	strokeWidth = 0.06 // 0.3 mm on a frame of 7.5 x 5 mm
	crossWidth  = 0.25
)

var echelonMarks = map[string]echelonMark{
	"none":       {},
	"team":       {(*emblem).ring, 1, echelonHeight, 0},
	"squad":      {(*emblem).dot, 1, dotSize, 0},
	"section":    {(*emblem).dot, 2, dotSize, 0.27},
	"platoon":    {(*emblem).dot, 3, dotSize, 0.27},
	"company":    {(*emblem).bar, 1, strokeWidth, 0},
	"battalion":  {(*emblem).bar, 2, strokeWidth, 0.18},
	"regiment":   {(*emblem).bar, 3, strokeWidth, 0.18},
	"brigade":    {(*emblem).saltire, 1, crossWidth, 0},
	"division":   {(*emblem).saltire, 2, crossWidth, 0.31},
	"corps":      {(*emblem).saltire, 3, crossWidth, 0.31},
	"army":       {(*emblem).saltire, 4, crossWidth, 0.31},
	"army-group": {(*emblem).saltire, 5, crossWidth, 0.31},
}

// echelonWidth returns the width of a size's mark in units.
func echelonWidth(echelon string) float64 {
	m := echelonMarks[echelon]
	return m.width + m.pitch*float64(m.count-1)
}

// mark draws the mark of a size above a height.
func (e *emblem) mark(echelon string, bottom geom.Length) {
	m := echelonMarks[echelon]
	for i := range m.count {
		x := (float64(i) - float64(m.count-1)/2) * m.pitch
		m.sign(e, e.one.Scale(x), bottom)
	}
}

// ring draws the crossed ring of a team.
func (e *emblem) ring(x, bottom geom.Length) {
	c := geom.Pt2(x, bottom-e.one.Scale(echelonHeight/2))
	d := e.one.Scale((echelonHeight - strokeWidth) / 2)
	e.lines.Append(geom.CirclePath(c, d.Scale(0.85)))
	e.rule(geom.Pt2(x-d, c.Y+d), geom.Pt2(x+d, c.Y-d))
}

func (e *emblem) dot(x, bottom geom.Length) {
	r := e.one.Scale(dotSize / 2)
	e.solids.Append(geom.CirclePath(geom.Pt2(x, bottom-e.one.Scale(echelonHeight/2)), r))
}

func (e *emblem) bar(x, bottom geom.Length) {
	w, h := e.one.Scale(strokeWidth), e.one.Scale(echelonHeight)
	e.solids.Append(geom.RectPath(geom.Rect{X: x - w/2, Y: bottom - h, W: w, H: h}))
}

// saltire draws an X with horizontal ends.
func (e *emblem) saltire(x, bottom geom.Length) {
	w, h, half := e.one.Scale(strokeWidth*1.2), e.one.Scale(echelonHeight), e.one.Scale(crossWidth/2)
	top := bottom - h
	l, r := x-half, x+half
	e.area(geom.Pt2(l, top), geom.Pt2(l+w, top), geom.Pt2(r, bottom), geom.Pt2(r-w, bottom))
	e.area(geom.Pt2(r-w, top), geom.Pt2(r, top), geom.Pt2(l+w, bottom), geom.Pt2(l, bottom))
}
