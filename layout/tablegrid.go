package layout

import (
	"punchboard/fonts"
	"punchboard/geom"
)

// widths shares out the width: columns of a width first, the rest by weight.
func (t *tableContent) widths(p *painter, room geom.Length) ([]slot, geom.Length) {
	wants := make([]want, len(t.columns))
	for i := range t.columns {
		col := &t.columns[i]
		if col.width.said {
			wants[i].size = col.width.in(p).Of(room)
		} else {
			wants[i].weight = max(col.weight.in(p), 0.001)
		}
	}
	return flow(wants, room, 0, "start", nil)
}

// heights gives the height of each row at a scale of the type.
func (t *tableContent) heights(p *painter, rows [][]tableCell, cols []slot, scale float64) (all []geom.Length, sum geom.Length) {
	pad := fourSides(t.pad.in(p))
	for _, row := range rows {
		height := t.rowHeight.in(p)
		if !t.rowHeight.said {
			height = setRow(p, row, cols, pad, scale) + pad.top + pad.bottom
		}
		all = append(all, height)
		sum += height
	}
	return all, sum
}

// setRow lets the cells of a row hang from one line, the baseline of their first
// lines, and gives the height that they need. Cells that stand in the middle or
// at the bottom of the row keep to that.
func setRow(p *painter, row []tableCell, cols []slot, pad insets, scale float64) (height geom.Length) {
	blocks := make([]fonts.Block, len(row))
	base := geom.Length(0)
	for i := range row {
		if c := &row[i]; c.shown {
			blocks[i] = p.shaper.Set(scaled(c.spans, scale), c.setting(cols[i].size-pad.left-pad.right))
			if c.set.valign == "top" {
				base = max(base, firstBaseline(&blocks[i]))
			}
		}
	}
	for i := range row {
		c := &row[i]
		if c.drop = 0; c.shown && c.set.valign == "top" {
			c.drop = base - firstBaseline(&blocks[i])
		}
		height = max(height, c.drop+blocks[i].Height)
	}
	return height
}

func firstBaseline(b *fonts.Block) geom.Length {
	if len(b.Lines) == 0 {
		return 0
	}
	return b.Lines[0].Baseline
}
