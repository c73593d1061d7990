package table

import "punchboard/geom"

// shareLabels gives all tables with several columns the widest of their first columns,
// so that the texts beside them begin on one line.
func shareLabels(all []*refGrid) {
	widest := geom.Length(0)
	for _, g := range all {
		if len(g.columns) > 1 {
			widest = max(widest, g.needs(1)[0].most)
		}
	}
	for _, g := range all {
		g.label = widest
	}
}

// useLabel sets the width of the first column that the tables share, at most a third of
// the room: longer row headings are broken into lines. Padding is the same at all scales.
func (g *refGrid) useLabel(needs []widthRange, room geom.Length, scale float64) {
	if g.label == 0 || len(needs) < 2 || needs[0].fixed {
		return
	}
	side := g.pad.Left + g.pad.Right + roundingSlack
	width := max(needs[0].least, min((g.label-side).Scale(scale)+side, room/3))
	needs[0] = widthRange{least: width, most: width, fixed: true}
}
