package main

import (
	"cmp"
	"context"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/session"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

func newPlaytestSweep(t *terminal) *cobra.Command {
	c := &comparer{t: t}
	cmd := &cobra.Command{
		Use:   "sweep GAME|DIR WHERE=FIRST..LAST",
		Short: "Find the best value of a number",
		Long: `Play the same deals with the same dice for each value of one number, and report which
value comes closest to the limits of the game: the best balance among the values with
the game length claimed on the box. WHERE is as in compare --set. Values are a range,
2..6 or 2..10:2, or a list, one,two.`,
		Example: `  punchboard playtest sweep mygame switches.hand_limit=4..8
  punchboard playtest sweep mygame tactics/smoke.copies=0..4 --games 50000
  punchboard playtest sweep mygame switches.rally=active,both`,
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error { return c.sweep(cmd.Context(), args[0], args[1]) },
	}
	c.register(cmd)
	return cmd
}

func (c *comparer) sweep(ctx context.Context, arg, along string) error {
	where, values, err := trial.ParseSweep(along)
	if err != nil {
		return misused(err)
	}
	changes, err := c.changes()
	if err != nil {
		return err
	}
	base, err := c.version(ctx, arg, c.flags.variant, changes)
	if err != nil {
		return err
	}
	versions := make([]playtest.Game, len(values))
	reference := 0
	for i, v := range values {
		p, err := c.version(ctx, arg, c.flags.variant, append(slices.Clone(changes), trial.Change{Where: where, Value: v}))
		if err != nil {
			return err
		}
		versions[i] = p.Game
		if p.Game.Catalog().Data == base.Game.Catalog().Data {
			reference = i
		}
	}
	return c.tellSweep(ctx, base, where, versions, values, reference)
}

func (c *comparer) tellSweep(ctx context.Context, base *session.Session, where string, versions []playtest.Game, values []string, reference int) error {
	m, stop, err := c.match(base, len(versions))
	if err != nil {
		return err
	}
	limits := base.Limits()
	swept, err := trial.Sweep(ctx, versions, values, reference, m, &limits)
	stop()
	if err != nil {
		return usageErrorf("see `punchboard playtest sweep --help`", "%w", err)
	}
	if ctx.Err() != nil && slices.ContainsFunc(swept.Steps, func(s verdict.Step) bool { return s.Against.Deals == 0 }) {
		return ctx.Err() // a value that was not played would look as if it always lost
	}
	r := &report.Sweep{
		Lang: c.flags.lang, Own: base.Data.OwnWords(c.flags.lang), Game: base.Data.Place, Where: where, Side: sideOf(base, c.flags.lang),
		Agents: m.Agents, Seed: m.Seed, Sweep: swept, Limits: limits, Rounds: base.Game.Catalog().Rounds, Interrupted: ctx.Err() != nil,
	}
	return cmp.Or(c.write(r.Text(), r.JSON()), ctx.Err())
}
