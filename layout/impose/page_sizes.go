package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
)

// Crop marks are 3 mm long, as the trade draws them. They may be 2 mm where
// that makes room for more pieces: shorter ones are no guide for a knife.
const (
	markLength = 3 * geom.MM
	markLeast  = 2 * geom.MM
)

// stripGap keeps the header away from the crop marks.
const stripGap = geom.MM

// sheetSetup is one way to use a sheet of paper, before pieces stand on it.
type sheetSetup struct {
	page  geom.Size // as the sheet lies before the reader
	area  geom.Rect // what the printer reaches
	strip headerStrip
	fold  sheetFold
	field geom.Rect // room for blocks with their bleed and marks
	mark  geom.Length
}

// sheetSetups lists the ways to use the paper, better ones first where two hold
// as many pieces: marks of full length, portrait, and the header along the upper
// edge rather than up the side.
func sheetSetups(p *carddata.Print, h *header, folded bool) []sheetSetup {
	var forms []sheetSetup
	for _, mark := range markLengths(p.Marks) {
		for _, page := range sheetPages(p) {
			for _, fold := range sheetFolds(page, folded) {
				for _, upright := range []bool{false, true} {
					f := sheetSetup{page: page, area: page.R().Inset(p.Margin), fold: fold, mark: mark}
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

// with returns the form its header, and the blocks what is left beside it.
func (f sheetSetup) with(s headerStrip) sheetSetup {
	f.strip, f.field = s, f.area
	taken := s.thickness + stripGap
	if s.upright {
		f.field.X, f.field.W = f.field.X+taken, f.field.W-taken
	} else {
		f.field.Y, f.field.H = f.field.Y+taken, f.field.H-taken
	}
	f.field = f.fold.front(f.field, f.mark)
	return f
}

// settle says how far to move blocks, whose feet lie in a box somewhere, so
// that they stand in the middle of the page as far as the header lets them.
// Folded sheets keep close to the fold: the error of a fold grows with the
// distance from it.
func (f *sheetSetup) settle(feet geom.Rect) geom.Point {
	x := middle(f.page.W, feet.W, f.field.X, f.field.Right())
	y := middle(f.page.H, feet.H, f.field.Y, f.field.Bottom())
	switch f.fold.turn {
	case foldX:
		x = f.field.Right() - feet.W
	case foldY:
		y = f.field.Bottom() - feet.H
	}
	return geom.Pt2(x-feet.X, y-feet.Y)
}

// middle centers a length on the page, but keeps it between two bounds.
func middle(page, length, least, most geom.Length) geom.Length {
	return max(least, min((page-length)/2, most-length))
}
