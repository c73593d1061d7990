package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/trial"
)

// trialTime is how long trials may take when not told otherwise.
const trialTime = 5 * time.Minute

// registerTrials declares the flags of trials.
func (r *playRunner) registerTrials(cmd *cobra.Command) {
	fl := cmd.Flags()
	fl.BoolVar(&r.trials, "trials", false, "also play with other numbers: which never matter, and which cards are worse than others or decide too much; part of --deep")
	fl.DurationVar(&r.trialTime, "trial-time", trialTime, "how long trials may take; what is left out is said")
}

// The numbers of games of trials.
const (
	alikeGames   = 5_000
	pairGames    = 10_000
	suspectGames = 20_000
)

// try plays the game with other numbers and keeps what that shows for the page.
// Only games that somebody wins, played by somebody who tries, can be tried.
func (r *playRunner) try(ctx context.Context, p *played, runs []*playtest.Stats) {
	best := strongest(p.game.Players())
	if !r.trials && !r.deep || best == "random" || p.game.Sheet().NobodyWins {
		return
	}
	lab := &trial.Lab{
		Data: p.data, Play: p.game, Limits: limitsOf(p.data), Best: best, Seed: r.flags.seed + 1, Workers: r.flags.workers,
		Alike: r.count(alikeGames), Deals: r.count(pairGames), Games: r.count(suspectGames),
		Progress: func(kind string, done, of int) { r.t.progress(p.slug+": "+kind, done, of) },
	}
	for _, s := range runs {
		if s.Run.Agents == [playtest.Seats]string{best, best} {
			lab.Drawn = s
		}
	}
	ctx, stop := context.WithTimeout(ctx, r.trialTime)
	defer stop()
	p.tried = lab.Run(ctx)
	if n := p.tried.Skipped; n > 0 && !r.t.quiet {
		r.t.clear()
		fmt.Fprintf(r.t.err, "%s: %s left out after %v; --trial-time allows more\n", p.place, diag.Count(n, "trial"), r.trialTime)
	}
}
