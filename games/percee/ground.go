package percee

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
)

// noHex stands for a place off the map.
const noHex = -1

// ground is the map prepared for the rules: everything that depends only on
// hexes is computed once.
type ground struct {
	n          int
	columns    int
	column     [maxHexes]int8 // from 0 in the west
	modifier   [maxHexes]int8
	hill       [maxHexes]bool // units fire farther from here
	neighbours [maxHexes][hex.Dirs]int16
	near       [maxHexes]hexes // adjacent hexes
	targets    [maxHexes]hexes // what a unit there can fire at (PV-080 to PV-089)
	distance   [maxHexes][maxHexes]int8
	west, east hexes
	all        hexes
}

// terrain is what the rules need to know about a kind of terrain.
type terrain struct {
	modifier, reach int
	blocks          bool
}

// ground reads the map that the game uses: its first one.
func (b *builder) ground() (g ground) {
	if len(b.Game.Maps) == 0 {
		b.Found.Errorf(b.At("game.yaml"), codeRow, "the rules need a map")
		return g
	}
	m := b.Game.Maps[0]
	if m.Grid.Len() > maxHexes {
		b.Found.Errorf(m.Pos, codeCapacity, "the map has %d hexes, but the rules hold %d at most", m.Grid.Len(), maxHexes)
		return g
	}
	kinds := b.terrains(m)
	g.n, g.columns = m.Grid.Len(), m.Grid.Cols
	for h := range m.Grid.Hexes() {
		i := m.Grid.Index(h)
		k := kinds[m.At(h).Terrain]
		g.modifier[i], g.hill[i] = int8(k.modifier), k.reach > usualReach
		col, _ := m.Grid.Place(h)
		g.column[i] = int8(col)
		if col == 0 {
			g.west.add(i)
		}
		if col == m.Grid.Cols-1 {
			g.east.add(i)
		}
		g.all.add(i)
		g.beside(m, h, i)
	}
	g.look(m, kinds)
	return g
}

// usualReach is how far a unit fires that is not on a hill (PV-080).
const usualReach = 2

// terrains reads the values of the kinds of terrain.
func (b *builder) terrains(m *mapdata.Map) []terrain {
	kinds := make([]terrain, len(m.Kinds.Terrains))
	for i := range m.Kinds.Terrains {
		t := &m.Kinds.Terrains[i]
		kinds[i] = terrain{
			modifier: b.cell(t.Fields["modifier"], t.Pos, "modifier", -9, 9),
			reach:    b.cell(t.Fields["range"], t.Pos, "range", 1, 12),
			blocks:   b.yes(t.Fields["blocks"], t.Pos, "blocks"),
		}
	}
	return kinds
}

// beside fills in the adjacent hexes of a hex.
func (g *ground) beside(m *mapdata.Map, h hex.Hex, i int) {
	for d, n := range h.Neighbors() {
		at := m.Grid.Index(n)
		g.neighbours[i][d] = int16(at)
		if at != noHex {
			g.near[i].add(at)
		}
	}
	for o := range m.Grid.Hexes() {
		g.distance[i][m.Grid.Index(o)] = int8(h.Distance(o))
	}
}

// look fills in what can be fired at from each hex: within range and in line of
// sight. Blocking terrain hides what is behind it, but not what is in it. A line
// along a hexside is blocked only by blocking terrain on both sides, and the
// outside of the map blocks (PV-084 to PV-087).
func (g *ground) look(m *mapdata.Map, kinds []terrain) {
	hides := func(h hex.Hex) bool { return !m.Grid.Contains(h) || kinds[m.At(h).Terrain].blocks }
	blocks := func(s hex.Step) bool {
		switch s.Kind {
		case hex.Within:
			return hides(s.Hex())
		case hex.Along:
			a, b := s.Side().Hexes()
			return hides(a) && hides(b)
		}
		return false
	}
	for h := range m.Grid.Hexes() {
		i := m.Grid.Index(h)
		for o := range hex.Disc(h, kinds[m.At(h).Terrain].reach) {
			if o != h && m.Grid.Contains(o) && hex.Sees(h, o, blocks) {
				g.targets[i].add(m.Grid.Index(o))
			}
		}
	}
}
