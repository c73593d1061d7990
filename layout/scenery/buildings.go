package scenery

import (
	"punchboard/geom"
	"punchboard/scene"
)

// house draws a house: a lit wall, a gable in the shade, a roof, windows and a chimney.
func (l *land) house(x, y, h float64) {
	wall, roof := lit(l.tones.near, 0.45), shaded(l.tones.near, 0.3)
	w, eaves := 1.1*h, y-0.55*h
	l.polygon(roof, x+0.3*w, y-1.05*h, x+0.3*w, y-0.8*h, x+0.4*w, y-0.8*h, x+0.4*w, y-1.05*h)
	l.polygon(wall, x-w/2, y, x-w/2, eaves, x+0.6*w, eaves, x+0.6*w, y)                                                         // a little below the gable
	l.polygon(shaded(wall, 0.18), x+w/2, y, x+w/2, eaves, x+0.6*w, y-0.86*h, x+0.67*w, y-0.945*h, x+0.86*w, eaves, x+0.86*w, y) // its left edge lies under the roof
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

// ruin draws a broken wall with empty windows.
func (l *land) ruin(x, y, h float64) {
	w, c := h*l.between(0.7, 1), lit(l.tones.near, l.between(0.1, 0.3))
	xy := []float64{x - w/2, y}
	for i := range 6 {
		t := float64(i) / 5
		xy = append(xy, x-w/2+t*w, y-h*(0.95-0.75*t+l.between(-0.12, 0.12)))
	}
	l.polygon(c, append(xy, x+w/2, y)...)
	l.polygon(shaded(c, 0.25), x-w/2, y, x-w/2, xy[3], x-w/2+0.07*w, xy[3]+0.02*h, x-w/2+0.07*w, y)
	l.windows(x-0.32*w, x+0.2*w, y-0.42*h, 0.1*h, 2, shaded(c, 0.5))
	l.windows(x-0.32*w, x-0.1*w, y-0.7*h, 0.1*h, 1, lit(l.tones.sky, 0.4))
}

// rubble draws stones on the ground.
func (l *land) rubble(n int) {
	var path geom.Path
	for range n {
		x, y := l.between(0, l.wide), l.between(l.horizon+0.04, 0.98)
		r := 0.008 + 0.035*(y-l.horizon)
		path.Append(geom.PolygonPath(l.point(x-r, y), l.point(x-0.6*r, y-r), l.point(x+0.5*r, y-1.1*r), l.point(x+1.1*r, y)))
	}
	l.fill(path, shaded(l.tones.ground, 0.3))
}

// smokes draws columns of smoke on the horizon.
func (l *land) smokes(n int) {
	for range n {
		x, r := l.between(0.1, 0.9)*l.wide, 0.03
		for y := l.horizon; y > 0.02; y -= 1.1 * r {
			l.fill(l.oval(x, y, r*l.between(0.9, 1.2), r), mix(l.tones.far, l.tones.sky, 1-y/l.horizon))
			x, r = x+0.4*r, r*1.13
		}
	}
}
