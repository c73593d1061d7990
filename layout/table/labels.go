package table

import (
	"slices"

	"punchboard/geom"
)

// shareLabels gives the columns up to the row headings, such as one of icons before them,
// the width of the widest of their kind in all tables with further columns, so that the
// texts beside them begin on one line. Kinds are counted back from the row headings: a
// column of icons has none of its kind in a table that begins with its headings.
func shareLabels(all []*refGrid) {
	var widest []geom.Length // of the row headings first
	for _, g := range all {
		if !g.labelled() {
			continue
		}
		at := g.heading()
		widest = append(widest, make([]geom.Length, max(0, at+1-len(widest)))...)
		for i, n := range g.needs(1)[:at+1] {
			widest[at-i] = max(widest[at-i], n.most)
		}
	}
	for _, g := range all {
		if g.labelled() {
			g.labels = slices.Clone(widest[:g.heading()+1])
			slices.Reverse(g.labels)
		}
	}
}

// heading returns the column of row headings: the first one with headings, or the first.
func (g *refGrid) heading() int {
	for i := range g.columns {
		if g.columns[i].Header {
			return i
		}
	}
	return 0
}

// labelled reports whether other columns follow the row headings.
func (g *refGrid) labelled() bool { return len(g.columns) > g.heading()+1 }

// useLabels sets the widths of the columns up to the row headings: those that the tables
// share, and for the row headings at most a third of the room, as longer ones are broken
// into lines. Padding is the same at all scales. If the labels have a width of their own,
// the row headings take what the columns before them leave: also as the last column, so that
// numbers before them have one width in several parts.
func (g *refGrid) useLabels(needs []widthRange, room geom.Length, scale float64) {
	at := g.heading()
	if !g.labelled() && (g.labelWidth == 0 || at == 0) {
		return
	}
	own := needs[at].fixed // the table sets its width
	for i, label := range g.labels {
		if needs[i].fixed {
			continue
		}
		side := g.pad.Left + g.pad.Right + roundingSlack
		width := (label - side).Scale(scale) + side
		if i == at {
			width = min(width, room/3)
		}
		width = max(needs[i].least, width)
		needs[i] = widthRange{least: width, most: width, fixed: true}
	}
	if g.labelWidth == 0 || own {
		return
	}
	width := g.labelWidth
	for i := range at {
		needs[i].fixed, needs[i].least = true, needs[i].most
		width -= needs[i].most
	}
	width = max(needs[at].least, width)
	needs[at] = widthRange{least: width, most: width, fixed: true}
}
