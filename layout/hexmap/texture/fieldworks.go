package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// drawTrench draws a trench with fire bays between two parapets, and the sun on one wall of it. In
// a hex alone, a communication trench winds to the rear.
func drawTrench(g *Land) {
	var ditch geom.Path
	g.linesAcross(36, g.looseBow(4, 7), func(c crossing, _ *canvas.RandomStream) {
		if !c.meets[0] && !c.meets[1] && g.soft() {
			if back := g.spur(c, 34, 10); back.length() > 0 {
				g.Line(&ditch, zigzag(back)...)
			}
		}
		for _, run := range long(g.free(c, 10)) {
			g.Line(&ditch, bays(run)...)
		}
	})
	if ditch.Empty() {
		return
	}
	line := func(by geom.Vec, paint scene.Paint, width float64, dash ...geom.Length) {
		moved := ditch.Transform(geom.Translate(g.Length(by.X), g.Length(by.Y)))
		g.Add(&scene.Path{Path: moved, Stroke: &scene.Stroke{Paint: paint, Width: g.Width(width), Dash: dash, Butt: true}})
	}
	line(sunlight.Scale(-2.2), g.shadowOn(0.55), 15)
	line(geom.Vec{}, g.soil(0.5), 15)
	line(sunlight.Scale(0.5), g.soil(-0.25), 13.4, g.Width(3), g.Width(0.9)) // sandbags
	line(geom.Vec{}, g.soil(0.85), 7.2)
	line(sunlight.Scale(-0.8), g.soil(0.3), 4.8)
	line(sunlight.Scale(0.4), g.soil(0.92), 4.6)
}

// strokeMoved draws a line moved from its place, of a width in hundredths of a hex.
func (g *Land) strokeMoved(path geom.Path, by geom.Vec, paint scene.Paint, width float64) {
	g.StrokePath(path.Transform(geom.Translate(g.Length(by.X), g.Length(by.Y))), paint, width)
}

// bays returns the turns of a trench along a line: fire bays, in turn before and behind the
// traverses between them.
func bays(c crossing) (pts []geom.Vec) {
	const bay, wide, slant = 13.5, 4.2, 1
	n := max(3, int(math.Round(c.length()/bay)))
	each := c.length() / float64(n)
	for i := range n {
		side := wide
		if i%2 == 1 {
			side = -wide
		}
		for _, t := range [...]float64{float64(i)*each + slant, float64(i+1)*each - slant} {
			at, dir := c.at(t)
			pts = append(pts, at.Add(dir.Left().Scale(side)))
		}
	}
	if c.meets[0] {
		first, _ := c.at(0)
		pts = append([]geom.Vec{first}, pts...)
	}
	if c.meets[1] {
		last, _ := c.at(c.length())
		pts = append(pts, last)
	}
	return pts
}

// zigzag returns the turns of a communication trench from one end of a line to the other.
func zigzag(c crossing) (pts []geom.Vec) {
	const leg, wide = 10.5, 3.6
	n := max(2, int(math.Round(c.length()/leg)))
	for i := range n + 1 {
		at, dir := c.at(c.length() * float64(i) / float64(n))
		switch {
		case i == 0 || i == n:
		case i%2 == 0:
			at = at.Add(dir.Left().Scale(wide))
		default:
			at = at.Sub(dir.Left().Scale(wide))
		}
		pts = append(pts, at)
	}
	return pts
}
