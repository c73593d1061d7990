package hexmap

import (
	"math"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// crossing is where a road crosses water: its direction, and the distance of a bridge's
// walls from its center line.
type crossing struct {
	at, across geom.Vec
	apart      float64
}

// crossings returns where roads cross a hexside, or the middle of the hexside if none
// does.
func (l *roadLayer) crossings(s hex.Side) (all []crossing) {
	for i := range l.placed {
		if r := &l.placed[i]; r.crosses(s) {
			w := l.crossingOf(r, s)
			w.apart = r.reach() + deckAir + parapet/2
			all = append(all, w)
		}
	}
	if all == nil {
		a, b := s.Hexes()
		all = []crossing{{l.sidePoint(s), l.Center(b).Sub(l.Center(a)).Unit(), 4}}
	}
	return all
}

// crossingOf returns where a road crosses a hexside, and its direction there.
func (l *roadLayer) crossingOf(r *road, s hex.Side) crossing {
	side, best := l.Side(s), crossing{}
	least := math.Inf(1)
	for i := 1; i < len(r.line); i++ {
		a, b := r.line[i-1], r.line[i]
		mid := a.Lerp(b, 0.5)
		if d := side.Dist(mid); d < least && b != a {
			least = d
			best = crossing{at: side.Nearest(mid), across: b.Sub(a).Unit()}
		}
	}
	return best
}
