package hexmap

import (
	"slices"
	"strconv"

	"punchboard/carddata/source"
	"punchboard/geom/hex"
)

// warnClosed adds a finding when hexes of a list are closed ground, on which what
// the list says cannot be done.
func (m *file) warnClosed(n source.Node, hexes []hex.Hex, what, hint string) {
	closed := func(h hex.Hex) bool { return m.TerrainAt(h).Closed }
	i := slices.IndexFunc(hexes, closed)
	if i < 0 {
		return
	}
	also, more := "", 0
	for _, h := range hexes[i+1:] {
		if closed(h) {
			more++
			also = " and " + strconv.Itoa(more) + " more"
		}
	}
	n.Doc.Found.Warnf(n.Pos(), CodeClosed, "%s %s%s, of closed terrain: `%s`", what, m.Grid.Label(hexes[i]), also, m.TerrainAt(hexes[i]).ID).
		Hintf("%s", hint)
}

// nearestOpen names the open hex that is nearest to one; "" on a map that has none.
func (m *Map) nearestOpen(from hex.Hex) string {
	best, label := m.Grid.Cols+2*m.Grid.Rows, ""
	for h := range m.Grid.Hexes() {
		if d := from.Distance(h); d < best && !m.TerrainAt(h).Closed {
			best, label = d, m.Grid.Label(h)
		}
	}
	return label
}
