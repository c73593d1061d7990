package main

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/session"
)

// playRunner runs `punchboard playtest run`.
type playRunner struct {
	t           *terminal
	flags       playFlags
	games       uint64
	agents      string
	quick, deep bool
	check       bool
	shard       string
	stats       string
	resume      bool
	trials      bool
	trialTime   time.Duration
	thinkTime   time.Duration
}

// The default time limits, for trials and for players that think ahead.
const (
	trialTime = 5 * time.Minute
	thinkTime = 10 * time.Minute
)

func newPlaytestRun(t *terminal) *cobra.Command {
	r := &playRunner{t: t}
	cmd := &cobra.Command{
		Use:   "run GAME|DIR",
		Short: "Play games and report problems",
		Long: `Play a game thousands of times by the rules named in its game.yaml, with the same data
that is printed. The report lists on one page what is broken, unplayable, too strong,
too long or in short supply, each with its figures, confidence, players and the command
to reproduce it. Random players find what breaks; sensible players find what is
unbalanced. --report adds charts, for paper or a browser. Ctrl-C stops and reports on
the games played so far (exit code 130).

With --shard and --stats, a part of the games is counted for ` + "`playtest merge`" + `, which
judges all of them: the exit code is 0 as soon as the file is written, whatever the
games show. --resume plays only the games that the file does not have yet.`,
		Example: `  punchboard playtest run mygame
  punchboard playtest run mygame --quick
  punchboard playtest run mygame --report page.pdf
  punchboard playtest run mygame --games 1000000 --agents greedy,greedy --shard 2/8 --stats part2.pts`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.run(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	r.flags.registerReport(cmd)
	fl := cmd.Flags()
	fl.BoolVar(&r.trials, "trials", false, "also try other values, to find numbers without effect and cards that are too weak or too strong; included in --deep")
	fl.DurationVar(&r.trialTime, "trial-time", trialTime, "time limit for trials; skipped trials are listed")
	fl.DurationVar(&r.thinkTime, "time", thinkTime, "with --deep, time limit for thinking players; they stop earlier if their games decide")
	fl.Uint64Var(&r.games, "games", 0, "number of games for each pair of players; 0 for the default of the run")
	fl.StringVar(&r.agents, "agents", "", whoPlays+"(default: several pairs in turn)")
	fl.BoolVar(&r.quick, "quick", false, "fast, rough results within seconds")
	fl.BoolVar(&r.deep, "deep", false, "add thinking players and trials; takes minutes")
	cmd.MarkFlagsMutuallyExclusive("quick", "deep")
	fl.BoolVar(&r.check, "check", false, "verify the game's invariants after every step, and simultaneous effects in every order (slower)")
	fl.StringVar(&r.shard, "shard", "", "play only part `I/N` of the games, such as 2/8")
	fl.StringVar(&r.stats, "stats", "", "write the counts of one pair of players to `FILE`, for merge")
	fl.BoolVar(&r.resume, "resume", false, "keep the games that the file of --stats already has, and play only the others")
	setPlaceholder(cmd, "trial-time", "DURATION")
	setPlaceholder(cmd, "time", "DURATION")
	setPlaceholder(cmd, "games", "N")
	return cmd
}

// run plays, counts and judges. If it is interrupted, it judges the games
// played so far, and the page says so.
func (r *playRunner) run(ctx context.Context, arg string) error {
	if err := goodReport(r.flags.report); err != nil {
		return err
	}
	if err := r.goodTimes(); err != nil {
		return err
	}
	p, err := r.open(ctx, arg)
	if err != nil {
		return err
	}
	pairs := p.Pairings()
	if err := r.counted(p, pairs); err != nil {
		return err
	}
	runs, err := p.PlayAll(ctx, pairs)
	if err != nil {
		return r.badRun(err)
	}
	if len(runs) == 0 {
		return cmp.Or(ctx.Err(), r.nothing())
	}
	if err := r.keep(runs); err != nil {
		return err
	}
	if r.isPart() {
		return cmp.Or(ctx.Err(), r.t.wroteStats(r.stats, runs[0]))
	}
	return r.judge(ctx, p, runs)
}

// isPart reports whether the games are a part of a run, to be judged after merging.
func (r *playRunner) isPart() bool { return r.shard != "" && r.stats != "" }

// judge asks players that think ahead, tries other values, and tells the verdict.
func (r *playRunner) judge(ctx context.Context, p *session.Session, runs []*playtest.Stats) (err error) {
	if runs, err = p.AskThinkers(ctx, runs, r.thinkTime); err != nil {
		return badMatch(err)
	}
	if err := p.MeasureLuck(ctx); err != nil {
		return failed(err)
	}
	r.try(ctx, p, runs)
	err = r.t.tellPage(ctx, p, runs, &r.flags)
	return cmp.Or(ctx.Err(), err)
}

// goodTimes rejects negative time limits.
func (r *playRunner) goodTimes() error {
	switch {
	case r.trialTime < 0:
		return usageErrorf("use a time such as --trial-time 30s", "--trial-time must not be negative, but is %v", r.trialTime)
	case r.thinkTime < 0:
		return usageErrorf("use a time such as --time 30m", "--time must not be negative, but is %v", r.thinkTime)
	}
	return nil
}

// open loads the game and sets how many games are played.
func (r *playRunner) open(ctx context.Context, arg string) (*session.Session, error) {
	p, err := r.flags.open(ctx, r.t, arg)
	if err != nil {
		return nil, err
	}
	p.Games, p.Check = r.games, r.check
	switch {
	case r.quick:
		p.Effort = session.Quick
	case r.deep:
		p.Effort = session.Deep
	}
	if r.agents != "" {
		all, err := agentsOf(r.agents, p)
		if err != nil {
			return nil, err
		}
		p.Agents = &all
	}
	return p, nil
}

// badMatch wraps the error of an invalid pairing so that it ends the command.
func badMatch(err error) error {
	return usageErrorf("see `punchboard playtest --help`", "%w", err)
}

// try runs the trials, and says how many were skipped for lack of time.
func (r *playRunner) try(ctx context.Context, p *session.Session, runs []*playtest.Stats) {
	if !r.trials && !r.deep {
		return
	}
	skipped := p.RunTrials(ctx, runs, r.trialTime, func(kind string, done, of int) { r.t.progress(p.Data.Slug+": "+kind, done, of) })
	if skipped > 0 && !r.t.quiet {
		r.t.clear()
		fmt.Fprintf(r.t.err, "%s: %s skipped after %v; use --trial-time to allow more time\n", diag.Visible(p.Data.Place), diag.Count(skipped, "trial"), r.trialTime)
	}
}
