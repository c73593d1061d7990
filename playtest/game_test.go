package playtest

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

func toyGame() Game { return Bind(newToy(), strongest()) }

func toyMatch(a, b string, games uint64) Match {
	return Match{Players: Lineup{a, b}, Seed: 3, Games: Range{To: games}}
}

func TestPlayersByName(t *testing.T) {
	g := toyGame()
	if got, want := g.Players(), []string{"random", "seeker", "strongest", "sh200", "sh1000"}; !slices.Equal(got, want) {
		t.Fatalf("players %v, want %v", got, want)
	}
	_, err := g.Run(t.Context(), toyMatch("random", "strong", 1), nil)
	if want := `there is no player "strong"; there are random, seeker, strongest, sh200, sh1000`; err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
	stats, err := g.Run(t.Context(), toyMatch("strongest", "random", 50), nil)
	if err != nil || stats.Games() != 50 || stats.Run.Agents != (Lineup{"strongest", "random"}) {
		t.Errorf("%+v, %v", stats.Run, err)
	}
}

// TestResultsAreTheRun compares the results of single games with the statistics
// of the same run.
func TestResultsAreTheRun(t *testing.T) {
	g, m := toyGame(), toyMatch("strongest", "random", 400)
	m.Games.From = 25
	stats, _ := g.Run(t.Context(), m, nil)
	for _, workers := range []int{1, 5} {
		m.Workers = workers
		results, err := g.Results(t.Context(), m, nil)
		var count [3]uint64
		var turns Histogram
		for _, r := range results {
			count[r.Points]++
			turns.Add(int(r.Turns), 1)
		}
		want := [3]uint64{stats.Wins[0].Seat[1], stats.Wins[0].Draws, stats.Wins[0].Seat[0]}
		if err != nil || len(results) != 375 || count != want || !reflect.DeepEqual(turns, stats.Turns) {
			t.Errorf("%d workers: results %v, want %v, %v", workers, count, want, err)
		}
	}
}

// TestReplayIsTheGame replays games and compares them with the run: as many
// decisions, the same result.
func TestReplayIsTheGame(t *testing.T) {
	g, m := toyGame(), toyMatch("strongest", "random", 0)
	for game := range uint64(20) {
		one := m
		one.Games = Range{game, game + 1}
		stats, _ := g.Run(t.Context(), one, nil)
		var told, rules, dice int
		o, err := g.Replay(m, game, &Story{
			Lang:     "fr",
			Decision: func(d Decision) { told++; check(t, d, told) },
			Rule:     func(RuleID) { rules++ },
			Event:    func(text string) { dice++ },
		})
		if err != nil || stats.Steps.Count(told) != 1 || stats.Turns.Count(o.Turns) != 1 || stats.Margins.Count(int(o.Margin)) != 1 {
			t.Errorf("game %d: told %d decisions, %+v, %v; the run has %+v", game, told, o, err, stats.Steps)
		}
		if rules < told || dice != told {
			t.Errorf("game %d: %d rules and %d dice in %d decisions", game, rules, dice, told)
		}
	}
}

func check(t *testing.T, d Decision, nth int) {
	if d.Step != nth-1 || d.Seat != Seat(d.Step%2) || !strings.HasPrefix(d.Text, "joue ") {
		t.Errorf("decision %+v, number %d", d, nth)
	}
}

func TestReplayTellsFaults(t *testing.T) {
	spoiled := newToy()
	spoiled.spoil = func(s *toyState) { s.points[0] = -1 }
	if _, err := Bind(spoiled).Replay(toyMatch("random", "random", 0), 1, &Story{}); err == nil || err.Error() != "illegal: points below 0" {
		t.Errorf("error %v", err)
	}
	broken := newToy()
	broken.panic = func(s *toyState) bool { return s.turn == 5 }
	if _, err := Bind(broken).Replay(toyMatch("random", "random", 0), 1, &Story{}); err == nil || err.Error() != "broken: toy: no such rule" {
		t.Errorf("error %v", err)
	}
}
