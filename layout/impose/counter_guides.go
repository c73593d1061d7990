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

// A tick by which a punch is centered begins outside the color, and ends before that of
// the neighbor.
const (
	tickClear  = 15 * geom.MM / 100
	tickLength = 6 * geom.MM / 10
)

// punchTicks draws four ticks around each disc, in line with its center: on fronts,
// because a punch is positioned by eye from above, and outside the color, so that nothing
// of them stays on a disc.
func punchTicks(blocks []sheetBlock) []scene.Mark {
	var ticks geom.Path
	for i := range blocks {
		b := &blocks[i]
		for k := 0; b.cut.round && k < len(b.cells); k++ {
			trim, near := b.trim(k), b.cut.bleed+tickClear
			for side, way := range outward {
				addLine(&ticks, onward(sideCenter(trim, side), way, near), onward(sideCenter(trim, side), way, near+tickLength))
			}
		}
	}
	return guide(ticks)
}

// sideCenter returns the middle of one side of a box.
func sideCenter(r geom.Rect, side int) geom.Point {
	p := geom.Pt2(r.X+r.W/2, r.Y+r.H/2)
	if side == sideLeft || side == sideRight {
		p.X = edge(r, side)
	} else {
		p.Y = edge(r, side)
	}
	return p
}

// The line that shows where a disc is cut is dashed, so that it does not look like a ring
// of its picture.
const (
	cutCircleWidth  = geom.MM / 10
	cutCircleDash   = 8 * geom.MM / 10
	cutCircleSpaces = 5 * geom.MM / 10
)

// drawing returns the drawing of a stack's piece on the sheet. The bleed of a disc is a
// ring, so that discs do not color the space between them; a fine dashed line in it shows
// the cut if the sheet has marks.
func (im *imposer) drawing(s *Stack, p *scene.Piece, marked bool) *scene.Symbol {
	flat := im.symbol(p)
	if !s.Round {
		return flat
	}
	key := discDrawing{flat, marked}
	disc := im.discs[key]
	if disc == nil {
		disc = &scene.Symbol{ID: flat.ID, Box: flat.Box}
		if marked {
			disc.Marks = append([]scene.Mark{&scene.Use{Symbol: im.drawing(s, p, false), At: geom.Identity}}, cutCircle(p)...)
		} else {
			clip := geom.EllipsePath(flat.Box)
			disc.Marks = []scene.Mark{&scene.Group{Clip: &clip, Marks: flat.Marks}}
		}
		im.discs[key] = disc
	}
	return disc
}

// discDrawing identifies the drawing of a disc, with or without the line of its cut.
type discDrawing struct {
	flat   *scene.Symbol
	marked bool
}

// Tones of the line along a cut: it is lighter than a ground darker than cutCircleDark, gray on
// a ground lighter than cutCircleLight, and darker than those in between. Where a picture or
// a gradient crosses the cut, the line is translucent, so that whatever of it stays on a disc
// that is cut beside it is a shade of the picture: a dark one, or a light one if the ground
// below the picture is darker than cutCircleDeep.
const (
	cutCircleDark   = 0.2
	cutCircleLight  = 0.4
	cutCircleDeep   = 0.08
	cutCircleShaded = 0.25
	cutCircleLit    = 0.2
)

// cutCircle draws the circle along which a disc is cut, just outside it, so that nothing
// stays on the disc.
func cutCircle(p *scene.Piece) []scene.Mark {
	if p.Bleed < 2*cutCircleWidth {
		return nil
	}
	line := func(paint scene.Paint) scene.Mark {
		circle := geom.EllipsePath(p.Size.R().Inset(-cutCircleWidth / 2))
		return &scene.Path{Path: circle, Stroke: &scene.Stroke{Paint: paint, Width: cutCircleWidth, Dash: []geom.Length{cutCircleDash, cutCircleSpaces}, Butt: true}}
	}
	rim := rimOf(p)
	switch bright := scene.Luminance(rim.ground.Screen()); {
	case rim.paint == nil && bright < cutCircleDeep:
		return []scene.Mark{&scene.Group{Opacity: cutCircleLit, Marks: []scene.Mark{line(scene.White)}}}
	case rim.paint == nil:
		return []scene.Mark{&scene.Group{Opacity: cutCircleShaded, Marks: []scene.Mark{line(scene.Black)}}}
	case bright > cutCircleLight:
		return []scene.Mark{line(guideGrey)}
	case bright > cutCircleDark:
		return []scene.Mark{line(scene.Mix(rim.paint.Screen(), scene.Black.Screen(), 0.55))}
	}
	return []scene.Mark{line(scene.Mix(rim.paint.Screen(), scene.White.Screen(), 0.45))}
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
