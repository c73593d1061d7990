package main

import (
	"context"

	"github.com/spf13/cobra"

	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

func newPlaytestLadder(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "ladder GAME|DIR",
		Short: "Rank the players",
		Long: `Rank the players: each kind of player plays against the best of the weaker ones, every
deal twice with the seats exchanged, until a sequential test shows whether it wins 55%
of games or only half. Findings rely only on players who are stronger than the one
below.`,
		Example: `  punchboard playtest ladder mygame
  punchboard playtest ladder mygame --deep --time 30m`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.ladder(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.games, "games", 0, "maximum number of deals, each played from both seats (default: fewer for thinking players)")
	cmd.Flags().BoolVar(&r.deep, "deep", false, "include thinking players; takes minutes")
	cmd.Flags().DurationVar(&r.thinkTime, "time", thinkTime, "time limit; a comparison under way then ends undecided")
	setPlaceholder(cmd, "time", "DURATION")
	setPlaceholder(cmd, "games", "N")
	return cmd
}

func (r *playRunner) ladder(ctx context.Context, arg string) error {
	if err := r.goodTimes(); err != nil {
		return err
	}
	p, err := r.open(ctx, arg)
	if err != nil {
		return err
	}
	if err := needsWinner(p); err != nil {
		return err
	}
	rungs, err := p.Ladder(ctx, r.thinkTime, func(rung *verdict.AdjacentPlayers) {
		r.t.say("%s", report.Rung(rung, r.flags.lang, p.Data.OwnWords(r.flags.lang)))
	})
	if err != nil {
		return err
	}
	if r.t.json {
		r.t.result = report.RungsJSON(rungs)
	}
	return ctx.Err()
}
