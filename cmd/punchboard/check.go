package main

import (
	"context"

	"github.com/spf13/cobra"

	"punchboard/diag"
)

// checker carries out `punchboard check`.
type checker struct {
	t     *terminal
	game  gameFlags
	print printFlags
	sarif bool
}

func newCheck(t *terminal) *cobra.Command {
	c := &checker{t: t}
	cmd := &cobra.Command{
		Use:   "check [GAME|DIR ...]",
		Short: "Say what is wrong with a game before it is printed",
		Long: `Say what is wrong with a game before it is printed: read all of its files, fit
every text of every card in every language, put the cards on sheets and prove
that each is there once with its own back. Nothing is written.`,
		Example: `  punchboard check
  punchboard check mygame --strict             warnings fail, for CI
  punchboard check mygame --sarif > punchboard.sarif`,
		RunE: func(cmd *cobra.Command, args []string) error { return c.run(cmd.Context(), args) },
	}
	c.game.register(cmd)
	c.print.register(cmd)
	cmd.Flags().BoolVar(&c.sarif, "sarif", false, "write findings as SARIF 2.1.0 on standard output")
	return cmd
}

func (c *checker) run(ctx context.Context, args []string) error {
	if c.sarif && c.t.json {
		return usagef("--sarif and --json are two forms of the same thing; choose one")
	}
	targets, err := findTargets(args, c.game.all)
	if err != nil {
		return err
	}
	var all diag.List
	for _, target := range targets {
		found, err := c.check(ctx, target)
		if err != nil {
			return err
		}
		all.Append(*found)
		if !c.sarif {
			if err := c.t.findings(found.All()); err != nil {
				return err
			}
			c.t.say("%s: %s", target.place, tally(found))
		}
	}
	if err := c.document(&all); err != nil {
		return err
	}
	return c.t.verdict(&all)
}

// document writes the findings of all games in the form that was asked for.
func (c *checker) document(all *diag.List) error {
	findings := all.All()
	if findings == nil {
		findings = []diag.Finding{}
	}
	switch {
	case c.sarif:
		return diag.WriteSARIF(c.t.out, "punchboard", version(), findings, rules())
	case c.t.json:
		return c.t.document(map[string]any{"findings": findings})
	}
	return nil
}

func (c *checker) check(ctx context.Context, target target) (*diag.List, error) {
	p := &press{terminal: c.t, flags: &c.game, print: &c.print}
	game, found, err := p.load(target)
	if err != nil || found.Errors() > 0 {
		return found, err
	}
	_, more, err := p.sheets(ctx, target, game)
	found.Append(more)
	found.Sort(game.Files)
	return found, err
}

// tally counts findings in words.
func tally(found *diag.List) string {
	if found.Errors() == 0 && found.Warnings() == 0 {
		return "nothing wrong"
	}
	return count(found.Errors(), "error") + ", " + count(found.Warnings(), "warning")
}
