package scenery

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Ruins are of stone, and the water of a river is blue, whatever the tones of the land: under
// a green tone they would be taken for hills, under a brown one for mud.
var (
	stone = scene.RGB{R: 158, G: 146, B: 130}
	water = scene.RGB{R: 104, G: 138, B: 158}
)

// ruins is a street of broken houses, with heaps of rubble before them.
func ruins(l *land) {
	const houses = 4
	l.smokes(2)
	for i := range houses {
		x := (float64(i) + l.between(0.3, 0.7)) / houses * l.wide
		l.ruin(x, l.horizon+0.03, l.between(0.24, 0.4))
	}
	l.ground()
	l.heaps(houses)
	l.rubble(18)
}

// ruin draws what is left of a house: a front that breaks off in steps to one side, the wall
// behind it in the shade, and windows, through which the sky shows on the upper floor.
func (l *land) ruin(x, y, h float64) {
	h = l.under(x, h)
	c := mix(lit(l.tones.near, l.between(0.15, 0.35)), stone, 0.6)
	side, w := 1.0, h*l.between(0.95, 1.25) // side: where the high corner is not
	if l.rnd.IntN(2) == 0 {
		side = -1
	}
	corner := x - side*w/2
	at := func(t float64) float64 { return corner + float64(side*t*w) }
	up := func(t float64) float64 { return y - float64(t*h) }
	// A chimney on the wall behind, which is lower and in the shade.
	l.polygon(shaded(c, 0.36), at(0.62), y, at(0.62), up(0.6), at(0.69), up(0.86), at(0.69), up(1.02), at(0.82), up(1.02), at(0.83), up(0.8), at(1.04), up(0.4), at(1.08), y)
	// The front, stone by stone down from the corner.
	xy := []float64{at(0), y, at(0), up(l.between(0.94, 1)), at(0.14), up(1.04)}
	for t, top := 0.14, 0.98; t < 0.84 && top > 0.3; t += 0.15 {
		fall := l.between(0.03, 0.24)
		xy = append(xy, at(t+0.13), up(top), at(t+0.15), up(top-fall))
		top -= fall + 0.02
	}
	l.polygon(c, append(xy, at(1), up(0.12), at(1), y)...)
	l.polygon(shaded(c, 0.22), at(0), y, at(0), xy[3], at(0.07), xy[3], at(0.07), y)
	l.openings(at, up, shaded(c, 0.62), mix(l.tones.sky, paper, 0.4))
}

// openings draws the windows of a ruin, two on each floor, each with its sill, from places and
// heights in parts of the ruin.
func (l *land) openings(at, up func(float64) float64, dark, sky scene.RGB) {
	var below, above geom.Path
	hole := func(path *geom.Path, t, foot float64) {
		path.Append(geom.PolygonPath(l.point(at(t), up(foot)), l.point(at(t), up(foot+0.19)), l.point(at(t+0.12), up(foot+0.19)), l.point(at(t+0.12), up(foot))))
	}
	hole(&below, 0.19, 0.2)
	hole(&below, 0.44, 0.2)
	hole(&above, 0.19, 0.56)
	l.fill(below, dark)
	l.fill(above, sky)
}

// heaps draws mounds of broken stone at the foot of ruins.
func (l *land) heaps(n int) {
	c := mix(shaded(l.tones.ground, 0.12), stone, 0.4)
	for i := range n {
		x, y, r := (float64(i)+l.between(0.2, 0.8))/float64(n)*l.wide, l.horizon+l.between(0.04, 0.06), l.between(0.1, 0.18)
		l.polygon(shaded(c, 0.12), x-r, y, x-0.6*r, y-0.22*r, x-0.25*r, y-0.46*r, x+0.15*r, y-0.5*r, x+0.5*r, y-0.22*r, x+1.05*r, y)
	}
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

// smokes draws columns of smoke from the horizon, which lean, spread and end in the sky.
func (l *land) smokes(n int) {
	for range n {
		x, r, end := l.between(0.1, 0.9)*l.wide, 0.025, l.between(0.25, 0.45)*l.horizon
		if l.opens(x + 0.2) { // it leans to the right
			continue
		}
		for y := l.horizon; y > end; y -= 1.05 * r {
			spent := (l.horizon - y) / (l.horizon - end)
			l.fill(l.oval(x, y, r*l.between(0.9, 1.25), r), mix(shaded(l.tones.far, 0.2), lit(l.tones.sky, 0.4), 0.35+0.6*spent))
			x, r = x+0.6*r, r*1.13
		}
	}
}
