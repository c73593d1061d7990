package mapgen

import (
	"slices"

	"punchboard/geom/hex"
)

// hexesPerRiver is the number of hexes per river.
const hexesPerRiver = 400

// rivers generates rivers of the first kind that is a river, from edge to edge.
func (d *generator) rivers() {
	for kind, k := range d.Kinds.Borders {
		if k.Style != "river" {
			continue
		}
		for range 1 + d.Grid.Len()/hexesPerRiver {
			d.river(kind)
		}
		return
	}
}

// river generates one river, from north to south or from west to east. It prefers low
// ground, bends randomly and goes around lakes; if lakes block the way to the other
// edge, it ends in one. On a map that is too small there is none.
func (d *generator) river(kind int) {
	edges := [][2]string{{"north", "south"}, {"west", "east"}}
	if d.rng.IntN(2) == 0 {
		slices.Reverse(edges)
	}
	for _, toLake := range []bool{false, true} {
		for _, e := range edges {
			if way := d.course(e[0], e[1], toLake); way != nil {
				d.addRiver(kind, way)
				return
			}
		}
	}
}

// course returns a path for a river from one edge to another, or to a lake, or nil if
// none of the springs it tries has one.
func (d *generator) course(from, to string, toLake bool) []hex.Vertex {
	const tries, least = 6, 3
	springs, bends := d.mouths(from), map[hex.Side]int{}
	ends := d.onShore
	if !toLake {
		ends = func(v hex.Vertex) bool { return d.isMouth(v, to) && !d.onShore(v) }
	}
	for i, spring := range d.rng.Perm(len(springs)) {
		if i == tries {
			break
		}
		if way := d.flow(springs[spring], bends, ends); len(way) >= least {
			return way
		}
	}
	return nil
}

// addRiver adds a river along a path.
func (d *generator) addRiver(kind int, way []hex.Vertex) {
	r := River{Kind: kind}
	for i := range way[1:] {
		s := joining(way[i], way[i+1])
		r.Sides = append(r.Sides, s)
		d.wet[s] = len(d.out.Rivers)
	}
	d.out.Rivers = append(d.out.Rivers, r)
}

// flow returns the cheapest path for a river, which ends at the first shore.
func (d *generator) flow(spring hex.Vertex, bends map[hex.Side]int, ends func(hex.Vertex) bool) []hex.Vertex {
	return route(spring, ends, func(v hex.Vertex, step func(hex.Vertex, int)) {
		if d.onShore(v) {
			return
		}
		for _, s := range v.Sides() {
			if _, wet := d.wet[s]; d.inside(s) && !wet {
				step(otherEnd(s, v), d.bend(bends, s))
			}
		}
	})
}

// onShore reports whether a lake, or terrain placed like one, touches a corner.
func (d *generator) onShore(v hex.Vertex) bool {
	for _, h := range v.Hexes() {
		if d.Grid.Contains(h) && d.at(h).shape == lake {
			return true
		}
	}
	return false
}

// bend returns the cost of a river along a hexside: a random number, and more through
// high ground. The same hexside always has the same cost.
func (d *generator) bend(bends map[hex.Side]int, s hex.Side) int {
	cost, ok := bends[s]
	if !ok {
		a, b := s.Hexes()
		cost = 2 + d.rng.IntN(7)
		for _, h := range []hex.Hex{a, b} {
			if d.at(h).shape == chain {
				cost += 6
			}
		}
		bends[s] = cost
	}
	return cost
}

// inside reports whether both hexes of a side are on the map.
func (d *generator) inside(s hex.Side) bool {
	a, b := s.Hexes()
	return d.Grid.Contains(a) && d.Grid.Contains(b)
}

// mouths returns the corners at an edge of the map from which a hexside leads inland,
// away from lakes.
func (d *generator) mouths(edge string) (all []hex.Vertex) {
	seen := map[hex.Vertex]bool{}
	for h := range d.Grid.Hexes() {
		if !d.Touches(h, edge) {
			continue
		}
		for _, v := range h.Corners() {
			if !seen[v] && d.isMouth(v, edge) && !d.onShore(v) {
				seen[v] = true
				all = append(all, v)
			}
		}
	}
	return all
}

// isMouth reports whether a river can end at a corner: two of its three hexes are on
// the map, and both are at the edge.
func (d *generator) isMouth(v hex.Vertex, edge string) bool {
	on := 0
	for _, h := range v.Hexes() {
		if d.Grid.Contains(h) {
			if !d.Touches(h, edge) {
				return false
			}
			on++
		}
	}
	return on == 2
}

// otherEnd returns the other end of a hexside.
func otherEnd(s hex.Side, v hex.Vertex) hex.Vertex {
	from, to := s.Ends()
	if from == v {
		return to
	}
	return from
}

// joining returns the hexside between two corners.
func joining(a, b hex.Vertex) hex.Side {
	for _, s := range a.Sides() {
		if otherEnd(s, a) == b {
			return s
		}
	}
	panic("mapgen: no hexside joins these corners")
}
