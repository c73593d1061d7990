package mapgen

import "punchboard/geom/hex"

// hexesPerRiver is how large a map must be for a second river.
const hexesPerRiver = 400

// rivers draws rivers of the first kind that is one, from edge to edge.
func (d *drawer) rivers() {
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

// river draws one river, from north to south or from west to east. It keeps to
// low ground and bends by chance. On a map too small for it there is none.
func (d *drawer) river(kind int) {
	from, to := "north", "south"
	if d.rng.IntN(2) == 0 {
		from, to = "west", "east"
	}
	springs := d.mouths(from)
	if len(springs) == 0 {
		return
	}
	bends := map[hex.Side]int{}
	way := route(springs[d.rng.IntN(len(springs))], func(v hex.Vertex) bool { return d.isMouth(v, to) },
		func(v hex.Vertex, step func(hex.Vertex, int)) {
			for _, s := range v.Sides() {
				if _, wet := d.wet[s]; d.inside(s) && !wet {
					step(otherEnd(s, v), d.bend(bends, s))
				}
			}
		})
	if len(way) < 3 {
		return
	}
	r := River{Kind: kind}
	for i := range way[1:] {
		s := joining(way[i], way[i+1])
		r.Sides = append(r.Sides, s)
		d.wet[s] = len(d.out.Rivers)
	}
	d.out.Rivers = append(d.out.Rivers, r)
}

// bend gives what it costs a river to run along a side: by chance, and more where
// it runs through high ground. A side costs the same whenever it is asked for.
func (d *drawer) bend(bends map[hex.Side]int, s hex.Side) int {
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

// inside tells whether both hexes of a side are on the map.
func (d *drawer) inside(s hex.Side) bool {
	a, b := s.Hexes()
	return d.Grid.Contains(a) && d.Grid.Contains(b)
}

// mouths gives the corners at an edge of the map from which a side leads inland.
func (d *drawer) mouths(edge string) (all []hex.Vertex) {
	seen := map[hex.Vertex]bool{}
	for h := range d.Grid.Hexes() {
		if !d.Touches(h, edge) {
			continue
		}
		for _, v := range h.Corners() {
			if !seen[v] && d.isMouth(v, edge) {
				seen[v] = true
				all = append(all, v)
			}
		}
	}
	return all
}

// isMouth tells whether a river can end in a corner: two of its three hexes are on
// the map, and both lie at the edge.
func (d *drawer) isMouth(v hex.Vertex, edge string) bool {
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

// otherEnd gives the end of a side that is not v.
func otherEnd(s hex.Side, v hex.Vertex) hex.Vertex {
	from, to := s.Ends()
	if from == v {
		return to
	}
	return from
}

// joining gives the side between two corners.
func joining(a, b hex.Vertex) hex.Side {
	for _, s := range a.Sides() {
		if otherEnd(s, a) == b {
			return s
		}
	}
	panic("mapgen: no side joins these corners")
}
