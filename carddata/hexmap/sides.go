package hexmap

import (
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom/hex"
)

// sides reads a list of hexsides.
func (m *file) sides(n source.Node, what string) (all []hexSide) {
	for _, item := range n.OneOrMore(what) {
		s, ok := item.Scalar(what)
		if !ok {
			continue
		}
		if side, ok := m.side(item, s); ok {
			all = append(all, hexSide{item, side})
		}
	}
	return all
}

// hexSide is a hexside with its position in the file.
type hexSide struct {
	at source.Node
	hex.Side
}

// side reads a hexside: two neighbors such as 0401/0501, or a hex and a direction such
// as 0101/N, which can also name hexsides on the rim.
func (m *file) side(n source.Node, s string) (hex.Side, bool) {
	if a, b, ok := m.cut(s, "/"); ok {
		return m.between(n, a, b)
	}
	i := strings.LastIndex(s, "/")
	if i < 0 {
		n.Errorf(CodeSide, "%s is not a hexside", source.Quote(s)).Hintf("write the two hexes it separates: `0401/0501`")
		return hex.Side{}, false
	}
	h, ok := m.hexAt(n, s[:i])
	if !ok {
		return hex.Side{}, false
	}
	way := strings.TrimSpace(s[i+1:])
	if d, ok := m.Grid.Orientation.Dir(way); ok {
		return h.Side(d), true
	}
	if strings.ContainsAny(way, "0123456789") {
		g, ok := m.hexAt(n, way)
		if !ok {
			return hex.Side{}, false
		}
		return m.between(n, h, g)
	}
	n.Errorf(CodeSide, "%s is not a direction on this map", source.Quote(way)).Hintf("%s", diag.DidYouMean(way, m.ways()))
	return hex.Side{}, false
}

// between returns the hexside that two hexes share.
func (m *file) between(n source.Node, a, b hex.Hex) (hex.Side, bool) {
	side, beside := hex.SideBetween(a, b)
	if !beside {
		n.Errorf(CodeSide, "%s and %s are not adjacent", m.Grid.Label(a), m.Grid.Label(b)).Hintf("%s", m.neighborsHint(a))
	}
	return side, beside
}

// ways returns the names of the six directions out of a hex.
func (m *file) ways() (names []string) {
	for d := range hex.Dir(hex.Dirs) {
		names = append(names, m.Grid.Orientation.Name(d))
	}
	return names
}

// neighborsHint lists the neighbors of a hex.
func (m *file) neighborsHint(h hex.Hex) string {
	var labels []string
	for _, g := range h.Neighbors() {
		if m.Grid.Contains(g) {
			labels = append(labels, m.Grid.Label(g))
		}
	}
	return "beside " + m.Grid.Label(h) + " lie " + strings.Join(labels, ", ")
}

// SideName returns the name of a hexside in a map's file: 0401/0501, or 0101/N on the
// rim.
func (m *Map) SideName(s hex.Side) string {
	a, b := s.Hexes()
	switch {
	case !m.Grid.Contains(a):
		return m.Grid.Label(b) + "/" + m.Grid.Orientation.Name(s.Dir().Opposite())
	case !m.Grid.Contains(b):
		return m.Grid.Label(a) + "/" + m.Grid.Orientation.Name(s.Dir())
	}
	if a, b := m.Grid.Label(a), m.Grid.Label(b); b < a {
		return b + "/" + a
	}
	return m.Grid.Label(a) + "/" + m.Grid.Label(b)
}
