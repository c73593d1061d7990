package layout

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// paintBridges draws bridges as two parapets across the water, and fords as water
// that runs over the road.
func (c *chart) paintBridges() {
	for i := range c.courses {
		co := &c.courses[i]
		var dark, deck, shallow geom.Path
		for _, x := range co.from.Bridges {
			if x.Ford {
				c.ford(&shallow, x.Side, co)
			} else {
				c.bridge(&dark, &deck, x.Side, co)
			}
		}
		c.strokePath(shallow, co.ink.over(c.bounds), 1.3)
		c.strokePath(deck, scene.White, 2.6)
		c.strokePath(dark, scene.Gray(0x22), 1.5)
	}
}

// bridge draws the two parapets, their ends turned outward.
func (c *chart) bridge(dark, deck *geom.Path, s hex.Side, co *course) {
	at, across, apart := c.crossing(s)
	long := co.half + 2.2
	for _, side := range [...]float64{-1, 1} {
		off := across.left().times(side * apart)
		a, b := at.add(off).sub(across.times(long)), at.add(off).add(across.times(long))
		wing := across.left().times(side * 1.9)
		flare := across.times(1.9)
		c.line(dark, a.add(wing).sub(flare), a, b, b.add(wing).add(flare))
		c.line(deck, a, b)
	}
}

// crossing gives where and in which direction a hexside is crossed, and how far
// the parapets of a bridge stand from the middle of the way.
func (c *chart) crossing(s hex.Side) (at, across vec, apart float64) {
	a, b := s.Hexes()
	across = c.center(b).sub(c.center(a)).unit()
	apart = 2.2
	for i := range c.roads {
		r := &c.roads[i]
		if r.crosses(s) {
			apart = max(apart, r.half+1.7)
		}
	}
	return c.gate(s), across, apart
}

// ford draws ripples across the way, as broad as its edges are apart.
func (c *chart) ford(path *geom.Path, s hex.Side, co *course) {
	at, across, apart := c.crossing(s)
	for _, step := range [...]float64{-0.55, 0, 0.55} {
		mid := at.add(across.times(step * max(co.half, 2.4) * 1.6))
		var pts []vec
		for i := -3; i <= 3; i++ {
			off := across.times(0.8 * float64(i&1))
			pts = append(pts, mid.add(across.left().times(float64(i)*(apart+1.4)/3)).add(off))
		}
		c.curve(path, pts)
	}
}
