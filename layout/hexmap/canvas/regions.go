package canvas

import (
	"punchboard/geom"
	"punchboard/geom/hex"
)

// Region is a set of hexes of a map, such as all of its woods.
type Region struct {
	Hexes []hex.Hex
	Has   func(hex.Hex) bool // whether a hex belongs to it; also called for surrounding hexes
}

// RegionOf returns the region of a list of hexes.
func RegionOf(hexes []hex.Hex) Region {
	set := make(map[hex.Hex]bool, len(hexes))
	for _, h := range hexes {
		set[h] = true
	}
	return Region{hexes, func(h hex.Hex) bool { return set[h] }}
}

// OutlineOf returns the outline of a region as closed contours: connected hexes have a
// common outline, with nothing drawn between them.
func (c *Canvas) OutlineOf(r Region) geom.Path {
	var path geom.Path
	for _, ring := range c.RingsOf(r) {
		pts := make([]geom.Point, len(ring))
		for i, s := range ring {
			pts[i] = c.Plan.Vertex(s.From)
		}
		path.Append(geom.PolygonPath(pts...))
	}
	return path
}

// EndSide is a hexside at which a region ends.
type EndSide struct {
	In, Out  hex.Hex // the hex of the region and the one beyond
	From, To hex.Vertex
}

// RingsOf returns the hexsides at which a region ends, as closed rings with the region
// on their right on paper.
func (c *Canvas) RingsOf(r Region) [][]EndSide {
	next := make(map[hex.Vertex]EndSide, 2*len(r.Hexes))
	for _, h := range r.Hexes {
		for d := range hex.Dir(hex.Dirs) {
			if n := h.Neighbor(d); !r.Has(n) {
				next[h.Corner(d)] = EndSide{h, n, h.Corner(d), h.Corner(d.Turn(1))}
			}
		}
	}
	var rings [][]EndSide
	for _, h := range r.Hexes {
		for _, v := range h.Corners() {
			if ring := ringFrom(next, v); ring != nil {
				rings = append(rings, ring)
			}
		}
	}
	return rings
}

// ringFrom follows an outline from a vertex until it is closed, and removes it from
// next. At each vertex only one side of an outline begins, because one or two of the
// three hexes that meet there belong to the region.
func ringFrom(next map[hex.Vertex]EndSide, v hex.Vertex) (ring []EndSide) {
	for {
		s, ok := next[v]
		if !ok {
			return ring
		}
		ring = append(ring, s)
		delete(next, v)
		v = s.To
	}
}

// EdgesOf returns the sides of a hex at which the region ends.
func (c *Canvas) EdgesOf(r Region, h hex.Hex) []geom.Segment {
	var out []geom.Segment
	for d := range hex.Dir(hex.Dirs) {
		if !r.Has(h.Neighbor(d)) {
			out = append(out, c.Side(h.Side(d)))
		}
	}
	return out
}

// Depth returns the distance of p from the nearest of some edges, or a large number if
// there are none.
func Depth(edges []geom.Segment, p geom.Vec) float64 {
	least := 100.0
	for i := range edges {
		least = min(least, edges[i].Dist(p))
	}
	return least
}

// pieces returns the connected parts of the region.
func (r Region) pieces() [][]hex.Hex {
	left := make(map[hex.Hex]bool, len(r.Hexes))
	for _, h := range r.Hexes {
		left[h] = true
	}
	var out [][]hex.Hex
	for _, h := range r.Hexes {
		if !left[h] {
			continue
		}
		delete(left, h)
		piece := []hex.Hex{h}
		for i := 0; i < len(piece); i++ {
			for _, n := range piece[i].Neighbors() {
				if left[n] {
					delete(left, n)
					piece = append(piece, n)
				}
			}
		}
		out = append(out, piece)
	}
	return out
}
