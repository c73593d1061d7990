package texture

import (
	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// fieldBorders collects what is between fields. All of it is small and thin, so that nobody
// takes it for a hedge or a row of trees that counts.
type fieldBorders struct {
	banks, ditches, bushes, tracks geom.Path
	trees                          []standingTree
}

// The size of what is between fields, in hundredths of a hex.
const (
	bushWidth = 1.8
	loneTree  = 3.1
)

// thicket is the color of bushes and trees between fields.
var thicket = scene.RGB{R: 0x3C, G: 0x63, B: 0x2E}

// paintBorders draws the borders of fields: banks, ditches, tracks, low bushes, and single trees.
func (c *countrySide) paintBorders() {
	var b fieldBorders
	for _, way := range c.ways {
		c.lay(&b, way)
	}
	for _, way := range c.ends {
		c.plantBushes(&b, way)
	}
	c.StrokePath(b.banks, c.light(0.34), 1.1)
	if c.PaleGround() {
		return
	}
	green := *c.Land
	green.Ink = scene.Mix(c.Fill, thicket, 0.62)
	c.StrokePath(b.ditches, c.shade(0.5), 0.8)
	c.StrokePath(b.tracks, c.shade(0.34), 2.7)
	c.StrokePath(b.tracks, c.light(0.3), 1.5)
	shadow := c.Collect(func() { c.dotted(b.bushes, c.shade(0.3), bushWidth) })
	c.Add(&scene.Group{Transform: geom.Translate(c.Length(0.8), c.Length(1)), Marks: shadow})
	c.dotted(b.bushes, green.shade(0.82), bushWidth)
	c.plant(b.trees, green.treeShapes("lone", loneTree, 0.16))
}

// lay chooses what is along a border and adds it.
func (c *countrySide) lay(b *fieldBorders, way []geom.Vec) {
	mid := middleOf(way)
	s := c.RandomAt(int(mid.X*4), int(mid.Y*4), canvas.ForHedges)
	bare := &b.banks
	switch kind := s.Unit(); {
	case kind < 0.2:
		bare = &b.ditches
	case kind < 0.34:
		bare = &b.tracks
	case kind > 0.56:
		bare = nil
		c.plantBushes(b, way)
	}
	if bare != nil {
		for _, run := range c.openRuns(way, 2) {
			c.Line(bare, run...)
		}
	}
	c.standTrees(b, way, &s)
}

// plantBushes adds low bushes.
func (c *countrySide) plantBushes(b *fieldBorders, way []geom.Vec) {
	for _, run := range c.openRuns(way, 2) {
		c.Line(&b.bushes, run...)
	}
}

// standTrees adds single trees along a border, where nothing else stands.
func (c *countrySide) standTrees(b *fieldBorders, way []geom.Vec, s *canvas.RandomStream) {
	line := geom.NewPolyline(way)
	if c.Tile { // a sample shows its own terrain
		return
	}
	for t := s.Between(6, 60); t < line.Length()-5; t += s.Between(28, 104) {
		at, dir := line.At(t)
		at = at.Add(dir.Left().Scale(s.Between(-1.5, 1.5)))
		if form := s.Below(2); c.bare(at, loneTree+2.4) {
			b.trees = append(b.trees, standingTree{at, (1+s.Below(2))*treeForms + form})
		}
	}
}

// bare reports whether a point is in open land, off all lines and type.
func (c *countrySide) bare(v geom.Vec, room float64) bool {
	k := c.KindAt(c.Pick(v))
	return (k == c.Ground || k < 0) && c.Keep.Free(v, room) && !c.onLine(v, room+3)
}

// openRuns returns the parts of a border on which nothing else is drawn.
func (c *countrySide) openRuns(way []geom.Vec, room float64) (runs [][]geom.Vec) {
	const step = 3.0
	line := geom.NewPolyline(way)
	var run []geom.Vec
	end := func() {
		if len(run) > 2 {
			runs = append(runs, simplified(run, 0.5))
		}
		run = nil
	}
	for t := 0.0; t <= line.Length(); t += step {
		if at, _ := line.At(t); c.Keep.Free(at, room) && !c.onLine(at, room+1.5) {
			run = append(run, at)
		} else {
			end()
		}
	}
	end()
	return runs
}
