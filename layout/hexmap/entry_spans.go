package hexmap

import (
	"math"

	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
)

// arrowAt identifies the arrow of an entry in a hex.
type arrowAt struct {
	entry *mapdata.Entry
	hex   hex.Hex
}

// spanOf returns the inner and the outer end of the arrow of a hex: where place has put
// it, or in the middle of its side on maps without roads and rivers.
func (l *entryLayer) spanOf(h hex.Hex, way geom.Vec, e *mapdata.Entry) (foot, tip geom.Vec) {
	return l.arrowSpan(h, way, e, l.aside[arrowAt{e, h}])
}

// arrowAsides are the positions to try for an arrow: how far it is from the middle of
// its side, in hundredths of a hex.
var arrowAsides = [...]float64{0, -16, 16, -22, 22}

// placeArrow moves the arrow of a hex along its side, so that it does not hide the end
// of a road or river, if there is a place for it.
func (l *entryLayer) placeArrow(h hex.Hex, way geom.Vec, e *mapdata.Entry) (foot, tip geom.Vec) {
	for _, aside := range arrowAsides {
		if from, to := l.arrowSpan(h, way, e, aside); l.clear(from, to) {
			l.aside[arrowAt{e, h}] = aside
			break
		}
	}
	return l.spanOf(h, way, e)
}

// clear reports whether an arrow from one point to another touches nothing.
func (l *entryLayer) clear(from, to geom.Vec) bool {
	const steps, air = 6, 1.0
	for i := range steps + 1 {
		if !l.Keep.Free(from.Lerp(to, float64(i)/steps), arrowHead*arrowWide+air) {
			return false
		}
	}
	return true
}

// arrowSpan returns the inner and the outer end of an arrow beside the middle of its
// side, clear of the band of a zone. At a corner the outline recedes beside the middle,
// and so does the arrow.
func (l *entryLayer) arrowSpan(h hex.Hex, way geom.Vec, e *mapdata.Entry, aside float64) (foot, tip geom.Vec) {
	reach, band := 50.0, zoneBand
	if way.X != 0 == (l.Map.Grid.Orientation == hex.Flat) {
		reach, band = 57.7, zoneBand*1.155 // at a corner
		if l.Map.Rim != mapdata.CutRim {
			reach -= 0.577 * math.Abs(aside)
		}
	}
	if !l.zones.contains(h) {
		band = 0
	}
	long := arrowLong
	if e.Out && e.In {
		long += arrowHead
	}
	tip = l.Center(h).Add(way.Scale(reach - band - 3)).Add(way.Left().Scale(aside))
	return tip.Sub(way.Scale(long)), tip
}
