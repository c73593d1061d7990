package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/scene"
)

// The usual grid: dark grey lines, thin enough to let the ground speak.
const (
	gridWidth = 1.2
	gridGray  = scene.Gray(0x4A)
)

// paintGrid draws the hexsides, and the dots in the middles of hexes.
func (c *chart) paintGrid() {
	if !c.tile || !c.window.Empty() {
		c.Add(&scene.Path{Path: c.sides(), Stroke: c.gridPen()})
	}
	if c.m.Look.Dots {
		c.Add(&scene.Path{Path: c.dots(), Fill: c.gridPen().Paint})
	}
}

func (c *chart) gridPen() *scene.Stroke {
	pen := &scene.Stroke{Paint: gridGray, Width: c.scaled(c.m.Look.GridWidth)}
	if k := face.InkOf(&c.m.Look.Grid); !k.None() {
		pen.Paint = k.Over(c.bounds)
	}
	if pen.Width == 0 {
		pen.Width = c.width(gridWidth)
	}
	return pen
}

// sides draws each hexside of the map once, in lines as long as they get: a
// hexside that two hexes drew would print darker, and take twice the room.
func (c *chart) sides() geom.Path {
	left := make(map[hex.Side]bool, 4*len(c.visible))
	for _, h := range c.visible {
		for _, s := range h.Sides() {
			left[s] = true
		}
	}
	var path geom.Path
	for _, h := range c.visible {
		for _, s := range h.Sides() {
			if left[s] {
				c.chain(&path, left, s)
			}
		}
	}
	return path
}

// chain draws a side and goes on along sides that are left.
func (c *chart) chain(path *geom.Path, left map[hex.Side]bool, s hex.Side) {
	v, _ := s.Ends()
	start := c.plan.Vertex(v)
	path.Move(start.X, start.Y)
	for ok := true; ok; s, ok = nextSide(left, v) {
		delete(left, s)
		v = otherEnd(s, v)
		end := c.plan.Vertex(v)
		path.Line(end.X, end.Y)
	}
}

// otherEnd gives the end of a side that is not v.
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

// layDots keeps the dots clear of numbers.
func (c *chart) layDots() {
	if !c.m.Look.Dots {
		return
	}
	for h := range c.m.Grid.Hexes() {
		mid := c.center(h)
		c.keep.add(obstacle{line: geom.Segment{A: mid, B: mid}, room: gridWidth})
	}
}

// dots draws a dot in the middle of each hex.
func (c *chart) dots() geom.Path {
	var path geom.Path
	for h := range c.m.Grid.Hexes() {
		path.Append(geom.CirclePath(c.plan.Center(h), c.width(gridWidth)))
	}
	return path
}

// paintEdge draws the rim of the map over what was cut off at it.
func (c *chart) paintEdge(edge geom.Path) {
	pen := *c.gridPen()
	if c.m.Rim == mapdata.CutRim {
		pen.Width = pen.Width * 2
	}
	c.Add(&scene.Path{Path: edge, Stroke: &pen})
}
