package impose

import (
	"punchboard/geom"
	"punchboard/scene"
)

// foldClear is the distance of bleed from a fold: ink cracks on paper that is folded,
// and the glue needs an edge (the trade's value for gutterfolds).
const foldClear = 5 * geom.MM

// foldTurn is the way a sheet is folded, if at all.
type foldTurn uint8

// A sheet folded along a vertical line has its backs to the right of the fronts; along
// a horizontal line, below them and upside down.
const (
	foldNone foldTurn = iota
	foldX
	foldY
)

// sheetFold is the line along which a sheet is folded, so that backs end up behind
// fronts without printing on the other side. It is in the middle of the page, so that
// the edges meet when it is folded correctly.
type sheetFold struct {
	turn foldTurn
	at   geom.Length // x of a vertical line, y of a horizontal one
}

// sheetFolds returns the ways to fold a page.
func sheetFolds(page geom.Size, folded bool) []sheetFold {
	if !folded {
		return []sheetFold{{}}
	}
	return []sheetFold{{foldX, page.W / 2}, {foldY, page.H / 2}}
}

// both returns the part of a field behind which there is printable area.
func (f sheetFold) both(field, area geom.Rect) geom.Rect {
	if f.turn == foldNone {
		return field
	}
	return field.Intersect(f.mirror().rect(area))
}

// front returns the half of a field that holds the fronts. Marks may be nearer to the
// fold than bleed.
func (f sheetFold) front(field geom.Rect, mark geom.Length) geom.Rect {
	edge := f.at - max(foldClear-mark, 0)
	switch f.turn {
	case foldX:
		field.W = edge - field.X
	case foldY:
		field.H = edge - field.Y
	}
	return field
}

// mirror returns the mirror of the fold.
func (f sheetFold) mirror() sheetMirror {
	return sheetMirror{x: f.turn == foldX, sum: 2 * f.at}
}

// line draws the fold across a box, from edge to edge.
func (f sheetFold) line(box geom.Rect) scene.Mark {
	path := geom.LinePath(geom.Pt2(f.at, box.Y), geom.Pt2(f.at, box.Bottom()))
	if f.turn == foldY {
		path = geom.LinePath(geom.Pt2(box.X, f.at), geom.Pt2(box.Right(), f.at))
	}
	dash := []geom.Length{3 * geom.MM, 2 * geom.MM}
	return &scene.Path{Path: path, Stroke: &scene.Stroke{Paint: scene.Black, Width: markWidth, Dash: dash, Butt: true}}
}
