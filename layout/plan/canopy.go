package plan

import (
	"cmp"
	"math"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	plandata "punchboard/carddata/plan"
	"punchboard/geom"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// canopy draws the trees that stand within an outline, and the ground beneath them. Their
// crowns hang over it, so that a wood ends in trees and not in a line, but hardly out of its shapes.
func (d *drawing) canopy(t *mapdata.Terrain, shapes []plandata.Shape, path geom.Path, outline bool) {
	colors, _ := d.palette(t, path)
	all := d.behind(t, colors, path, canvas.Keepouts{})
	trees := d.inside(standing(all, path), shapes)
	groves := d.groves(trees, path, shapes)
	trees = append(trees, d.planted(groves, all)...)
	var ground geom.Path
	for i := range groves {
		d.beneath(&groves[i], &ground)
	}
	d.flat(t, ground)
	d.edge(colors, ground, outline)
	d.add(trees)
}

// grove is a wood without a gap: its piece of the plan, the outlines around it and its holes, where
// its trees stand, and how wide their crowns are.
type grove struct {
	piece    []plandata.Shape
	outlines []geom.Path
	trees    []geom.Point
	crown    geom.Length
}

// groves divides the trees of a terrain among its pieces, so that the ground of one does not end
// beneath the trees of another. The outlines are in the order of the pieces.
func (d *drawing) groves(trees []scene.Mark, path geom.Path, shapes []plandata.Shape) (groves []grove) {
	stands := map[[2]int][]geom.Point{}
	square := func(p geom.Point) [2]int { return [2]int{int(p.X / d.unit), int(p.Y / d.unit)} }
	crown := geom.Length(0)
	for _, m := range trees {
		use := m.(*scene.Use)
		at := use.At.Apply(use.Symbol.Box.Center())
		stands[square(at)] = append(stands[square(at)], at)
		crown = max(crown, use.Symbol.Box.W)
	}
	outlines := contours(path)
	each := pieces(shapes)
	if len(each) == 0 { // the whole table
		each = [][]plandata.Shape{make([]plandata.Shape, len(outlines))}
	}
	for _, piece := range each {
		g := grove{piece: piece, outlines: outlines[:len(piece)], crown: crown}
		outlines = outlines[len(piece):]
		box := g.outlines[0].Bounds()
		from, to := square(box.Min()), square(geom.Pt2(box.Right(), box.Bottom()))
		for y := from[1] - 1; y <= to[1]; y++ {
			for x := from[0] - 1; x <= to[0]; x++ {
				for _, at := range stands[[2]int{x, y}] {
					if g.outlines[0].Winds(at) != 0 {
						g.trees = append(g.trees, at)
					}
				}
			}
		}
		groves = append(groves, g)
	}
	return groves
}

// planted returns a tree for each grove that has none, no larger than its squares: between the
// places of trees there is room for a small wood.
func (d *drawing) planted(groves []grove, all []scene.Mark) (trees []scene.Mark) {
	forms := slices.DeleteFunc(slices.Clone(all), func(m scene.Mark) bool {
		_, ok := m.(*scene.Use)
		return !ok
	})
	for i := range groves {
		g := &groves[i]
		if len(g.trees) > 0 || len(forms) == 0 || g.piece[0] == nil {
			continue
		}
		room := d.runs(g.piece)[0]
		at, least := room.Center(), g.piece[0][0]
		form := forms[(int(least.X)+7*int(least.Y))%len(forms)].(*scene.Use)
		box := form.At.Box(form.Symbol.Box)
		size := min(1, float64(min(room.W, room.H))/float64(max(box.W, box.H)))
		middle := box.Center()
		to := form.At.Then(geom.ScaleAbout(size, middle)).Then(geom.Translate(at.X-middle.X, at.Y-middle.Y))
		trees = append(trees, &scene.Use{Symbol: form.Symbol, At: to})
		g.trees = append(g.trees, at)
	}
	return trees
}

// beneath adds the ground under the trees of a grove: its outlines drawn in to the trees next to
// them, so that it ends beneath their crowns. Along the edge of the plan it stays out of sight, and
// where no tree is near, it ends where its outline does.
func (d *drawing) beneath(g *grove, ground *geom.Path) {
	for _, c := range g.outlines {
		var line []geom.Vec
		n := 0
		for _, op := range c.Ops {
			if n += op.Points(); op.Points() == 0 || len(g.trees) < 3 {
				continue
			}
			if v := d.texture.Vec(d.nearTree(g, c.Pts[n-1])); len(line) == 0 || line[len(line)-1] != v {
				line = append(line, v)
			}
		}
		if len(line) > 2 {
			d.texture.Loop(ground, line)
		} else { // too few trees to stand around anything
			ground.Append(c)
		}
	}
}

// nearTree returns the tree of a grove that is nearest to a point of its outline.
func (d *drawing) nearTree(g *grove, from geom.Point) geom.Point {
	to := slices.MinFunc(g.trees, func(a, b geom.Point) int { return cmp.Compare(distance(a, from), distance(b, from)) })
	if distance(to, from) > int64(g.crown)*int64(g.crown) {
		return from
	}
	box := d.bounds()
	if from.X < box.X || from.X > box.Right() {
		to.X = from.X
	}
	if from.Y < box.Y || from.Y > box.Bottom() {
		to.Y = from.Y
	}
	return to
}

// distance returns the square of how far apart two points are, in whole numbers: the same
// tree is nearest on all processors.
func distance(a, b geom.Point) int64 {
	dx, dy := int64(a.X-b.X), int64(a.Y-b.Y)
	return dx*dx + dy*dy
}

// woodEdges returns the irregular outlines of woods, piece by piece. A narrow row of trees keeps its
// middle, wherever it turns.
func (d *drawing) woodEdges(shapes []plandata.Shape) (path geom.Path) {
	for _, piece := range pieces(shapes) {
		sides := sidesOf(piece)
		for _, s := range piece {
			d.texture.Loop(&path, d.strayedAround(s, func(at, in geom.Vec) (reach, astray float64) {
				most := sides.depth(at, in) / 5
				return max(treesReach, -most), min(treesAstray, most)
			}))
		}
	}
	return path
}

// deepest is how far the opposite side of a piece is looked for, in squares: a wood that is wider is
// not narrow.
const deepest = 1.5

// sides are the edges of a piece in parts of at most a square, by the square in which their middle is.
type sides map[[2]int][]geom.Segment

func squareOf(v geom.Vec) [2]int { return [2]int{int(math.Floor(v.X)), int(math.Floor(v.Y))} }

func sidesOf(piece []plandata.Shape) sides {
	all := sides{}
	for _, s := range piece {
		for i := range s {
			a, b := vec(s[i]), vec(s[(i+1)%len(s)])
			n := max(1, int(math.Ceil(b.Sub(a).Len())))
			for j := range n {
				part := geom.Segment{A: a.Lerp(b, float64(j)/float64(n)), B: a.Lerp(b, float64(j+1)/float64(n))}
				at := squareOf(part.A.Lerp(part.B, 0.5))
				all[at] = append(all[at], part)
			}
		}
	}
	return all
}

// depth returns how far it is from a point of an edge to the opposite side, at most deepest.
func (s sides) depth(from, in geom.Vec) float64 {
	best, mid := deepest, squareOf(from.Add(in.Scale(deepest/2)))
	for dx := -2; dx <= 2; dx++ {
		for dy := -2; dy <= 2; dy++ {
			for _, side := range s[[2]int{mid[0] + dx, mid[1] + dy}] {
				best = min(best, meets(from, in, side))
			}
		}
	}
	return best
}

// meets returns how far from a point a line segment lies in a direction, or more than deepest.
func meets(from, in geom.Vec, s geom.Segment) float64 {
	along, to := s.B.Sub(s.A), s.A.Sub(from)
	cross := in.Dot(along.Left())
	if math.Abs(cross) < 1e-9 {
		return deepest
	}
	far, at := to.Dot(along.Left())/cross, to.Dot(in.Left())/cross
	if far < 1e-6 || at < -1e-6 || at > 1+1e-6 {
		return deepest
	}
	return far
}
