package main

import (
	"context"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

func newPlaytestLadder(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "ladder GAME|DIR",
		Short: "Hold the players against each other",
		Long: `Let each kind of player meet the best of the weaker ones, both ways round on the
same luck, until a sequential test tells whether he is a rung above: whether he
wins 55 of 100 games, or half. Players who are no rung above the others are not
asked for their opinion.`,
		Example: `  punchboard playtest ladder mygame
  punchboard playtest ladder mygame --deep`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.ladder(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.games, "games", 0, "how many deals at most, each played both ways round; fewer for players who think when not said")
	cmd.Flags().BoolVar(&r.deep, "deep", false, "also players who think, for minutes")
	return cmd
}

func (r *playRunner) ladder(ctx context.Context, arg string) error {
	p, err := r.flags.open(r.t, arg)
	if err != nil {
		return err
	}
	if err := p.needsWinner(); err != nil {
		return err
	}
	players := r.climbers(p.game)
	top, rungs := players[0], []*verdict.Rung(nil)
	for _, upper := range players[1:] {
		up, err := r.climb(ctx, p, upper, top)
		if err != nil {
			return err
		}
		if ctx.Err() != nil {
			break
		}
		if up.Standing() == verdict.Stands {
			top = upper
		}
		rungs = append(rungs, up)
		r.t.say("%s", report.Rung(up, r.flags.lang))
	}
	if r.t.json {
		return r.t.document(report.RungsJSON(rungs))
	}
	return ctx.Err()
}

// climbers are the players of a ladder, weakest first.
func (r *playRunner) climbers(g playtest.Game) []string {
	return slices.DeleteFunc(g.Players(), func(name string) bool { return name == "seeker" || thinks(name) && !r.deep })
}

// thinks tells whether a player looks ahead, which takes time.
func thinks(name string) bool { return strings.HasPrefix(name, "sh") }

// The deals of a climb at most, and between its looks.
const (
	climbDeals, climbLook     = 2_000, 500
	thoughtDeals, thoughtLook = 200, 20
)

// climb holds a player against one below him.
func (r *playRunner) climb(ctx context.Context, p *played, upper, lower string) (*verdict.Rung, error) {
	most, look := uint64(climbDeals), uint64(climbLook)
	if thinks(upper) {
		most, look = thoughtDeals, thoughtLook
	}
	most = r.count(most)
	var done atomic.Uint64
	m := trial.Match{Agents: [playtest.Seats]string{upper, lower}, Seed: r.flags.seed, Games: most, Workers: r.flags.workers, Played: &done}
	stop := r.t.watch(p.slug+": "+upper+" against "+lower, &done, m.Total(1))
	defer stop()
	return trial.Climb(ctx, p.game, m, look)
}
