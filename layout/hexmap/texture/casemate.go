package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// casemates are what concrete casemates consist of, as they are seen from above like all that
// stands beside them: a roof with cut corners and a hatch, the embrasure along the front, and
// earth heaped around them.
type casemates struct {
	earth, crest, sill, shadow, wall, slit, roof, top, hatch geom.Path
}

// drawBunker draws a casemate in the middle of each hex.
func drawBunker(g *Land) {
	var all casemates
	for _, h := range g.Hexes {
		all.add(g, h)
	}
	all.paint(g)
}

func (c *casemates) add(g *Land, h hex.Hex) {
	s := g.randomIn(h, canvas.ForWorks)
	at := g.Center(h).Add(geom.V(s.Between(-2, 2), s.Between(-3, -1)))
	tilt := s.Between(-0.22, 0.22)
	part := func(path *geom.Path, off geom.Vec, pts ...geom.Vec) {
		for i, v := range pts {
			pts[i] = at.Add(v.Rotate(tilt)).Add(off)
		}
		g.Polygon(path, pts...)
	}
	bed := canvas.Blob(geom.V(0, 0), 31, 12, 0.07, &s)
	for i, v := range bed {
		bed[i] = geom.V(v.X, 0.72*v.Y-2).Rotate(tilt)
	}
	g.Loop(&c.earth, shifted(bed, at))
	g.Loop(&c.crest, shifted(scaledAbout(geom.V(0, 0), bed, 0.87), at.Add(sunlight.Scale(1.4))))
	part(&c.shadow, geom.V(4.2, 5.4), roofOutline(0)...)
	part(&c.wall, geom.V(0, 3), roofOutline(0)...)
	part(&c.slit, geom.Vec{}, geom.V(-12.5, 11.6), geom.V(12.5, 11.6), geom.V(12.5, 14.4), geom.V(-12.5, 14.4))
	part(&c.sill, geom.Vec{}, geom.V(-12.5, 14.2), geom.V(12.5, 14.2), geom.V(17, 19), geom.V(-17, 19))
	part(&c.roof, geom.Vec{}, roofOutline(0)...)
	part(&c.top, sunlight.Scale(0.6), roofOutline(3.4)...)
	part(&c.hatch, geom.Vec{}, geom.V(-3.6, -9), geom.V(3.6, -9), geom.V(3.6, -2.4), geom.V(-3.6, -2.4))
}

// roofOutline returns the corners of the roof of a casemate, at a distance within its edge.
func roofOutline(in float64) []geom.Vec {
	k := 0.4 * in
	return []geom.Vec{
		{X: -13 + k, Y: -16 + in}, {X: 13 - k, Y: -16 + in}, {X: 21 - in, Y: -8 + k}, {X: 21 - in, Y: 6 - k},
		{X: 14 - k, Y: 11 - in}, {X: -14 + k, Y: 11 - in}, {X: -21 + in, Y: 6 - k}, {X: -21 + in, Y: -8 + k},
	}
}

func (c *casemates) paint(g *Land) {
	soil, block := *g, *g
	soil.Fill = tinted(g.Fill, soilTint)
	block.Fill = scene.Mix(g.Fill, concrete, 0.8)
	if g.LowInk {
		block.Fill = Lightened(block.Fill)
	}
	g.FillPath(c.earth, soil.dark(0.34))
	g.FillPath(c.crest, soil.dark(0.1))
	g.FillPath(c.sill, soil.dark(0.5))
	g.FillPath(c.shadow, g.dark(0.7))
	g.FillPath(c.wall, block.shade(0.5))
	g.FillPath(c.slit, face.PaintOfRGB(scene.Mix(g.Ink, scene.RGB{}, 0.6)))
	g.FillPath(c.roof, block.shade(0.16))
	g.FillPath(c.top, block.light(0.16))
	g.StrokePath(c.roof, block.shade(0.85), 0.8)
	g.FillPath(c.hatch, block.shade(0.5))
}

// soilTint is the color of earth heaped against a casemate, relative to that of the ground.
var soilTint = [3]float64{0.86, 0.78, 0.58}

// concrete is the color of a casemate on any ground.
var concrete = scene.RGB{R: 0xC6, G: 0xC6, B: 0xC2}
