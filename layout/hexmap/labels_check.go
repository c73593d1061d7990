package hexmap

import (
	"punchboard/geom"
	"punchboard/layout/face"
)

// checkReach reports a name that extends beyond the map.
func (l *labelLayer) checkReach(n *label) {
	if out := l.outside(n); out > face.Tolerance {
		l.Found.Warnf(placeOr(n.pos, l.Source.Pos), CodeNameOut, "the name %q runs %s off map `%s`", n.title, face.Tenths(out), l.Map.ID).
			Hintf("shorten it, turn it with `rotate`, or lower `name_size`")
	}
}

// outside returns how far a name extends beyond the box of all hexes; it is negative
// inside.
func (l *labelLayer) outside(n *label) geom.Length {
	size, b := n.size(), l.Bounds
	half, far := geom.V(l.Units(size.W)/2, l.Units(size.H)/2), -b.W
	for _, corner := range [...]geom.Vec{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}} {
		at := l.Exact(n.mid.Add(geom.V(corner.X*half.X, corner.Y*half.Y).Rotate(n.turn * geom.Tau / 360)))
		far = max(far, b.X-at.X, at.X-b.Right(), b.Y-at.Y, at.Y-b.Bottom())
	}
	return far
}

// reportTooLong reports a name that is longer than each of its lines.
func (l *labelLayer) reportTooLong(n *label) {
	l.Found.Warnf(placeOr(n.pos, l.Source.Pos), CodeNameOut, "the name %q is too long for its river or road on map `%s` and is left out", n.title, l.Map.ID).
		Hintf("shorten it, or lower `name_size`")
}

// checkSizes checks the size of the names against the minimum type size.
func (l *labelLayer) checkSizes() {
	const key = "name_size"
	if !l.checkSize("names", key, l.nameHeight(textShare, false), false) {
		return
	}
	for i := range l.placed {
		if l.placed[i].ink.reversed {
			l.checkSize("light names", key, l.nameHeight(textShare, true), true)
			return
		}
	}
}

// checkCovers reports a name for which there was no free place.
func (l *labelLayer) checkCovers(n *label) {
	if n.covers > 0 {
		l.Found.Warnf(placeOr(n.pos, l.Source.Pos), CodeNameHide, "the name %q covers a number, a badge or another name on map `%s`", n.title, l.Map.ID).
			Hintf("shorten it, turn it with `rotate`, raise its `priority`, or lower `name_size`")
	}
}
