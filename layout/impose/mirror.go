package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// sheetMirror takes places on the front of a sheet to those behind them: left
// to right when the paper is turned over an upright line, top to bottom over a
// level one.
type sheetMirror struct {
	x   bool
	sum geom.Length // of a coordinate and its mirror image
}

// duplexMirror returns the mirror for backs on the other side of the paper.
// Turned over its long edge, a portrait sheet turns like the page of a book and
// a landscape one like that of a wall calendar.
func duplexMirror(page geom.Size, d carddata.Duplex) sheetMirror {
	if page.Landscape() == (d == carddata.DuplexShort) {
		return sheetMirror{x: true, sum: page.W}
	}
	return sheetMirror{sum: page.H}
}

// duplexFlag returns what the printer must be told for the mirror to be right.
func duplexFlag(d carddata.Duplex) scene.Duplex {
	if d == carddata.DuplexShort {
		return scene.ShortEdge
	}
	return scene.LongEdge
}

// rect returns the box behind a box.
func (m sheetMirror) rect(r geom.Rect) geom.Rect {
	if m.x {
		r.X = m.sum - r.Right()
	} else {
		r.Y = m.sum - r.Bottom()
	}
	return r
}

// angle returns the turn, in degrees clockwise, of a back that is upright behind
// a front turned so far.
func (m sheetMirror) angle(front int) int {
	if m.x {
		return (360 - front) % 360
	}
	return (540 - front) % 360
}

// matrix takes drawings of the front to behind it, mirrored: for lines, not
// for pieces.
func (m sheetMirror) matrix() geom.Matrix {
	if m.x {
		return geom.Matrix{A: -1, D: 1, E: m.sum}
	}
	return geom.Matrix{A: 1, D: -1, F: m.sum}
}

// placementMatrix returns the matrix that brings a piece, turned by quarters, onto a trim
// box.
func placementMatrix(trim geom.Rect, angle int) geom.Matrix {
	switch angle {
	case 90:
		return geom.Matrix{B: 1, C: -1, E: trim.Right(), F: trim.Y}
	case 180:
		return geom.Matrix{A: -1, D: -1, E: trim.Right(), F: trim.Bottom()}
	case 270:
		return geom.Matrix{B: -1, C: 1, E: trim.X, F: trim.Bottom()}
	}
	return geom.Translate(trim.X, trim.Y)
}
