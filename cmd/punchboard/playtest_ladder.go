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
	p, err := r.open(arg)
	if err != nil {
		return err
	}
	if err := needsWinner(p); err != nil {
		return err
	}
	rungs, err := p.Ladder(ctx, func(rung *verdict.AdjacentPlayers) { r.t.say("%s", report.Rung(rung, r.flags.lang)) })
	if err != nil {
		return err
	}
	if r.t.json {
		return r.t.document(report.RungsJSON(rungs))
	}
	return ctx.Err()
}
