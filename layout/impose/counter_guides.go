package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// Guides around counters are gray, so that they differ from the crop marks.
const (
	guideGrey      = scene.Gray(128)
	outlineCorners = 2 * geom.MM
)

// cutCircles draws the circles where discs are punched: over the trim of their fronts,
// because a punch is positioned by eye from above.
func cutCircles(blocks []sheetBlock) []scene.Mark {
	var circles geom.Path
	for i := range blocks {
		for k := range blocks[i].cells {
			if blocks[i].cut.round {
				circles.Append(geom.EllipsePath(blocks[i].trim(k)))
			}
		}
	}
	return guide(circles)
}

// drawing returns the drawing of a stack's piece on the sheet. The bleed of a disc is a
// ring, so that discs do not color the space between them.
func (im *imposer) drawing(s *Stack, p *scene.Piece) *scene.Symbol {
	flat := im.symbol(p)
	if !s.Round {
		return flat
	}
	disc := im.discs[flat]
	if disc == nil {
		clip := geom.EllipsePath(flat.Box)
		disc = &scene.Symbol{ID: flat.ID, Box: flat.Box, Marks: []scene.Mark{&scene.Group{Clip: &clip, Marks: flat.Marks}}}
		im.discs[flat] = disc
	}
	return disc
}

// outlines draws the frames of die blocks, with rounded corners, outside the bleed of
// their counters.
func outlines(blocks []sheetBlock) []scene.Mark {
	var frames geom.Path
	for i := range blocks {
		b := &blocks[i]
		for first := 0; b.cut.lay.Outline && first < b.n; first += b.unit.pieces() {
			box := b.held(first).Inset(-b.cut.backBleed() - outlineAway)
			frames.Append(geom.RoundRectPath(box, geom.AllCorners(outlineCorners)))
		}
	}
	return guide(frames)
}

// held returns the box around the trims of one die block's counters.
func (b *sheetBlock) held(first int) (box geom.Rect) {
	for i := first; i < min(first+b.unit.pieces(), b.n); i++ {
		box = box.Union(b.trim(i))
	}
	return box
}

func guide(path geom.Path) []scene.Mark {
	if path.Empty() {
		return nil
	}
	return []scene.Mark{&scene.Path{Path: path, Stroke: &scene.Stroke{Paint: guideGrey, Width: markWidth}}}
}
