package plan

import (
	"math"

	plandata "punchboard/carddata/plan"
	"punchboard/geom"
	"punchboard/scene"
)

// crownsOver is how far the crowns of trees may hang out of the squares of their wood, in squares:
// where a wood ends counts in the rules.
const crownsOver = 0.1

// woodEdge is an edge of a wood, in the units of the texture: its wood lies to the right.
type woodEdge struct {
	from, along geom.Vec
	long        float64
	narrowest   geom.Length // the shorter side of the box around its shape
}

// woodEdges are the edges of woods, by the squares that they touch.
type woodEdges map[[2]int][]*woodEdge

// edgesOf returns the edges of shapes that are not at the edge of the table. They are found by
// square, so that a plan of many woods is quick.
func (d *drawing) edgesOf(shapes []plandata.Shape) woodEdges {
	all := woodEdges{}
	for _, s := range shapes {
		narrow := d.unit.Scale(narrowest(s))
		for j, from := range s {
			to := s[(j+1)%len(s)]
			if d.atEdge(from, to) {
				continue
			}
			a, b := d.texture.Vec(d.point(from)), d.texture.Vec(d.point(to))
			long := b.Sub(a)
			all.add(&woodEdge{a, long.Unit(), long.Len(), narrow}, vec(from), vec(to))
		}
	}
	return all
}

// add adds an edge to the squares that it touches, from corner to corner.
func (all woodEdges) add(e *woodEdge, from, to geom.Vec) {
	n := max(1, int(math.Ceil(2*to.Sub(from).Len())))
	last := squareOf(from)
	all[last] = append(all[last], e)
	for i := 1; i <= n; i++ {
		if at := squareOf(from.Lerp(to, float64(i)/float64(n))); at != last {
			all[at], last = append(all[at], e), at
		}
	}
}

// near returns the edges within some squares of a place, each once.
func (all woodEdges) near(at geom.Vec, squares float64) (near []*woodEdge) {
	known := map[*woodEdge]bool{}
	mid, around := squareOf(at), int(math.Ceil(squares))+1
	for y := mid[1] - around; y <= mid[1]+around; y++ {
		for x := mid[0] - around; x <= mid[0]+around; x++ {
			for _, e := range all[[2]int{x, y}] {
				if !known[e] {
					known[e] = true
					near = append(near, e)
				}
			}
		}
	}
	return near
}

// inside moves the trees of a wood whose crowns hang out of its shapes back into them, but not at
// the edge of the table. Shapes that are narrower than two crowns keep their trees in place.
func (d *drawing) inside(trees []scene.Mark, shapes []plandata.Shape) []scene.Mark {
	edges := d.edgesOf(shapes)
	for i, m := range trees {
		use, ok := m.(*scene.Use)
		if !ok {
			continue
		}
		box := use.At.Box(use.Symbol.Box)
		at := box.Center()
		r := min(box.W, box.H)/2 - d.unit.Scale(crownsOver)
		square := geom.V(float64(at.X-d.at.X)/float64(d.unit)+d.win.x, float64(at.Y-d.at.Y)/float64(d.unit)+d.win.y)
		var by geom.Point
		for _, e := range edges.near(square, float64(r)/float64(d.unit)) {
			if e.narrowest >= 4*r {
				by = by.Add(d.inward(e, at, r))
			}
		}
		if by != (geom.Point{}) {
			copied := *use
			copied.At = use.At.Then(geom.Translate(by.X, by.Y))
			trees[i] = &copied
		}
	}
	return trees
}

// inward returns how far a crown must move to be on the inner side of an edge that it hangs over.
func (d *drawing) inward(e *woodEdge, at geom.Point, radius geom.Length) geom.Point {
	p, reach := d.texture.Vec(at).Sub(e.from), d.texture.Units(radius)
	x, deep := p.Dot(e.along), float64(e.along.X*p.Y)-float64(e.along.Y*p.X)
	if by := reach - deep; x > -reach && x < e.long+reach && deep > -reach && by > 0 {
		return geom.Pt2(d.texture.Length(-e.along.Y*by), d.texture.Length(e.along.X*by))
	}
	return geom.Point{}
}
