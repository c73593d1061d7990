package mapgen

import (
	"slices"

	"punchboard/geom/hex"
)

// roads connects the villages with each other and with the edges of the map, using the
// first kind of road.
func (d *generator) roads() {
	if len(d.Kinds.Roads) == 0 {
		return
	}
	towns := d.towns()
	if len(towns) == 0 {
		d.through()
		return
	}
	d.served[towns[0]] = true
	for _, town := range towns[1:] {
		if !d.served[town] {
			d.buildRoad(town, func(h hex.Hex) bool { return d.served[h] }, "")
		}
	}
	for _, edge := range d.exits() {
		d.exit(towns, edge)
	}
}

// towns returns the hexes with houses, each close to those before it, so that roads
// between them are short.
func (d *generator) towns() (all []hex.Hex) {
	for h := range d.Grid.Hexes() {
		if r := d.at(h); r.shape == apart && !r.shut {
			all = append(all, h)
		}
	}
	for i := 1; i < len(all); i++ {
		near := i
		for j := i; j < len(all); j++ {
			if all[j].Distance(all[i-1]) < all[near].Distance(all[i-1]) {
				near = j
			}
		}
		all[i], all[near] = all[near], all[i]
	}
	return all
}

// exits returns the edges where roads leave the map: those where units enter, or west
// and east by default.
func (d *generator) exits() (edges []string) {
	for _, e := range d.Entries {
		if !slices.Contains(edges, e.Edge) {
			edges = append(edges, e.Edge)
		}
	}
	switch len(edges) {
	case 0:
		return []string{"west", "east"}
	case 1:
		return append(edges, opposite[edges[0]])
	}
	return edges
}

var opposite = map[string]string{"north": "south", "south": "north", "west": "east", "east": "west"}

// exit builds a road from the town nearest to an edge across that edge.
func (d *generator) exit(towns []hex.Hex, edge string) {
	from := towns[0]
	for _, t := range towns {
		if d.reach(t, edge) < d.reach(from, edge) {
			from = t
		}
	}
	if d.Touches(from, edge) {
		d.goOn(from, edge)
		return
	}
	d.buildRoad(from, func(h hex.Hex) bool { return d.Touches(h, edge) }, edge)
}

// goOn extends a road that ends in a town at an edge across that edge.
func (d *generator) goOn(town hex.Hex, edge string) {
	for i := range d.out.Roads {
		r := &d.out.Roads[i]
		switch {
		case r.Hexes[0] == town && r.From == "":
			r.From = edge
			return
		case r.Hexes[len(r.Hexes)-1] == town && r.To == "":
			r.To = edge
			return
		}
	}
}

// reach returns the distance of a hex from an edge in columns or rows.
func (d *generator) reach(h hex.Hex, edge string) int {
	col, row := d.Grid.Place(h)
	switch edge {
	case "north":
		return row
	case "south":
		return d.Grid.Rows - 1 - row
	case "west":
		return col
	}
	return d.Grid.Cols - 1 - col
}

// through builds a road across a map without towns, from west to east.
func (d *generator) through() {
	var west []hex.Hex
	for h := range d.Grid.Hexes() {
		if d.Touches(h, "west") && d.open(h) {
			west = append(west, h)
		}
	}
	if len(west) == 0 {
		return
	}
	from := west[d.rng.IntN(len(west))]
	if way := d.way(from, func(h hex.Hex) bool { return d.Touches(h, "east") }); len(way) > 1 {
		d.addRoad(Road{Hexes: way, From: "west", To: "east"})
	}
}

// buildRoad builds a road from a town along the cheapest path, without the stretches
// that already have a road: it ends where it meets one, and a new road begins where it
// leaves that one. To is the edge at which it leaves the map, or "".
func (d *generator) buildRoad(town hex.Hex, ends func(hex.Hex) bool, to string) {
	way := d.way(town, ends)
	for start := 0; start < len(way)-1; {
		end := start + 1
		if d.roadBetween(way[start], way[end]) {
			start = end
			continue
		}
		for end < len(way)-1 && !d.roadBetween(way[end], way[end+1]) && !d.served[way[end]] {
			end++
		}
		r := Road{Hexes: slices.Clone(way[start : end+1])}
		if end == len(way)-1 {
			r.To = to
		}
		d.addRoad(r)
		start = end
	}
	d.served[town] = true
}

// way returns the cheapest path for a road, or nil if closed ground blocks it.
func (d *generator) way(from hex.Hex, ends func(hex.Hex) bool) []hex.Hex {
	return route(from, ends, func(h hex.Hex, step func(hex.Hex, int)) {
		for _, n := range d.neighbors(h) {
			if d.open(n) {
				step(n, d.roadCost(h, n))
			}
		}
	})
}

// roadCost returns the cost of a step of a road: low where there is a road already,
// higher across a river.
func (d *generator) roadCost(from, to hex.Hex) int {
	s, _ := hex.SideBetween(from, to)
	if d.hasRoad[s] {
		return 1
	}
	cost := 1 + d.at(to).cost
	if _, wet := d.wet[s]; wet {
		cost += 6
	}
	return cost
}

func (d *generator) roadBetween(a, b hex.Hex) bool {
	s, _ := hex.SideBetween(a, b)
	return d.hasRoad[s]
}

// addRoad adds a road, with a bridge wherever it crosses a river.
func (d *generator) addRoad(r Road) {
	for i, h := range r.Hexes {
		if d.served[h] = true; i == 0 {
			continue
		}
		s, _ := hex.SideBetween(r.Hexes[i-1], h)
		d.hasRoad[s] = true
		if river, wet := d.wet[s]; wet {
			d.out.Rivers[river].Bridges = append(d.out.Rivers[river].Bridges, s)
		}
	}
	d.out.Roads = append(d.out.Roads, r)
}
