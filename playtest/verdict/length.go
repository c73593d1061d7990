package verdict

import (
	"math"

	"punchboard/playtest"
)

// Minutes is the subject of a finding about minutes; a finding about turns has
// none.
const Minutes = "minutes"

// length judges how many games end within the turns and minutes claimed on the
// box.
func (j *judge) length(s *playtest.Stats) {
	j.within(s, &s.Turns, Finding{Class: Length}, j.Limits.Turns)
	m := j.Limits.MinutesOf(s)
	j.within(s, &m, Finding{Class: Length, Case: InMinutes, Subject: Minutes}, j.Limits.Minutes)
}

func (j *judge) within(s *playtest.Stats, h *playtest.Histogram, f Finding, claim [2]int) {
	if claim == [2]int{} {
		return
	}
	var k uint64
	for v := claim[0]; v <= min(claim[1], h.Max()); v++ {
		k += h.Count(v)
	}
	f.Value, f.Limit, f.Affected = share(k, s.Games()), j.Limits.InLength, 1-share(k, s.Games())
	f.Detail = &Claim{claim[0], claim[1], h.Quantile(1, 2)}
	f.least(ofGames(k, s.Games()), j.Limits.InLength, 0)
	j.add(s, f)
}

// MinutesOf estimates how many minutes each game of a run takes at a table: its
// decisions times the seconds that a player needs for one.
func (l *Limits) MinutesOf(s *playtest.Stats) (m playtest.Histogram) {
	for steps := range s.Steps.Max() + 1 {
		m.Add(int(math.Round(float64(steps)*l.Seconds/60)), s.Steps.Count(steps))
	}
	return m
}
