package playtest

import "sync/atomic"

// Live is what a run has shown so far, for who waits for it. The final figures
// are those of Stats.
type Live struct{ ended, points atomic.Uint64 }

// Score returns how many games have ended, and the points of seat 0 in them: two
// for a win, one for a draw. A game that ends between the two is missing in one.
func (l *Live) Score() (ended, points uint64) { return l.ended.Load(), l.points.Load() }

func (l *Live) count(o Outcome) {
	if l != nil {
		l.points.Add(o.points(0))
		l.ended.Add(1)
	}
}
