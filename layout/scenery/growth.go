package scenery

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// bushes draws a hedge across the view, their foot at y: one arch for each bush.
func (l *land) bushes(y, h float64, c scene.RGB) {
	var path geom.Path
	start := l.point(-h, y+0.5*h)
	path.Move(start.X, start.Y)
	for x := -h; x < l.wide+h; {
		w, top := h*l.between(0.6, 1.1), y-h*l.between(0.75, 1.25)
		foot := y - h*l.between(0.25, 0.5)
		path.Cubic(l.point(x-0.1*w, top), l.point(x+1.1*w, top), l.point(x+w, foot))
		x += w
	}
	end := l.point(l.wide+2*h, y+0.5*h)
	path.Line(end.X, end.Y)
	path.Close()
	l.fill(path, c)
}

// trees draws n broad trees along the horizon, their foot at y.
func (l *land) trees(y, h float64, n int, c scene.RGB) {
	for i := range n {
		x := (float64(i) + l.between(0.1, 0.9)) / float64(n) * l.wide
		l.tree(x, y, h*l.between(0.7, 1.1), c)
	}
}

// tree draws a broad tree: a trunk and a crown of a few rounds, lit from the left.
func (l *land) tree(x, y, h float64, c scene.RGB) {
	h = l.under(x, h)
	path := geom.PolygonPath(l.point(x-0.04*h, y), l.point(x-0.02*h, y-0.6*h), l.point(x+0.02*h, y-0.6*h), l.point(x+0.04*h, y))
	for _, round := range [][3]float64{{-0.2, 0.55, 0.22}, {0.2, 0.52, 0.2}, {0, 0.72, 0.26}} {
		r := round[2] * h * l.between(0.9, 1.15)
		path.Append(l.oval(x+round[0]*h, y-round[1]*h, r, r*0.95))
	}
	l.fill(path, c)
	l.fill(l.oval(x-0.1*h, y-0.78*h, 0.12*h, 0.1*h), lit(c, 0.14))
}

// firs draws n firs across the view, their foot at y, taller toward the edges.
func (l *land) firs(y, h float64, n int, c scene.RGB) {
	for i := range n {
		t := (float64(i) + l.between(0.15, 0.85)) / float64(n)
		edge := 0.72 + 0.5*math.Abs(t-0.5)
		l.fir(t*l.wide, y, h*edge*l.between(0.8, 1.1), c)
	}
}

// fir draws a fir: three tiers on a trunk. The right half is painted again in the shade,
// so that no gap shows between the halves.
func (l *land) fir(x, y, h float64, c scene.RGB) {
	h = l.under(x, h)
	l.polygon(shaded(c, 0.3), x-0.03*h, y, x-0.03*h, y-0.2*h, x+0.03*h, y-0.2*h, x+0.03*h, y)
	var whole, right geom.Path
	for tier := range 3 {
		foot, top, w := 0.12+0.24*float64(tier), 0.52+0.24*float64(tier), 0.24-0.055*float64(tier)
		tip, corner := l.point(x, y-top*h), l.point(x+w*h, y-foot*h+0.02*h)
		whole.Append(geom.PolygonPath(tip, corner, l.point(x, y-foot*h), l.point(x-w*h, y-foot*h+0.02*h)))
		right.Append(geom.PolygonPath(tip, corner, l.point(x, y-foot*h)))
	}
	l.fill(whole, c)
	l.fill(right, shaded(c, 0.16))
}

// poplar draws a slender tree, its right half in the shade.
func (l *land) poplar(x, y, h float64, c scene.RGB) {
	if l.opens(x) && h > lowest {
		return
	}
	l.polygon(shaded(c, 0.3), x-0.015*h, y, x-0.015*h, y-0.3*h, x+0.015*h, y-0.3*h, x+0.015*h, y)
	l.fill(l.oval(x, y-0.56*h, 0.1*h, 0.44*h), c)
	l.fill(l.oval(x+0.03*h, y-0.53*h, 0.06*h, 0.4*h), shaded(c, 0.14))
}
