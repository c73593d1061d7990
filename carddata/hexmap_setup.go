package carddata

import (
	"slices"

	"punchboard/carddata/source"
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
func (l *mapReader) mapSetup(m *mapFile) {
	if !m.parts.setup.Exists() {
		return
	}
	for _, f := range m.parts.setup.Mapping("setup") {
		label, ok := f.Value.Scalar("setup." + f.Name)
		if !ok {
			continue
		}
		if h, ok := m.hexAt(f.Value, label); ok {
			m.Setup = append(m.Setup, MapSetup{Pos: f.Key.Pos(), Counter: f.Name, Hex: h})
		}
	}
}

// checkSetup holds the set-up against the counters and the ground.
func (l *mapReader) checkSetup(m *mapFile) {
	if len(m.Setup) == 0 {
		return
	}
	if !l.counters.missing {
		l.checkCounters(m)
	}
	for _, s := range m.Setup {
		if t := m.TerrainAt(s.Hex); t.Closed {
			f := l.Found.Errorf(s.Pos, CodeMapSetup, "`%s` cannot set up in %s: no unit may enter its terrain, `%s`", s.Counter, m.Grid.Label(s.Hex), t.ID)
			if near := m.nearestOpen(s.Hex); near != "" {
				f.Hintf("the nearest hex that is open is %s", near)
			}
		}
	}
}

// checkCounters looks whether the counters of the set-up are there, and whether
// they stand in zones of their own side.
func (l *mapReader) checkCounters(m *mapFile) {
	if len(l.counters.ids) == 0 {
		l.Found.Errorf(m.Setup[0].Pos, CodeMapSetup, "the map sets up %s, but the game has no `counters`", source.Count(len(m.Setup), "counter")).
			Hintf("name their files under `counters` of game.yaml")
		return
	}
	for i, s := range m.Setup {
		if side, known := l.counters.sides[s.Counter]; known {
			l.checkZone(m, &m.Setup[i], side)
			continue
		}
		f := l.Found.Errorf(s.Pos, CodeMapSetup, "there is no counter `%s`", s.Counter)
		if i < maxHints {
			f.Hintf("%s", diag.DidYouMean(s.Counter, l.counters.ids))
		}
	}
}

// checkZone warns of a counter that begins in a zone of another side, and in none
// of its own.
func (l *mapReader) checkZone(m *mapFile, s *MapSetup, side string) {
	var other *MapZone
	for i := range m.Zones {
		z := &m.Zones[i]
		if !slices.Contains(z.Hexes, s.Hex) {
			continue
		}
		if z.Side == side || z.Side == "" {
			return
		}
		other = z
	}
	if side != "" && other != nil {
		l.Found.Warnf(s.Pos, CodeMapSideOf, "`%s` is of side `%s`, but %s lies in a zone of `%s`", s.Counter, side, m.Grid.Label(s.Hex), other.Side).
			Hintf("set it up in a zone of `%s`, or leave the hex out of the zone on line %d", side, other.Pos.Line)
	}
}
