// Package mapgen generates random maps, for games whose rules tell players to make one:
// connected woods, hills in chains, separate villages with roads between them, a river
// from edge to edge. A map respects the limits of its terrains, and the same seed gives
// the same map on every machine.
//
// The package knows the grid and the kinds of a map, but not its look, the paper or the
// file; the caller writes the file.
package mapgen

import (
	"fmt"
	"math/rand/v2"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
)

// Map is a generated map.
type Map struct {
	Terrain []int // index into the kinds of the map, by Grid.Index
	Rivers  []River
	Roads   []Road
}

// River is a feature along hexsides, in order from one edge of the map to another.
type River struct {
	Kind    int // index into the borders of the map
	Sides   []hex.Side
	Bridges []hex.Side // where roads cross it
}

// Road is a path through adjacent hexes. From and To are the edges of the map at which
// it leaves the map, or "" if it ends at a village or another road.
type Road struct {
	Kind     int // index into the roads of the map
	Hexes    []hex.Hex
	From, To string
}

// generator is a map that is being generated.
type generator struct {
	*mapdata.Map
	rng     *rand.Rand
	roles   []role // of each terrain
	base    int    // the terrain of all remaining hexes
	terrain []int
	keep    []bool           // hexes that must stay open, because units set up or enter there
	bare    []bool           // hexes of zones that are entirely bare on the game's own map, and stay bare
	wet     map[hex.Side]int // rivers by side
	hasRoad map[hex.Side]bool
	served  map[hex.Hex]bool // hexes on a road
	out     *Map
}

// Generate generates a map for the grid, terrains, zones and entries of m, ignoring the
// rest of m. The error says why its terrains allow no map.
func Generate(m *mapdata.Map, seed uint64) (*Map, error) {
	d := &generator{
		Map: m, rng: rand.New(rand.NewPCG(seed, 0x68657873)), terrain: make([]int, m.Grid.Len()), keep: make([]bool, m.Grid.Len()), bare: make([]bool, m.Grid.Len()),
		wet: map[hex.Side]int{}, hasRoad: map[hex.Side]bool{}, served: map[hex.Hex]bool{}, out: &Map{},
	}
	d.roles, d.base = rolesOf(m.Kinds.Terrains)
	counts, err := d.counts()
	if err != nil {
		return nil, fmt.Errorf("map `%s`: %w", m.ID, err)
	}
	d.keepOpen()
	d.ground(counts)
	d.rivers()
	d.roads()
	d.out.Terrain = d.terrain
	return d.out, nil
}

// keepOpen marks the hexes in which units set up or enter. Zones that are entirely bare
// ground stay bare, because a rule may depend on it.
func (d *generator) keepOpen() {
	for _, z := range d.Zones {
		d.mark(d.keep, z.Hexes)
		if !slices.ContainsFunc(z.Hexes, func(h hex.Hex) bool { return d.At(h).Terrain != d.base }) {
			d.mark(d.bare, z.Hexes)
		}
	}
	for _, e := range d.Entries {
		d.mark(d.keep, e.Hexes)
	}
}

func (d *generator) mark(marked []bool, hexes []hex.Hex) {
	for _, h := range hexes {
		marked[d.Grid.Index(h)] = true
	}
}

// at returns the role of the terrain of a hex.
func (d *generator) at(h hex.Hex) role { return d.roles[d.terrain[d.Grid.Index(h)]] }

// neighbors returns the adjacent hexes that are on the map, clockwise.
func (d *generator) neighbors(h hex.Hex) []hex.Hex {
	all := make([]hex.Hex, 0, hex.Dirs)
	for _, n := range h.Neighbors() {
		if d.Grid.Contains(n) {
			all = append(all, n)
		}
	}
	return all
}
