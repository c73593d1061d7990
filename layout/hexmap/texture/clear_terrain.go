package texture

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// mottling is the pattern below other patterns.
var mottling = pattern{flat: true, shared: sharedByHex, ignoresObstacles: true, draw: func(g *Land) { g.mottle(0.03) }}

// mottle adds a few large areas slightly lighter and darker than the fill, with soft
// edges, because a plain color looks unnatural.
func (g *Land) mottle(strength float64) {
	lighter := g.variations("drift", driftForms, canvas.ForMottling, func(s *canvas.RandomStream) []scene.Mark {
		return g.drift(s, func(t float64) scene.Paint { return g.light(strength * 1.4 * t) })
	})
	darker := g.variations("shade", driftForms, canvas.ForMottling, func(s *canvas.RandomStream) []scene.Mark {
		return g.drift(s, func(t float64) scene.Paint { return g.dark(strength * t) })
	})
	g.scatter(2, 0.4, canvas.ForMottling, func(_ hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if s.Unit() < 0.45 {
			g.PlaceSymbol(darker[s.Below(driftForms)], v, s.Between(0, geom.Tau))
		} else {
			g.PlaceSymbol(lighter[s.Below(driftForms)], v, s.Between(0, geom.Tau))
		}
	})
}

// driftForms is the number of shapes of these areas, and driftSteps the number of steps
// of their soft edges.
const (
	driftForms = 5
	driftSteps = 3
)

func (g *Land) drift(s *canvas.RandomStream, tint func(float64) scene.Paint) (marks []scene.Mark) {
	pts := canvas.Blob(geom.Vec{}, s.Between(17, 30), 8, 0.25, s)
	for i := range driftSteps {
		var path geom.Path
		g.Loop(&path, moved(pts, geom.Vec{}, 1-0.27*float64(i)))
		marks = append(marks, &scene.Path{Path: path, Fill: tint(float64(i+1) / driftSteps)})
	}
	return marks
}

// drawClear draws open land: meadows with tufts of grass, and here and there fields with
// hedges and paths between them, all so faint that counters and type stand out.
func drawClear(g *Land) {
	if g.Map.Look.Edges != "" { // plans have no look: at their scale, one field fills them
		if g.Map.Look.Linked && !g.Repeats() {
			g.linkedFarmland()
		} else {
			g.farmland()
		}
	}
	if g.PaleGround() {
		return
	}
	var grass geom.Path
	g.scatter(2, 0.45, canvas.ForHedges, func(_ hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if g.Keep.Free(v, 3) && s.Unit() < 0.6 {
			g.tuft(&grass, v, 2.4, 3, s)
		}
	})
	g.StrokePath(grass, g.shade(0.45), 0.45)
}

// farmland draws fields, hedges and paths.
func (g *Land) farmland() {
	c := countryside{unhedged: g.hasHedges()}
	size := 40.0
	if g.Map.Look.Linked {
		size = 50
	}
	g.parcels(size, 0.3, 0.24, canvas.ForMeadows, func(_ hex.Hex, q [4]geom.Vec, s *canvas.RandomStream) {
		c.parcel(g, q, s)
	})
	tints, furrows := fieldTints, 0.16
	if c.unhedged {
		tints, furrows = strongTints, 0.26
	}
	if g.Map.Look.Linked {
		tints, furrows = cropTints, 0.3
	}
	for i, tint := range tints {
		g.FillPath(c.field[i], face.PaintOfRGB(tinted(g.Fill, tint)))
	}
	g.StrokePath(c.furrows, g.shade(furrows), 0.5)
	paths, wide := 0.5, 1.1
	if g.loose() { // the many loose edges are enough to look at
		paths, wide = 0.3, 0.8
	}
	g.StrokePath(c.paths, g.light(paths), wide)
	g.dotted(c.shadow, g.shade(0.3), 1.9)
	g.dotted(c.hedges, face.PaintOfRGB(tinted(scene.Mix(g.Fill, g.Ink, 0.75), hedgeTint)), 1.9)
}

// countryside collects what open land shows.
type countryside struct {
	field                          [3]geom.Path
	furrows, hedges, paths, shadow geom.Path

	unhedged bool // whether hedges mean something on this map
}

// hasHedges reports whether hedges or the like are terrain or borders of the map, so that
// they must not appear where there are none.
func (g *Land) hasHedges() bool {
	like := func(style string) bool {
		return style == "hedge" || style == "treeline" || style == "wall" || style == "hedgerow"
	}
	return slices.ContainsFunc(g.Map.Kinds.Terrains, func(t mapdata.Terrain) bool { return like(t.Pattern) }) ||
		slices.ContainsFunc(g.Map.Kinds.Borders, func(b mapdata.BorderKind) bool { return like(b.Style) })
}

// fieldTints are the colors of fields relative to that of open land, as factors of red,
// green and blue: green crops, stubble and fallow.
var fieldTints = [3][3]float64{{0.93, 0.975, 0.86}, {1, 0.965, 0.84}, {0.965, 0.945, 0.9}}

// strongTints are the colors of fields that no hedges tell apart. Ripe grain is not among
// them, because where hedges mean something, wheat does too.
var strongTints = [3][3]float64{{0.9, 0.965, 0.81}, {0.95, 0.988, 0.86}, {0.952, 0.92, 0.855}}

// cropTints are those of fields that should tell where the land is tilled: a green crop, a pale one, and plowed earth.
var cropTints = [3][3]float64{{0.84, 0.935, 0.7}, {0.935, 0.985, 0.8}, {0.935, 0.9, 0.81}}

// vergeTint is the color of the grass beside roads, relative to that of open land.
var vergeTint = [3]float64{0.8, 0.885, 0.66}

// VergeOn returns the color of the grass beside roads on a ground.
func VergeOn(ground scene.RGB) scene.RGB { return tinted(ground, vergeTint) }

// hedgeTint is the color of the hedges between them, relative to the ink.
var hedgeTint = [3]float64{0.84, 1, 0.78}

// tinted returns a color with its red, green and blue multiplied by factors.
func tinted(c scene.RGB, by [3]float64) scene.RGB {
	part := func(v uint8, f float64) uint8 { return uint8(min(255, float64(v)*f+0.5)) }
	return scene.RGB{R: part(c.R, by[0]), G: part(c.G, by[1]), B: part(c.B, by[2])}
}

// parcel adds a parcel of the lattice: a meadow, which has nothing of its own, or a
// field; and the border on two of its sides.
func (c *countryside) parcel(g *Land, q [4]geom.Vec, s *canvas.RandomStream) {
	kinds := 7
	if c.unhedged {
		kinds = 5
	}
	if kind := s.Below(kinds); kind < len(c.field) {
		in := inset(q, 0.8)
		g.Polygon(&c.field[kind], in[:]...)
		if s.Unit() < 0.5 {
			g.furrows(&c.furrows, in, 4.4)
		}
	}
	for _, to := range [...]geom.Vec{q[1], q[3]} {
		switch n := s.Unit(); {
		case n < 0.26 && !c.unhedged:
			g.brokenLine(&c.hedges, q[0], to, 2.2)
			g.brokenLine(&c.shadow, q[0].Add(geom.V(0.7, 0.9)), to.Add(geom.V(0.7, 0.9)), 2.2)
		case n < 0.42:
			g.brokenLine(&c.paths, q[0], to, 1.5)
		}
	}
}

// dotted draws lines as rows of round dots that touch, such as the bushes of a hedge.
func (g *Land) dotted(path geom.Path, paint scene.Paint, width float64) {
	if !path.Empty() {
		dash := []geom.Length{g.Width(width * 0.12), g.Width(width * 0.95)}
		g.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: g.Width(width), Dash: dash}})
	}
}

// shifted returns points moved by an offset.
func shifted(pts []geom.Vec, by geom.Vec) []geom.Vec { return moved(pts, by, 1) }

// tuft draws blades of grass or reed that grow from one point.
func (g *Land) tuft(path *geom.Path, foot geom.Vec, high float64, n int, s *canvas.RandomStream) {
	for i := range n {
		lean := (float64(i) - float64(n-1)/2) * 0.45
		tip := foot.Add(geom.PolarVec(high*s.Between(0.8, 1.15), lean-geom.Tau/4))
		g.Line(path, foot.Add(geom.V(lean, 0)), tip)
	}
}
