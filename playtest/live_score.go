package playtest

import "sync/atomic"

// Live is the progress of a run, for display while it lasts. The final figures
// are in Stats.
type Live struct{ ended, points atomic.Uint64 }

// Score returns how many games have ended, and the points of seat 0 in them: as
// many as the game has seats for a win, one for a draw. A game that ends during the call may be counted in
// only one of the two.
func (l *Live) Score() (ended, points uint64) { return l.ended.Load(), l.points.Load() }

func (l *Live) count(o Outcome, seats int) {
	if l != nil {
		l.points.Add(o.points(0, seats))
		l.ended.Add(1)
	}
}
