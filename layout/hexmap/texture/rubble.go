package texture

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// ruinsInHex is the number of ruins around the middle of a hex, where its number and
// badges leave room for them.
const ruinsInHex = 3

// drawRubble draws the ruins of houses, each with what is left of its walls around a dark
// floor and a heap of broken masonry in it, and stones that are densest near them.
func drawRubble(g *Land) {
	if g.Map.Look.Edges == "" { // plans have no look: at their scale, a house fills them
		g.shards()
		return
	}
	var dust, floors, shadow, walls geom.Path
	var heap masonry
	standing := map[hex.Hex][]geom.Vec{}
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		turn, tilt := s.Between(0, geom.Tau), s.Between(-0.5, 0.5)
		for i := range ruinsInHex * 3 {
			a := turn + geom.Tau*(float64(i)+s.Between(-0.15, 0.15))*5/(ruinsInHex*3)
			at := g.Center(h).Add(geom.PolarVec(s.Between(19, 27), a))
			r := ruin{at, geom.PolarVec(1, tilt+s.Between(-0.15, 0.15)), s.Between(10, 12.5), s.Between(8, 9.5)}
			if len(standing[h]) == ruinsInHex || !g.hasRoomForRuin(h, &r, standing[h]) {
				continue
			}
			standing[h] = append(standing[h], at)
			g.Loop(&dust, canvas.Blob(at, r.long+5, 9, 0.16, &s))
			c := r.corners()
			g.Polygon(&floors, c[:]...)
			fallen := r.remains(g, &shadow, &walls, &s)
			heap.pile(g, at.Lerp(fallen, 0.3), 9, &s)
			heap.pile(g, at.Lerp(fallen, 1.15), 6, &s)
		}
	}
	g.FillPath(dust, g.light(0.2))
	g.debris(standing)
	g.FillPath(floors, g.dark(0.3))
	g.FillPath(shadow, g.dark(0.62))
	g.FillPath(walls, g.light(0.5))
	g.StrokePath(walls, g.shade(0.7), 0.5)
	heap.paint(g)
}

// masonry is what heaps of broken masonry consist of.
type masonry struct {
	shadow geom.Path
	stones [bricks + 1]geom.Path
}

// pile adds a heap of a radius: large stones in its middle, small ones around them.
func (m *masonry) pile(g *Land, at geom.Vec, radius float64, s *canvas.RandomStream) {
	const stones = 10
	for i := range stones {
		out := math.Sqrt(1 - float64(i)/stones)
		v := at.Add(geom.PolarVec(radius*out, 2.4*float64(i)+s.Between(-0.3, 0.3)))
		if !g.Keep.Free(v, 3) {
			continue
		}
		pts := canvas.Blob(v, s.Between(2.4, 3.1)-1.1*out, 5, 0.25, s)
		g.Polygon(&m.shadow, shifted(pts, geom.V(0.8, 1.1))...)
		g.Polygon(&m.stones[i%len(m.stones)], pts...)
	}
}

func (m *masonry) paint(g *Land) {
	g.FillPath(m.shadow, g.dark(0.6))
	g.FillPath(m.stones[0], g.light(0.45))
	g.FillPath(m.stones[1], g.shade(0.5))
	g.FillPath(m.stones[bricks], face.PaintOfRGB(scene.Mix(g.Fill, brickRed, 0.75)))
}

// ruin is a house of which walls are left; long and wide are half its size.
type ruin struct {
	at, dir    geom.Vec
	long, wide float64
}

// hasRoomForRuin reports whether a ruin lies in its hex, clear of type and of other ruins.
func (g *Land) hasRoomForRuin(h hex.Hex, r *ruin, others []geom.Vec) bool {
	for _, v := range others {
		if v.Sub(r.at).Len() < 27 {
			return false
		}
	}
	corners := r.corners()
	for i, c := range corners {
		mid := c.Lerp(corners[(i+1)%len(corners)], 0.5)
		if canvas.Depth(g.edges(h), c) < 3 || !g.Keep.Free(c, 3) || !g.Keep.Free(mid, 3) {
			return false
		}
	}
	return g.Keep.Free(r.at, r.wide)
}

// corners returns the corners of the house, in order.
func (r *ruin) corners() [4]geom.Vec {
	a, b := r.dir.Scale(r.long), r.dir.Left().Scale(r.wide)
	return [4]geom.Vec{r.at.Sub(a).Sub(b), r.at.Add(a).Sub(b), r.at.Add(a).Add(b), r.at.Sub(a).Add(b)}
}

// remains adds what is left of the walls: one whole corner, and stumps of others. It returns
// the corner that has fallen.
func (r *ruin) remains(g *Land, shadow, walls *geom.Path, s *canvas.RandomStream) geom.Vec {
	const thick = 4
	c := r.corners()
	whole := s.Below(len(c))
	fallen := c[(whole+2)%4]
	for i := range c {
		at, before, after := c[i], c[(i+3)%4], c[(i+1)%4]
		back, on := s.Between(0.2, 0.36), s.Between(0.2, 0.36)
		if i == whole {
			back, on = s.Between(0.55, 0.66), s.Between(0.55, 0.66)
		} else if i == (whole+2)%4 || i == (whole+1)%4 && s.Unit() < 0.5 {
			continue
		}
		a, b := before.Sub(at), after.Sub(at)
		in := a.Unit().Add(b.Unit()).Scale(thick)
		// The ends are broken off in steps.
		left, right := at.Add(a.Scale(back)), at.Add(b.Scale(on))
		wall := []geom.Vec{
			left, at, right,
			right.Add(a.Unit().Scale(thick * 0.5)).Add(b.Unit().Scale(s.Between(-2.4, -0.8))),
			right.Add(a.Unit().Scale(thick)).Add(b.Unit().Scale(s.Between(-1.2, 0.6))),
			at.Add(in),
			left.Add(b.Unit().Scale(thick)).Add(a.Unit().Scale(s.Between(-1.2, 0.6))),
			left.Add(b.Unit().Scale(thick * 0.5)).Add(a.Unit().Scale(s.Between(-2.4, -0.8))),
		}
		g.Polygon(shadow, shifted(wall, geom.V(1.5, 2))...)
		g.Polygon(walls, wall...)
	}
	return fallen
}

// debris draws stones and bricks: many near ruins, few elsewhere, and none under type. Some lie beyond the hexside, where
// the ground does.
func (g *Land) debris(ruins map[hex.Hex][]geom.Vec) {
	var stones [3]geom.Path
	var shadow geom.Path
	g.scatter(11, 0.42, canvas.ForRubble, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		near := 100.0
		for _, at := range ruins[h] {
			near = min(near, v.Sub(at).Len())
		}
		share := 0.95 - near/30
		size := s.Between(1.2, 3.1)
		if s.Unit() > max(0.3, share) || canvas.Depth(g.edges(h), v) < g.strewn(size) {
			return
		}
		if g.loose() {
			v = g.warped(h, v)
		}
		if !g.Keep.Free(v, size+1.4) {
			return
		}
		kind := s.Below(len(stones))
		pts := canvas.Blob(v, size, 4+s.Below(2), 0.35, s)
		if kind == bricks {
			way := geom.PolarVec(1, s.Between(0, geom.Tau))
			broken := ruin{v, way, s.Between(1.7, 2.4), s.Between(0.9, 1.2)}
			corners := broken.corners()
			pts = corners[:]
		}
		g.Polygon(&shadow, shifted(pts, geom.V(0.5, 0.7))...)
		g.Polygon(&stones[kind], pts...)
	})
	g.FillPath(shadow, g.dark(0.3))
	g.FillPath(stones[0], g.light(0.35))
	g.FillPath(stones[1], g.shade(0.6))
	g.FillPath(stones[bricks], face.PaintOfRGB(scene.Mix(g.Fill, brickRed, 0.75)))
}

// bricks is the kind of debris that is bricks, not stones, and brickRed their color.
const bricks = 2

var brickRed = scene.RGB{R: 0x8E, G: 0x48, B: 0x34}

// strewn returns how deep in its land a stone lies at least; with loose edges, it is moved outward with them.
func (g *Land) strewn(size float64) float64 {
	if g.loose() {
		return size - 3
	}
	return size + 3
}

// shards draws broken masonry: shards, and remaining corners of walls.
func (g *Land) shards() {
	var r [2]geom.Path
	var shadow, walls geom.Path
	g.scatter(9, 0.42, canvas.ForRubble, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		size := s.Between(1.2, 3.6)
		if canvas.Depth(g.edges(h), v) < size+0.5 || !g.Keep.Free(v, size+0.6) || s.Unit() < 0.25+0.4*g.noise(v, 22, canvas.ForRubble) {
			return
		}
		pts := canvas.Blob(v, size, 4+s.Below(2), 0.35, s)
		g.Polygon(&shadow, shifted(pts, geom.V(0.5, 0.7))...)
		g.Polygon(&r[s.Below(2)], pts...)
	})
	g.scatter(3, 0.35, canvas.ForHouses, func(h hex.Hex, v geom.Vec, s *canvas.RandomStream) {
		if canvas.Depth(g.edges(h), v) < 9 || !g.Keep.Free(v, 8) || s.Unit() < 0.35 {
			return
		}
		a := geom.PolarVec(s.Between(5, 7.5), s.Between(0, geom.Tau))
		g.Line(&walls, v.Add(a), v, v.Add(a.Left().Scale(s.Between(0.5, 0.9))))
	})
	g.FillPath(shadow, g.dark(0.4))
	g.FillPath(r[0], g.shade(0.55))
	g.FillPath(r[1], g.shade(0.8))
	g.StrokePath(walls, g.shade(0.95), 1.7)
}
