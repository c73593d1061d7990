package scenery

import (
	"hash/fnv"
	"math"
	"math/rand/v2"

	"punchboard/geom"
	"punchboard/scene"
)

// land is a landscape being drawn. Its coordinates are heights of the box: y from 0 at
// the top to 1, x from 0 at the left to wide.
type land struct {
	box     geom.Rect
	wide    float64
	horizon float64
	open    string // half whose sky is open
	tones   tones
	skin    *scene.RGB  // of faces and hands, if they have a color of their own
	clear   geom.Length // what props keep free at both sides
	rnd     *rand.Rand
	marks   []scene.Mark
}

// seedOf returns the seed that a text stands for, the same on every machine.
func seedOf(text string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(text))
	return h.Sum64()
}

func newLand(box geom.Rect, v *view) *land {
	return &land{
		box: box, wide: float64(box.W) / float64(box.H), horizon: v.horizon, open: v.open, tones: v.tones,
		rnd: rand.New(rand.NewPCG(seedOf(v.seed), 1944)),
	}
}

// between returns a random number in a range.
func (l *land) between(lo, hi float64) float64 { return lo + (hi-lo)*l.rnd.Float64() }

// lowest is how high things stand under an open sky, as a share of the height of the box.
const lowest = 0.13

// opens reports whether the sky is open over a place. The middle belongs to no half.
func (l *land) opens(x float64) bool {
	return l.open == "right" && x > 0.53*l.wide || l.open == "left" && x < 0.47*l.wide
}

// under returns the height of what stands at a place: as it is, but low under an open sky.
func (l *land) under(x, h float64) float64 {
	if l.opens(x) && h > lowest {
		return lowest * (0.75 + 0.25*h)
	}
	return h
}

// vec returns the place of a point, not yet rounded.
func (l *land) vec(x, y float64) geom.Vec {
	h := float64(l.box.H)
	return geom.V(float64(l.box.X)+float64(x*h), float64(l.box.Y)+float64(y*h))
}

func (l *land) point(x, y float64) geom.Point { return l.vec(x, y).Point() }

// fill paints an area.
func (l *land) fill(path geom.Path, paint scene.Paint) {
	l.marks = append(l.marks, &scene.Path{Path: path, Fill: paint})
}

// polygon paints the area between corners, given as x, y, x, y.
func (l *land) polygon(paint scene.Paint, xy ...float64) {
	pts := make([]geom.Point, len(xy)/2)
	for i := range pts {
		pts[i] = l.point(xy[2*i], xy[2*i+1])
	}
	l.fill(geom.PolygonPath(pts...), paint)
}

// oval returns an ellipse around a point.
func (l *land) oval(x, y, rx, ry float64) geom.Path {
	a, b := l.point(x-rx, y-ry), l.point(x+rx, y+ry)
	return geom.EllipsePath(geom.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y})
}

// below returns the area below a smooth line through heights at equal distances.
func (l *land) below(heights []float64) geom.Path {
	step := l.wide / float64(len(heights)-3)
	at := func(i int) geom.Vec { return l.vec(float64(i-1)*step, heights[i]) }
	var path geom.Path
	start := at(1).Point()
	path.Move(start.X, start.Y)
	for i := 1; i+2 < len(heights); i++ {
		p, q := geom.SplineControls(at(i-1), at(i), at(i+1), at(i+2))
		path.Cubic(p.Point(), q.Point(), at(i+1).Point())
	}
	for _, corner := range []geom.Point{l.point(l.wide, 1), l.point(0, 1)} {
		path.Line(corner.X, corner.Y)
	}
	path.Close()
	return path
}

// rolling returns heights of a rolling line around y, for below.
func (l *land) rolling(y, swing float64, n int) []float64 {
	phase, slope := l.between(0, 2*math.Pi), l.between(0.7, 1.3)
	heights := make([]float64, n+3)
	for i := range heights {
		t := float64(i) / float64(n)
		heights[i] = y + float64(swing*(0.6*math.Sin(phase+2*math.Pi*slope*t)+0.4*l.between(-1, 1)))
	}
	return heights
}

// ridge draws a line of hills, at a height above the horizon.
func (l *land) ridge(above, swing float64, c scene.RGB) {
	l.fill(l.below(l.rolling(l.horizon-above*l.horizon, swing*l.horizon, 6)), c)
}

// cloudless is the height of a landscape under which its sky has no clouds: on a counter
// they would be taken for a part of what stands before them.
const cloudless = 15 * geom.MM

// sky draws the sky, paler toward the horizon, with a sun and a few flat clouds.
func (l *land) sky(sun string) {
	top, bottom := l.point(0, 0), l.point(0, l.horizon)
	l.fill(geom.RectPath(l.box), &scene.Linear{From: top, To: bottom, Stops: []scene.Stop{
		{At: 0, Color: l.tones.sky}, {At: 1, Color: lit(l.tones.sky, 0.75)},
	}})
	if sun != "none" {
		x := l.wide * 0.2
		if sun == "right" {
			x = l.wide * 0.8
		}
		l.fill(l.oval(x, l.horizon*0.55, 0.15, 0.15), lit(l.tones.sky, 0.5))
		l.fill(l.oval(x, l.horizon*0.55, 0.1, 0.1), lit(l.tones.sky, 0.85))
	}
	if l.box.H < cloudless {
		return
	}
	for range 3 {
		l.cloud(l.between(0, l.wide), l.between(0.08, 0.55)*l.horizon, l.between(0.14, 0.26))
	}
}

// cloud draws a long flat cloud with a bulge.
func (l *land) cloud(x, y, r float64) {
	c := lit(l.tones.sky, 0.6)
	l.fill(l.oval(x, y, r, r*0.16), c)
	l.fill(l.oval(x+l.between(-0.4, 0.4)*r, y-r*0.1, r*0.5, r*0.2), c)
}

// ground draws the ground from the horizon down, darker toward the viewer.
func (l *land) ground() {
	c := l.tones.ground
	l.fill(l.below(l.rolling(l.horizon, 0.012, 5)), &scene.Linear{
		From: l.point(0, l.horizon), To: l.point(0, 1),
		Stops: []scene.Stop{{At: 0, Color: lit(c, 0.18)}, {At: 1, Color: shaded(c, 0.22)}},
	})
}

// tufts draws blades of grass in the foreground.
func (l *land) tufts(n int) {
	var path geom.Path
	for range n {
		x, y := l.between(0, l.wide), l.between(l.horizon+0.12, 0.99)
		h := 0.03 + 0.05*(y-l.horizon)
		for _, lean := range []float64{-0.5, 0, 0.6} {
			path.Append(geom.PolygonPath(l.point(x-0.006, y), l.point(x+lean*h, y-h), l.point(x+0.006, y)))
		}
	}
	l.fill(path, shaded(l.tones.ground, 0.32))
}
