package scenery

import (
	"math"

	"punchboard/geom"
	"punchboard/scene"
)

// sets draw what stands on the horizon, and the ground before it, by the name of the
// set.
var sets = map[string]func(*land){
	"field":    field,
	"hedgerow": hedgerow,
	"woods":    woods,
	"hills":    hills,
	"village":  village,
	"ruins":    ruins,
	"road":     road,
	"river":    river,
	"sky":      openSky,
	"plain":    bare,
}

// field is plowed land, with furrows that run to the horizon.
func field(l *land) {
	l.bushes(l.horizon, 0.055, l.tones.near)
	l.ground()
	l.furrows(16)
}

// furrows draws dark rows that meet on the horizon.
func (l *land) furrows(n int) {
	meet, reach := l.wide*l.between(0.35, 0.65), l.wide*1.6
	var path geom.Path
	for i := range n {
		t := (float64(i)+0.5)/float64(n) - 0.5
		x := meet + float64(t*reach*1.5)
		w := reach * 0.02
		top := meet + float64(t*l.wide*0.5)
		path.Append(geom.PolygonPath(l.point(top-0.002, l.horizon+0.02), l.point(top+0.002, l.horizon+0.02), l.point(x+w, 1.02), l.point(x-w, 1.02)))
	}
	l.fill(path, shaded(l.tones.ground, 0.18))
}

// hedgerow is a field between two thick hedges on banks of earth.
func hedgerow(l *land) {
	l.trees(l.horizon-0.01, 0.2, 7, l.tones.near)
	l.bushes(l.horizon, 0.11, shaded(l.tones.near, 0.15))
	l.ground()
	l.tufts(9)
	l.bushes(l.horizon+0.09, 0.09, shaded(l.tones.near, 0.35))
	l.bank(l.horizon+0.08, 0.05)
}

// bank draws a low bank of earth across the view.
func (l *land) bank(y, h float64) {
	c := l.tones.ground
	l.fill(l.below(l.rolling(y+0.3*h, 0.01, 6)), lit(c, 0.06))
	l.fill(l.below(l.rolling(y+h, 0.01, 6)), shaded(c, 0.1))
}

// woods is the edge of a forest, in three depths.
func woods(l *land) {
	l.firs(l.horizon, 0.3, 16, lit(l.tones.near, 0.35))
	l.firs(l.horizon+0.01, 0.38, 11, l.tones.near)
	l.ground()
	l.firs(l.horizon+0.05, 0.46, 6, shaded(l.tones.near, 0.25))
	l.tufts(8)
}

// hills is open country with two more ridges.
func hills(l *land) {
	l.ridge(0.05, 0.1, mix(l.tones.far, l.tones.near, 0.5))
	l.trees(l.horizon-0.02, 0.09, 5, l.tones.near)
	l.fill(l.below(l.rolling(l.horizon+0.01, 0.06, 4)), l.tones.near)
	l.fill(l.below(l.rolling(l.horizon+0.14, 0.05, 4)), mix(l.tones.near, l.tones.ground, 0.6))
	l.fill(l.below(l.rolling(l.horizon+0.24, 0.03, 4)), l.tones.ground)
	l.tufts(10)
}

// village is a row of houses with a church.
func village(l *land) {
	l.bushes(l.horizon, 0.08, l.tones.near)
	church := l.between(0.25, 0.75)
	switch l.open {
	case "right":
		church *= 0.55
	case "left":
		church = 1 - 0.55*(1-church)
	}
	l.church(church*l.wide, l.horizon+0.01, 0.36)
	for i := range 6 {
		x := (float64(i) + l.between(0.2, 0.8)) / 6 * l.wide
		if math.Abs(x-church*l.wide) > 0.12 {
			l.house(x, l.horizon+l.between(0, 0.03), l.between(0.11, 0.16))
		}
	}
	l.ground()
	l.tufts(6)
}

// road is a straight road between poplars.
func road(l *land) {
	l.bushes(l.horizon, 0.05, l.tones.near)
	l.ground()
	meet, half := l.wide*l.between(0.42, 0.58), 0.34*l.wide
	l.polygon(lit(l.tones.ground, 0.45), meet-0.012, l.horizon, meet+0.012, l.horizon, meet+half, 1.02, meet-half, 1.02)
	l.polygon(lit(l.tones.ground, 0.3), meet-0.003, l.horizon+0.02, meet+0.003, l.horizon+0.02, meet+half*0.12, 1.02, meet-half*0.12, 1.02)
	for i := range 5 {
		near := math.Pow(float64(i+1)/5, 1.6) // perspective
		y := l.horizon + 0.3*near*(1-l.horizon)
		for _, side := range []float64{-1, 1} {
			l.poplar(meet+side*(0.06+0.62*near)*half*1.25, y, 0.12+0.5*near, shaded(l.tones.near, 0.1+0.2*near))
		}
	}
	l.tufts(6)
}

// river is a wide river, seen from its bank.
func river(l *land) {
	l.trees(l.horizon-0.01, 0.1, 6, l.tones.near)
	l.bushes(l.horizon, 0.05, shaded(l.tones.near, 0.1))
	c := mix(mix(mix(l.tones.sky, l.tones.near, 0.35), l.tones.far, 0.2), water, 0.45)
	l.fill(geom.PolygonPath(l.point(0, l.horizon), l.point(l.wide, l.horizon), l.point(l.wide, 1), l.point(0, 1)), &scene.Linear{
		From: l.point(0, l.horizon), To: l.point(0, 1),
		Stops: []scene.Stop{{At: 0, Color: lit(c, 0.3)}, {At: 1, Color: shaded(c, 0.3)}},
	})
	// Under a high horizon the near bank rises too, so that whoever stands in the picture
	// does not stand in the water.
	shore := min(0.76, l.horizon+0.3)
	l.ripples(18, c, shore-0.02)
	l.bank(shore, 0.04)
}

// ripples draws flat waves down to a height, larger toward the viewer.
func (l *land) ripples(n int, c scene.RGB, end float64) {
	for i := range n {
		near := float64(i) / float64(n)
		y, r := l.horizon+0.02+float64((end-l.horizon)*near), 0.05+0.12*near
		paint := lit(c, 0.45)
		if i%3 == 0 {
			paint = shaded(c, 0.15)
		}
		l.fill(l.oval(l.between(0, l.wide), y, r, 0.004+0.005*near), paint)
	}
}

// openSky is mostly sky, with a strip of ground far below. Its clouds keep above the hills.
func openSky(l *land) {
	lowest := max(0.15, 0.75*l.horizon-0.07)
	for range 4 {
		l.cloud(l.between(0, l.wide), l.between(0.1, lowest), l.between(0.2, 0.4))
	}
	l.bushes(l.horizon, 0.04, l.tones.near)
	l.ground()
}

// bare is bare ground.
func bare(l *land) {
	l.bushes(l.horizon, 0.035, l.tones.near)
	l.ground()
	l.tufts(12)
}
