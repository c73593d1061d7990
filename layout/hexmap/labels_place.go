package hexmap

import (
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/hexmap/texture"
)

// findPlace tries positions around the center of the place and uses the one that covers
// least, and among equals the one nearest to the preferred position.
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

// The positions to try, in hundredths of a hex from the center.
var (
	nameRows    = [...]float64{0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20, -24, 24, -28, 28, -32, 32, 40, -40, 48, -48, 56, -58}
	nameColumns = [...]float64{0, -4, 4, -8, 8, -14, 14, -20, 20, -28, 28, -38, 38}
)

// fixedRow reports whether a name with a position set in the file may be in a row.
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

// preferredLabelOffset returns how far below the center of its hexes a name is best
// placed: at the center if it has two hexes, below the number if it has one.
func preferredLabelOffset(n *label) float64 {
	if len(n.hexes) > 1 {
		return 0
	}
	return -20
}

// costOf returns how much a name would cover at a position, and the total cost. It
// stops as soon as the cost exceeds most.
func (l *labelLayer) costOf(n *label, at, home geom.Vec, most float64) (covers, cost float64) {
	off := at.Sub(home)
	cost = 0.012*math.Abs(off.Y) + 0.03*math.Abs(off.X)
	for p := range n.samplesAt(at, l.Canvas) {
		if cost+10*covers >= most {
			break
		}
		solid, soft := l.coveredAt(p, softReachOf(n))
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
			cost += strayCost
		}
		if n.turn == 0 && (l.reachedByTrees(n, p.Add(geom.V(treeReach, 0))) || l.reachedByTrees(n, p.Sub(geom.V(treeReach, 0)))) {
			cost += treeCost
		}
	}
	return covers, cost + 10*covers
}

// reachedByTrees reports whether a point is in a hex that a name does not name and whose trees may reach over its sides.
func (l *labelLayer) reachedByTrees(n *label, p geom.Vec) bool {
	h := l.Pick(p)
	t := l.TerrainAt(h)
	return t != nil && texture.Rises(t.Pattern) && !slices.Contains(n.hexes, h)
}

// The costs of each point of a name in a hex that it does not name, and of each beside trees of another hex, which may
// reach so far.
const (
	strayCost = 0.12
	treeCost  = 0.3
	treeReach = 11.0
)

// strayIn reports whether a name should avoid a hex: one that it does not name, or, for
// rivers and roads, one with a name of its own.
func (n *label) strayIn(l *labelLayer, h hex.Hex) bool {
	if len(n.hexes) == 0 {
		return l.named[h]
	}
	return !slices.Contains(n.hexes, h)
}

// softReachOf returns the distance from a river or road within which a point of a name costs; the names of rivers and
// roads stand beside them.
func softReachOf(n *label) float64 {
	if len(n.hexes) == 0 {
		return typeReach
	}
	return 2.5
}

// typeReach is the distance from type within which a point of a name covers it.
const typeReach = 0.8

// coveredAt reports what is at a point: type and badges, or otherwise roads and rivers within a distance.
func (l *labelLayer) coveredAt(p geom.Vec, softReach float64) (solid, soft bool) {
	near := l.Keep.Near(p)
	for i := range near {
		switch o := &near[i]; {
		case soft && !o.Solid || !o.Within(p, softReach) || o.Solid && !o.Within(p, typeReach):
		case o.Solid:
			return true, false // enough to know; on crowded maps there are many more
		default:
			soft = true
		}
	}
	return false, soft
}
