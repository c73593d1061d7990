package verdict

import (
	"math"

	"punchboard/playtest"
)

// choices judges how many decisions are forced, with only one choice. What
// happens automatically is not a decision and is not counted.
func (j *judge) choices(s *playtest.Stats) {
	f := Finding{Class: Forced, Value: share(s.Forced, s.Decisions), Limit: j.Limits.Forced, N: s.Decisions, Affected: share(s.Forced, s.Decisions)}
	f.most(ofClusters(s.Forced, s.Decisions, s.Choices), j.Limits.Forced, math.Inf(1))
	j.add(s, f)
}
