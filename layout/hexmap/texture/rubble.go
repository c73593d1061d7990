package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/canvas"
	"punchboard/scene"
)

// ruinsInHex is the number of ruins around the middle of a hex, where its number and
// badges leave room for them.
const ruinsInHex = 4

// drawRubble draws the ruins of houses, each with what is left of its walls around a
// dusty floor, and stones that are densest near them.
func drawRubble(g *Land) {
	if g.Map.Look.Edges == "" { // plans have no look: at their scale, a house fills them
		g.shards()
		return
	}
	var floors, shadow, walls, inner geom.Path
	standing := map[hex.Hex][]geom.Vec{}
	for _, h := range g.Hexes {
		s := g.randomIn(h, canvas.ForHouses)
		turn, tilt := s.Between(0, geom.Tau), s.Between(-0.5, 0.5)
		for i := range ruinsInHex * 3 {
			a := turn + geom.Tau*(float64(i)+s.Between(-0.15, 0.15))*5/(ruinsInHex*3)
			at := g.Center(h).Add(geom.PolarVec(s.Between(19, 29), a))
			r := ruin{at, geom.PolarVec(1, tilt+s.Between(-0.15, 0.15)), s.Between(8, 11.5), s.Between(6, 8)}
			if len(standing[h]) == ruinsInHex || !g.hasRoomForRuin(h, &r, standing[h]) {
				continue
			}
			standing[h] = append(standing[h], at)
			g.Loop(&floors, canvas.Blob(at, r.long+3, 9, 0.16, &s))
			r.remains(g, &shadow, &walls, &inner, &s)
		}
	}
	g.FillPath(floors, g.light(0.18))
	g.debris(standing)
	g.StrokePath(shadow, g.dark(0.42), 3)
	g.StrokePath(walls, g.shade(0.92), 2.7)
	g.StrokePath(inner, g.shade(0.5), 0.8)
}

// ruin is a house of which walls are left; long and wide are half its size.
type ruin struct {
	at, dir    geom.Vec
	long, wide float64
}

// hasRoomForRuin reports whether a ruin lies in its hex, clear of type and of other ruins.
func (g *Land) hasRoomForRuin(h hex.Hex, r *ruin, others []geom.Vec) bool {
	for _, v := range others {
		if v.Sub(r.at).Len() < 22 {
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

// remains adds what is left of the walls: one whole corner, and stumps of the others.
func (r *ruin) remains(g *Land, shadow, walls, inner *geom.Path, s *canvas.RandomStream) {
	c := r.corners()
	whole := s.Below(len(c))
	for i := range c {
		at, before, after := c[i], c[(i+3)%4], c[(i+1)%4]
		back, on := s.Between(0.12, 0.3), s.Between(0.1, 0.32)
		if i == whole {
			back, on = s.Between(0.55, 0.7), s.Between(0.5, 0.62)
		} else if i == (whole+2)%4 && s.Unit() < 0.5 {
			continue // this corner has fallen
		}
		line := []geom.Vec{at.Lerp(before, back), at, at.Lerp(after, on)}
		g.Line(shadow, shifted(line, geom.V(1.1, 1.4))...)
		g.Line(walls, line...)
		g.Line(inner, line...)
	}
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
		if s.Unit() > max(0.42, share) || canvas.Depth(g.edges(h), v) < g.strewn(size) {
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
