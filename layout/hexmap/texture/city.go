package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// drawCity fills the hexes with blocks between streets that continue from hex to hex:
// rows of houses around yards.
func drawCity(g *Land) {
	var c city
	g.parcels(17, 0.17, 0.35, canvas.ForBlocks, func(_ hex.Hex, q [4]geom.Vec, s *canvas.RandomStream) {
		g.streets(&c.street, q)
		c.block(g, inset(q, 1.35), s)
	})
	c.paint(g)
}

// city collects the blocks of a city, to be painted by their parts.
type city struct {
	street, shadow, yards, line geom.Path
	roofs                       [4]geom.Path
}

// block adds a block: a yard with a house along each side, in several colors, unless a
// side is open.
func (c *city) block(g *Land, q [4]geom.Vec, s *canvas.RandomStream) {
	if g.hasRoom(q[:]) {
		g.Polygon(&c.yards, q[:]...)
	}
	mid, deep := center(q), s.Between(0.42, 0.6)
	for i, a := range q {
		b := q[(i+1)%4]
		if s.Unit() < 0.16 {
			continue
		}
		half := a.Lerp(b, s.Between(0.4, 0.6))
		inner := func(v geom.Vec) geom.Vec { return v.Lerp(mid, deep) }
		c.house(g, s, a, half, inner(half), inner(a))
		c.house(g, s, half, b, inner(b), inner(half))
	}
}

// house adds a house if there is room.
func (c *city) house(g *Land, s *canvas.RandomStream, q ...geom.Vec) {
	roof := &c.roofs[s.Below(len(c.roofs))]
	if !g.hasRoom(q) {
		return
	}
	g.Polygon(&c.shadow, shifted(q, geom.V(0.9, 1.1))...)
	g.Polygon(roof, q...)
	g.Polygon(&c.line, q...)
}

// streets draws two sides of a block; its neighbors draw the others.
func (g *Land) streets(path *geom.Path, q [4]geom.Vec) {
	g.brokenLine(path, q[0], q[1], 0.9)
	g.brokenLine(path, q[0], q[3], 0.9)
}

// paint draws the city. Streets are lighter than the houses, whether the ground is dark
// or light.
func (c *city) paint(g *Land) {
	if scene.Luminance(g.Fill) < DarkGround {
		g.StrokePath(c.street, g.shade(0.5), 1.7)
		g.FillPath(c.shadow, g.darker(0.5))
		g.FillPath(c.yards, g.shade(0.16))
		for i := range c.roofs {
			g.FillPath(c.roofs[i], g.darker(0.06+0.1*float64(i)))
		}
		g.StrokePath(c.line, g.darker(0.5), 0.35)
		return
	}
	g.StrokePath(c.street, g.light(0.6), 2)
	g.FillPath(c.shadow, g.dark(0.4))
	g.FillPath(c.yards, g.shade(0.26))
	for i := range c.roofs {
		g.FillPath(c.roofs[i], g.shade(0.48+0.13*float64(i)))
	}
	g.StrokePath(c.line, g.shade(1), 0.35)
}

// darker returns the ground's color mixed with a share of black, for dark ground.
func (g *Land) darker(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(g.Fill, scene.RGB{}, share))
}

// hasRoom reports whether a block or house does not touch anything that must be kept
// free. Light type has a halo that is dark enough to stand on roofs.
func (g *Land) hasRoom(q []geom.Vec) bool {
	for i, v := range q {
		if !g.freeBelow(v, 0.6) || !g.freeBelow(v.Lerp(q[(i+1)%len(q)], 0.5), 0.6) || !g.freeBelow(v.Lerp(q[(i+2)%len(q)], 0.5), 1) {
			return false
		}
	}
	return true
}
