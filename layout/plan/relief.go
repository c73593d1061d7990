package plan

import (
	"slices"

	plandata "punchboard/carddata/plan"
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/layout/hexmap/texture"
	"punchboard/scene"
)

// Light falls from the upper left. These are the reach of shadows and the width of lit
// edges in parts of a square, and how dark and light they are.
const (
	shadowReach   = 0.24
	litWidth      = 0.22
	shadowOpacity = 0.3
	litOpacity    = 0.35
)

// lit paints the edges of what stands above the ground: light where they face the light,
// dark where they face away.
func (d *drawing) lit(path geom.Path) {
	if path.Empty() || d.Settings.LowInk {
		return
	}
	edge := func(by float64, paint scene.Paint) {
		off := d.unit.Scale(by * litWidth / 2)
		moved := path.Transform(geom.Translate(off, off))
		d.Add(&scene.Path{Path: moved, Stroke: &scene.Stroke{Paint: paint, Width: d.unit.Scale(litWidth)}})
	}
	d.Group(&scene.Group{Clip: &path, Opacity: litOpacity}, func() {
		edge(-1, scene.Black)
		edge(1, face.PaintOfRGB(texture.White))
	})
}

// Walls are seen from above: so far, in parts of a square, reaches the shadow of a low one and of
// a tall one, and so wide are the edges of their tops, lit or turned away from the light.
const (
	wallReach   = 0.26
	tallReach   = 0.5
	wallEdge    = 0.07
	faceOpacity = 0.42
	edgeOpacity = 0.45
)

// castFrom paints the shadow of an outline, drawn out from its foot to its lower right.
func (d *drawing) castFrom(path geom.Path, squares float64) {
	if path.Empty() || d.Settings.LowInk {
		return
	}
	off := d.unit.Scale(squares)
	swept := path.Transform(geom.Translate(off, off))
	for _, l := range segments(path) {
		a, b := l[0], l[1]
		if (b.X-a.X)-(b.Y-a.Y) < 0 { // all run the same way round, so that they add up
			a, b = b, a
		}
		swept.Append(geom.PolygonPath(a, b, geom.Pt2(b.X+off, b.Y+off), geom.Pt2(a.X+off, a.Y+off)))
	}
	d.Add(&scene.Group{Opacity: shadowOpacity, Marks: []scene.Mark{&scene.Path{Path: swept, Fill: scene.Black}}})
}

// lift paints the edges of the top of a wall: light along the upper left, shade along the lower right.
func (d *drawing) lift(path geom.Path) {
	if path.Empty() || d.Settings.LowInk {
		return
	}
	rest := func(squares, opacity float64, paint scene.Paint) {
		all := geom.RectPath(path.Bounds().Inset(-d.unit))
		all.Append(path.Transform(geom.Translate(d.unit.Scale(squares), d.unit.Scale(squares))))
		d.Add(&scene.Group{Opacity: opacity, Marks: []scene.Mark{&scene.Path{Path: all, Fill: paint, EvenOdd: true}}})
	}
	d.Group(&scene.Group{Clip: &path}, func() {
		rest(-wallEdge, faceOpacity, faceShade)
		rest(wallEdge, edgeOpacity, face.PaintOfRGB(texture.White))
	})
}

// faceShade is the shade along the edges of walls.
var faceShade = scene.RGB{R: 0x24, G: 0x18, B: 0x12}

// How soft terrain ends: so far outside the edges of its squares on average, and how far
// it strays from there, in squares. Trees stand further inside, as their crowns hang over.
const (
	softReach   = -0.08
	softAstray  = 0.3
	treesReach  = -0.3
	treesAstray = 0.14
	softBays    = 1.3 // squares between two bays
	overEdge    = 1.0 // beyond the edge of the plan, out of sight
)

// soft reports whether a terrain ends in an irregular line.
func (d *drawing) soft(t int) bool { return slices.Contains(d.Look.Soft, t) && !d.texture.Plain() }

// clockwise returns shapes with their corners in clockwise order.
func clockwise(shapes []plandata.Shape) []plandata.Shape {
	turned := slices.Clone(shapes)
	for i, s := range turned {
		if twiceArea(s) < 0 {
			turned[i] = slices.Clone(s)
			slices.Reverse(turned[i])
		}
	}
	return turned
}

// softened returns the irregular outlines of soft terrain. Holes among squares run
// counterclockwise, so their outside is inside of them.
func (d *drawing) softened(t int, shapes []plandata.Shape) (path geom.Path) {
	if texture.Rises(d.Terrains[t].Pattern) && !d.isBeneath(t) {
		return d.woodEdges(shapes)
	}
	for _, s := range shapes {
		if d.isBeneath(t) {
			d.texture.Loop(&path, d.curve(s))
			continue
		}
		d.texture.Loop(&path, d.strayedAround(s, func(at, in geom.Vec) (reach, astray float64) { return softReach, softAstray }))
	}
	return path
}

// curve returns the corners of a shape, those at the edge of the table out of sight.
func (d *drawing) curve(s plandata.Shape) (line []geom.Vec) {
	beyond := func(at float64, most int) float64 {
		switch at {
		case 0:
			return -overEdge
		case float64(most):
			return at + overEdge
		}
		return at
	}
	for _, p := range s {
		line = append(line, d.texture.Vec(d.point(plandata.Point{X: beyond(p.X, d.Grid.Cols), Y: beyond(p.Y, d.Grid.Rows)})))
	}
	return line
}

// narrowest returns the shorter side of the box around a shape, in squares.
func narrowest(s plandata.Shape) float64 {
	least, most := boxOf(s)
	return min(most.X-least.X, most.Y-least.Y)
}

// boxOf returns the least and the greatest corner of the box around a shape, in squares.
func boxOf(s plandata.Shape) (least, most plandata.Point) {
	least, most = s[0], s[0]
	for _, p := range s {
		least = plandata.Point{X: min(least.X, p.X), Y: min(least.Y, p.Y)}
		most = plandata.Point{X: max(most.X, p.X), Y: max(most.Y, p.Y)}
	}
	return least, most
}

// stray says how far an irregular line is outside of an edge on average, and how far it strays from
// there, at a point of the edge from which the terrain lies in a direction.
type stray func(at, in geom.Vec) (reach, astray float64)

// strayedAround returns points of an irregular line beside the edges of a shape.
func (d *drawing) strayedAround(s plandata.Shape, by stray) (line []geom.Vec) {
	for i, from := range s {
		line = append(line, d.strayed(from, s[(i+1)%len(s)], by)...)
	}
	return line
}

// strayed returns points of an irregular line beside an edge that runs clockwise.
func (d *drawing) strayed(from, to plandata.Point, by stray) (line []geom.Vec) {
	c := d.texture
	a, b := c.Vec(d.point(from)), c.Vec(d.point(to))
	square := c.Units(d.unit)
	n := max(1, int(b.Sub(a).Len()/square*1.3))
	out := b.Sub(a).Unit().Left()
	for i := range n {
		share := (float64(i) + 0.5) / float64(n)
		v := a.Lerp(b, share)
		reach, astray := by(vec(from).Lerp(vec(to), share), out.Scale(-1))
		off := reach + float64(astray*c.Noise(v, softBays*square, canvas.ForEdges))
		if d.atEdge(from, to) {
			off = overEdge
		}
		line = append(line, v.Add(out.Scale(off*square)))
	}
	return line
}

// vec returns a position on the plan as a vector, in squares.
func vec(p plandata.Point) geom.Vec { return geom.V(p.X, p.Y) }

// atEdge reports whether a line runs along the edge of the table.
func (d *drawing) atEdge(a, b plandata.Point) bool {
	cols, rows := float64(d.Grid.Cols), float64(d.Grid.Rows)
	return a.X == b.X && (a.X == 0 || a.X == cols) || a.Y == b.Y && (a.Y == 0 || a.Y == rows)
}
