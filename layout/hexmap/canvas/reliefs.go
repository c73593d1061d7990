package canvas

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// Reliefs returns a height field for each connected part of a region. Z computes the
// height from the distance to the edge and the position.
func (c *Canvas) Reliefs(r Region, z func(edge float64, v geom.Vec) float64) []*Relief {
	near := map[hex.Hex][]geom.Segment{}
	for _, h := range r.Hexes {
		near[h] = c.EdgesOf(r, h)
	}
	var out []*Relief
	for _, piece := range r.pieces() {
		own := RegionOf(piece)
		lo, hi := c.extent(piece)
		around := surroundings{known: map[hex.Hex][]geom.Segment{}, of: func(h hex.Hex) []geom.Segment {
			if !own.Has(h) && (c.KindAt(h) >= 0 || !r.Has(h)) {
				return nil
			}
			return edgesAround(near, h)
		}}
		out = append(out, newRelief(lo, hi, c.reliefStep(), func(v geom.Vec) float64 {
			edges := around.at(c.Pick(v))
			if edges == nil {
				return beyond
			}
			return z(roundDepth(edges, v), v)
		}))
	}
	return out
}

// reliefStep returns the distance between samples, which is larger on large maps, so
// that contours have fewer points.
func (c *Canvas) reliefStep() float64 {
	if c.Repeats() {
		return 4.4
	}
	return 3.2
}

// ContoursOf returns the contours of all fields at a height.
func ContoursOf(fields []*Relief, height float64) (all [][]geom.Vec) {
	for _, f := range fields {
		for _, ring := range f.contours(height) {
			all = append(all, everySecond(ring))
		}
	}
	return all
}

// surroundings finds the edges around a hex. Most samples are in the same hex as the one before.
type surroundings struct {
	of    func(hex.Hex) []geom.Segment
	known map[hex.Hex][]geom.Segment
	last  hex.Hex
	edges []geom.Segment // of the last hex
	any   bool           // whether there is a last hex
}

// at returns the edges around a hex, nil if it is not part of the field.
func (s *surroundings) at(h hex.Hex) []geom.Segment {
	if s.any && h == s.last {
		return s.edges
	}
	edges, known := s.known[h]
	if !known {
		edges = s.of(h)
		s.known[h] = edges
	}
	s.last, s.edges, s.any = h, edges, true
	return edges
}

// edgesAround returns the edges of a hex and those of its neighbors; never nil.
func edgesAround(near map[hex.Hex][]geom.Segment, h hex.Hex) []geom.Segment {
	all := append([]geom.Segment{}, near[h]...)
	for _, n := range h.Neighbors() {
		all = append(all, near[n]...)
	}
	return all
}

// roundDepth returns the distance to the nearest of some edges. Where two edges are near, it is less
// than the distance to either, so that lines of equal depth are rounded at corners.
func roundDepth(edges []geom.Segment, v geom.Vec) float64 {
	const soft, far = 9.0, 62.0
	sum := math.Exp(-far / soft)
	for i := range edges {
		sum += math.Exp(-edges[i].Dist(v) / soft)
	}
	return -soft * math.Log(sum)
}

// extent returns a box around hexes.
func (c *Canvas) extent(hexes []hex.Hex) (lo, hi geom.Vec) {
	lo, hi = geom.V(math.Inf(1), math.Inf(1)), geom.V(math.Inf(-1), math.Inf(-1))
	for _, h := range hexes {
		v := c.Center(h)
		lo = geom.V(min(lo.X, v.X-62), min(lo.Y, v.Y-62))
		hi = geom.V(max(hi.X, v.X+62), max(hi.Y, v.Y+62))
	}
	return lo, hi
}

// everySecond returns every second point of a contour: a smooth line through them hides
// the sampling grid.
func everySecond(line []geom.Vec) []geom.Vec {
	if len(line) < 12 {
		return line
	}
	var out []geom.Vec
	for i := 0; i < len(line); i += 2 {
		out = append(out, line[i])
	}
	return out
}
