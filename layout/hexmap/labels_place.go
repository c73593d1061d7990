package hexmap

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// findPlace tries places around the middle of the place and takes the one that
// covers least, then the one that is nearest to where such a name stands best.
func (l *labelLayer) findPlace(n *label) {
	middle := l.Centroid(n.hexes)
	home := middle.Add(geom.V(0, preferredLabelOffset(n)))
	least := math.Inf(1)
	for _, y := range nameRows {
		for _, x := range nameColumns {
			at := middle.Add(geom.V(x, y))
			if !fixedRow(n.at, y) {
				continue
			}
			if covers, cost := l.costOf(n, at, home, least); cost < least {
				n.mid, n.covers, least = at, covers, cost
			}
		}
	}
}

// The places that are tried, in hundredths of a hex from the middle.
var (
	nameRows    = [...]float64{0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -24, 24, -28, 28, -32, 32, 40, -40, 48, -48, 56, -58}
	nameColumns = [...]float64{0, -4, 4, -8, 8, -14, 14, -20, 20, -28, 28, -38, 38}
)

// fixedRow reports whether a name that is told where to stand may stand in a row.
func fixedRow(at string, y float64) bool {
	switch at {
	case "top":
		return y <= -16 && y >= -32
	case "bottom":
		return y >= 16 && y <= 32
	case "center":
		return y == 0
	}
	return true
}

// preferredLabelOffset returns how far under the middle of its hexes a name stands best: in the
// middle when it has two hexes, below the number in one.
func preferredLabelOffset(n *label) float64 {
	if len(n.hexes) > 1 {
		return 0
	}
	return -20
}

// costOf returns how much a name would cover at a place, and what that place costs.
// It goes no further than the most that a place may cost.
func (l *labelLayer) costOf(n *label, at, home geom.Vec, most float64) (covers, cost float64) {
	off := at.Sub(home)
	cost = 0.012*math.Abs(off.Y) + 0.03*math.Abs(off.X)
	m := *n
	m.mid = at
	for p := range m.samples(l.Canvas) {
		if cost+10*covers >= most {
			break
		}
		solid, soft := l.coveredAt(p)
		if solid {
			covers++
		}
		if soft {
			cost += 0.35
		}
		h := l.Pick(p)
		if l.KindAt(h) < 0 {
			cost += 3
		}
		if n.strayIn(l, h) {
			cost += 0.12
		}
	}
	return covers, cost + 10*covers
}

// strayIn reports whether a name has no business in a hex: one that it does not name,
// or for what runs through many, one that has a name of its own.
func (n *label) strayIn(l *labelLayer, h hex.Hex) bool {
	if len(n.hexes) == 0 {
		return l.named[h]
	}
	return !slices.Contains(n.hexes, h)
}

// coveredAt reports what lies at a place: type and signs, or else roads and rivers.
func (l *labelLayer) coveredAt(p geom.Vec) (solid, soft bool) {
	near := l.Keep.Near(p)
	for i := range near {
		switch o := &near[i]; {
		case soft && !o.Solid || !o.Within(p, 0.8):
		case o.Solid:
			return true, false // enough: on crowded maps many more lie here
		default:
			soft = true
		}
	}
	return false, soft
}
