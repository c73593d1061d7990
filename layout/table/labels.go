package table

import "punchboard/geom"

// shareLabels gives the columns up to the row headings, such as one of icons before them,
// the width of the widest of their kind in all tables with further columns, so that the
// texts beside them begin on one line.
func shareLabels(all []*refGrid) {
	var widest []geom.Length
	for _, g := range all {
		if !g.labelled() {
			continue
		}
		for i, n := range g.needs(1)[:g.heading()+1] {
			if i == len(widest) {
				widest = append(widest, 0)
			}
			widest[i] = max(widest[i], n.most)
		}
	}
	for _, g := range all {
		if g.labelled() {
			g.labels = widest[:g.heading()+1]
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
// the row headings take what the columns before them leave.
func (g *refGrid) useLabels(needs []widthRange, room geom.Length, scale float64) {
	if !g.labelled() {
		return
	}
	at := g.heading()
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
