package verdict

import (
	"math"

	"punchboard/playtest"
)

// choices judges how many decisions are forced, with only one choice. What
// happens automatically is not a decision and is not counted.
func (j *judge) choices(s *playtest.Stats) {
	f := Finding{Class: Forced, Value: share(s.Forced, s.Decisions), Limit: j.Limits.Forced, N: s.Decisions, Affected: share(s.Forced, s.Decisions)}
	f.Low, f.High = Wilson(s.Forced, s.Decisions)
	f.Level = over(f.Low, f.High, j.Limits.Forced, math.Inf(1))
	j.add(s, f)
}
