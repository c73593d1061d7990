package plan

import (
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/scene"
)

// log draws a trunk that lies along the longer side, with the stump of a branch and its
// end grain.
func (d *drawn) log(box geom.Rect) {
	l := timber{box, float64(d.unit) / float64(max(box.W, box.H)), d.random.Below(2) == 1, geom.RotateAbout(d.lean(box), box.Center())}
	trunk, stump := l.trunk(), l.stump()
	d.cast(trunk, shadowReach*0.6)
	d.fill(stump, d.mixed(0.35))
	d.stroke(stump, face.PaintOfRGB(d.colors.Ink), 0)
	d.fill(trunk, d.mixed(0))
	d.Group(&scene.Group{Clip: &trunk}, func() {
		d.fill(l.band(0.62, 1.1), d.mixed(0.4))
		d.fill(l.band(0.22, 0.36), d.mixed(-0.3))
		d.stroke(d.bark(l), d.mixed(0.8), 0.035)
	})
	d.stroke(trunk, face.PaintOfRGB(d.colors.Ink), 0)
	grain := l.ellipse(1-0.44*l.share, 0.13, 1-0.06*l.share, 0.87)
	d.fill(grain, d.mixed(-0.62))
	d.stroke(grain, face.PaintOfRGB(d.colors.Ink), 0)
	d.stroke(l.ellipse(1-0.34*l.share, 0.32, 1-0.16*l.share, 0.68), d.mixed(0.3), 0.035)
}

// timber is a log in a box, with places in shares of the box: along the log and across it.
type timber struct {
	box   geom.Rect
	share float64 // of a square in the length
	back  bool    // its thick end is at the other end
	lean  geom.Matrix
}

// lean returns by how many degrees a log is turned: as far as its box has room.
func (d *drawn) lean(box geom.Rect) float64 {
	most := logLean * float64(d.unit) / float64(max(box.W, box.H))
	return most * [...]float64{-1, -0.6, 0.6, 1}[d.random.Below(4)]
}

// A leaning log is a little shorter and thinner than its box. In a square's length it leans
// by so many degrees, in a longer one by less.
const (
	logLean  = 24
	logLong  = 0.96
	logThick = 0.74
)

func (l timber) at(along, across float64) geom.Point {
	if l.back {
		along = 1 - along
	}
	along, across = 0.5+(along-0.5)*logLong, 0.5+(across-0.5)*logThick
	if l.box.H > l.box.W {
		along, across = across, along
	}
	return l.lean.Apply(geom.Pt2(l.box.X+l.box.W.Scale(along), l.box.Y+l.box.H.Scale(across)))
}

// band returns a stripe along the log.
func (l timber) band(from, to float64) geom.Path {
	return geom.PolygonPath(l.at(-0.1, from), l.at(1.1, from), l.at(1.1, to), l.at(-0.1, to))
}

// ellipse returns the ellipse in a part of the box.
func (l timber) ellipse(x1, y1, x2, y2 float64) geom.Path {
	back := timber{l.box, l.share, l.back, geom.Identity}
	a, b := back.at(x1, y1), back.at(x2, y2)
	box := geom.Rect{X: min(a.X, b.X), Y: min(a.Y, b.Y), W: max(a.X, b.X) - min(a.X, b.X), H: max(a.Y, b.Y) - min(a.Y, b.Y)}
	return geom.EllipsePath(box).Transform(l.lean)
}

// trunk returns the outline, with round ends.
func (l timber) trunk() (trunk geom.Path) {
	share := l.share
	move := l.at(0.2*share, 0.14)
	trunk.Move(move.X, move.Y)
	for _, p := range [][6]float64{
		{0.3, 0.1, 0.6, 0.17, 1 - 0.26*share, 0.12},
		{1 + 0.02*share, 0.12, 1 + 0.02*share, 0.88, 1 - 0.26*share, 0.88},
		{0.62, 0.84, 0.3, 0.92, 0.2 * share, 0.86},
		{-0.04 * share, 0.8, -0.04 * share, 0.2, 0.2 * share, 0.14},
	} {
		trunk.Cubic(l.at(p[0], p[1]), l.at(p[2], p[3]), l.at(p[4], p[5]))
	}
	trunk.Close()
	return trunk
}

// stump returns a branch that was cut off.
func (l timber) stump() geom.Path {
	return geom.PolygonPath(l.at(0.42-0.16*l.share, 0.3), l.at(0.42+0.02*l.share, -0.06), l.at(0.42+0.2*l.share, 0), l.at(0.42+0.16*l.share, 0.3))
}

// bark returns furrows along the log.
func (d *drawn) bark(l timber) (bark geom.Path) {
	for i, y := range []float64{0.47, 0.6, 0.76} {
		for x := 0.16*l.share + 0.1*l.share*float64(i); x < 1-0.7*l.share; {
			end := min(x+l.share*d.random.Between(0.45, 0.8), 1-0.45*l.share)
			a, b := l.at(x, y), l.at(end, y)
			bark.Move(a.X, a.Y)
			bark.Cubic(l.at(x+(end-x)/3, y-0.05), l.at(x+(end-x)*2/3, y+0.05), b)
			x = end + l.share*0.2
		}
	}
	return bark
}
