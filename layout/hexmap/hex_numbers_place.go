package hexmap

import (
	"cmp"
	"math"
	"slices"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// numberAir is the distance that a number keeps from roads, rivers and badges where there is room.
const numberAir = 1.3

// placeOne tries the place that the look selects, then places all over the hex, and
// uses the nearest one that keeps a distance from everything, or otherwise touches
// nothing. If there is none, the number stays at the selected place.
func (l *numberLayer) placeOne(n *number) {
	for _, air := range [...]float64{numberAir, 0} {
		if l.placeApart(n, air); !n.over {
			return
		}
	}
}

// placeApart places a number at a distance from everything.
func (l *numberLayer) placeApart(n *number, air float64) {
	center, half := l.Center(n.hex), n.half(l.Canvas)
	home := l.home(half)
	n.mid, n.wide, n.over = center.Add(home), !l.insideHex(home, half), false
	if !n.wide && !l.Keep.Crowds(n.mid, half, air) {
		return
	}
	n.wide, n.over = true, true
	for _, off := range l.stepsNear(home) {
		if !l.insideHex(off, half) {
			continue
		}
		at := center.Add(off)
		if n.wide { // the nearest one, in case none is free
			n.mid, n.wide = at, false
		}
		if !l.Keep.Crowds(at, half, air) {
			n.mid, n.over = at, false
			return
		}
	}
}

// stepsNear returns positions in a hex relative to its center, sorted by their distance
// from home.
func (l *numberLayer) stepsNear(home geom.Vec) []geom.Vec {
	if known, ok := l.steps[home]; ok {
		return known
	}
	var all []geom.Vec
	for y := -44.0; y <= 44; y += 2 {
		for x := -48.0; x <= 48; x += 3 {
			all = append(all, geom.V(x, y))
		}
	}
	slices.SortStableFunc(all, func(a, b geom.Vec) int { return cmp.Compare(a.Sub(home).Len(), b.Sub(home).Len()) })
	l.steps[home] = all
	return all
}

// insideHex reports whether a box at a position relative to the center of a hex is
// inside it and clear of its sides, by checking its farthest corner.
func (s *typesetter) insideHex(off, half geom.Vec) bool {
	const air = 1.5
	x, y := math.Abs(off.X)+half.X+air, math.Abs(off.Y)+half.Y+air
	if s.Map.Grid.Orientation == hex.Pointy {
		x, y = y, x
	}
	return y < 50 && y/2+x*math.Sqrt(3)/2 < 50
}

// home returns the position of a number's center selected by the look, relative to the
// center of its hex.
func (l *numberLayer) home(half geom.Vec) geom.Vec {
	top, air := l.topAt(half.X), numberTop
	if len(l.Map.Zones) > 0 {
		air = zoneBand + 2 // all numbers at one height, clear of the bands of zones
	}
	switch l.Map.Look.Numbers {
	case "bottom":
		return geom.V(0, top-air-half.Y)
	case "center":
		return geom.Vec{}
	}
	return geom.V(0, air+half.Y-top)
}

// topAt returns the height of a hex's upper sides above its center at a distance from
// its middle: a wide number must fit under the roof of a pointy hex.
func (l *numberLayer) topAt(half float64) float64 {
	if l.Map.Grid.Orientation == hex.Flat {
		return 50
	}
	return max(30, 57.7-half*0.577-2)
}
