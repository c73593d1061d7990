package carddata

import (
	"strings"

	"gopkg.in/yaml.v3"

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
	if m.hints++; m.hints > maxHints {
		return hex.Hex{}, false
	}
	if near := m.nearLabel(strings.TrimSpace(label)); near != "" {
		f.Hintf("did you mean `%s`?", near)
	}
	return hex.Hex{}, false
}

// maxHints bounds the search for labels that were meant.
const maxHints = 50

// nearLabel gives the label of the map that another was perhaps meant to be: one
// that lacks zeros or has small letters, the hex at the edge when it lies beyond,
// or whatever reads alike.
func (m *mapFile) nearLabel(label string) string {
	if len(label) > 12 {
		return ""
	}
	for _, s := range []string{strings.ToUpper(label), "0" + label, strings.ReplaceAll(label, "O", "0")} {
		if _, err := m.Grid.Find(s); err == nil {
			return s
		}
	}
	wide := m.Grid
	wide.Cols, wide.Rows = 5*maxMapSide, 5*maxMapSide
	if h, err := wide.Find(label); err == nil && !m.Grid.Labels.Col.Backward && !m.Grid.Labels.Row.Backward {
		col, row := wide.Place(h)
		return m.Grid.Label(m.Grid.At(min(col, m.Grid.Cols-1), min(row, m.Grid.Rows-1)))
	}
	return diag.Nearest(label, m.someLabels())
}

// someLabels gives the labels of the map, or of a part of it that is quickly
// searched.
func (m *mapFile) someLabels() (labels []string) {
	const most = 5_000
	for h := range m.Grid.Hexes() {
		if labels = append(labels, m.Grid.Label(h)); len(labels) == most {
			break
		}
	}
	return labels
}

// stretch is one item of a list of hexes: a label or a range.
type stretch struct {
	at    node
	hexes []hex.Hex
}

// stretches reads a list of labels and of ranges such as 0101-0108. Items that
// cannot be read are empty, and have a finding.
func (m *mapFile) stretches(n node, what string) (all []stretch) {
	items := n.oneOrMore(what)
	if len(items) == 0 && n.Kind == yaml.SequenceNode {
		n.errorf(CodeMapEntry, "`%s` names no hex", what).Hintf("name its hexes by their labels: [\"%s\"]", m.Grid.Label(hex.Hex{}))
	}
	for _, item := range items {
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
		all = append(all, stretch{item, part})
	}
	return all
}

// once gives the hexes of a list, each once.
func once(list []stretch) (all []hex.Hex) {
	seen := map[hex.Hex]bool{}
	for _, part := range list {
		for _, h := range part.hexes {
			if !seen[h] {
				seen[h] = true
				all = append(all, h)
			}
		}
	}
	return all
}

// span gives the hexes of a label or range.
func (m *mapFile) span(n node, s string) []hex.Hex {
	if _, err := m.Grid.Find(strings.TrimSpace(s)); err != nil {
		if from, to, ok := m.cut(s, "-"); ok {
			return m.run(n, from, to)
		}
		s = m.lostHalf(s)
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

// lostHalf gives the end of a range that is not on the map, when the other one is.
func (m *mapFile) lostHalf(s string) string {
	a, b, found := strings.Cut(s, "-")
	_, errA := m.Grid.Find(strings.TrimSpace(a))
	_, errB := m.Grid.Find(strings.TrimSpace(b))
	switch {
	case found && errA == nil:
		return b
	case found && errB == nil:
		return a
	}
	return s
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

// SideName writes a side as the file of a map would: 0401/0501, or 0101/N at the
// rim.
func (m *HexMap) SideName(s hex.Side) string {
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
