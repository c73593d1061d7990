package texture

import (
	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// sunlight is the direction of the light, from the upper left as in conventional relief
// shading.
var sunlight = geom.V(-0.6, -0.8)

// slope is how a hill is drawn: rings at depths from its edge, with a shadow beside each
// and, on steep ones, hachures downhill from it.
type slope struct {
	rings []float64
	long  float64 // of the hachures; 0: none
	rough float64 // how much a ring deviates, relative to its depth
	step  float64 // between hachures
}

var (
	hillSlope     = slope{rings: []float64{4, 10.5, 17, 23.5}, rough: 0.26}
	mountainSlope = slope{[]float64{4, 12, 20, 28}, 8.5, 0.36, 1.6}
)

func drawHill(g *Land)     { (&height{g, hillSlope}).draw() }
func drawMountain(g *Land) { (&height{g, mountainSlope}).draw() }

// leaning is how much steeper or gentler a whole flank of a hill is than the others, so
// that no two hills have the same rings.
const leaning = 0.38

// plateau is how far from its edge a hill becomes no rougher: wide heights are flat inside, and have no hollows with
// rings of their own.
const plateau = 22.0

// height is the hexes of a terrain that are drawn as hills.
type height struct {
	*Land
	slope
}

// draw draws the hexes as hills, lighter toward their tops.
func (g *height) draw() {
	if g.allKnolls() {
		g.drawKnolls()
		return
	}
	fields := g.Reliefs(g.Region, g.heightAt)
	switch {
	case g.long == 0 && g.Repeats():
		for i := range fields { // one after the other, so that equal paths are near each other in the file
			g.drawShaded(fields[i:i+1], []float64{g.rings[0], g.rings[2]}, reliefShades[1:2])
		}
	case g.long == 0:
		g.drawShaded(fields, g.rings, reliefShades)
	case g.Repeats():
		g.drawDashed(fields)
	default:
		g.drawHachured(fields)
	}
}

// heightAt returns the height of a point at a distance from the edge of the hill.
func (g *height) heightAt(edge float64, v geom.Vec) float64 {
	rough := g.rough*g.noise(v, 24, canvas.ForRelief) + leaning*g.noise(v, 58, canvas.ForDunes)
	return g.slopeToWater(v) * (edge + min(edge, plateau)*rough)
}

// slopeToWater returns the share of its height that a hill has at a point: less and less
// toward water, so that no ring of it is in the water.
func (g *height) slopeToWater(v geom.Vec) float64 {
	if g.Repeats() {
		return 1
	}
	return canvas.SmoothStep(max(0, g.Water.Gap(v)) / canvas.KeepReach)
}

// drawShaded draws rings like the contour lines of a map, each with shade toward the
// south-east and light toward the north-west, as relief is shaded.
func (g *height) drawShaded(fields []*canvas.Relief, rings []float64, shades []reliefShade) {
	for i, deep := range rings {
		var tint geom.Path
		for _, ring := range canvas.ContoursOf(fields, deep) {
			if !g.isHillock(g.Pick(ring[0])) {
				g.Loop(&tint, g.strayedRing(ring))
			}
		}
		for _, h := range g.Hexes {
			if g.isHillock(h) {
				g.Loop(&tint, g.hillock(h, deep))
			}
		}
		if tint.Empty() {
			continue
		}
		for _, c := range shades {
			g.moved(tint, sunlight.Scale(c.toSun), g.reliefPaint(c.share))
		}
		line := &scene.Stroke{Paint: g.shade(0.5), Width: g.Width(0.45)}
		g.Add(&scene.Path{Path: tint, Fill: g.light(shadedRise * float64(i+1)), Stroke: line})
	}
}

// strayedRing returns a ring moved as the edge of its hill is, if that is loose.
func (g *height) strayedRing(ring []geom.Vec) []geom.Vec {
	if !g.loose() {
		return ring
	}
	out := make([]geom.Vec, len(ring))
	for i, v := range ring {
		out[i] = g.warped(g.Pick(v), v)
	}
	return out
}

// shadedRise is how much lighter each ring of a shaded hill is than the one below it.
const shadedRise = 0.075

// reliefShade is a copy of a ring below it that shades its slope: how far it is moved
// toward the sun, and how dark it is; light if that is negative.
type reliefShade struct{ toSun, share float64 }

var reliefShades = []reliefShade{{-4, 0.12}, {-2.6, 0.22}, {-1.3, 0.34}, {2, -0.22}}

func (g *height) reliefPaint(share float64) scene.Paint {
	if share < 0 {
		return g.light(-share)
	}
	return g.dark(share)
}

// moved draws a filled path at an offset. The path is shared, which compresses well.
func (g *height) moved(path geom.Path, by geom.Vec, fill scene.Paint) {
	g.Add(&scene.Group{
		Transform: geom.Translate(g.Length(by.X), g.Length(by.Y)),
		Marks:     []scene.Mark{&scene.Path{Path: path, Fill: fill}},
	})
}

// drawHachured draws rings of hachures that are thin in the sun and thick in the shade.
func (g *height) drawHachured(fields []*canvas.Relief) {
	var light, shade geom.Path
	line := g.ringLine()
	for i, deep := range g.rings {
		var tint, cast geom.Path
		for _, ring := range canvas.ContoursOf(fields, deep) {
			g.Loop(&tint, ring)
			g.Loop(&cast, shifted(ring, sunlight.Scale(-2.4)))
			g.hachures(&light, &shade, ring)
		}
		g.FillPath(cast, g.dark(0.2))
		if !tint.Empty() {
			g.Add(&scene.Path{Path: tint, Fill: g.light(groundRise + groundStep*float64(i)), Stroke: line})
		}
	}
	g.FillPath(light, g.shade(0.5))
	g.FillPath(shade, g.shade(0.85))
}

// ringLine returns the stroke of the rings.
func (g *height) ringLine() *scene.Stroke {
	return &scene.Stroke{Paint: g.shade(0.72), Width: g.Width(0.8)}
}

// groundRise is how much lighter the lowest ring of a hill is than its ground, and
// groundStep the further increase for each ring.
const (
	groundRise = 0.09
	groundStep = 0.1
)

// hachures adds strokes downhill from a ring, each a thin wedge.
func (g *height) hachures(light, shade *geom.Path, ring []geom.Vec) {
	closed := append(ring[:len(ring):len(ring)], ring[0], ring[1])
	way := geom.NewPolyline(geom.Spline(closed, 3))
	random := g.RandomAt(len(ring), int(ring[0].X*8), canvas.ForRelief)
	for t := 0.0; t < way.Length(); t += g.step * random.Between(0.8, 1.2) {
		at, dir := way.At(t)
		down := dir.Left()
		dim := -down.Dot(sunlight) // 1 in full shade
		long := g.long * random.Between(0.75, 1.05) * (0.82 + 0.22*dim)
		tip := at.Add(down.Scale(long)).Add(dir.Scale(random.Between(-0.5, 0.5)))
		if !g.Keep.Free(tip, 0.8) || !g.Keep.Free(at, 0.8) || !g.Has(g.Pick(tip)) {
			continue
		}
		half := dir.Scale(0.28 + 0.24*(1+dim))
		path := light
		if dim > -0.2 {
			path = shade
		}
		g.Polygon(path, at.Sub(half), at.Add(half), tip)
	}
}
