package hexmap

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// gridLayer draws the hexsides, the dots in the centers of hexes, and the rim.
type gridLayer struct{ *canvas.Canvas }

// The grid of a map whose look sets none: gray lines, thin enough not to distract from
// the terrain.
const (
	gridWidth = 1.2
	gridGray  = scene.Gray(0x4A)
)

// palerGrid is how much of the color of hexsides disappears on pale ground.
const palerGrid = 0.35

// paint draws the hexsides, and the dots in the centers of hexes.
func (l *gridLayer) paint() {
	if !l.Tile || !l.Window.Empty() {
		l.Add(&scene.Path{Path: l.sides(), Stroke: l.pen()})
	}
	if l.Map.Look.Linked && l.Map.Look.FadeRim && !l.Tile && !l.Blank {
		l.paintLast()
	}
	if l.Map.Look.Dots {
		l.Add(&scene.Path{Path: l.dots(), Fill: l.pen().Paint})
	}
}

// paintLast draws a stronger line around the whole hexes, so that nobody takes the pale halves
// along the rim for hexes of the map.
func (l *gridLayer) paintLast() {
	hexes := slices.DeleteFunc(slices.Clone(l.Visible), func(h hex.Hex) bool { return !l.Map.Grid.Contains(h) })
	pen := l.pen()
	pen.Width = pen.Width.Scale(lastHexes)
	l.Add(&scene.Path{Path: l.OutlineOf(canvas.RegionOf(hexes)), Stroke: pen})
}

// lastHexes is how much wider the line around all hexes is than the sides between them.
const lastHexes = 2.2

func (l *gridLayer) pen() *scene.Stroke {
	pen := &scene.Stroke{Paint: gridGray, Width: l.Scaled(l.Map.Look.GridWidth)}
	if k := face.InkOf(&l.Map.Look.Grid); !k.None() {
		pen.Paint = k.Over(l.Bounds)
	}
	if l.PaleGround() { // what is drawn by hand stands out
		pen.Paint = face.PaintOfRGB(scene.Mix(pen.Paint.Screen(), texture.White, palerGrid))
	}
	if pen.Width == 0 {
		pen.Width = l.Width(gridWidth)
	}
	return pen
}

// sides returns each hexside of the map once, in lines that are as long as possible: a
// hexside drawn by both of its hexes would print darker, and take twice the space in
// the file.
func (l *gridLayer) sides() geom.Path {
	left := make(map[hex.Side]bool, 4*len(l.Visible))
	for _, h := range l.Visible {
		for _, s := range h.Sides() {
			left[s] = true
		}
	}
	var path geom.Path
	for _, h := range l.Visible {
		for _, s := range h.Sides() {
			if left[s] {
				l.chain(&path, left, s)
			}
		}
	}
	return path
}

// chain adds a side and continues along the remaining sides.
func (l *gridLayer) chain(path *geom.Path, left map[hex.Side]bool, s hex.Side) {
	v, _ := s.Ends()
	start := l.Plan.Vertex(v)
	path.Move(start.X, start.Y)
	for ok := true; ok; s, ok = nextSide(left, v) {
		delete(left, s)
		v = otherEnd(s, v)
		end := l.Plan.Vertex(v)
		path.Line(end.X, end.Y)
	}
}

// otherEnd returns the other end of a hexside.
func otherEnd(s hex.Side, v hex.Vertex) hex.Vertex {
	from, to := s.Ends()
	if from == v {
		return to
	}
	return from
}

// nextSide returns a side at a vertex that has not been drawn yet.
func nextSide(left map[hex.Side]bool, v hex.Vertex) (hex.Side, bool) {
	for _, s := range v.Sides() {
		if left[s] {
			return s, true
		}
	}
	return hex.Side{}, false
}

// placeDots omits the dots that would touch numbers.
func (l *gridLayer) placeDots() {
	if !l.Map.Look.Dots {
		return
	}
	for h := range l.Map.Grid.Hexes() {
		if t := l.TerrainAt(h); t != nil && texture.IsPattern(t.Pattern) && !texture.Fills(t.Pattern) {
			continue // what the hex shows leads through its middle, under the dot
		}
		mid := l.Center(h)
		l.Keep.Add(canvas.Obstacle{Line: geom.Segment{A: mid, B: mid}, Room: gridWidth})
	}
}

// dots returns a dot in the center of each hex.
func (l *gridLayer) dots() geom.Path {
	var path geom.Path
	for h := range l.Map.Grid.Hexes() {
		path.Append(geom.CirclePath(l.Plan.Center(h), l.Width(gridWidth)))
	}
	return path
}

// paintEdge draws the rim of the map on top of everything that was clipped at it.
func (l *gridLayer) paintEdge(edge geom.Path) {
	pen := *l.pen()
	if l.Map.Rim == mapdata.CutRim {
		pen.Width = pen.Width * 2
	}
	l.Add(&scene.Path{Path: edge, Stroke: &pen})
}
