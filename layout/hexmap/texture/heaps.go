package texture

import (
	"punchboard/geom"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// bricks is the kind of stones that is of brick, and brickRed their color.
const bricks = 2

var brickRed = scene.RGB{R: 0x9A, G: 0x4C, B: 0x34}

// heapSizes are the radii of the heaps of broken masonry, each drawn once; the first are large.
var heapSizes = [...]float64{7, 6, 6.6, 4.2, 4.6}

const largeHeaps = 3

// heapSymbols draws heaps: a mound with stones on it and around its foot.
func (g *Land) heapSymbols() []*scene.Symbol {
	n := 0
	return g.variations("heap", len(heapSizes), canvas.ForRubble, func(s *canvas.RandomStream) []scene.Mark {
		n++
		return g.heap(heapSizes[n-1], s)
	})
}

func (g *Land) heap(radius float64, s *canvas.RandomStream) []scene.Mark {
	var foot, body, shadow geom.Path
	var stones [bricks + 1]geom.Path
	way, flat := geom.PolarVec(1, s.Between(0, geom.Tau)), s.Between(0.6, 0.75)
	spread := func(v geom.Vec) geom.Vec { return way.Scale(1.2 * v.X).Add(way.Left().Scale(flat * v.Y)) }
	mound := canvas.Blob(geom.Vec{}, radius, 8, 0.3, s)
	for i, v := range mound {
		mound[i] = spread(v)
	}
	g.Polygon(&foot, shifted(mound, sunlight.Scale(-1.5))...)
	g.Polygon(&body, mound...)
	n := int(radius * 1.8)
	for i := range n {
		out := 1.3 * (float64(i) + 0.5) / float64(n)
		at := spread(geom.PolarVec(radius*out, 2.4*float64(i)+s.Between(-0.4, 0.4)))
		pts := canvas.Blob(at, s.Between(1.7, 3.3)-out, 4, 0.35, s)
		g.Polygon(&shadow, shifted(pts, geom.V(0.7, 0.9))...)
		g.Polygon(&stones[s.Below(len(stones))], pts...)
	}
	return []scene.Mark{
		&scene.Path{Path: foot, Fill: g.dark(0.45)},
		&scene.Path{Path: body, Fill: face.PaintOfRGB(scene.Mix(scene.Mix(g.Fill, brickRed, 0.2), g.Ink, 0.3))},
		&scene.Path{Path: shadow, Fill: g.dark(0.75)},
		&scene.Path{Path: stones[0], Fill: g.light(0.5)},
		&scene.Path{Path: stones[1], Fill: g.shade(0.22)},
		&scene.Path{Path: stones[bricks], Fill: face.PaintOfRGB(scene.Mix(g.Fill, brickRed, 0.85))},
	}
}

// pile places a heap where nothing must be kept free.
func (q *quarter) pile(at geom.Vec, large bool) {
	form := largeHeaps + q.s.Below(len(heapSizes)-largeHeaps)
	if large {
		form = q.s.Below(largeHeaps)
	}
	if q.Keep.Free(at, heapSizes[form]+1.5) && canvas.Depth(q.edges, at) > heapSizes[form] && q.onGround(around(at, heapSizes[form])...) {
		q.heaps = append(q.heaps, standingTree{at, form})
	}
}

// around returns four points of a circle.
func around(at geom.Vec, r float64) (pts []geom.Vec) {
	for i := range 4 {
		pts = append(pts, at.Add(geom.PolarVec(r, geom.Tau*float64(i)/4)))
	}
	return pts
}
