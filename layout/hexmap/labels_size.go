package hexmap

import (
	"slices"

	"punchboard/scene"
)

// nameShares are the relative sizes to try for a name if the map's look sets no size
// and there is no free place.
var nameShares = [...]float64{1, 0.88, 0.76}

// sizeThatFits sets a name at its usual size, or smaller if it would cover something,
// leave its hexes or extend beyond the map. It does not change a size that the look
// sets, and does not go below the minimum type size.
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

// mostlyInside reports whether a name is inside its hexes except for about one letter.
func (l *labelLayer) mostlyInside(n *label) bool { return l.strayShare(n) <= 0.1 }

// strayShare returns the share of a name that is in hexes it does not name.
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

// withInk sets a name in dark type, and again in light type, which is larger, if its
// background turns out to be dark.
func (l *labelLayer) withInk(lay func(light bool) label) label {
	n := lay(false)
	n.ink = l.inkOn(l.backgroundOf(&n), n.asked)
	if n.ink.reversed {
		n = lay(true)
		n.ink = l.inkOn(l.backgroundOf(&n), n.asked)
	}
	return n
}

// backgroundOf returns the average background of a name.
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
