package texture

import (
	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/canvas"
)

// wideField returns the outline of a ripe field on a linked map: four straight sides around
// its hex, beyond which it reaches over open land as far as the type there allows.
func (g *Land) wideField(h hex.Hex, grow float64) (field []geom.Vec) {
	for _, left := range wideSides {
		for _, right := range wideSides {
			if field = g.fieldOf(h, left, right, grow); g.clearOfType(h, field) {
				return field
			}
		}
	}
	return field
}

// wideSides are how far such a field may reach to either side, in hundredths of a hex.
var wideSides = [...]float64{58, 51, 45}

// fieldOf returns a field around a hex that reaches to the left and to the right.
func (g *Land) fieldOf(h hex.Hex, left, right, grow float64) (field []geom.Vec) {
	s := g.randomIn(h, canvas.ForEdges)
	mid, turn := g.Center(h), s.Between(0.08, 0.18)
	if s.Unit() < 0.5 {
		turn = -turn
	}
	for _, v := range [...]geom.Vec{{X: -left, Y: -46}, {X: right, Y: -49}, {X: right, Y: 46}, {X: -left, Y: 49}} {
		at := v.Add(s.Near(3)).Rotate(turn)
		out, far := at.Unit(), at.Len()
		far = min(far, inner+g.ashore(mid.Add(out.Scale(inner)), out, far-inner+outermost)-outermost)
		field = append(field, mid.Add(out.Scale(far+grow)))
	}
	return field
}

// clearOfType reports whether the outline of a field of a hex touches no type in the hexes
// around it.
func (g *Land) clearOfType(h hex.Hex, field []geom.Vec) bool {
	const step = 3.0
	for i, from := range field {
		way := field[(i+1)%len(field)].Sub(from)
		for t := 0.0; t < way.Len(); t += step {
			if at := from.Add(way.Unit().Scale(t)); g.Pick(at) != h && !g.Keep.Free(at, 1.5) {
				return false
			}
		}
	}
	return true
}

// cropSides returns the sides of the ripe fields that have a form of their own, at which the
// fields around them end.
func (g *Land) cropSides() (lines [][]geom.Vec) {
	for _, h := range g.Hexes {
		if !g.isApart(h) || !g.dry(h) {
			continue
		}
		field := g.cropField(h, 0)
		for i, from := range field {
			lines = append(lines, []geom.Vec{from, field[(i+1)%len(field)]})
		}
	}
	return lines
}

// drawRipe draws a ripe field on a linked map: bands and rows in one direction, along its
// longer sides, and the edge of the uncut grain.
func (g *Land) drawRipe() {
	var bands, rows, ears geom.Path
	for _, h := range g.Hexes {
		field := g.ripeField(h)
		dir := field[1].Sub(field[0]).Unit()
		lo, hi := extent(field, dir.Left())
		s := g.randomIn(h, canvas.ForParcels)
		for off := lo - 4 + s.Between(0, 8); off < hi; off += 19 {
			g.Polygon(&bands, bandAcross(field, dir, off, 9.5)...)
		}
		g.plow(&rows, field, 4.6)
		g.plow(&ears, field, 9.2)
	}
	g.FillPath(bands, g.light(0.2))
	g.StrokePath(rows, g.shade(0.36), 0.75)
	g.dashed(ears, g.light(0.5), 0.75, []float64{1.2, 3.4})
}

// ripeField returns the outline of the grain in a hex.
func (g *Land) ripeField(h hex.Hex) []geom.Vec {
	if !g.Tile && g.isApart(h) && g.dry(h) {
		return g.cropField(h, 0)
	}
	turn := -0.3
	mid := g.Center(h)
	var field []geom.Vec
	for _, v := range [...]geom.Vec{{X: -75, Y: -75}, {X: 75, Y: -75}, {X: 75, Y: 75}, {X: -75, Y: 75}} {
		field = append(field, mid.Add(v.Rotate(turn)))
	}
	return field
}

// bandAcross returns a band of a field along a direction.
func bandAcross(field []geom.Vec, dir geom.Vec, off, wide float64) []geom.Vec {
	lo, hi := extent(field, dir)
	at := func(t, o float64) geom.Vec { return dir.Scale(t).Add(dir.Left().Scale(o)) }
	return []geom.Vec{at(lo, off), at(hi, off), at(hi, off+wide), at(lo, off+wide)}
}
