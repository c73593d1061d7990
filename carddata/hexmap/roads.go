package hexmap

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/geom/hex"
)

// edgeWords are the names of the edges of a map.
var edgeWords = []string{"north", "south", "east", "west"}

// roadEnds are the values for where a road continues; "end" is a dead end.
var roadEnds = append([]string{"end"}, edgeWords...)

// pathSettings are the keys of a path through hexes.
var pathSettings = []sections.Setting[*Reader, entry[Road]]{
	{Key: sections.Key{Name: "kind", Type: sections.KString, Required: true, Doc: "One of the kinds under `roads`."},
		Read: func(_ *Reader, e *entry[Road], n source.Node) {
			e.it.Kind = kindNamed(n, e.m.Kinds.Roads, func(k *RoadKind) string { return k.ID })
		}},
	{Key: sections.Key{Name: "id", Type: sections.KString, Doc: "Name in rules: lower-case letters, digits and hyphens."},
		Read: func(_ *Reader, e *entry[Road], n source.Node) { e.it.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Doc: "Name on the map, written along the road."},
		Read: func(l *Reader, e *entry[Road], n source.Node) { e.it.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "hexes", Type: sections.KStrings, Required: true, Doc: "Hexes in order, each next to the one before; ranges run along a column or row."},
		Read: func(_ *Reader, e *entry[Road], n source.Node) { e.it.Hexes = e.m.route(n) }},
	{Key: sections.Key{Name: "from", Type: sections.KEnum, Values: roadEnds, Doc: "Map edge where the road begins, or `end` if it begins in open country."},
		Read: func(_ *Reader, e *entry[Road], n source.Node) { e.it.From, _ = n.Enum("from", roadEnds) }},
	{Key: sections.Key{Name: "to", Type: sections.KEnum, Values: roadEnds, Doc: "Map edge where the road leaves, or `end`."},
		Read: func(_ *Reader, e *entry[Road], n source.Node) { e.it.To, _ = n.Enum("to", roadEnds) }},
}

func newPath(n source.Node) Road { return Road{Pos: n.Pos(), Kind: -1} }

// route reads the hexes of a road, each adjacent to the one before.
func (m *file) route(n source.Node) (hexes []hex.Hex) {
	for _, part := range m.hexRanges(n, "hexes") {
		if len(part.hexes) == 0 {
			return hexes // already reported; the rest would only repeat the fault
		}
		if len(hexes) > 0 {
			if last := hexes[len(hexes)-1]; last.Distance(part.hexes[0]) != 1 {
				part.at.Errorf(CodeRoad, "the road jumps from %s to %s, which are not adjacent", m.Grid.Label(last), m.Grid.Label(part.hexes[0])).
					Hintf("%s", m.neighborsHint(last))
			}
		}
		hexes = append(hexes, part.hexes...)
	}
	return hexes
}

// checkPath checks that a road leads somewhere, and how it crosses rivers.
func checkPath(e *entry[Road]) {
	r := e.it
	if len(r.Hexes) == 0 {
		return
	}
	e.roadEnd("from", r.From, r.Hexes[0])
	e.roadEnd("to", r.To, r.Hexes[len(r.Hexes)-1])
	for i, h := range r.Hexes[1:] {
		side, ok := hex.SideBetween(r.Hexes[i], h)
		if ok && e.m.network().unbridged[side] {
			e.at.Doc.Found.Warnf(e.at.Lookup("hexes").Pos(), CodeBridge, "the road crosses a river at %s without a bridge or ford", e.m.SideName(side)).
				Hintf("add the side to `bridges` or `fords` of the river")
		}
	}
	if r.Kind >= 0 && !e.m.Kinds.Roads[r.Kind].Ferry {
		e.m.warnClosed(e.at.Lookup("hexes"), r.Hexes, "the road runs through", "route it around, or write `ferry: true` for a kind of road that crosses closed terrain")
	}
}

// roadEnd checks one end of a road against the edge that the road declares for it.
func (e *entry[T]) roadEnd(key, edge string, h hex.Hex) {
	m, found, label := e.m, e.at.Doc.Found, e.m.Grid.Label(h)
	switch at := e.at.Lookup(key); {
	case edge == "end":
	case edge != "" && !m.Touches(h, edge):
		at.Errorf(CodeRoad, "the road has `%s: %s`, but %s is not at that edge", key, edge, label).
			Hintf("%s", m.edgeHint(key, edge, h))
	case edge != "" || m.network().somewhere(h):
	case m.rimOf(h) != "":
		found.Warnf(e.at.Lookup("hexes").Pos(), CodeRoad, "the road ends at the map edge in %s but does not say whether it leaves the map", label).
			Hintf("write `%s: %s`, or `%s: end`", key, m.rimOf(h), key)
	default:
		found.Warnf(e.at.Lookup("hexes").Pos(), CodeRoad, "the road has a loose end in %s", label).
			Hintf("continue it to a place, another road or an edge, or write `%s: end`", key)
	}
}

// edgeHint suggests the edge at which a road can leave from a hex, or how it could
// reach the one it names.
func (m *Map) edgeHint(key, edge string, h hex.Hex) string {
	if own := m.rimOf(h); own != "" {
		return "the hex is at the " + own + " edge: write `" + key + ": " + own + "`"
	}
	return "continue it to one of the hexes " + m.edgeHexes(edge)
}

// edgeHexes returns the first and the last label at an edge.
func (m *Map) edgeHexes(edge string) string {
	var first, last hex.Hex
	begun := false
	for h := range m.Grid.Hexes() {
		if m.Touches(h, edge) {
			if last = h; !begun {
				first, begun = h, true
			}
		}
	}
	return m.Grid.Label(first) + "-" + m.Grid.Label(last)
}

// Touches reports whether a hex is at an edge of the map: north, south, east or west,
// the values of Road.From, Road.To and Entry.Edge.
func (m *Map) Touches(h hex.Hex, edge string) bool {
	col, row := m.Grid.Place(h)
	switch edge {
	case "north":
		return row == 0
	case "south":
		return row == m.Grid.Rows-1
	case "west":
		return col == 0
	}
	return col == m.Grid.Cols-1
}

// rimOf returns an edge that a hex touches, or "" for none.
func (m *Map) rimOf(h hex.Hex) string {
	for _, edge := range edgeWords {
		if m.Touches(h, edge) {
			return edge
		}
	}
	return ""
}
