package carddata

import (
	"punchboard/diag"
	"punchboard/geom/hex"
)

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

// checkSetup holds the set-up against the counters and the ground.
func (l *loader) checkSetup(m *mapFile) {
	if len(m.Setup) == 0 {
		return
	}
	ids, known := l.game.counterIDs()
	for i, s := range m.Setup {
		if !known[s.Counter] {
			f := l.found.Errorf(s.Pos, CodeMapSetup, "there is no counter `%s`", s.Counter)
			if i < maxHints {
				f.Hintf("%s", diag.DidYouMean(s.Counter, ids))
			}
		}
		if t := m.TerrainAt(s.Hex); t.Closed {
			l.found.Errorf(s.Pos, CodeMapSetup, "`%s` cannot set up in %s: no unit may enter its terrain, `%s`", s.Counter, m.Grid.Label(s.Hex), t.ID)
		}
	}
}

// counterIDs gives the ids of all counters, in order and to be looked up.
func (g *Game) counterIDs() (ids []string, known map[string]bool) {
	known = map[string]bool{}
	for _, d := range g.Decks {
		if d.Component != Counters {
			continue
		}
		for _, c := range d.Cards {
			ids, known[c.ID] = append(ids, c.ID), true
		}
	}
	return ids, known
}
