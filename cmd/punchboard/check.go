package main

import (
	"context"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/pipeline"
)

// checker runs `punchboard check`.
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
		Short: "Check games without printing",
		Long: `Check games without printing: read all files, fit all text in every language, lay out
the sheets, and verify that every copy is printed once and has the right back. If the
game has a rehearsal, check that it can be played. Nothing is written.`,
		Example: `  punchboard check
  punchboard check mygame --strict             fail on warnings, for CI
  punchboard check mygame --sarif > punchboard.sarif`,
		RunE: func(cmd *cobra.Command, args []string) error { return c.run(cmd.Context(), args) },
	}
	c.game.register(t, cmd)
	c.print.register(cmd)
	cmd.Flags().BoolVar(&c.sarif, "sarif", false, "write findings to standard output as SARIF 2.1.0")
	return cmd
}

// checkReport is the --json output of a check.
type checkReport struct {
	Findings []diag.Finding `json:"findings"`
}

func (c *checker) run(ctx context.Context, args []string) error {
	if c.sarif && c.t.json {
		return usageErrorf("use one of them", "--sarif and --json cannot be used together")
	}
	targets, err := c.game.targets(args)
	if err != nil {
		return err
	}
	report := checkReport{Findings: []diag.Finding{}}
	for _, target := range targets {
		req := c.game.request(c.t, target.slug, &c.print)
		req.Rehearse = true
		made, err := pipeline.Documents(ctx, target.source(), req)
		if err != nil {
			return refused(err, c.game.outputDirectory("", target))
		}
		report.Findings = append(report.Findings, made.Findings.All()...)
		if err := c.tell(target, made.Findings); err != nil {
			return err
		}
	}
	if c.sarif {
		if err := diag.WriteSARIF(c.t.out, "punchboard", version(), report.Findings, rules()); err != nil {
			return failed(err)
		}
	}
	return c.t.finish(report.Findings, report)
}

// tell prints the findings of one game, unless the output is one document.
func (c *checker) tell(target target, found *diag.List) error {
	if c.sarif {
		return nil
	}
	if err := c.t.findings(found.All()); err != nil {
		return err
	}
	c.t.say("%s: %s", target.place, c.t.tally(found))
	return nil
}

// tally counts findings in words: as they are shown, and the number of their
// places if there are several.
func (t *terminal) tally(found *diag.List) string {
	if found.Errors() == 0 && found.Warnings() == 0 {
		return "no problems found"
	}
	if t.allPlaces {
		return diag.Count(found.Errors(), "error") + ", " + diag.Count(found.Warnings(), "warning")
	}
	shown := diag.Fold(found.All())
	return countIn(shown, diag.Error, found.Errors()) + ", " + countIn(shown, diag.Warning, found.Warnings())
}

// countIn counts the findings of a severity: "2 errors in 28 places".
func countIn(shown []diag.Finding, s diag.Severity, places int) string {
	n := 0
	for _, f := range shown {
		if f.Severity == s {
			n++
		}
	}
	text := diag.Count(n, s.String())
	if places > n {
		text += " in " + diag.Count(places, "place")
	}
	return text
}
