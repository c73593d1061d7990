package hexmap

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/scene"
)

// Measures of bridges, in hundredths of a hex.
const (
	parapet    = 1.7 // width of the two walls
	parapetAir = 1.5 // white on either side of them
	deckAir    = 1.1 // between the way and the walls
	bridgeFoot = 4.2 // from the water to the ends
	bridgeWing = 3.2 // by which the ends turn outward
)

// paintBridges draws bridges as two parapets across the water with the way between
// them, and fords as water that runs over the road.
func (c *chart) paintBridges() {
	for i := range c.courses {
		co := &c.courses[i]
		var walls, shallow geom.Path
		for _, x := range co.from.Bridges {
			for _, w := range c.crossings(x.Side) {
				if x.Ford {
					c.ford(&shallow, w, co)
				} else {
					c.bridge(&walls, w, co)
				}
			}
		}
		c.strokePath(shallow, co.ink.Over(c.bounds), 1.3)
		c.strokePath(walls, scene.White, parapet+2*parapetAir)
		c.strokePath(walls, scene.Gray(0x22), parapet)
	}
}

// bridge draws the two parapets, their ends turned outward.
func (c *chart) bridge(walls *geom.Path, w crossing, co *border) {
	long := co.half + bridgeFoot
	for _, side := range [...]float64{-1, 1} {
		out := w.across.Left().Scale(side)
		a, b := w.at.Add(out.Scale(w.apart)).Sub(w.across.Scale(long)), w.at.Add(out.Scale(w.apart)).Add(w.across.Scale(long))
		wing, flare := out.Scale(bridgeWing*0.8), w.across.Scale(bridgeWing*0.6)
		c.line(walls, a.Add(wing).Sub(flare), a, b, b.Add(wing).Add(flare))
	}
}

// crossing is where a way crosses water: in which direction, and how far the walls
// of a bridge stand from its middle.
type crossing struct {
	at, across geom.Vec
	apart      float64
}

// crossings gives where the roads over a hexside cross it; its middle when none
// does.
func (c *chart) crossings(s hex.Side) (all []crossing) {
	for i := range c.roads {
		if r := &c.roads[i]; r.crosses(s) {
			w := c.crossingOf(r, s)
			w.apart = r.reach() + deckAir + parapet/2
			all = append(all, w)
		}
	}
	if all == nil {
		a, b := s.Hexes()
		all = []crossing{{c.sidePoint(s), c.center(b).Sub(c.center(a)).Unit(), 4}}
	}
	return all
}

// crossingOf finds where a road meets a hexside, and which way it runs there.
func (c *chart) crossingOf(r *road, s hex.Side) crossing {
	side, best := c.side(s), crossing{}
	least := math.Inf(1)
	for i := 1; i < len(r.line); i++ {
		a, b := r.line[i-1], r.line[i]
		mid := a.Lerp(b, 0.5)
		if d := side.Dist(mid); d < least && b != a {
			least = d
			best = crossing{at: side.Nearest(mid), across: b.Sub(a).Unit()}
		}
	}
	return best
}

// ford draws ripples across the way, as broad as its edges are apart.
func (c *chart) ford(path *geom.Path, w crossing, co *border) {
	for _, step := range [...]float64{-0.55, 0, 0.55} {
		mid := w.at.Add(w.across.Scale(step * max(co.half, 2.4) * 1.6))
		var pts []geom.Vec
		for i := -3; i <= 3; i++ {
			off := w.across.Scale(0.8 * float64(i&1))
			pts = append(pts, mid.Add(w.across.Left().Scale(float64(i)*(w.apart+1.4)/3)).Add(off))
		}
		c.curve(path, pts)
	}
}
