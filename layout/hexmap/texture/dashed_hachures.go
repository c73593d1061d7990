package texture

import (
	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// The hachures of large maps are the dashes of wide lines along the rings of a hill,
// because drawing each as a wedge would make up two thirds of the file. Half of each
// line is below the ground of its own ring, which is painted over it.

// drawDashed draws hills in this way, one after the other. The outline that shadow,
// hachures and ground share is then repeated close to its previous use, which
// compresses well.
func (g *height) drawDashed(fields []*canvas.Relief) {
	for _, f := range fields {
		for i, deep := range g.rings {
			g.dashedRings(i, canvas.ContoursOf([]*canvas.Relief{f}, deep))
		}
	}
}

// dashedRings draws the rings of one depth: their shadow, hachures and ground.
func (g *height) dashedRings(level int, rings [][]geom.Vec) {
	var tint geom.Path
	for _, ring := range rings {
		g.Loop(&tint, ring)
	}
	if tint.Empty() {
		return
	}
	g.moved(tint, sunlight.Scale(-2.4), g.dark(0.2))
	for _, c := range exposures {
		var path geom.Path
		for _, ring := range rings {
			g.exposedPieces(&path, ring, c)
		}
		g.dashedHachures(path, c)
	}
	g.Add(&scene.Path{Path: tint, Fill: g.light(groundRise + groundStep*float64(level)), Stroke: g.ringLine()})
}

// exposure describes the hachures on slopes with a range of orientations to the sun.
type exposure struct {
	from, to float64 // how far the slope faces away from the sun: -1 to 1
	ink      float64 // how dark they are
	width    float64 // how thick at their feet
}

var exposures = [...]exposure{
	{-2, -0.6, 0.5, 0.62},
	{-0.6, -0.2, 0.5, 0.85},
	{-0.2, 0.4, 0.85, 1.08},
	{0.4, 2, 0.85, 1.36},
}

// length returns the length of the hachures, relative to the longest.
func (c *exposure) length() float64 { return 0.82 + 0.22*(max(-1, c.from)+min(1, c.to))/2 }

// dashedHachures draws hachures along a line: thick ones to half the length, thin ones
// to the full length, of which every third is omitted.
func (g *height) dashedHachures(path geom.Path, c exposure) {
	if path.Empty() {
		return
	}
	long := 2 * 0.93 * g.long * c.length()
	thick, thin := 0.8*c.width, 0.45*c.width
	a, b, d := 0.9*g.step, 1.2*g.step, 1.05*g.step
	g.dashed(path, g.shade(c.ink), long*0.55, thick, a-thick, thick, b-thick, thick, d-thick)
	g.dashed(path, g.shade(c.ink), long, thin, a-thin, thin, b+d-thin)
}

// dashed adds a dashed line, with all lengths in hundredths of a hex.
func (g *height) dashed(path geom.Path, paint scene.Paint, wide float64, dash ...float64) {
	pen := &scene.Stroke{Paint: paint, Width: g.Width(wide), Butt: true}
	for _, d := range dash {
		pen.Dash = append(pen.Dash, g.Width(d))
	}
	g.Add(&scene.Path{Path: path, Stroke: pen})
}

// exposedPieces adds the parts of a ring whose slope has the orientation c and where
// nothing must be kept free.
func (g *height) exposedPieces(path *geom.Path, ring []geom.Vec, c exposure) {
	n := len(ring)
	on := false
	for i := range ring {
		before, a, b, after := ring[(i+n-1)%n], ring[i], ring[(i+1)%n], ring[(i+2)%n]
		down := b.Sub(a).Unit().Left()
		dim := -down.Dot(sunlight)
		if dim < c.from || dim >= c.to || !g.clear(a, b, down.Scale(g.long*c.length())) {
			on = false
			continue
		}
		if !on {
			start := g.Point(a)
			path.Move(start.X, start.Y)
		}
		g.Bend(path, before, a, b, after)
		on = true
	}
}

// clear reports whether nothing must be kept free on a part of a ring and below it.
func (g *height) clear(a, b, down geom.Vec) bool {
	for _, v := range [...]geom.Vec{a, a.Lerp(b, 0.5), b} {
		if !g.Keep.Free(v, 0.8) || !g.Keep.Free(v.Add(down), 0.8) {
			return false
		}
	}
	return true
}
