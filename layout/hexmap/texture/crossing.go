package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
)

// crossing is a line across a hex, from one distance along its way to another.
type crossing struct {
	way      geom.Polyline
	from, to float64
	meets    [2]bool // whether its ends meet those of neighbors
}

// length returns the length of the line.
func (c *crossing) length() float64 { return c.to - c.from }

// at returns a point of the line and its direction there.
func (c *crossing) at(t float64) (at, dir geom.Vec) { return c.way.At(c.from + t) }

// taper returns how wide the line is at a point: 1, or toward an end that meets no other
// line less, over a distance.
func (c *crossing) taper(t, over float64) float64 {
	wide := 1.0
	for i, left := range [...]float64{t, c.length() - t} {
		if !c.meets[i] {
			wide = min(wide, canvas.SmoothStep(min(1, max(0, left/over))))
		}
	}
	return wide
}

// ribbon returns the outline of the line with a width of twice half at each point.
func (c *crossing) ribbon(half func(t float64) float64) []geom.Vec {
	steps := max(2, int(c.length()/4.5))
	left := make([]geom.Vec, 0, 2*steps+2)
	right := make([]geom.Vec, 0, steps+1)
	for i := range steps + 1 {
		t := c.length() * float64(i) / float64(steps)
		at, dir := c.at(t)
		off := dir.Left().Scale(half(t))
		left, right = append(left, at.Add(off)), append(right, at.Sub(off))
	}
	for i := range right {
		left = append(left, right[len(right)-1-i])
	}
	return left
}

// winding returns the line in bends as wide as asked, with the same ends.
func (c crossing) winding(bend float64, s *canvas.RandomStream) crossing {
	const steps = 24
	turn, bends := s.Between(0, geom.Tau), s.Between(1, 1.3)
	var pts []geom.Vec
	for i := range steps + 1 {
		k := float64(i) / steps
		at, dir := c.at(k * c.length())
		wide := bend * canvas.SmoothStep(min(1, 4*min(k, 1-k)))
		pts = append(pts, at.Add(dir.Left().Scale(wide*math.Sin(turn+k*bends*geom.Tau))))
	}
	c.way = geom.NewPolyline(pts)
	c.from, c.to = 0, c.way.Length()
	return c
}

// free returns the parts of a line at which a disc of a radius touches no obstacle, such
// as the number of the hex. What is short is left out.
func (g *Land) free(c crossing, radius float64) (runs []crossing) {
	const step, short = 1.5, 9
	run := c
	run.to = c.from
	add := func() {
		if run.length() >= short {
			runs = append(runs, run)
		}
	}
	for t := c.from; t <= c.to; t += step {
		at, _ := c.way.At(t)
		if g.passes(at, radius) {
			run.to = t
			continue
		}
		run.meets[1] = false
		add()
		run.from, run.to, run.meets = t+step, t+step, [2]bool{false, c.meets[1]}
	}
	run.to = max(run.to, min(c.to, run.to+step))
	add()
	return runs
}

// crossingOf returns a line that ends at a distance from each end that meets no other.
func crossingOf(line []geom.Vec, short float64, meets [2]bool) crossing {
	c := crossing{way: geom.NewPolyline(line), meets: meets}
	c.to = c.way.Length()
	if !meets[0] {
		c.from += short
	}
	if !meets[1] {
		c.to -= short
	}
	return c
}
