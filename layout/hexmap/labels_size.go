package hexmap

import (
	"slices"

	"punchboard/scene"
)

// nameShares are the sizes that a name is tried in, when the look of the map asks
// for none and no place is free for it.
var nameShares = [...]float64{1, 0.88, 0.76}

// sizeThatFits lays a name as large as its kind is written, or smaller where it
// would cover something, leave its hexes or run off the map. A size that the look
// asks for stays, and so does one below which type may not be.
func (l *labelLayer) sizeThatFits(lay func(share float64) label) (n label) {
	for _, share := range nameShares {
		n = lay(share)
		if l.Map.Look.NameCap > 0 || l.unobstructed(&n) && l.mostlyInside(&n) {
			return n
		}
		if !n.ink.reversed && n.cap <= l.leastCap(false) {
			return n
		}
	}
	return n
}

// mostlyInside reports whether a name stands in the hexes that it names, but for a
// letter.
func (l *labelLayer) mostlyInside(n *label) bool { return l.strayShare(n) <= 0.1 }

// strayShare returns how much of a name stands in hexes that it does not name, as a
// share.
func (l *labelLayer) strayShare(n *label) float64 {
	if len(n.hexes) == 0 {
		return 0
	}
	all, off := 0, 0
	for v := range n.samples(l.Canvas) {
		if all++; !slices.Contains(n.hexes, l.Pick(v)) {
			off++
		}
	}
	return float64(off) / float64(all)
}

// withInk lays a name in dark type, and once more, larger, when its place turns
// out to want light type.
func (l *labelLayer) withInk(lay func(light bool) label) label {
	n := lay(false)
	n.ink = l.inkOn(l.backgroundOf(&n), n.asked)
	if n.ink.reversed {
		n = lay(true)
		n.ink = l.inkOn(l.backgroundOf(&n), n.asked)
	}
	return n
}

// backgroundOf returns the mean of the grounds under a name.
func (l *labelLayer) backgroundOf(n *label) background {
	f := l.backgroundAt(l.Pick(n.mid))
	count := 0.0
	for v := range n.samples(l.Canvas) {
		count++
		at, share := l.backgroundAt(l.Pick(v)), 1/count
		f.bare, f.seen = scene.Mix(f.bare, at.bare, share), scene.Mix(f.seen, at.seen, share)
	}
	return f
}
