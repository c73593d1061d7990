package main

import (
	"context"
	"io"
	"sync/atomic"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/verdict"
)

// alias is a game whose thinking player is another one in truth, so that climbs
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

// Players has the random one as the best of the game's own.
func (a alias) Players() []string { return []string{"random", "sh200", "sh1000"} }

// TestDeepAsksWhoStands: players who think play among themselves only where
// they beat the game's own; the page tells of both.
func TestDeepAsksWhoStands(t *testing.T) {
	for _, c := range []struct {
		thinker string
		want    verdict.Standing
		runs    int
	}{{"greedy", verdict.Stands, 1}, {"random", verdict.NoRung, 0}} {
		r := &playRunner{t: newTerminal(io.Discard, io.Discard), deep: true, games: 40}
		p, err := r.flags.open(r.t, "three-fronts")
		if err != nil {
			t.Fatal(err)
		}
		p.game = alias{p.game, c.thinker}
		runs, err := r.deepen(t.Context(), p, nil)
		if err != nil || len(runs) != c.runs || len(p.rungs) != 1 || p.rungs[0].Standing() != c.want {
			t.Errorf("%s as a thinker: %d runs, %v, %v", c.thinker, len(runs), p.rungs, err)
		}
		if len(runs) > 0 && len(pageOf(p, runs, "en").Ladder()) != 1 {
			t.Error("the page does not tell of the climb")
		}
	}
	for _, plain := range []playRunner{{}, {deep: true, agents: "greedy,greedy"}, {deep: true, shard: "1/2"}} {
		if runs, err := plain.deepen(t.Context(), &played{game: alias{}}, nil); err != nil || runs != nil {
			t.Errorf("%+v: %v, %v", plain, runs, err)
		}
	}
}
