package hexmap

import (
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/geom"
	"punchboard/geom/hex"
)

var (
	orientationsOfHexes = []string{"flat", "pointy"}
	shiftWords          = []string{"even", "odd"}
	rimWords            = []string{"whole", "cut"}
	letterWords         = []string{"spreadsheet", "doubled"}
	columnEnds          = []string{"left", "right"}
	rowEnds             = []string{"top", "bottom"}
)

// gridEntry is a grid that is being read.
type gridEntry struct {
	m                                   *file
	first                               source.Node
	rowFirst, doubled, backCol, backRow bool
}

// gridSettings are the keys of the section grid of a map.
var gridSettings = []sections.Setting[*Reader, gridEntry]{
	{Key: sections.Key{Name: "orientation", Type: sections.KEnum, Values: orientationsOfHexes, Default: "flat", Doc: "Hex orientation: `flat` hexes have a side on top and form columns, `pointy` hexes have a corner on top and form rows."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) {
			g.m.Grid.Orientation = hex.Orientation(n.Choice("orientation", orientationsOfHexes, 0))
		}},
	{Key: sections.Key{Name: "columns", Type: sections.KInt, Required: true, Doc: "Number of columns, 1 to 200."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) { mapSide(n, "columns", &g.m.Grid.Cols) }},
	{Key: sections.Key{Name: "rows", Type: sections.KInt, Required: true, Doc: "Number of rows, 1 to 200."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) { mapSide(n, "rows", &g.m.Grid.Rows) }},
	{Key: sections.Key{Name: "size", Type: sections.KLength, Required: true, Doc: "Size of a hex on paper, between opposite sides."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) {
			n.LengthBetween("size", 3*geom.MM, 300*geom.MM, &g.m.Flat)
		}},
	{Key: sections.Key{Name: "shifted", Type: sections.KEnum, Values: shiftWords, Default: "even", Doc: "Which columns of flat hexes are half a hex lower, or which rows of pointy hexes are half a hex to the right: `even` (second, fourth, …) or `odd` (first, third, …)."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) {
			g.m.Grid.Shift = hex.Shift(n.Choice("shifted", shiftWords, 0))
		}},
	{Key: sections.Key{Name: "rim", Type: sections.KEnum, Values: rimWords, Default: "whole", Doc: "Edge of the map: jagged with whole hexes, or cut to a rectangle with half hexes."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) { g.m.Rim = Rim(n.Choice("rim", rimWords, 0)) }},
	{Key: sections.Key{Name: "first", Type: sections.KString, Default: "0101", Doc: "Label of the first hex, column first, as a pattern for all: 0101, 1.1, A1, 00-00."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) { g.first = n }},
	{Key: sections.Key{Name: "row_first", Type: sections.KBool, Default: "false", Doc: "Whether labels start with the row."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) { n.Flag("row_first", &g.rowFirst) }},
	{Key: sections.Key{Name: "columns_from", Type: sections.KEnum, Values: columnEnds, Default: "left", Doc: "Side from which labels count columns."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) {
			g.backCol = n.Choice("columns_from", columnEnds, 0) == 1
		}},
	{Key: sections.Key{Name: "rows_from", Type: sections.KEnum, Values: rowEnds, Default: "top", Doc: "Side from which labels count rows."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) { g.backRow = n.Choice("rows_from", rowEnds, 0) == 1 }},
	{Key: sections.Key{Name: "letters", Type: sections.KEnum, Values: letterWords, Default: "spreadsheet", Doc: "Letters after Z: AA, AB, AC, or doubled: AA, BB, CC."},
		Read: func(_ *Reader, g *gridEntry, n source.Node) { g.doubled = n.Choice("letters", letterWords, 0) == 1 }},
}

// mapSide reads the number of columns or rows of a map.
func mapSide(n source.Node, what string, into *int) {
	s, ok := n.Scalar(what)
	if !ok {
		return
	}
	v, isInt := source.ParseInt(s)
	if near := min(max(v, 1), maxMapSide); !isInt || v != near {
		n.Errorf(CodeGrid, "`%s` must be a whole number from 1 to %d, but is %s", what, maxMapSide, source.Quote(s)).Hintf("%s", source.WholeHint(isInt, near))
		return
	}
	*into = v
}

// mapGrid reads the section `grid`. A grid that cannot be used has no columns.
func (l *Reader) mapGrid(m *file, n source.Node) {
	g := &gridEntry{m: m}
	sections.Read(l, n, "`grid`", gridSettings, g)
	at, first := n, "0101"
	if g.first.Exists() {
		s, ok := g.first.Scalar("first")
		if !ok {
			m.Grid.Cols = 0
			return
		}
		at, first = g.first, strings.TrimSpace(s)
	}
	labels, err := hex.ParseLabels(first)
	m.Grid.Labels = g.counted(labels)
	if err == nil && min(m.Grid.Cols, m.Grid.Rows) > 0 {
		err = m.Grid.Check()
	}
	if err != nil {
		at.Errorf(CodeGrid, "%v", err).Hintf(`write the label of the first hex, in quotes: "0101", "1.1" or "A1"`)
	}
	if err != nil || m.Grid.Rows == 0 || m.Flat == 0 {
		m.Grid.Cols = 0
	}
}

// counted returns the labels with the range and letters of the grid.
func (g *gridEntry) counted(l hex.Labels) hex.Labels {
	if g.rowFirst {
		l.Col, l.Row, l.RowFirst = l.Row, l.Col, true
	}
	l.Col.Backward, l.Row.Backward = g.backCol, g.backRow
	for _, a := range []*hex.Axis{&l.Col, &l.Row} {
		if g.doubled && a.Style == hex.Letters {
			a.Style = hex.Doubled
		}
	}
	return l
}
