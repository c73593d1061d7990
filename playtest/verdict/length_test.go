package verdict

import (
	"testing"

	"punchboard/playtest"
)

// of returns the findings of one class for runs of the test's catalog.
func of(class Class, e Evidence) (found []Finding) {
	if e.Sheet == nil {
		e.Sheet = sheet
	}
	for _, f := range Judge(e) {
		if f.Class == class {
			found = append(found, f)
		}
	}
	return found
}

// TestMinutes estimates the duration of a game with eighty choices.
func TestMinutes(t *testing.T) {
	for _, c := range []struct {
		seconds float64
		claim   [2]int
		level   Level
		typical int
	}{
		{12, [2]int{15, 20}, Pass, 16},
		{12, [2]int{30, 40}, Watch, 16},
		{30, [2]int{30, 40}, Pass, 40},
		{1, [2]int{1, 1}, Pass, 1},
	} {
		l := limits()
		l.Turns, l.Seconds, l.Minutes = [2]int{}, c.seconds, c.claim
		got := of(Length, Evidence{Runs: []*playtest.Stats{healthy()}, Limits: l})
		if len(got) != 1 || got[0].Subject != Minutes || got[0].Level != c.level || got[0].Detail.(*Claim).Typical != c.typical {
			t.Errorf("%v seconds, claim %v: %+v, want %v at %d minutes", c.seconds, c.claim, got, c.level, c.typical)
		}
	}
}

// TestContrary checks that a finding says so if players of another skill
// clearly show the opposite.
func TestContrary(t *testing.T) {
	even := playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{2500, 2500}}, {Seat: playtest.PerSeat[uint64]{2500, 2500}}}
	first := playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{3000, 2000}}, {Seat: playtest.PerSeat[uint64]{2000, 3000}}}
	second := playtest.PerSeat[playtest.Wins]{{Seat: playtest.PerSeat[uint64]{2000, 3000}}, {Seat: playtest.PerSeat[uint64]{3000, 2000}}}
	for _, c := range []struct {
		name       string
		good, weak playtest.PerSeat[playtest.Wins]
		contrary   bool
	}{
		{"both agree", first, first, false},
		{"one is even", first, even, false},
		{"the other is even", even, first, false},
		{"they differ", first, second, true},
		{"they differ the other way", second, first, true},
	} {
		good, weak := healthy(), healthy()
		good.Wins, weak.Wins = c.good, c.weak
		weak.Run.Agents = playtest.Lineup{"random", "random"}
		for _, f := range of(FirstSeat, Evidence{Runs: []*playtest.Stats{weak, good}, Limits: limits()}) {
			if f.Contrary != nil != c.contrary || c.contrary && f.Contrary.Agents != weak.Run.Agents {
				t.Errorf("%s: %+v", c.name, f.Contrary)
			}
		}
	}
}
