package hexmap

import "punchboard/geom/hex"

// network records where roads and rivers run, by hex and hexside, for the checks.
type network struct {
	crossed   map[hex.Side]bool // by a road
	unbridged map[hex.Side]bool // rivers without a bridge or ford
	roads     map[hex.Hex]int   // number of roads through it
	named     map[hex.Hex]bool  // named places, and terrain with houses
}

// network returns the network of the roads and rivers of the map.
func (m *file) network() *network {
	if m.cached == nil {
		m.cached = &network{map[hex.Side]bool{}, map[hex.Side]bool{}, map[hex.Hex]int{}, map[hex.Hex]bool{}}
		m.cached.rivers(m.Map)
		m.cached.ways(m.Map)
		m.cached.places(m.Map)
	}
	return m.cached
}

func (n *network) rivers(m *Map) {
	for i := range m.Borders {
		if m.styleOf(&m.Borders[i]) == "river" {
			for _, s := range m.Borders[i].Sides {
				n.unbridged[s] = true
			}
		}
	}
	for _, b := range m.Borders {
		for _, c := range b.Bridges {
			delete(n.unbridged, c.Side)
		}
	}
}

func (n *network) ways(m *Map) {
	for _, r := range m.Roads {
		seen := map[hex.Hex]bool{}
		for i, h := range r.Hexes {
			if !seen[h] {
				seen[h] = true
				n.roads[h]++
			}
			if i > 0 {
				if s, ok := hex.SideBetween(r.Hexes[i-1], h); ok {
					n.crossed[s] = true
				}
			}
		}
	}
}

func (n *network) places(m *Map) {
	for _, p := range m.Places {
		for _, h := range p.Hexes {
			n.named[h] = true
		}
	}
	for h := range m.Grid.Hexes() {
		switch m.TerrainAt(h).Pattern {
		case "village", "city":
			n.named[h] = true
		}
	}
}

// somewhere reports whether a road that ends in h has reached a place, houses or
// another road.
func (n *network) somewhere(h hex.Hex) bool { return n.named[h] || n.roads[h] > 1 }
