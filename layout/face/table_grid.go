package face

import (
	"punchboard/fonts"
	"punchboard/geom"
)

// widths distributes the width: columns with a width first, the rest by weight.
func (t *tableContent) widths(p *Painter, room geom.Length) ([]Slot, geom.Length) {
	wants := make([]flowItem, len(t.columns))
	for i := range t.columns {
		col := &t.columns[i]
		if col.width.IsSet {
			wants[i].size = col.width.In(p).Of(room)
		} else {
			wants[i].weight = max(col.weight.In(p), 0.001)
		}
	}
	return flow(wants, room, 0, "start", nil)
}

// heights returns the height of each row at a scale of the type.
func (t *tableContent) heights(p *Painter, rows [][]tableCell, cols []Slot, scale float64) (all []geom.Length, sum geom.Length) {
	pad := FourSides(t.pad.In(p))
	for _, row := range rows {
		height := t.rowHeight.In(p)
		if !t.rowHeight.IsSet {
			height = alignRow(p, row, cols, pad, scale) + pad.Top + pad.Bottom
		}
		all = append(all, height)
		sum += height
	}
	return all, sum
}

// alignRow aligns the baselines of the first lines of a row's cells, and returns the
// height that the row needs. Cells aligned to the middle or bottom of the row keep
// their alignment.
func alignRow(p *Painter, row []tableCell, cols []Slot, pad Insets, scale float64) (height geom.Length) {
	blocks := make([]fonts.Block, len(row))
	base := geom.Length(0)
	for i := range row {
		if c := &row[i]; c.shown {
			blocks[i] = p.shaper.Set(Scaled(c.Spans, scale), c.Setting(cols[i].Size-pad.Left-pad.Right))
			if c.Style.Valign == "top" {
				base = max(base, FirstBaseline(&blocks[i]))
			}
		}
	}
	for i := range row {
		c := &row[i]
		if c.drop = 0; c.shown && c.Style.Valign == "top" {
			c.drop = base - FirstBaseline(&blocks[i])
		}
		height = max(height, c.drop+blocks[i].Height)
	}
	return height
}

// FirstBaseline returns the distance of the first baseline from the top of a block.
func FirstBaseline(b *fonts.Block) geom.Length {
	if len(b.Lines) == 0 {
		return 0
	}
	return b.Lines[0].Baseline
}
