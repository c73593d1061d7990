package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

func newPlaytest(t *terminal) *cobra.Command {
	run := newPlaytestRun(t)
	run.Use = "playtest GAME|DIR"
	run.Short = "Play a game thousands of times and say what is wrong with it"
	run.Example = `  punchboard playtest mygame
  punchboard playtest mygame --quick
  punchboard playtest mygame --games 100000 --agents greedy,greedy --lang fr
  punchboard playtest replay mygame --seed 7 --game 41`
	for _, command := range []func(*terminal) *cobra.Command{newPlaytestRun, newPlaytestMerge, newPlaytestReport, newPlaytestSupply, newPlaytestCompare, newPlaytestSweep, newPlaytestReplay, newPlaytestLadder} {
		run.AddCommand(command(t))
	}
	return run
}

// played is a loaded game with the rules that play it.
type played struct {
	target
	data  *carddata.Game
	game  playtest.Game
	tried *trial.Report   // what trials showed; nil without
	luck  *verdict.Luck   // what decides a game; nil where nobody asked
	rungs []*verdict.Rung // players who think, held against the one below them
}

// playFlags choose a game and its luck.
type playFlags struct {
	variant string
	lang    string
	seed    uint64
	workers int
	report  string // a file for the page, set with charts
	all     bool   // the page in a terminal has all findings
}

// registerReport adds the flag of commands that end in a page.
func (f *playFlags) registerReport(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.report, "report", "", "set the page, with charts, into `FILE.html`, .pdf, .png or .svg")
	cmd.Flags().BoolVar(&f.all, "all", false, "tell all findings, and not only as many as one page holds")
}

func (f *playFlags) register(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.StringVar(&f.variant, "variant", "", "apply the overlay variants/`NAME`.yaml")
	fl.StringVar(&f.lang, "lang", "", "the `language` of the report, en or fr; the game's first one when not said")
	fl.Uint64Var(&f.seed, "seed", 1, "the luck of all games")
	fl.IntVar(&f.workers, "workers", 0, "how many games to play at once; 0 for every core")
	cmd.PreRunE = func(*cobra.Command, []string) error { return f.usable() }
	cmd.ValidArgsFunction = completeGames
}

// maxWorkers is more than a machine has cores for.
const maxWorkers = 1024

// usable refuses flags that make no sense, before anything is read.
func (f *playFlags) usable() error {
	switch {
	case f.workers < 0 || f.workers > maxWorkers:
		return misusef("leave it out to use every core", "--workers: %d is not from 0 to %d", f.workers, maxWorkers)
	case f.lang != "" && !slices.Contains(report.Languages(), f.lang):
		return misusef("reports are written in "+strings.Join(report.Languages(), ", "), "--lang: there is no report in %q", f.lang)
	}
	return nil
}

// open loads a game and its rules. There is no game when findings stand in the
// way; they have been shown.
func (f *playFlags) open(t *terminal, arg string) (*played, error) {
	target, err := findTarget(arg)
	if err != nil {
		return nil, err
	}
	return f.load(t, target)
}

// load is open for a game that was found.
func (f *playFlags) load(t *terminal, target target) (*played, error) {
	data, found := carddata.Load(target.fsys, target.place, carddata.Options{Variant: f.variant, Slug: target.slug})
	p := &played{target: target, data: data}
	if found.Errors() == 0 {
		var more *diag.List
		p.game, more = games.Play(data)
		found.Append(*more)
	}
	if found.Errors() == 0 {
		if f.lang == "" {
			f.lang = data.Languages[0]
		}
		return p, nil
	}
	if err := t.findings(found.All()); err != nil {
		return nil, err
	}
	return nil, &exit{code: exitFound}
}

// needsWinner refuses a game that is only rehearsed.
func (p *played) needsWinner() error {
	if p.game.Sheet().NobodyWins {
		return misusef("`punchboard playtest` rehearses it", "%s is rehearsed, and nobody wins in a rehearsal: there is nothing to hold against each other", p.place)
	}
	return nil
}
