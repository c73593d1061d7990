package hexmap

import (
	"punchboard/geom"
	"punchboard/layout/face"
)

// checkReach reports a name that runs off the map.
func (c *chart) checkReach(n *label) {
	if out := c.outside(n); out > face.Tolerance {
		c.Found.Warnf(placeOr(n.pos, c.src.Pos), CodeNameOut, "the name %q runs %s off map `%s`", n.title, face.Tenths(out), c.m.ID).
			Hintf("shorten it, turn it with `rotate`, or lower `name_size`")
	}
}

// outside gives how far a name reaches beyond the box of all hexes; less than 0
// within.
func (c *chart) outside(n *label) geom.Length {
	size, b := n.size(), c.bounds
	half, far := geom.V(c.units(size.W)/2, c.units(size.H)/2), -b.W
	for _, corner := range [...]geom.Vec{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}} {
		at := c.exact(n.mid.Add(geom.V(corner.X*half.X, corner.Y*half.Y).Rotate(n.turn * geom.Tau / 360)))
		far = max(far, b.X-at.X, at.X-b.Right(), b.Y-at.Y, at.Y-b.Bottom())
	}
	return far
}

// reportTooLong reports a name that none of its lines is long enough for.
func (c *chart) reportTooLong(n *label) {
	c.Found.Warnf(placeOr(n.pos, c.src.Pos), CodeNameOut, "the name %q is longer than what it names on map `%s`, and is left out", n.title, c.m.ID).
		Hintf("shorten it, or lower `name_size`")
}
