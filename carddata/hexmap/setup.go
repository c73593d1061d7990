package hexmap

import (
	"slices"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom/hex"
)

// SetupOf returns the hex where a counter starts, if the map defines it.
func (m *Map) SetupOf(counter string) (h hex.Hex, ok bool) {
	for _, s := range m.Setup {
		if s.Counter == counter {
			return s.Hex, true
		}
	}
	return hex.Hex{}, false
}

// mapSetup reads the starting hexes of counters.
func (l *Reader) mapSetup(m *file) {
	if !m.sections.setup.Exists() {
		return
	}
	for _, f := range m.sections.setup.Mapping("setup") {
		label, ok := f.Value.Scalar("setup." + f.Name)
		if !ok {
			continue
		}
		if h, ok := m.hexAt(f.Value, label); ok {
			m.Setup = append(m.Setup, Setup{Pos: f.Key.Pos(), Counter: f.Name, Hex: h})
		}
	}
}

// checkSetup checks the setup against the counters and the terrain.
func (l *Reader) checkSetup(m *file) {
	if len(m.Setup) == 0 {
		return
	}
	if !l.Counters.Missing {
		l.checkCounters(m)
	}
	for _, s := range m.Setup {
		if t := m.TerrainAt(s.Hex); t.Closed {
			f := l.Found.Errorf(s.Pos, CodeSetup, "`%s` cannot set up in %s: its terrain, `%s`, is closed", s.Counter, m.Grid.Label(s.Hex), t.ID)
			if near := m.nearestOpen(s.Hex); near != "" {
				f.Hintf("use an open hex; the nearest is %s", near)
			}
		}
	}
}

// checkCounters checks that the counters of the setup exist, and that they start in
// zones of their own side.
func (l *Reader) checkCounters(m *file) {
	if len(l.Counters.Ids) == 0 {
		l.Found.Errorf(m.Setup[0].Pos, CodeSetup, "the map sets up %s, but the game has no `counters`", source.Count(len(m.Setup), "counter")).
			Hintf("list the counter files under `counters` in game.yaml")
		return
	}
	for i, s := range m.Setup {
		if side, known := l.Counters.Sides[s.Counter]; known {
			l.checkZone(m, &m.Setup[i], side)
			continue
		}
		f := l.Found.Errorf(s.Pos, CodeSetup, "there is no counter `%s`", s.Counter)
		if i < maxHints {
			f.Hintf("%s", diag.DidYouMean(s.Counter, l.Counters.Ids))
		}
	}
}

// checkZone warns about a counter that starts in a zone of another side, but in none of
// its own.
func (l *Reader) checkZone(m *file, s *Setup, side string) {
	var other *Zone
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
		l.Found.Warnf(s.Pos, CodeSideOf, "`%s` belongs to side `%s`, but %s is in a zone of `%s`", s.Counter, side, m.Grid.Label(s.Hex), other.Side).
			Hintf("set it up in a zone of `%s`, or remove the hex from the zone on line %d", side, other.Pos.Line)
	}
}
