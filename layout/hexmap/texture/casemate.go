package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// casemates are what concrete casemates consist of, seen from above like all that stands beside
// them: earth heaped around them, the roof with its edges in the sun and in the shade, embrasures
// cut into the front, a hatch, and the trench to the door.
type casemates struct {
	shadow, earth, crest, entry, door, cast, body, under, lit, dim, top, slit, field, hatch, vent geom.Path
}

// drawBunker draws a casemate in the middle of each hex.
func drawBunker(g *Land) {
	var all casemates
	for _, h := range g.Hexes {
		all.add(g, h)
	}
	all.paint(g)
}

// bunkerRoof are the corners of the roof, from the upper left; the front is below.
var bunkerRoof = []geom.Vec{{X: -16, Y: -19}, {X: 16, Y: -19}, {X: 26, Y: -9}, {X: 26, Y: 6}, {X: 15, Y: 17}, {X: -15, Y: 17}, {X: -26, Y: 6}, {X: -26, Y: -9}}

func (c *casemates) add(g *Land, h hex.Hex) {
	s := g.randomIn(h, canvas.ForWorks)
	at, tilt := g.Center(h).Add(geom.V(s.Between(-1, 1), s.Between(3, 5))), s.Between(-0.3, 0.3)
	place := func(pts ...geom.Vec) (out []geom.Vec) {
		for _, v := range pts {
			out = append(out, at.Add(v.Rotate(tilt)))
		}
		return out
	}
	bed := canvas.Blob(geom.Vec{}, 36, 12, 0.06, &s)
	for i, v := range bed {
		bed[i] = geom.V(v.X, 0.8*v.Y)
	}
	bank := place(bed...)
	g.Loop(&c.shadow, shifted(bank, sunlight.Scale(-2.4)))
	g.Loop(&c.earth, bank)
	g.Loop(&c.crest, shifted(place(moved(bed, geom.Vec{}, 0.87)...), sunlight.Scale(1.2)))
	c.openings(g, place)
	roof := place(bunkerRoof...)
	g.Polygon(&c.cast, cast(roof, sunlight.Scale(-3.6))...)
	g.Polygon(&c.body, place(moved(bunkerRoof, geom.Vec{}, 1.025)...)...)
	g.Polygon(&c.under, place(moved(bunkerRoof, geom.Vec{}, 0.96)...)...) // no dark slits between the edges
	top := place(moved(bunkerRoof, geom.Vec{}, 0.8)...)
	c.bevels(g, roof, top)
	g.Polygon(&c.top, top...)
	c.fittings(g, place)
}

// bevels adds the sloping edges of the roof.
func (c *casemates) bevels(g *Land, roof, top []geom.Vec) {
	n := len(roof)
	for i := range roof {
		k := (i + 1) % n
		path := &c.dim
		if roof[k].Sub(roof[i]).Left().Unit().Dot(sunlight) > -0.1 {
			path = &c.lit
		}
		g.Polygon(path, roof[i], roof[k], top[k], top[i])
	}
}

// openings adds the fields of fire before the embrasures, and the way to the door behind.
func (c *casemates) openings(g *Land, place func(...geom.Vec) []geom.Vec) {
	g.Polygon(&c.field, place(geom.V(-10, 12), geom.V(10, 12), geom.V(15, 26), geom.V(-15, 26))...)
	g.Polygon(&c.entry, place(geom.V(-4, -16), geom.V(4, -16), geom.V(4.6, -29.5), geom.V(-3.6, -29.5))...)
	g.Polygon(&c.door, place(geom.V(-3, -17), geom.V(3, -17), geom.V(3, -22), geom.V(-3, -22))...)
}

// fittings adds the embrasures, a hatch and two vents.
func (c *casemates) fittings(g *Land, place func(...geom.Vec) []geom.Vec) {
	g.Polygon(&c.slit, place(geom.V(-9, 12.4), geom.V(9, 12.4), geom.V(12, 17.6), geom.V(-12, 17.6))...)
	for _, side := range [...]float64{-1, 1} {
		g.Polygon(&c.slit, place(geom.V(side*18, 9.4), geom.V(side*22.2, 5), geom.V(side*26.4, 6.4), geom.V(side*20.4, 12.4))...)
		g.Polygon(&c.vent, place(geom.V(side*11-1.6, 1), geom.V(side*11+1.6, 1), geom.V(side*11+1.6, 4.2), geom.V(side*11-1.6, 4.2))...)
	}
	g.Polygon(&c.hatch, place(geom.V(-5, -10), geom.V(5, -10), geom.V(5, -1), geom.V(-5, -1))...)
}

func (c *casemates) paint(g *Land) {
	block := *g
	block.Fill = scene.Mix(g.Fill, concrete, 0.8)
	if g.LowInk {
		block.Fill = Lightened(block.Fill)
	}
	dark := face.PaintOfRGB(scene.Mix(g.Ink, scene.RGB{}, 0.5))
	g.FillPath(c.shadow, g.shadowOn(0.45))
	g.FillPath(c.earth, g.soil(0.28))
	g.FillPath(c.crest, g.soil(0.05))
	g.FillPath(c.field, g.soil(-0.2))
	g.FillPath(c.entry, g.soil(0.6))
	g.FillPath(c.cast, g.shadowOn(0.72))
	g.FillPath(c.door, dark)
	g.FillPath(c.body, dark)
	g.FillPath(c.under, block.shade(0.25))
	g.FillPath(c.lit, block.light(0.35))
	g.FillPath(c.dim, block.shade(0.4))
	g.FillPath(c.top, block.shade(0.12))
	g.FillPath(c.slit, dark)
	g.FillPath(c.hatch, block.shade(0.62))
	g.FillPath(c.vent, block.shade(0.72))
}

// concrete is the color of a casemate on any ground.
var concrete = scene.RGB{R: 0xC6, G: 0xC6, B: 0xC2}
