package main

import (
	"cmp"
	"context"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/verdict"
)

func newPlaytestSupply(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "supply GAME|DIR",
		Short: "Say how many of each marker to print",
		Long: `Play games as if there were no end of markers, and say how many of each are
enough for 999 games in 1,000, beside how many the counter sheet prints.`,
		Example: `  punchboard playtest supply mygame
  punchboard playtest supply mygame --games 200000 --agents random,random`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.supply(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	cmd.Flags().Uint64Var(&r.games, "games", 0, "how many games; 40,000 when not said")
	cmd.Flags().StringVar(&r.agents, "agents", "", whoPlays+"the game's own best player twice when not said")
	return cmd
}

func (r *playRunner) supply(ctx context.Context, arg string) error {
	p, err := r.flags.open(r.t, arg)
	if err != nil {
		return err
	}
	if r.agents == "" {
		best := strongest(p.game.Players())
		r.agents = best + "," + best
	}
	pairs, err := r.pairings(p.game)
	if err != nil {
		return err
	}
	s, err := r.play(ctx, p, pairs[0])
	if err != nil || s.Games() == 0 {
		return cmp.Or(err, ctx.Err())
	}
	told := supplyOf(p, s, r.flags.lang)
	if r.t.json {
		if err := r.t.document(told.Stocks); err != nil {
			return failed(err)
		}
	}
	for _, line := range told.Text() {
		r.t.say("%s", line)
	}
	if slices.ContainsFunc(told.Stocks, verdict.Stock.TooFew) {
		return &exit{code: exitFound}
	}
	return ctx.Err()
}

// supplyOf holds what games want against what is printed.
func supplyOf(p *played, s *playtest.Stats, lang string) *report.Supply {
	short := limitsOf(p.data).Shortage
	return &report.Supply{
		Lang: lang, Title: p.title(lang), Names: p.names(lang), Agents: s.Run.Agents, Seed: s.Run.Seed, Games: s.Games(),
		Short: short, Stocks: verdict.Stocks(p.game.Sheet(), s, short),
	}
}
