package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"punchboard/carddata"
	"punchboard/carddata/wording"
	"punchboard/playtest"
	"punchboard/playtest/session"
	"punchboard/playtest/trial"
)

func newPlaytest(t *terminal) *cobra.Command {
	run := newPlaytestRun(t)
	run.Use = "playtest GAME|DIR"
	run.Short = "Playtest a game and report problems"
	run.Example = `  punchboard playtest mygame
  punchboard playtest mygame --quick
  punchboard playtest mygame --games 100000 --agents greedy,greedy --lang fr
  punchboard playtest replay mygame --seed 7 --game 41`
	for _, command := range []func(*terminal) *cobra.Command{newPlaytestRun, newPlaytestPlan, newPlaytestMerge, newPlaytestReport, newPlaytestSupply, newPlaytestCompare, newPlaytestSweep, newPlaytestTune, newPlaytestReplay, newPlaytestLadder} {
		run.AddCommand(command(t))
	}
	return run
}

// playFlags select a game and its random seed.
type playFlags struct {
	variant string
	lang    string
	seed    uint64
	workers int
	report  string // a file for the page of results
	all     bool   // the text output lists all findings
}

// registerReport adds the flag of commands that produce a page of results.
func (f *playFlags) registerReport(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.report, "report", "", "write the report with charts to `FILE` (.html, .pdf, .png or .svg)")
	cmd.Flags().BoolVar(&f.all, "all", false, "show all findings, not just one page")
}

func (f *playFlags) register(cmd *cobra.Command) {
	f.registerGame(cmd)
	fl := cmd.Flags()
	fl.Uint64Var(&f.seed, "seed", 1, "random seed")
	fl.IntVar(&f.workers, "workers", 0, "number of games to play in parallel; 0 for all cores")
	setPlaceholder(cmd, "seed", "N")
	setPlaceholder(cmd, "workers", "N")
	cmd.ValidArgsFunction = completeGames
}

// registerGame adds the flags of commands that need a game but play nothing.
func (f *playFlags) registerGame(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.StringVar(&f.variant, "variant", "", "apply variant `NAME` (variants/NAME.yaml)")
	fl.StringVar(&f.lang, "lang", "", "language of the report (default: the first language of the game)")
	setPlaceholder(cmd, "lang", "LANG")
	cmd.PreRunE = func(*cobra.Command, []string) error { return f.usable() }
}

// maxWorkers is more than any machine has cores.
const maxWorkers = 1024

// usable rejects invalid flags before any file is read.
func (f *playFlags) usable() error {
	switch {
	case f.workers < 0 || f.workers > maxWorkers:
		return usageErrorf("omit --workers to use all cores", "--workers: %d is out of range; use 0 to %d", f.workers, maxWorkers)
	}
	return nil
}

// open loads a game with changes and builds its rules. It returns no game if
// there are errors, which have then been printed. Reading stops when ctx is canceled,
// now and whenever the session reads files later.
func (f *playFlags) open(ctx context.Context, t *terminal, arg string, changes ...trial.Change) (*session.Session, error) {
	target, err := findTarget(arg)
	if err != nil {
		return nil, err
	}
	s, found, err := session.Open(trial.Source{FS: target.files(ctx), Place: target.place, Slug: target.slug, Variant: f.variant, Changes: changes})
	if ctx.Err() != nil { // what was found is that nothing could be read
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, misused(err)
	}
	if s == nil {
		if err := t.findings(found.All()); err != nil {
			return nil, err
		}
		return nil, &exit{code: exitFound}
	}
	if err := t.findings(s.Doubts); err != nil {
		return nil, err
	}
	if err := f.chooseLanguage(s.Data); err != nil {
		return nil, err
	}
	s.Seed, s.Workers, s.Watch = f.seed, f.workers, t.watchGames(s)
	return s, nil
}

// chooseLanguage sets the language of the report to the first one of the game, unless it is
// given. Besides those that Punchboard knows, it may be one of the game.
func (f *playFlags) chooseLanguage(g *carddata.Game) error {
	switch {
	case f.lang == "":
		f.lang = g.Languages[0]
	case !wording.Has(f.lang) && !slices.Contains(g.Languages, f.lang):
		return usageErrorf("use one of: "+strings.Join(wording.Languages(), ", ")+"; or add it to the game with `punchboard i18n add`", "--lang: there is no report in %q", f.lang)
	}
	return nil
}

// misused wraps the error of an impossible change so that it ends the command.
func misused(err error) error {
	var p *trial.Problem
	if errors.As(err, &p) {
		return usageErrorf(p.Hint, "%s", p.Message)
	}
	return failed(err)
}

// needsWinner rejects a game that can only be rehearsed.
func needsWinner(s *session.Session) error {
	if s.Game.Catalog().NobodyWins {
		return usageErrorf("use `punchboard playtest` to rehearse it", "%s has only a rehearsal, in which nobody wins, so there is nothing to compare", s.Data.Place)
	}
	return nil
}

// whoPlays is the help of --agents; it is followed by the default.
const whoPlays = "players `FIRST,SECOND`, one for each seat: random, seeker (looks for rare rules), greedy (sensible), sh200 or sh1000 (thinking); in a rehearsal, random or priority "

// lineupOf parses the value of a flag that names a player for each seat of a game:
// FIRST,SECOND; example is a value for two.
func lineupOf(flag, text, example string, s *session.Session) (all playtest.Lineup, err error) {
	names, n := strings.Split(text, ","), s.Game.Catalog().NumSeats()
	if len(names) != n {
		players := "two players"
		if n > playtest.Seats {
			players, example = fmt.Sprintf("%d players", n), playtest.AllSeats("greedy", n).String()
		}
		return all, usageErrorf("name "+players+", such as "+flag+" "+example, "%s needs %s, but got %q", flag, players, text)
	}
	for i, name := range names {
		all[i] = strings.TrimSpace(name)
	}
	return all, nil
}

// agentsOf parses the value of --agents.
func agentsOf(text string, s *session.Session) (playtest.Lineup, error) {
	return lineupOf("--agents", text, "greedy,random", s)
}

// playersOr parses --agents; by default the game's best player plays all seats.
func playersOr(text string, s *session.Session) (playtest.Lineup, error) {
	if text == "" {
		return session.InAllSeats(s.Game, session.Strongest(s.Game)), nil
	}
	return agentsOf(text, s)
}
