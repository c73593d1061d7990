package carddata

import "punchboard/geom/hex"

// SetupOf tells in which hex a counter stands at the start, if the map says.
func (m *HexMap) SetupOf(counter string) (h hex.Hex, ok bool) {
	for _, s := range m.Setup {
		if s.Counter == counter {
			return s.Hex, true
		}
	}
	return hex.Hex{}, false
}

// mapSetup reads where counters stand at the start.
func (l *loader) mapSetup(m *mapFile) {
	if !m.parts.setup.there() {
		return
	}
	for _, f := range m.parts.setup.mapping("setup") {
		label, ok := f.value.scalar("setup." + f.name)
		if !ok {
			continue
		}
		if h, ok := m.hexAt(f.value, label); ok {
			m.Setup = append(m.Setup, MapSetup{Pos: f.key.pos(), Counter: f.name, Hex: h})
		}
	}
}
