package hexmap

import (
	"punchboard/geom"
	"punchboard/scene"
)

// paintNames draws the names, each with a halo in the colour of the ground that
// it stands on.
func (c *chart) paintNames() {
	for i := range c.names {
		n := &c.names[i]
		mid := c.exact(n.mid)
		halo := n.ink.stroke(c, nameHalo)
		if n.turn == 0 {
			c.letters(&n.lettering, mid, n.ink.fill, halo)
			continue
		}
		g := &scene.Group{Transform: geom.Rotate(n.turn).Then(geom.Translate(mid.X, mid.Y))}
		c.Group(g, func() { c.letters(&n.lettering, geom.Point{}, n.ink.fill, halo) })
	}
}

// checkCovers reports a name that found no free place.
func (c *chart) checkCovers(n *label) {
	if n.covers > 0 {
		c.Found.Warnf(placeOr(n.pos, c.src.Pos), CodeNameHide, "the name %q covers a number, a badge or another name on map `%s`: no place near it is free", n.title, c.m.ID).
			Hintf("shorten it, turn it with `rotate`, raise its `priority`, or lower `name_size`")
	}
}
