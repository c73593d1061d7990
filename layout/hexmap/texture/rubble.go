package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// drawRubble draws broken masonry: shards, and remaining corners of walls.
func drawRubble(g *Land) {
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
