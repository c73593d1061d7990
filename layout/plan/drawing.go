package plan

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/carddata/values"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// drawing draws one plan, layer by layer.
type drawing struct {
	*face.Painter
	*sized
	src     face.PartRef
	at      geom.Point // upper left corner of the window
	blank   bool
	names   face.TextStyle
	numbers face.TextStyle
	texture *canvas.Canvas // hexes behind the window, for which the patterns are drawn
	symbols texture.SymbolStore
	shaded  bool   // walls have their shadow
	walled  []bool // squares that areas of walls fill; nil until they are needed
}

func newDrawing(p *face.Painter, c *content, s *sized, at geom.Point) *drawing {
	d := &drawing{Painter: p, sized: s, src: c.src, at: at, names: *c.names.In(p), numbers: *c.numbers.In(p), symbols: texture.SymbolStore{}}
	size := s.size()
	flat := s.Look.Texture
	cols, rows := int(size.W/(flat*3/4))+4, int(size.H/flat)+4
	m := &mapdata.Map{ID: "plan-" + s.ID, Flat: flat, Look: mapdata.Look{Plain: s.Look.Plain, Seed: s.Look.Seed}}
	m.Grid = hex.Grid{Cols: cols, Rows: rows}
	m.Hexes = make([]mapdata.Hex, m.Grid.Len())
	m.Kinds.Terrains = s.Terrains
	d.texture = canvas.New(p, m, c.src, flat, geom.Pt2(at.X-flat, at.Y-flat))
	return d
}

// point converts a position on the plan to paper.
func (d *drawing) point(p plandata.Point) geom.Point {
	return geom.Pt2(d.at.X+d.unit.Scale(p.X-d.win.x), d.at.Y+d.unit.Scale(p.Y-d.win.y))
}

// path returns the outline of shapes on paper.
func (d *drawing) path(shapes []plandata.Shape) (path geom.Path) {
	for _, s := range shapes {
		pts := make([]geom.Point, len(s))
		for i, p := range s {
			pts[i] = d.point(p)
		}
		path.Append(geom.PolygonPath(pts...))
	}
	return path
}

// bounds returns the box of the window on paper.
func (d *drawing) bounds() geom.Rect {
	size := d.size()
	return geom.Rect{X: d.at.X, Y: d.at.Y, W: size.W, H: size.H}
}

// symbol adds what paint draws as one symbol, which all copies share.
func (d *drawing) symbol(suffix string, paint func()) {
	marks := d.Collect(paint)
	s := &scene.Symbol{ID: face.MapPrefix + "plan-" + d.ID + suffix, Box: d.bounds().Inset(-d.unit), Marks: marks}
	d.Add(&scene.Use{Symbol: s, At: geom.Identity})
}

// draw adds the plan as one symbol.
func (d *drawing) draw() { d.symbol("", d.paint) }

// paint paints the plan: the ground first, and names last.
func (d *drawing) paint() {
	edge := geom.RectPath(d.bounds())
	d.checkTexture()
	// What a window hides need not be in the file.
	inSight := within(d.Collect(func() {
		if !d.blank {
			d.ground(d.Ground, nil, edge, false)
			d.paintBeneath()
			if d.Grid.Under {
				d.paintGrid()
			}
			d.paintSquares()
			d.paintAreas()
			d.paintLines()
		}
		if d.blank || !d.Grid.Under {
			d.paintGrid()
		}
		if !d.blank {
			d.paintZones()
		}
	}), []geom.Rect{d.bounds()})
	d.Group(&scene.Group{Clip: &edge}, func() { d.add(inSight) })
	d.frame()
	d.paintNumbers()
	if !d.blank {
		d.paintNames()
	}
}

// checkTexture reports patterns that are left out because there would be too many.
func (d *drawing) checkTexture() {
	patterned := slices.ContainsFunc(d.Terrains, func(t mapdata.Terrain) bool { return texture.IsPattern(t.Pattern) })
	if n := len(d.texture.Visible); d.texture.Plain() && patterned && !d.Look.Plain && !d.blank {
		d.Found.Warnf(d.src.Pos, CodeTooFine, "the plan `%s` is drawn without its patterns: %d hexes of %s cover it, but at most %d may", d.ID, n, d.Look.Texture, canvas.MaxTextured).
			Hintf("set a coarser `texture` in the look of the plan's file, or `plain: true`")
	}
}

// palette returns the colors of a terrain within an outline. A gradient spans the outline, so
// that each area is lit like the others; a hatch runs through all areas of the plan.
func (d *drawing) palette(t *mapdata.Terrain, path geom.Path) (p texture.Palette, fill scene.Paint) {
	k, box := face.InkOf(&t.Fill), d.bounds()
	if t.Fill.Kind == values.LinearPaint || t.Fill.Kind == values.RadialPaint {
		box = path.Bounds()
	}
	p = texture.Palette{Fill: texture.White, LowInk: d.Settings.LowInk}
	if !k.None() {
		fill = k.Over(box)
		if p.Fill = k.Screen(); p.LowInk {
			p.Fill = texture.Lightened(p.Fill)
			fill = face.PaintOfRGB(p.Fill)
		}
	}
	p.Ink = texture.InkOf(t, p.Fill, p.LowInk)
	return p, fill
}

// ground fills an outline with a terrain and its pattern, which keeps clear of the outline.
func (d *drawing) ground(terrain int, shapes []plandata.Shape, path geom.Path, outline bool) {
	t := &d.Terrains[terrain]
	if path.Empty() || d.Stopped() {
		return
	}
	if d.soft(terrain) && !texture.Rises(t.Pattern) {
		d.feather(t, path)
	}
	if d.soft(terrain) && texture.Rises(t.Pattern) {
		d.canopy(t, shapes, path, outline)
		return
	}
	colors := d.flat(t, path)
	switch {
	case d.texture.Plain() || !texture.IsPattern(t.Pattern):
		d.edge(colors, path, outline)
	default:
		d.Group(&scene.Group{Clip: &path}, func() { d.pattern(t, colors, path) })
		d.edge(colors, path, outline)
	}
}

// full fills an outline with a terrain and its pattern up to the edge, for a key.
func (d *drawing) full(terrain int, path geom.Path) {
	t := &d.Terrains[terrain]
	colors := d.flat(t, path)
	if !d.texture.Plain() && texture.IsPattern(t.Pattern) {
		d.Group(&scene.Group{Clip: &path}, func() { d.add(within(d.behind(t, colors, path, canvas.Keepouts{}), areasOf(path))) })
	}
	d.edge(colors, path, true)
}

// flat fills an outline with the color of a terrain.
func (d *drawing) flat(t *mapdata.Terrain, path geom.Path) texture.Palette {
	colors, fill := d.palette(t, path)
	if fill != nil {
		d.Add(&scene.Path{Path: path, Fill: fill})
	}
	return colors
}

// feather fades soft ground into what is around it.
func (d *drawing) feather(t *mapdata.Terrain, path geom.Path) {
	if _, fill := d.palette(t, path); fill != nil && !d.Settings.LowInk {
		for _, squares := range []float64{0.3, 0.14} {
			d.Add(&scene.Group{Opacity: featherOpacity, Marks: []scene.Mark{&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: fill, Width: d.unit.Scale(squares)}}}})
		}
	}
}

// featherOpacity is the opacity of each of the bands in which soft ground fades.
const featherOpacity = 0.4

// edge draws an outline if the plan has them.
func (d *drawing) edge(colors texture.Palette, path geom.Path, outline bool) {
	if outline && d.Look.Outline {
		d.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: face.PaintOfRGB(colors.Ink), Width: outlineWidth}})
	}
}

// outlineWidth is the width of the lines around areas.
const outlineWidth = 15 * geom.MM / 100

// pattern draws a terrain's pattern on the hexes behind an outline, clear of the outline.
func (d *drawing) pattern(t *mapdata.Terrain, colors texture.Palette, path geom.Path) {
	var keep canvas.Keepouts
	for _, line := range segments(path) {
		keep.Add(canvas.Obstacle{Line: geom.Segment{A: d.texture.Vec(line[0]), B: d.texture.Vec(line[1])}})
	}
	d.add(within(d.behind(t, colors, path, keep), areasOf(path)))
}

// behind returns a terrain's pattern on the hexes behind an outline, which keeps clear of
// obstacles.
func (d *drawing) behind(t *mapdata.Terrain, colors texture.Palette, path geom.Path, keep canvas.Keepouts) []scene.Mark {
	c := *d.texture
	c.Keep = keep
	box, reach := path.Bounds(), c.Plan.Flat
	var hexes []hex.Hex
	for _, h := range c.Visible {
		if box.Inset(-reach).Contains(geom.Rect{X: c.Plan.Center(h).X, Y: c.Plan.Center(h).Y}) {
			hexes = append(hexes, h)
		}
	}
	land := texture.NewLand(&c, canvas.RegionOf(hexes), t, colors, d.symbols, nil)
	return d.Collect(func() { land.Paint(true); land.Paint(false) })
}

// add adds marks to the plan.
func (d *drawing) add(marks []scene.Mark) {
	for _, m := range marks {
		d.Add(m)
	}
}

// segments returns the straight lines of an outline.
func segments(path geom.Path) (lines [][2]geom.Point) {
	var start, last geom.Point
	at := 0
	for _, op := range path.Ops {
		pts := path.Pts[at : at+op.Points()]
		at += op.Points()
		switch op {
		case geom.MoveTo:
			start = pts[0]
		case geom.Close:
			lines = append(lines, [2]geom.Point{last, start})
			last = start
			continue
		default:
			lines = append(lines, [2]geom.Point{last, pts[len(pts)-1]})
		}
		last = pts[len(pts)-1]
	}
	return slices.DeleteFunc(lines, func(l [2]geom.Point) bool { return l[0] == l[1] })
}

// paintAreas paints the areas in the order of the file.
func (d *drawing) paintAreas() {
	for i := range d.Areas {
		if a := &d.Areas[i]; a.Terrain >= 0 && !d.isBeneath(a.Terrain) {
			shapes := a.Shapes
			if d.soft(a.Terrain) || d.isDrawn(a.Terrain) { // the shadow of a wall grows to its right
				shapes = clockwise(shapes)
			}
			d.terrain(a.Terrain, shapes)
		}
	}
}

// paintSquares paints the squares of the rows: those of one terrain have a common
// outline. What stands above the ground comes last, so that its shadow lies on all else.
func (d *drawing) paintSquares() {
	if d.Squares == nil {
		return
	}
	covered := d.coveredSquares()
	for _, raised := range []bool{false, true} {
		if raised {
			d.castWalls(covered)
			d.shaded = true
		}
		for t := range d.Terrains {
			if t != d.Ground && d.above(t) == raised && !d.isBeneath(t) {
				d.terrain(t, d.squaresOf(t, covered))
			}
		}
	}
	d.shaded = false
	d.liftWalls(covered)
}

// isBeneath reports whether a terrain lies beneath the grid and all others.
func (d *drawing) isBeneath(t int) bool { return slices.Contains(d.Look.Beneath, t) }

// paintBeneath paints the squares and areas that lie beneath the grid.
func (d *drawing) paintBeneath() {
	none := make([]bool, len(d.Squares)) // no square is covered here
	for t := range d.Terrains {
		if t != d.Ground && d.isBeneath(t) && d.Squares != nil {
			d.terrain(t, d.squaresOf(t, none))
		}
	}
	for i := range d.Areas {
		if a := &d.Areas[i]; a.Terrain >= 0 && d.isBeneath(a.Terrain) {
			d.terrain(a.Terrain, clockwise(a.Shapes))
		}
	}
}

// squaresOf returns the outlines of the squares of a terrain that are not covered.
func (d *drawing) squaresOf(t int, covered []bool) []plandata.Shape {
	return d.squaresWhere(covered, func(of int) bool { return of == t })
}

// squaresWhere returns the outlines of the squares that are not covered, of the terrains for which
// is returns true.
func (d *drawing) squaresWhere(covered []bool, is func(t int) bool) []plandata.Shape {
	return outlines(d.Grid.Cols, d.Grid.Rows, func(col, row int) bool {
		at := row*d.Grid.Cols + col
		return col >= 0 && row >= 0 && col < d.Grid.Cols && row < d.Grid.Rows && is(d.Squares[at]) && !covered[at]
	})
}

// terrain paints a terrain within outlines: irregular if it is soft, with light and
// shadow if it stands above the ground, or as single things.
func (d *drawing) terrain(t int, shapes []plandata.Shape) {
	if d.isDrawn(t) {
		d.things(t, shapes)
		return
	}
	path := d.path(shapes)
	if d.soft(t) {
		path = d.softened(t, shapes)
	}
	if !slices.Contains(d.Look.Raised, t) {
		d.ground(t, shapes, path, true)
		return
	}
	d.cast(path, shadowReach)
	d.ground(t, shapes, path, false)
	d.lit(path)
	if colors, _ := d.palette(&d.Terrains[t], path); d.Look.Outline && !path.Empty() {
		d.Add(&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: face.PaintOfRGB(colors.Ink), Width: outlineWidth}})
	}
}
