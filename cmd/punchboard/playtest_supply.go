package main

import (
	"context"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/playtest/session"
	"punchboard/playtest/verdict"
)

func newPlaytestSupply(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "supply GAME|DIR",
		Short: "Find how many of each marker to print",
		Long: `Play games with an unlimited supply of markers, and report how many of each marker are
enough for 999 of 1,000 games, next to the number on the counter sheet.`,
		Example: `  punchboard playtest supply mygame
  punchboard playtest supply mygame --games 200000 --agents random,random`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.supply(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.games, "games", 0, "number of games (default 40,000)")
	cmd.Flags().StringVar(&r.agents, "agents", "", whoPlays+"(default: the best player for the game, twice)")
	setPlaceholder(cmd, "games", "N")
	return cmd
}

func (r *playRunner) supply(ctx context.Context, arg string) error {
	p, err := r.open(ctx, arg)
	if err != nil {
		return err
	}
	if p.Agents == nil {
		all := session.InAllSeats(p.Game, session.Strongest(p.Game))
		p.Agents = &all
	}
	run, err := p.Play(ctx, p.Pairings()[0])
	if err != nil {
		return badMatch(err)
	}
	if run.Games() == 0 {
		return ctx.Err()
	}
	told := p.Supply(run, r.flags.lang)
	if r.t.json {
		r.t.result = told.Stocks
	}
	for _, line := range told.Text() {
		r.t.say("%s", line)
	}
	if slices.ContainsFunc(told.Stocks, verdict.Stock.TooFew) {
		return &exit{code: exitFound}
	}
	return ctx.Err()
}
