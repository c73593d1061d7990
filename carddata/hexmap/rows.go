package hexmap

import (
	"cmp"
	"strings"
	"unicode"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// maxRowText limits the text of a map's rows: 200 rows of 200 hexes with spaces between
// them.
const maxRowText = 200_000

// row is one row of the map as it is written in the file.
type row struct {
	source.Node
	text  string
	first diag.Pos // of its first character
}

// readRows reads the terrain of all hexes from the rows.
func (m *file) readRows() {
	n := m.sections.rows
	if !n.Exists() {
		return
	}
	rows := mapRows(n)
	if len(rows) != m.Grid.Rows {
		n.Errorf(CodeRows, "the grid has %s, but `rows` has %d", source.Count(m.Grid.Rows, "row"), len(rows)).
			Hintf("write one line for each row, or change `rows` in `grid`")
	}
	codes := map[rune]int{}
	for i, t := range m.Kinds.Terrains {
		for _, r := range t.Code {
			codes[r] = i
		}
	}
	for i, row := range rows[:min(len(rows), m.Grid.Rows)] {
		m.readRow(i, row, codes)
	}
}

// mapRows returns the rows: items of a list, or lines of a text.
func mapRows(n source.Node) (rows []row) {
	size := 0
	for _, item := range n.OneOrMore("rows") {
		s, _ := item.Scalar("rows")
		if size += len(s); size > maxRowText {
			item.Errorf(CodeGrid, "the rows of the map have more than %d characters; the rest is ignored", maxRowText)
			return rows
		}
		rows = appendLines(item, rows, s)
	}
	return rows
}

// appendLines adds the lines of a text as rows.
func appendLines(n source.Node, rows []row, s string) []row {
	start := 0
	for line := range strings.SplitSeq(strings.TrimRight(s, "\n"), "\n") {
		if len(rows) <= maxMapSide { // rows beyond that are only counted
			rows = append(rows, row{n, line, n.PosAt(start)})
		} else {
			rows = append(rows, row{n, line, n.Pos()})
		}
		start += len([]rune(line)) + 1
	}
	return rows
}

// place returns the position of a character of the row.
func (r *row) place(char int) diag.Pos {
	p := r.first
	switch {
	case r.text == r.Value:
		return r.PosAt(char)
	case r.Style == yaml.LiteralStyle: // literal text has no escapes to follow
		p.Col += char
	}
	return p
}

// readRow reads one row, one character per hex.
func (m *file) readRow(row int, r row, codes map[rune]int) {
	col := 0
	for i, c := range []rune(r.text) {
		if unicode.IsSpace(c) {
			continue
		}
		if col < m.Grid.Cols {
			m.readCode(col, row, c, r.place(i), codes)
		}
		col++
	}
	if how := cmp.Compare(col, m.Grid.Cols); how != 0 {
		r.Doc.Found.Errorf(r.first, CodeRows, "row %d is too %s: it has %s for %s", row+1,
			[]string{"short", "", "long"}[how+1], source.Count(col, "character"), source.Count(m.Grid.Cols, "column")).
			Hintf("write one character for each hex; spaces are ignored")
	}
}

// readCode reads the character of one hex.
func (m *file) readCode(col, row int, c rune, at diag.Pos, codes map[rune]int) {
	h := &m.Hexes[row*m.Grid.Cols+col]
	h.Pos = at
	t, ok := codes[c]
	if !ok {
		m.file.Doc.Found.Errorf(at, CodeTerrain, "no terrain has the code `%c`", c).Hintf("%s", m.codeList())
		return
	}
	h.Terrain, h.Level = t, m.Kinds.Terrains[t].Level
}

// codeList returns the codes with their terrains, for hints.
func (m *file) codeList() string {
	var all []string
	for _, t := range m.Kinds.Terrains {
		if t.Code != "" && len(all) < 40 {
			all = append(all, t.Code+" ("+t.ID+")")
		}
	}
	if all == nil {
		return "give each terrain a character with `code`"
	}
	return "use one of the codes " + strings.Join(all, ", ")
}
