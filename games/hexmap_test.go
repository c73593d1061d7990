package games

import (
	"maps"
	"testing"

	"punchboard/carddata"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
)

// sampleMap loads the predefined map.
func sampleMap(t *testing.T) (*carddata.Game, *mapdata.Map) {
	t.Helper()
	g := load(t, "fire-and-cover", "")
	m, ok := g.Map("sample")
	if !ok || len(m.Hexes) != 84 {
		t.Fatal("there is no sample map of 84 hexes")
	}
	return g, m
}

// TestSampleMapTerrain checks that each terrain is on the map twice as often as
// its card.
func TestSampleMapTerrain(t *testing.T) {
	g, m := sampleMap(t)
	lies := map[string]int{}
	for h := range m.Grid.Hexes() {
		lies[m.TerrainAt(h).ID]++
	}
	want := map[string]int{"open": 48}
	for _, c := range g.Decks[0].Cards {
		if c.Fields["type"].V == "T" {
			want[c.ID] = 2 * c.Copies
		}
	}
	if !maps.Equal(lies, want) {
		t.Errorf("the terrains lie on %v hexes, want %v", lies, want)
	}
}

// TestSampleMapIsFair checks that the map is the same after half a turn, and
// that the starts are four hexes apart in open terrain.
func TestSampleMapIsFair(t *testing.T) {
	_, m := sampleMap(t)
	for col := range 12 {
		for row := range 7 {
			here, there := m.Grid.At(col, row), m.Grid.At(11-col, 6-row)
			if m.TerrainAt(here).ID != m.TerrainAt(there).ID {
				t.Errorf("%s and %s differ", m.Grid.Label(here), m.Grid.Label(there))
			}
		}
	}
	starts := []hex.Hex{m.Zones[0].Hexes[0], m.Zones[1].Hexes[0]}
	if d := starts[0].Distance(starts[1]); d != 4 {
		t.Errorf("the starts are %d hexes apart", d)
	}
	for _, start := range starts {
		for h := range hex.Disc(start, 1) {
			if id := m.TerrainAt(h).ID; id != "open" {
				t.Errorf("%s, at a start, is %s", m.Grid.Label(h), id)
			}
		}
	}
}
