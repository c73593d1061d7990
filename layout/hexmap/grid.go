package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// gridLayer is the hexsides, the dots in the middles of hexes, and the rim.
type gridLayer struct{ *canvas.Canvas }

// The usual grid: dark gray lines, thin enough to let the ground speak.
const (
	gridWidth = 1.2
	gridGray  = scene.Gray(0x4A)
)

// paint draws the hexsides, and the dots in the middles of hexes.
func (l *gridLayer) paint() {
	if !l.Tile || !l.Window.Empty() {
		l.Add(&scene.Path{Path: l.sides(), Stroke: l.pen()})
	}
	if l.Map.Look.Dots {
		l.Add(&scene.Path{Path: l.dots(), Fill: l.pen().Paint})
	}
}

func (l *gridLayer) pen() *scene.Stroke {
	pen := &scene.Stroke{Paint: gridGray, Width: l.Scaled(l.Map.Look.GridWidth)}
	if k := face.InkOf(&l.Map.Look.Grid); !k.None() {
		pen.Paint = k.Over(l.Bounds)
	}
	if pen.Width == 0 {
		pen.Width = l.Width(gridWidth)
	}
	return pen
}

// sides draws each hexside of the map once, in lines as long as they get: a
// hexside that two hexes drew would print darker, and take twice the room.
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

// chain draws a side and goes on along sides that are left.
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

// otherEnd returns the end of a side that is not v.
func otherEnd(s hex.Side, v hex.Vertex) hex.Vertex {
	from, to := s.Ends()
	if from == v {
		return to
	}
	return from
}

// nextSide finds a side at a vertex that is not drawn yet.
func nextSide(left map[hex.Side]bool, v hex.Vertex) (hex.Side, bool) {
	for _, s := range v.Sides() {
		if left[s] {
			return s, true
		}
	}
	return hex.Side{}, false
}

// placeDots keeps the dots clear of numbers.
func (l *gridLayer) placeDots() {
	if !l.Map.Look.Dots {
		return
	}
	for h := range l.Map.Grid.Hexes() {
		mid := l.Center(h)
		l.Keep.Add(canvas.Obstacle{Line: geom.Segment{A: mid, B: mid}, Room: gridWidth})
	}
}

// dots draws a dot in the middle of each hex.
func (l *gridLayer) dots() geom.Path {
	var path geom.Path
	for h := range l.Map.Grid.Hexes() {
		path.Append(geom.CirclePath(l.Plan.Center(h), l.Width(gridWidth)))
	}
	return path
}

// paintEdge draws the rim of the map over what was cut off at it.
func (l *gridLayer) paintEdge(edge geom.Path) {
	pen := *l.pen()
	if l.Map.Rim == mapdata.CutRim {
		pen.Width = pen.Width * 2
	}
	l.Add(&scene.Path{Path: edge, Stroke: &pen})
}
