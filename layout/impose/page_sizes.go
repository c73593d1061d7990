package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// Crop marks are 3 mm long, as is usual in the trade. They may be 2 mm if that makes
// room for more pieces; shorter ones are too short to guide a knife.
const (
	markLength = 3 * geom.MM
	markLeast  = 2 * geom.MM
)

// stripGap separates the header from the crop marks.
const stripGap = geom.MM

// topAir is left above pieces at the top of a page, so that marks and ruler are apart.
const topAir = 4 * geom.MM

// sheetSetup is one way to use a sheet of paper, before pieces are placed on it.
type sheetSetup struct {
	page  geom.Size // in its orientation
	area  geom.Rect // the printable area
	strip headerStrip
	fold  sheetFold
	field geom.Rect // available for blocks with their bleed and marks
	mark  geom.Length
}

// sheetSetups returns the ways to use the paper, in order of preference if two hold the
// same number of pieces: marks of full length, portrait, and the header along the upper
// edge rather than at the side.
func sheetSetups(p *carddata.Print, h *header, folded bool) []sheetSetup {
	var forms []sheetSetup
	for _, mark := range markLengths(p.Marks) {
		for _, page := range sheetPages(p) {
			for _, fold := range sheetFolds(page, folded) {
				for _, upright := range []bool{false, true} {
					f := sheetSetup{page: page, area: p.Area(page), fold: fold, mark: mark}
					forms = append(forms, f.with(h.strip(f.area, upright)))
				}
			}
		}
	}
	return forms
}

func markLengths(m carddata.Marks) []geom.Length {
	if m == carddata.MarksNone {
		return []geom.Length{0}
	}
	return []geom.Length{markLength, markLeast}
}

func sheetPages(p *carddata.Print) []geom.Size {
	switch upright := p.PaperSize; p.Orientation {
	case carddata.Portrait:
		return []geom.Size{upright}
	case carddata.Landscape:
		return []geom.Size{upright.Turned()}
	default:
		return []geom.Size{upright, upright.Turned()}
	}
}

// with returns the setup with a header, and the remaining room for blocks.
func (f sheetSetup) with(s headerStrip) sheetSetup {
	f.strip, f.field = s, f.area
	taken := s.thickness + stripGap
	if s.upright {
		f.field.X, f.field.W = f.field.X+taken, f.field.W-taken
	} else {
		f.field.Y, f.field.H = f.field.Y+taken, f.field.H-taken
	}
	f.field = f.fold.front(f.fold.both(f.field, f.area), f.mark)
	return f
}

// settle returns by how much to move blocks that occupy feet, so that they are in the
// middle of the page, or at its top, as far as the header permits. On folded sheets they
// are placed close to the fold, because the error of a fold grows with the distance from it.
func (f *sheetSetup) settle(feet geom.Rect, top bool) geom.Point {
	x := middle(f.page.W, feet.W, f.field.X, f.field.Right())
	y := middle(f.page.H, feet.H, f.field.Y, f.field.Bottom())
	if top {
		y = min(f.field.Y+topAir, y)
	}
	switch f.fold.turn {
	case foldX:
		x = f.field.Right() - feet.W
	case foldY:
		y = f.field.Bottom() - feet.H
	}
	return geom.Pt2(x-feet.X, y-feet.Y)
}

// middle returns the position of a length centered on the page, within two limits.
func middle(page, length, least, most geom.Length) geom.Length {
	return max(least, min((page-length)/2, most-length))
}
