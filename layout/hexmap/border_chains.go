package hexmap

import (
	"punchboard/geom/hex"
)

// chainsOf splits hexsides into chains of vertices, each from an end or fork to the
// next.
func chainsOf(sides []hex.Side, forks map[hex.Vertex]int) [][]hex.Vertex {
	left, own := map[hex.Side]bool{}, map[hex.Vertex]int{}
	for _, s := range sides {
		left[s] = true
		a, b := s.Ends()
		own[a]++
		own[b]++
	}
	through := func(v hex.Vertex) bool { return own[v] == 2 && forks[v] == 2 }
	var out [][]hex.Vertex
	for _, loops := range [...]bool{false, true} {
		for _, s := range sides {
			a, b := s.Ends()
			for _, v := range [...]hex.Vertex{a, b} {
				if left[s] && (loops || !through(v)) {
					out = append(out, chainFrom(left, s, v, through))
				}
			}
		}
	}
	return out
}

// chainFrom follows hexsides from a vertex as long as there is only one way to
// continue.
func chainFrom(left map[hex.Side]bool, s hex.Side, v hex.Vertex, through func(hex.Vertex) bool) []hex.Vertex {
	way := []hex.Vertex{v}
	for ok := true; ok; {
		delete(left, s)
		v = otherEnd(s, v)
		way = append(way, v)
		if ok = through(v); ok {
			s, ok = nextSide(left, v)
		}
	}
	return way
}
