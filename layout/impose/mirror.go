package impose

import (
	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/scene"
)

// sheetMirror maps places on the front of a sheet to the places behind them: mirrored
// left to right if the paper is turned about a vertical line, top to bottom about a
// horizontal one.
type sheetMirror struct {
	x   bool
	sum geom.Length // of a coordinate and its mirror image
}

// duplexMirror returns the mirror for backs on the other side of the paper. Turned over
// its long edge, a portrait sheet turns like the page of a book and a landscape sheet
// like that of a wall calendar.
func duplexMirror(page geom.Size, d carddata.Duplex) sheetMirror {
	if page.Landscape() == (d == carddata.DuplexShort) {
		return sheetMirror{x: true, sum: page.W}
	}
	return sheetMirror{sum: page.H}
}

// duplexFlag returns the duplex setting that the printer needs for the mirror to be
// right.
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

// angle returns the rotation, in degrees clockwise, of a back that is upright behind a
// front with the given rotation.
func (m sheetMirror) angle(front int) int {
	if m.x {
		return (360 - front) % 360
	}
	return (540 - front) % 360
}

// matrix returns the matrix from the front to the place behind it, mirrored: for lines,
// not for pieces.
func (m sheetMirror) matrix() geom.Matrix {
	if m.x {
		return geom.Matrix{A: -1, D: 1, E: m.sum}
	}
	return geom.Matrix{A: 1, D: -1, F: m.sum}
}

// placementMatrix returns the matrix that places a piece, rotated by quarter turns, on
// a trim box.
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
