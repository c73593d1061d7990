package hexmap

import (
	"slices"
	"strconv"

	"punchboard/carddata/source"
	"punchboard/geom/hex"
)

// warnClosed adds a finding if hexes of a list are closed ground, which units may not
// enter.
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
	n.Doc.Found.Warnf(n.Pos(), CodeClosed, "%s closed terrain (`%s`) in %s%s", what, m.TerrainAt(hexes[i]).ID, m.Grid.Label(hexes[i]), also).
		Hintf("%s", hint)
}

// nearestOpen returns the label of the open hex nearest to a hex, or "" if the map has
// none.
func (m *Map) nearestOpen(from hex.Hex) string {
	best, label := m.Grid.Cols+2*m.Grid.Rows, ""
	for h := range m.Grid.Hexes() {
		if d := from.Distance(h); d < best && !m.TerrainAt(h).Closed {
			best, label = d, m.Grid.Label(h)
		}
	}
	return label
}
