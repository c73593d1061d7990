// Package mapgen draws maps by chance, for games that tell their players to draw
// one: woods that hang together, hills in chains, villages apart with roads between
// them, a river from edge to edge. A map keeps within what its terrains allow, and
// the same seed gives the same map on every machine.
//
// It knows a map's grid and kinds, and nothing of how they look, of paper or of
// files; whoever asks for a map writes it down.
package mapgen

import (
	"fmt"
	"math/rand/v2"
	"slices"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
)

// Map is what was drawn.
type Map struct {
	Terrain []int // index into the kinds of the map, by Grid.Index
	Rivers  []River
	Roads   []Road
}

// River is a feature along hexsides, in order from one edge of the map to the
// other.
type River struct {
	Kind    int // index into the borders of the map
	Sides   []hex.Side
	Bridges []hex.Side // where roads cross it
}

// Road leads through hexes, each beside the one before. From and To are the edges
// of the map that it leaves by, "" where it ends at a village or another road.
type Road struct {
	Kind     int // index into the roads of the map
	Hexes    []hex.Hex
	From, To string
}

// generator holds a map while it is generated.
type generator struct {
	*mapdata.Map
	rng     *rand.Rand
	roles   []role // of each terrain
	base    int    // the terrain of hexes that nothing else took
	terrain []int
	keep    []bool           // hexes that no closed ground takes: units set up or enter there
	bare    []bool           // hexes of zones that are bare all over on the game's map, and stay so
	wet     map[hex.Side]int // rivers by side
	hasRoad map[hex.Side]bool
	served  map[hex.Hex]bool // hexes that a road reaches
	out     *Map
}

// Generate generates a map over the grid, the terrains and the zones and entries of m,
// whatever else m holds. The error says why its terrains allow no map.
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

// keepOpen marks the hexes in which units set up or enter. Where they set up on
// bare ground alone, a rule may want it: it stays bare.
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

// at returns the role of the ground of a hex of the map.
func (d *generator) at(h hex.Hex) role { return d.roles[d.terrain[d.Grid.Index(h)]] }

// neighbors returns the hexes of the map beside one, clockwise.
func (d *generator) neighbors(h hex.Hex) []hex.Hex {
	all := make([]hex.Hex, 0, hex.Dirs)
	for _, n := range h.Neighbors() {
		if d.Grid.Contains(n) {
			all = append(all, n)
		}
	}
	return all
}
