package audit

import (
	"slices"

	"punchboard/geom"
)

// checkTiles checks that the pages of a poster hold every copy completely: each tile at
// its own size and in the printable area, and all tiles of a side together covering it
// with the required overlap.
func (c *checker) checkTiles(placed []Placed) {
	shown := map[name][]geom.Rect{} // parts of the piece, in its own coordinates
	for i := range placed {
		p := &placed[i]
		n, ok := readTag(p.Tag)
		want := c.byID[n.id]
		if !ok || want == nil || n.nth > want.Copies || n.back && !want.TwoSided {
			c.found.Errorf(c.at(want), CodeUnexpected, "page %d contains %q, which is not part of the print job", p.Page+1, p.Tag)
			continue
		}
		c.countTile(p, n, want)
		shown[n] = append(shown[n], p.Ink.Moved(geom.Pt2(-p.At.E, -p.At.F)))
	}
	for i := range c.want {
		c.checkWhole(&c.want[i], shown)
	}
}

// countTile compares one tile with what is expected. Tiles are not rotated, so the
// piece is only translated on the page.
func (c *checker) countTile(p *Placed, n name, want *Expected) {
	c.checkDrawing(p, n, want)
	if m := p.At; m.A != 1 || m.B != 0 || m.C != 0 || m.D != 1 {
		c.found.Errorf(want.Pos, CodeScaled, "%s is scaled or rotated on page %d", p.Tag, p.Page+1)
	}
	area := c.pages[p.Page].R().Inset(c.flip.Margin - Tolerance)
	if !area.Contains(p.Ink) {
		c.found.Errorf(want.Pos, CodeOutside, "%s leaves the printable area of page %d", p.Tag, p.Page+1)
	}
}

// checkWhole checks that the tiles of each copy show all of it.
func (c *checker) checkWhole(want *Expected, shown map[name][]geom.Rect) {
	sides := []bool{false}
	if want.TwoSided {
		sides = append(sides, true)
	}
	for nth := 1; nth <= want.Copies; nth++ {
		for _, back := range sides {
			n := name{want.ID, nth, back}
			switch tiles := shown[n]; {
			case len(tiles) == 0:
				c.found.Errorf(want.Pos, CodeMissing, "%s is missing from the pages", n.tag())
			case !coverAll(c.trimmed(tiles, want.Size.R()), want.Size.R()):
				c.found.Errorf(want.Pos, CodeLost, "the tiles of %s do not cover all of it", n.tag())
			}
		}
	}
}

// trimmed removes half of the overlap from each side of the tiles except at the edge of
// the piece; what is left must still cover it.
func (c *checker) trimmed(tiles []geom.Rect, piece geom.Rect) []geom.Rect {
	cut := c.flip.Overlap/2 - Tolerance
	kept := make([]geom.Rect, len(tiles))
	for i, t := range tiles {
		left, top, right, bottom := t.X, t.Y, t.Right(), t.Bottom()
		if left > piece.X {
			left += cut
		}
		if top > piece.Y {
			top += cut
		}
		if right < piece.Right() {
			right -= cut
		}
		if bottom < piece.Bottom() {
			bottom -= cut
		}
		kept[i] = geom.Rect{X: left, Y: top, W: right - left, H: bottom - top}
	}
	return kept
}

// coverAll reports whether rectangles together cover another: each cell between their
// edges must be inside one of them.
func coverAll(tiles []geom.Rect, piece geom.Rect) bool {
	xs, ys := []geom.Length{piece.X, piece.Right()}, []geom.Length{piece.Y, piece.Bottom()}
	for _, t := range tiles {
		xs = append(xs, within(piece.X, t.X, piece.Right()), within(piece.X, t.Right(), piece.Right()))
		ys = append(ys, within(piece.Y, t.Y, piece.Bottom()), within(piece.Y, t.Bottom(), piece.Bottom()))
	}
	slices.Sort(xs)
	slices.Sort(ys)
	xs, ys = slices.Compact(xs), slices.Compact(ys)
	for i := 1; i < len(xs); i++ {
		for j := 1; j < len(ys); j++ {
			cell := geom.Rect{X: xs[i-1], Y: ys[j-1], W: xs[i] - xs[i-1], H: ys[j] - ys[j-1]}
			if !slices.ContainsFunc(tiles, func(t geom.Rect) bool { return t.Contains(cell) }) {
				return false
			}
		}
	}
	return true
}

func within(least, v, most geom.Length) geom.Length { return max(least, min(v, most)) }
