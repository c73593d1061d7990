package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// land is all hexes of one terrain, and what its pattern draws with.
type land struct {
	*chart
	region
	kind *mapdata.Terrain // nil for what is no terrain, such as a hedge on a hexside
	name string           // of its symbols
	fill scene.RGB
	ink  scene.RGB

	alone     bool    // one hex of a large map, drawn for all that are alike
	toVariant hex.Hex // from it to the one whose chances it shares
}

// layGrounds sorts the hexes by their terrain, in the order of the file.
func (c *chart) layGrounds() {
	by := make([][]hex.Hex, len(c.m.Kinds.Terrains))
	for _, h := range c.visible {
		if k := c.kindAt(h); k >= 0 {
			by[k] = append(by[k], h)
		}
	}
	for k, hexes := range by {
		if len(hexes) == 0 {
			continue
		}
		t := &c.m.Kinds.Terrains[k]
		in := func(h hex.Hex) bool { return c.kindAt(h) == k }
		g := &land{chart: c, region: region{hexes, in}, kind: t, name: t.ID, fill: c.fillOf(t), ink: c.patternInk(t, c.fillOf(t))}
		c.grounds = append(c.grounds, g)
	}
}

// patternInk gives the colour of the pattern of a terrain on a ground: the
// terrain's own, or one that stands out. For low ink it goes toward white as the
// grounds do, lest trees on pale ground be darker than before.
func (c *chart) patternInk(t *mapdata.Terrain, fill scene.RGB) scene.RGB {
	ink := scene.Mix(fill, scene.RGB{}, 0.6)
	switch k := face.InkOf(&t.Ink); {
	case !k.None():
		ink = k.Screen()
	case scene.Luminance(fill) < darkGround:
		ink = scene.Mix(fill, white, 0.75)
	}
	if c.Settings.LowInk {
		ink = scene.Mix(ink, white, lowInkGround)
	}
	return ink
}

// darkGround is the luminance under which a ground is dark.
const darkGround = 0.18

var white = scene.RGB{R: 255, G: 255, B: 255}

// paintGrounds fills the hexes of each terrain as one outline, then draws the
// patterns over all of them: a wood may hang over the field beside it.
func (c *chart) paintGrounds() {
	if c.blank {
		return
	}
	for _, g := range c.grounds {
		if k := face.InkOf(&g.kind.Fill); !k.None() {
			c.Add(&scene.Path{Path: c.outline(g.region), Fill: c.groundPaint(k)})
		}
	}
	if c.plain() {
		return
	}
	for _, level := range []bool{true, false} {
		for _, g := range c.grounds {
			if p, ok := patterns[g.kind.Pattern]; ok && p.flat == level && !c.Stopped() {
				g.paint(p)
			}
		}
	}
}

// maxTextured bounds the maps whose ground gets patterns: a larger one would hold
// more trees than a printer has memory.
const maxTextured = 10_000

// plain tells whether ground is drawn as flat colour.
func (c *chart) plain() bool { return c.m.Look.Plain || len(c.visible) > maxTextured }

// lowInkGround is how far grounds go toward white for low ink.
const lowInkGround = 0.55

// groundPaint gives the paint of a ground.
func (c *chart) groundPaint(k face.Ink) scene.Paint {
	if c.Settings.LowInk {
		return face.PaintOfRGB(scene.Mix(k.Screen(), white, lowInkGround))
	}
	return k.Over(c.bounds)
}

// pattern draws one of carddata.TerrainPatterns.
type pattern struct {
	flat    bool    // lies on the ground and ends with it; else it may rise over what is beside it
	mottled bool    // lies on drifts of lighter and darker ground
	cover   float64 // how much of the ground its ink covers, measured on a hex of 22 mm
	draw    func(*land)

	shared           sharing
	ignoresObstacles bool // leaves nothing free and knows no edges
}

// paint draws the pattern; one that lies flat is clipped to its hexes.
func (g *land) paint(p pattern) {
	if !p.flat {
		g.spread(g.kind.Pattern, p)
		return
	}
	clip := g.outline(g.region)
	g.Group(&scene.Group{Clip: &clip}, func() {
		if p.mottled {
			g.spread("paper", mottling)
		}
		g.spread(g.kind.Pattern, p)
	})
}

// patterns draws each of carddata.TerrainPatterns but none. It is filled where
// the patterns are.
var patterns = map[string]pattern{
	"clear":    {flat: true, mottled: true, cover: 0.02, shared: sharedByHex, draw: drawClear},
	"fields":   {flat: true, cover: 0.12, shared: sharedInLattice, draw: drawFields},
	"woods":    {cover: 0.3, shared: sharedByHex, draw: drawWoods},
	"orchard":  {cover: 0.18, shared: sharedInRows, draw: drawOrchard},
	"brush":    {cover: 0.1, shared: sharedByHex, draw: drawBrush},
	"swamp":    {flat: true, cover: 0.1, shared: sharedInRows, draw: drawSwamp},
	"sand":     {flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawSand},
	"water":    {flat: true, cover: 0.1, draw: drawWater},
	"village":  {flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawVillage},
	"city":     {flat: true, cover: 0.35, shared: sharedInLattice, draw: drawCity},
	"rubble":   {flat: true, cover: 0.15, shared: sharedByHex, draw: drawRubble},
	"hill":     {flat: true, mottled: true, cover: 0.12, draw: drawHill},
	"mountain": {flat: true, mottled: true, cover: 0.25, draw: drawMountain},
	"wheat":    {flat: true, cover: 0.25, shared: sharedInRows, draw: drawWheat},
	"trench":   {flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTrench},
	"foxholes": {flat: true, mottled: true, cover: 0.05, shared: sharedByHex, draw: drawFoxholes},
	"bunker":   {flat: true, mottled: true, cover: 0.1, shared: sharedByHex, draw: drawBunker},
	"gully":    {flat: true, mottled: true, cover: 0.08, shared: sharedByHex, draw: drawGully},
	"wall":     {flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawWall},
	"hedge":    {flat: true, mottled: true, cover: 0.04, shared: sharedByHex, draw: drawHedge},
	"treeline": {flat: true, mottled: true, cover: 0.06, shared: sharedByHex, draw: drawTreeline},
}

// shade gives the ground's colour on its way to the ink.
func (g *land) shade(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(g.fill, g.ink, share))
}

// light and dark give the ground's colour in the sun and in the shadow. Shadows
// lean to the ink where that is dark, so that they keep the colour of the land.
func (g *land) light(share float64) scene.Paint {
	return face.PaintOfRGB(scene.Mix(g.fill, white, share))
}

func (g *land) dark(share float64) scene.Paint {
	deep := scene.RGB{}
	if scene.Luminance(g.ink) < darkGround || g.Settings.LowInk {
		deep = g.ink
	}
	return face.PaintOfRGB(scene.Mix(g.fill, deep, share))
}

// edges gives the sides of a hex beyond which other ground begins. The rim of the
// map is none: the land goes on there.
func (g *land) edges(h hex.Hex) []geom.Segment {
	return g.chart.edges(region{nil, func(n hex.Hex) bool { return g.in(n) || g.kindAt(n) < 0 }}, h)
}

// fillPath adds an area, if there is any.
func (c *chart) fillPath(path geom.Path, fill scene.Paint) {
	if !path.Empty() {
		c.Add(&scene.Path{Path: path, Fill: fill})
	}
}

// strokePath adds lines, if there are any. Their width is in hundredths of a hex.
func (c *chart) strokePath(path geom.Path, paint scene.Paint, width float64) {
	if !path.Empty() {
		c.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: paint, Width: c.width(width)}})
	}
}

// scatter calls f for places that are sown over the hexes as evenly as seeds fall:
// n times n of them a hex, each off a lattice that runs on from hex to hex, by a
// share of its step.
func (g *land) scatter(n int, loose float64, purpose uint64, f func(h hex.Hex, at geom.Vec, s *randomStream)) {
	for _, h := range g.hexes {
		for a := -n; a <= n; a++ {
			for b := -n; b <= n; b++ {
				q, r := n*h.Q+a, n*h.R+b
				if hex.Nearest(q, r, n) != h {
					continue
				}
				s := g.randomAt(q+n*g.toVariant.Q, r+n*g.toVariant.R, purpose)
				f(h, g.center(h).Add(g.axial(a, b, n)).Add(s.near(loose*100/float64(n))), &s)
			}
		}
	}
}

// axial gives the way of a and b steps of a lattice n times finer than the hexes.
func (g *land) axial(a, b, n int) geom.Vec {
	o := hex.Hex{}
	q := g.center(hex.Hex{Q: 1}).Sub(g.center(o))
	r := g.center(hex.Hex{R: 1}).Sub(g.center(o))
	return q.Scale(float64(a) / float64(n)).Add(r.Scale(float64(b) / float64(n)))
}

// inRows calls f for places in rows across all hexes, dx apart in rows dy apart
// that run at an angle, every second row shifted by half a step.
func (g *land) inRows(dx, dy, angle float64, f func(h hex.Hex, at geom.Vec, i, j int)) {
	const reach = 60
	rows := g.latticeOf(lattice{dx: dx, dy: dy, angle: angle, staggered: true}, 1)
	for _, h := range g.hexes {
		lo, hi := rows.around(g.center(h), reach)
		for j := lo.j; j <= hi.j; j++ {
			for i := lo.i; i <= hi.i; i++ {
				at := rows.at(float64(i), float64(j))
				if at.Sub(g.center(h)).Len() < reach && g.pick(at) == h {
					home := rows.home(node{i, j})
					f(h, at, home.i, home.j)
				}
			}
		}
	}
}
