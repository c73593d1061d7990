package impose

import (
	"punchboard/geom"
)

// tileSpan is a part of a sheet along one axis.
type tileSpan struct{ from, to geom.Length }

func (s tileSpan) length() geom.Length { return s.to - s.from }

// tileSpans splits a stretch into as few equal spans as the room for each allows;
// neighbors overlap. It returns nil if the room is not larger than the overlap, or if
// there would be more than most spans.
func tileSpans(all tileSpan, room, overlap geom.Length, most int) []tileSpan {
	if all.length() <= room {
		return []tileSpan{all}
	}
	if room <= overlap {
		return nil
	}
	n := int((all.length() - overlap + room - overlap - 1) / (room - overlap))
	if n > most {
		return nil
	}
	length := (all.length() + geom.Length(n-1)*overlap + geom.Length(n) - 1) / geom.Length(n)
	spans := make([]tileSpan, n)
	for i := range spans {
		from := all.from + (all.length()-length)*geom.Length(i)/geom.Length(n-1)
		spans[i] = tileSpan{from, from + length}
	}
	return spans
}

// seams returns the joints of neighbors, in the middle of their overlap.
func seams(spans []tileSpan) []geom.Length {
	joints := make([]geom.Length, 0, len(spans))
	for i := 1; i < len(spans); i++ {
		joints = append(joints, (spans[i].from+spans[i-1].to)/2)
	}
	return joints
}

// tiling is the partition of a sheet: each pair of a column and a row is a tile. The
// spans include the bleed of the sheet.
type tiling struct {
	page       geom.Size
	window     geom.Rect // the area for a tile's picture on its page
	strip      headerStrip
	sketch     geom.Rect
	cols, rows []tileSpan
}

func (t *tiling) count() int { return len(t.cols) * len(t.rows) }

// cutLength returns the total length of all seams.
func (t *tiling) cutLength() geom.Length {
	width := t.cols[len(t.cols)-1].to - t.cols[0].from
	height := t.rows[len(t.rows)-1].to - t.rows[0].from
	return geom.Length(len(t.cols)-1)*height + geom.Length(len(t.rows)-1)*width
}

// better reports whether a tiling has fewer tiles than another, or the same number and
// a shorter length to cut.
func (t *tiling) better(than *tiling) bool {
	if than == nil || t.count() != than.count() {
		return than == nil || t.count() < than.count()
	}
	return t.cutLength() < than.cutLength()
}

// shown returns the part of the sheet that a tile shows.
func (t *tiling) shown(col, row int) geom.Rect {
	c, r := t.cols[col], t.rows[row]
	return geom.Rect{X: c.from, Y: r.from, W: c.length(), H: r.length()}
}

// at returns the position of the sheet's origin on the page of a tile, whose picture is
// centered in the window.
func (t *tiling) at(col, row int) geom.Point {
	shown := t.shown(col, row)
	return geom.Pt2(
		t.window.X+(t.window.W-shown.W)/2-shown.X,
		t.window.Y+(t.window.H-shown.H)/2-shown.Y,
	)
}
