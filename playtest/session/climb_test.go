package session

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// alias is a game whose thinking player is really another one, so that climbs
// take no time.
type alias struct {
	playtest.Game
	thinker string
}

func (a alias) named(m playtest.Match) playtest.Match {
	for seat, name := range m.Players {
		if thinks(name) {
			m.Players[seat] = a.thinker
		}
	}
	return m
}

func (a alias) Results(ctx context.Context, m playtest.Match, n *atomic.Uint64) ([]playtest.Result, error) {
	return a.Game.Results(ctx, a.named(m), n)
}

func (a alias) Run(ctx context.Context, m playtest.Match, n *atomic.Uint64) (*playtest.Stats, error) {
	return a.Game.Run(ctx, a.named(m), n)
}

// Players makes the random player the best of the game's own.
func (a alias) Players() []string { return []string{"random", "sh200", "sh1000"} }

// TestDeepAsksWhoStands checks that players that think ahead play against
// themselves only if they beat the game's own, and that the page reports both.
func TestDeepAsksWhoStands(t *testing.T) {
	for _, c := range []struct {
		thinker string
		want    verdict.Standing
		runs    int
	}{{"greedy", verdict.Stands, 1}, {"random", verdict.NoRung, 0}} {
		fsys, _ := games.Open("three-fronts")
		s, _, err := Open(trial.Source{FS: fsys, Place: "three-fronts", Slug: "three-fronts"})
		if err != nil {
			t.Fatal(err)
		}
		s.Options = Options{Seed: 1, Effort: Deep, Games: 40}
		s.Game = alias{s.Game, c.thinker}
		runs, err := s.AskThinkers(t.Context(), nil, time.Hour)
		if err != nil || len(runs) != c.runs || len(s.rungs) != 2 || s.rungs[0].Standing() != c.want {
			t.Errorf("%s as a thinker: %d runs, %v, %v", c.thinker, len(runs), s.rungs, err)
		}
		if len(runs) > 0 && len(s.judge(runs, "en").Ladder()) != 3 {
			t.Error("the page does not tell of both climbs and of who judged")
		}
	}
}
