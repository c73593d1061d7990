package carddata

import (
	"slices"
	"strings"

	"punchboard/diag"
	"punchboard/geom/hex"
)

// hexAt looks up the hex of a label.
func (m *mapFile) hexAt(n node, label string) (hex.Hex, bool) {
	h, err := m.Grid.Find(strings.TrimSpace(label))
	if err == nil {
		return h, true
	}
	f := n.errorf(CodeMapLabel, "%v", err)
	if near := m.nearLabel(strings.TrimSpace(label)); near != "" {
		f.Hintf("did you mean `%s`?", near)
	}
	return hex.Hex{}, false
}

// nearLabel gives the label of the map that another was perhaps meant to be: the
// same with small letters, zeros, or a sign that YAML took away. It looks at a
// part of the map only when that is large.
func (m *mapFile) nearLabel(label string) string {
	if len(label) > 12 {
		return ""
	}
	for _, s := range []string{strings.ToUpper(label), "0" + label, "00" + label} {
		if _, err := m.Grid.Find(s); err == nil {
			return s
		}
	}
	const most = 5_000
	var known []string
	for h := range m.Grid.Hexes() {
		if known = append(known, m.Grid.Label(h)); len(known) == most {
			break
		}
	}
	return diag.Nearest(label, known)
}

// hexes reads a list of labels and of ranges such as 0101-0108. A hex of the map
// stands in it as often as it is named.
func (m *mapFile) hexes(n node, what string) []hex.Hex {
	var all []hex.Hex
	for _, item := range n.oneOrMore(what) {
		s, ok := item.scalar(what)
		if !ok {
			continue
		}
		part := m.span(item, s)
		if m.listed += len(part); m.listed > maxListed {
			if m.listed-len(part) <= maxListed {
				item.errorf(CodeMapGrid, "the lists of the map name more than a million hexes; the rest is not read")
			}
			return all
		}
		all = append(all, part...)
	}
	return all
}

// hexSet reads a list of hexes in which each stands once.
func (m *mapFile) hexSet(n node) []hex.Hex {
	seen := map[hex.Hex]bool{}
	return slices.DeleteFunc(m.hexes(n, "hexes"), func(h hex.Hex) bool {
		again := seen[h]
		seen[h] = true
		return again
	})
}

// span gives the hexes of a label or range.
func (m *mapFile) span(n node, s string) []hex.Hex {
	if _, err := m.Grid.Find(strings.TrimSpace(s)); err != nil {
		if from, to, ok := m.cut(s, "-"); ok {
			return m.run(n, from, to)
		}
	}
	h, ok := m.hexAt(n, s)
	if !ok {
		return nil
	}
	return []hex.Hex{h}
}

// cut parts a text at the sign between two labels, which may itself be in them.
func (m *mapFile) cut(s, sign string) (a, b hex.Hex, ok bool) {
	for i := range s {
		if !strings.HasPrefix(s[i:], sign) || i > 30 {
			continue
		}
		a, errA := m.Grid.Find(strings.TrimSpace(s[:i]))
		b, errB := m.Grid.Find(strings.TrimSpace(s[i+len(sign):]))
		if errA == nil && errB == nil {
			return a, b, true
		}
	}
	return a, b, false
}

// run gives the hexes from one to another along their column or row.
func (m *mapFile) run(n node, from, to hex.Hex) (all []hex.Hex) {
	col, row := m.Grid.Place(from)
	endCol, endRow := m.Grid.Place(to)
	if col != endCol && row != endRow {
		n.errorf(CodeMapLabel, "the range %s runs neither along a column nor along a row", quoted(n.Value)).
			Hintf("name the hexes one by one, or in several ranges")
		return nil
	}
	for {
		all = append(all, m.Grid.At(col, row))
		if col == endCol && row == endRow {
			return all
		}
		col, row = col+sign(endCol-col), row+sign(endRow-row)
	}
}

func sign(n int) int { return max(-1, min(1, n)) }

// sides reads a list of hexsides.
func (m *mapFile) sides(n node, what string) (all []hexSide) {
	for _, item := range n.oneOrMore(what) {
		s, ok := item.scalar(what)
		if !ok {
			continue
		}
		if side, ok := m.side(item, s); ok {
			all = append(all, hexSide{item, side})
		}
	}
	return all
}

// hexSide is a side where the file names it.
type hexSide struct {
	at node
	hex.Side
}

// side reads a hexside: two neighbours as in 0401/0501, or a hex and the way out
// of it as in 0101/N, which also names the sides of the rim.
func (m *mapFile) side(n node, s string) (hex.Side, bool) {
	if a, b, ok := m.cut(s, "/"); ok {
		side, beside := hex.SideBetween(a, b)
		if !beside {
			n.errorf(CodeMapSide, "%s and %s are no neighbours", m.Grid.Label(a), m.Grid.Label(b)).Hintf("%s", m.besides(a))
		}
		return side, beside
	}
	i := strings.LastIndex(s, "/")
	if i < 0 {
		n.errorf(CodeMapSide, "%s is not a hexside", quoted(s)).Hintf("write the two hexes that it parts: `0401/0501`")
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
		_, ok = m.hexAt(n, way)
		return hex.Side{}, false
	}
	n.errorf(CodeMapSide, "%s is no way out of a hex of this map", quoted(way)).Hintf("%s", diag.DidYouMean(way, m.ways()))
	return hex.Side{}, false
}

// ways names the six ways out of a hex.
func (m *mapFile) ways() (names []string) {
	for d := range hex.Dir(hex.Dirs) {
		names = append(names, m.Grid.Orientation.Name(d))
	}
	return names
}

// besides says which hexes lie beside one.
func (m *mapFile) besides(h hex.Hex) string {
	var labels []string
	for _, g := range h.Neighbors() {
		if m.Grid.Contains(g) {
			labels = append(labels, m.Grid.Label(g))
		}
	}
	return "beside " + m.Grid.Label(h) + " lie " + strings.Join(labels, ", ")
}

// sideName writes a side as the file would.
func (m *HexMap) sideName(s hex.Side) string {
	a, b := s.Hexes()
	switch {
	case !m.Grid.Contains(a):
		return m.Grid.Label(b) + "/" + m.Grid.Orientation.Name(s.Dir().Opposite())
	case !m.Grid.Contains(b):
		return m.Grid.Label(a) + "/" + m.Grid.Orientation.Name(s.Dir())
	}
	return m.Grid.Label(a) + "/" + m.Grid.Label(b)
}
