package mapgen

import (
	"slices"

	"punchboard/geom/hex"
)

// roads joins the villages and leads out of the map, by the first kind of road.
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

// towns returns the hexes with houses, each next to those before it, so that roads
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

// exits returns the edges that roads leave by: those where units enter, else west
// and east.
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

// exit leads a road from the town nearest to an edge over that edge.
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

// goOn lets a road that ends in a town at an edge leave the map there.
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

// reach returns how many columns or rows a hex is from an edge.
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

// through leads a road over a map without towns, from west to east.
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

// buildRoad makes a road from a town along the cheapest way, as far as it is new: where
// it meets a road, it ends, and goes on where it leaves that road. To is the edge
// that it leaves the map by, or "".
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

// way finds the cheapest way for a road; nil when closed ground bars it.
func (d *generator) way(from hex.Hex, ends func(hex.Hex) bool) []hex.Hex {
	return route(from, ends, func(h hex.Hex, step func(hex.Hex, int)) {
		for _, n := range d.neighbors(h) {
			if d.open(n) {
				step(n, d.roadCost(h, n))
			}
		}
	})
}

// roadCost returns what a step of a road costs: little where there is one already, more
// over a river.
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
