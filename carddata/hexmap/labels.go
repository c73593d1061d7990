package hexmap

import (
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom/hex"
)

// hexAt returns the hex with a label.
func (m *file) hexAt(n source.Node, label string) (hex.Hex, bool) {
	h, err := m.Grid.Find(strings.TrimSpace(label))
	if err == nil {
		return h, true
	}
	f := n.Errorf(CodeLabel, "%v", err)
	if m.hints++; m.hints > maxHints {
		return hex.Hex{}, false
	}
	if near := m.nearLabel(strings.TrimSpace(label)); near != "" {
		f.Hintf("did you mean `%s`?", near)
	}
	return hex.Hex{}, false
}

// maxHints limits the search for similar labels.
const maxHints = 50

// nearLabel returns the label of the map that a wrong label probably means: with
// missing zeros added or letters in upper case, the nearest hex if it is off the map,
// or the most similar label.
func (m *file) nearLabel(label string) string {
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

// someLabels returns the labels of the map, or of a part that is small enough to search
// quickly.
func (m *file) someLabels() (labels []string) {
	const most = 5_000
	for h := range m.Grid.Hexes() {
		if labels = append(labels, m.Grid.Label(h)); len(labels) == most {
			break
		}
	}
	return labels
}

// hexRange is one item of a list of hexes: a label or a range.
type hexRange struct {
	at    source.Node
	hexes []hex.Hex
}

// hexRanges reads a list of labels and of ranges such as 0101-0108. For items that
// cannot be read it adds a finding and returns an empty range.
func (m *file) hexRanges(n source.Node, what string) (all []hexRange) {
	items := n.OneOrMore(what)
	if len(items) == 0 && n.Kind == yaml.SequenceNode {
		n.Errorf(CodeEntry, "`%s` is empty", what).Hintf(`list the labels of its hexes: ["%s"]`, m.Grid.Label(hex.Hex{}))
	}
	for _, item := range items {
		s, ok := item.Scalar(what)
		if !ok {
			continue
		}
		part := m.rangeOf(item, s)
		if m.listed += len(part); m.listed > maxListed {
			if m.listed-len(part) <= maxListed {
				item.Errorf(CodeGrid, "the lists of the map contain more than a million hexes; the rest are ignored")
			}
			return all
		}
		all = append(all, hexRange{item, part})
	}
	return all
}

// distinctHexes returns the hexes of a list without duplicates.
func distinctHexes(list []hexRange) (all []hex.Hex) {
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

// rangeOf returns the hexes of a label or range.
func (m *file) rangeOf(n source.Node, s string) []hex.Hex {
	if _, err := m.Grid.Find(strings.TrimSpace(s)); err != nil {
		if from, to, ok := m.cut(s, "-"); ok {
			return m.run(n, from, to)
		}
		s = m.missingEnd(s)
	}
	h, ok := m.hexAt(n, s)
	if !ok {
		return nil
	}
	return []hex.Hex{h}
}

// cut splits a text at the separator between two labels, which may also occur inside
// the labels.
func (m *file) cut(s, sign string) (a, b hex.Hex, ok bool) {
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

// missingEnd returns the end of a range that is not on the map, if the other end is.
func (m *file) missingEnd(s string) string {
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

// run returns the hexes from one hex to another along their column or row.
func (m *file) run(n source.Node, from, to hex.Hex) (all []hex.Hex) {
	col, row := m.Grid.Place(from)
	endCol, endRow := m.Grid.Place(to)
	if col != endCol && row != endRow {
		n.Errorf(CodeLabel, "the range %s does not follow a column or a row", source.Quote(n.Value)).
			Hintf("list the hexes one by one, or use several ranges")
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
