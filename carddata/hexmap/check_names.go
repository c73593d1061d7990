package hexmap

import (
	"punchboard/carddata/values"
	"punchboard/diag"
)

// maxMapNames limits the names on a map. For each name, hundreds of positions around
// its hexes are tested against all names already placed, so thousands would take
// minutes; the most crowded wargame maps print a few hundred.
const maxMapNames = 1_000

// checkNames adds a finding if a map has more names than can be placed.
func (m *file) checkNames() {
	if at := m.namedPlaces(); len(at) > maxMapNames {
		m.file.Doc.Found.Errorf(at[maxMapNames], CodeGrid, "the map has %d names; at most %d can be placed", len(at), maxMapNames).
			Hintf("remove less important names, or split the map in two")
	}
}

// namedPlaces returns the positions of all entries whose names are printed on the map,
// list by list.
func (m *Map) namedPlaces() (at []diag.Pos) {
	add := func(pos diag.Pos, name *values.Localized) {
		if !name.Empty() {
			at = append(at, pos)
		}
	}
	for i := range m.Borders {
		add(m.Borders[i].Pos, &m.Borders[i].Name)
	}
	for i := range m.Roads {
		add(m.Roads[i].Pos, &m.Roads[i].Name)
	}
	for i := range m.Areas {
		add(m.Areas[i].Pos, &m.Areas[i].Name)
	}
	for i := range m.Places {
		add(m.Places[i].Pos, &m.Places[i].Name)
	}
	for i := range m.Zones {
		add(m.Zones[i].Pos, &m.Zones[i].Name)
	}
	for i := range m.Hexes {
		add(m.Hexes[i].Pos, &m.Hexes[i].Text)
	}
	return at
}
