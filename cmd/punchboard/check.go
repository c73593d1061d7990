package main

import (
	"context"
	"math"

	"github.com/spf13/cobra"

	"punchboard/checkpage"
	"punchboard/diag"
	"punchboard/pipeline"
)

// checker runs `punchboard check`.
type checker struct {
	t      *terminal
	game   gameFlags
	print  printFlags
	sarif  bool
	format string
	report string
	play   string
}

func newCheck(t *terminal) *cobra.Command {
	c := &checker{t: t}
	cmd := &cobra.Command{
		Use:   "check [GAME|DIR ...]",
		Short: "Check games without printing",
		Long: `Check games without printing: read all files, fit all text in every language, lay out
the sheets, and verify that every copy is printed once and has the right back. If the
game has a rehearsal, check that it can be played. Nothing is written, except for the
file of --report: a page with all findings, and pictures of the cards with the places
marked.

--play adds what the last playtest found that matters before printing, such as cards that
nobody can play and markers that run out. It reads the counts that "playtest run --stats"
wrote, by default in out/GAME/playtest.pts, and uses them only if the game has not changed
since.`,
		Example: `  punchboard check
  punchboard check mygame --strict             fail on warnings, for CI
  punchboard check mygame --report out/check.html
  punchboard check mygame --play
  punchboard check mygame --sarif > punchboard.sarif
  punchboard check mygame --format junit > punchboard.xml`,
		RunE: func(cmd *cobra.Command, args []string) error { return c.run(cmd.Context(), args) },
	}
	c.game.register(t, cmd)
	c.print.register(cmd)
	cmd.Flags().BoolVar(&c.sarif, "sarif", false, "short for --format sarif")
	cmd.Flags().StringVar(&c.format, "format", "text", "format of the findings; all but text go to standard output: SARIF 2.1.0 for code hosts, JUnit for CI")
	setPlaceholder(cmd, "format", "text|json|sarif|junit")
	cmd.Flags().StringVar(&c.report, "report", "", "write a page with pictures to `FILE` (.html, .pdf, .png or .svg)")
	cmd.Flags().StringVar(&c.play, "play", "", "add findings of the last playtest, whose counts are in `FILE` (default: out/GAME/playtest.pts)")
	cmd.Flags().Lookup("play").NoOptDefVal = lastRun
	return cmd
}

// checkReport is the --json output of a check.
type checkReport struct {
	Findings []diag.Finding `json:"findings"`
	Accepted []accepted     `json:"accepted,omitempty"`
	Ink      []sheetInk     `json:"ink,omitempty"`
	Report   string         `json:"report,omitempty"`
	games    []diag.Checked
}

// accepted is a finding that the game accepts, in the --json output.
type accepted struct {
	Finding diag.Finding `json:"finding"`
	Reason  string       `json:"reason"`
}

// sheetInk is how much ink the pages of a file take, in percent of the paper, in the --json
// output.
type sheetInk struct {
	Game string  `json:"game"`
	File string  `json:"file"`
	Mean float64 `json:"mean"`
	Most float64 `json:"most"`
	Page int     `json:"page"` // the one that takes most
}

func (c *checker) run(ctx context.Context, args []string) error {
	if err := c.goodFormat(); err != nil {
		return err
	}
	if err := goodReport(c.report); err != nil {
		return err
	}
	targets, err := c.game.targets(args)
	if err != nil {
		return err
	}
	report, page := checkReport{Findings: []diag.Finding{}}, &checkpage.Page{All: c.t.allPlaces}
	for _, target := range targets {
		made, err := c.check(ctx, target, &report)
		if err != nil {
			return err
		}
		if c.report != "" {
			c.addTo(page, target, made)
		}
	}
	if err := c.write(&report); err != nil {
		return err
	}
	if report.Report = c.report; c.report != "" {
		if err := c.t.writePage(ctx, c.report, page); err != nil {
			return err
		}
	}
	return c.t.finish(report.Findings, report)
}

// goodFormat resolves the flags for the format of the findings.
func (c *checker) goodFormat() error {
	given := c.format != "text"
	switch {
	case c.sarif && c.t.json:
		return usageErrorf("use one of them", "--sarif and --json cannot be used together")
	case given && (c.sarif && c.format != "sarif" || c.t.json && c.format != "json"):
		return usageErrorf("use one of them", "--format %s cannot be used with another format", c.format)
	case c.sarif:
		c.format = "sarif"
	case c.t.json:
		c.format = "json"
	}
	switch c.format {
	case "json":
		c.t.json = true
	case "text", "sarif", "junit":
	default:
		return usageErrorf("use text, json, sarif or junit", "--format: there is no format %q", c.format)
	}
	return nil
}

// check checks one game.
func (c *checker) check(ctx context.Context, target target, report *checkReport) (*pipeline.Result, error) {
	req := c.game.request(c.t, target, &c.print)
	req.Rehearse, req.Proofread, req.Spots, req.Unwritten = true, true, c.report != "", true
	made, err := pipeline.Documents(ctx, target.source(), req)
	if err != nil {
		return nil, refused(err, c.game.outputDirectory("", target))
	}
	if c.play != "" {
		if err := c.addPlay(ctx, target, made); err != nil {
			return nil, err
		}
	}
	report.Findings = append(report.Findings, made.Findings.All()...)
	for _, e := range made.Accepted {
		report.Accepted = append(report.Accepted, accepted{e.Finding, e.Reason})
	}
	for _, ink := range made.Ink {
		report.Ink = append(report.Ink, sheetInk{target.place, ink.Path, tenths(ink.Mean), tenths(ink.Most), ink.Page})
	}
	report.games = append(report.games, checkedOf(target, made))
	return made, c.tell(target, made)
}

// tenths returns a figure with one decimal.
func tenths(x float64) float64 { return math.Round(10*x) / 10 }

// checkedOf returns what was checked of a game: the documents only if they can be printed.
func checkedOf(target target, made *pipeline.Result) diag.Checked {
	checked := diag.Checked{Name: target.place, Findings: made.Findings.All()}
	if made.Game != nil {
		checked.Files = made.Game.Files
	}
	if made.Findings.Errors() == 0 {
		for _, f := range made.Files {
			checked.Documents = append(checked.Documents, f.Path)
		}
	}
	return checked
}

// write writes the findings of all games in a format that is one document.
func (c *checker) write(report *checkReport) error {
	switch c.format {
	case "sarif":
		return failed(diag.WriteSARIF(c.t.out, "punchboard", version(), report.Findings, rules()))
	case "junit":
		return failed(diag.WriteJUnit(c.t.out, "punchboard", report.games, c.t.strict, rules()))
	}
	return nil
}

// tell prints the findings of one game and what it accepts, unless the output is one
// document.
func (c *checker) tell(target target, made *pipeline.Result) error {
	if c.format == "sarif" || c.format == "junit" {
		return nil
	}
	if err := c.t.findings(made.Findings.All()); err != nil {
		return err
	}
	for _, e := range made.Accepted {
		c.t.say("%s: accepted: %s [%s]\n\treason: %s", e.Pos, e.Message, e.Code, e.Reason)
	}
	c.t.say("%s: %s", target.place, c.t.tally(made.Findings))
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
