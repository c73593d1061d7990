package scenery

import (
	"punchboard/geom"
	"punchboard/scene"
)

// house draws a house: a lit wall, a gable in the shade, a roof, windows and a chimney.
func (l *land) house(x, y, h float64) {
	h = l.under(x, h)
	wall, roof := lit(l.tones.near, 0.45), shaded(l.tones.near, 0.3)
	w, eaves := 1.1*h, y-0.55*h
	foot := y + 0.01 // below the edge of the ground, so that no sliver of what is behind shows between them
	l.polygon(roof, x+0.3*w, y-1.05*h, x+0.3*w, y-0.8*h, x+0.4*w, y-0.8*h, x+0.4*w, y-1.05*h)
	l.polygon(wall, x-w/2, foot, x-w/2, eaves, x+0.6*w, eaves, x+0.6*w, foot)                                                         // a little below the gable
	l.polygon(shaded(wall, 0.18), x+w/2, foot, x+w/2, eaves, x+0.6*w, y-0.86*h, x+0.67*w, y-0.945*h, x+0.86*w, eaves, x+0.86*w, foot) // its left edge lies under the roof
	l.polygon(roof, x-0.55*w, eaves, x-0.36*w, y-0.95*h, x+0.68*w, y-0.95*h, x+0.5*w, eaves)
	l.windows(x-0.3*w, x+0.4*w, y-0.4*h, 0.11*h, 3, shaded(wall, 0.45))
}

// windows draws a row of windows.
func (l *land) windows(from, to, y, size float64, n int, c scene.RGB) {
	var path geom.Path
	for i := range n {
		x := from + (to-from)*float64(i)/float64(n)
		a, b := l.point(x, y), l.point(x+size, y+1.4*size)
		path.Append(geom.RectPath(geom.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}))
	}
	l.fill(path, c)
}

// church draws a nave and a tower with a pointed roof.
func (l *land) church(x, y, h float64) {
	wall, roof := lit(l.tones.near, 0.38), shaded(l.tones.near, 0.35)
	l.polygon(wall, x-0.1*h, y, x-0.1*h, y-0.3*h, x+0.6*h, y-0.3*h, x+0.6*h, y)
	l.polygon(roof, x, y-0.3*h, x+0.08*h, y-0.48*h, x+0.56*h, y-0.48*h, x+0.64*h, y-0.3*h)
	l.polygon(wall, x-0.2*h, y, x-0.2*h, y-0.6*h, x, y-0.6*h, x, y)
	l.polygon(shaded(wall, 0.2), x-0.06*h, y, x-0.06*h, y-0.6*h, x, y-0.6*h, x, y)
	l.polygon(roof, x-0.23*h, y-0.6*h, x-0.1*h, y-h, x+0.03*h, y-0.6*h)
	l.windows(x-0.14*h, x-0.06*h, y-0.54*h, 0.05*h, 1, shaded(wall, 0.5))
}
