package hexmap

import (
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom"
	"punchboard/geom/hex"
)

// Dimensions of entry arrows, in hundredths of a hex.
const (
	arrowLong = 18.0
	arrowHead = 9.0
	arrowHalf = 2.6  // of the shaft
	arrowWide = 0.72 // half width of the head, relative to its length
	entryGap  = 5.0  // from the rim of the map to the text along it
)

// addArrows draws the arrow of one hex, at its outer side: inward, outward or both.
func (l *entryLayer) addArrows(path *geom.Path, h hex.Hex, way geom.Vec, e *mapdata.Entry) {
	foot, tip := l.spanOf(h, way, e)
	switch {
	case e.Out && e.In:
		l.doubleArrow(path, foot, tip)
	case e.Out:
		l.arrow(path, foot, tip)
	default:
		l.arrow(path, tip, foot)
	}
}

// arrow draws an arrow from one point to another.
func (l *entryLayer) arrow(path *geom.Path, from, to geom.Vec) {
	dir := to.Sub(from).Unit()
	head := min(arrowHead, to.Sub(from).Len()*0.8)
	neck := to.Sub(dir.Scale(head))
	across := dir.Left()
	l.Polygon(path, from.Add(across.Scale(arrowHalf)), neck.Add(across.Scale(arrowHalf)), neck.Add(across.Scale(arrowHead*arrowWide)), to,
		neck.Sub(across.Scale(arrowHead*arrowWide)), neck.Sub(across.Scale(arrowHalf)), from.Sub(across.Scale(arrowHalf)))
}

// doubleArrow draws an arrow with a head at both ends.
func (l *entryLayer) doubleArrow(path *geom.Path, a, b geom.Vec) {
	dir := b.Sub(a).Unit()
	across := dir.Left()
	at := func(from geom.Vec, along, off float64) geom.Vec {
		return from.Add(dir.Scale(along)).Add(across.Scale(off))
	}
	const head, half, shaft = arrowHead, arrowHead * 0.72, arrowHalf
	l.Polygon(path, a, at(a, head, half), at(a, head, shaft), at(b, -head, shaft), at(b, -head, half), b,
		at(b, -head, -half), at(b, -head, -shaft), at(a, head, -shaft), at(a, head, -half))
}
