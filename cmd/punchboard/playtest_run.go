package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
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
	trials      bool
	trialTime   time.Duration
}

// trialTime is the default time limit for trials.
const trialTime = 5 * time.Minute

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
the games played so far (exit code 130).`,
		Example: `  punchboard playtest run mygame
  punchboard playtest run mygame --quick
  punchboard playtest run mygame --report page.pdf
  punchboard playtest run mygame --games 1000000 --shard 2/8 --stats part2.pts`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.run(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	r.flags.registerReport(cmd)
	fl := cmd.Flags()
	fl.BoolVar(&r.trials, "trials", false, "also try other values, to find numbers without effect and cards that are too weak or too strong; included in --deep")
	fl.DurationVar(&r.trialTime, "trial-time", trialTime, "time limit for trials; skipped trials are listed")
	fl.Uint64Var(&r.games, "games", 0, "number of games for each pair of players; 0 for the default of the run")
	fl.StringVar(&r.agents, "agents", "", whoPlays+"(default: several pairs in turn)")
	fl.BoolVar(&r.quick, "quick", false, "fast, rough results within seconds")
	fl.BoolVar(&r.deep, "deep", false, "add thinking players and trials; takes minutes")
	cmd.MarkFlagsMutuallyExclusive("quick", "deep")
	fl.BoolVar(&r.check, "check", false, "verify the game's invariants after every step, and simultaneous effects in every order (slower)")
	fl.StringVar(&r.shard, "shard", "", "play only part `I/N` of the games, such as 2/8")
	fl.StringVar(&r.stats, "stats", "", "write the counts of one pair of players to `FILE`, for merge")
	setPlaceholder(cmd, "trial-time", "DURATION")
	setPlaceholder(cmd, "games", "N")
	return cmd
}

// run plays, counts and judges. If it is interrupted, it judges the games
// played so far, and the page says so.
func (r *playRunner) run(ctx context.Context, arg string) error {
	if err := goodReport(r.flags.report); err != nil {
		return err
	}
	if r.trialTime < 0 {
		return usageErrorf("use a time such as --trial-time 30s", "--trial-time must not be negative, but is %v", r.trialTime)
	}
	p, err := r.open(arg)
	if err != nil {
		return err
	}
	pairs := p.Pairings()
	if r.stats != "" && len(pairs) != 1 {
		return usageErrorf("choose one pair with --agents", "--stats stores the counts of one pair of players, but %d pairs are selected", len(pairs))
	}
	if err := writable(r.stats); err != nil {
		return err
	}
	if p.Part, err = r.part(); err != nil {
		return err
	}
	runs, err := p.PlayAll(ctx, pairs)
	if err != nil {
		return badMatch(err)
	}
	if len(runs) == 0 {
		return cmp.Or(ctx.Err(), r.nothing())
	}
	if err := r.keep(runs); err != nil {
		return err
	}
	if runs, err = p.AskThinkers(ctx, runs); err != nil {
		return badMatch(err)
	}
	if err := p.MeasureLuck(ctx); err != nil {
		return failed(err)
	}
	r.try(ctx, p, runs)
	err = r.t.tellPage(ctx, p, runs, &r.flags)
	return cmp.Or(ctx.Err(), err)
}

// open loads the game and sets how many games are played.
func (r *playRunner) open(arg string) (*session.Session, error) {
	p, err := r.flags.open(r.t, arg)
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
		two, err := twoPlayers(r.agents)
		if err != nil {
			return nil, err
		}
		p.Agents = &two
	}
	return p, nil
}

// badMatch wraps the error of an invalid pairing so that it ends the command.
func badMatch(err error) error {
	return usageErrorf("see `punchboard playtest --help`", "%w", err)
}

// nothing returns the error of a run without games, because its part of them is
// empty.
func (r *playRunner) nothing() error {
	return usageErrorf("use fewer parts, or more --games", "--shard: part %s contains no games", r.shard)
}

// part parses --shard.
func (r *playRunner) part() (session.Part, error) {
	if r.shard == "" {
		return session.Part{}, nil
	}
	a, b, _ := strings.Cut(r.shard, "/")
	i, errI := strconv.Atoi(a)
	n, errN := strconv.Atoi(b)
	if errI != nil || errN != nil || i < 1 || i > n || n > 1_000_000 {
		return session.Part{}, usageErrorf("use --shard 2/8 for the second of eight parts", "--shard must have the form I/N, such as 2/8, but is %q", r.shard)
	}
	return session.Part{I: i, N: n}, nil
}

// try runs the trials, and says how many were skipped for lack of time.
func (r *playRunner) try(ctx context.Context, p *session.Session, runs []*playtest.Stats) {
	if !r.trials && !r.deep {
		return
	}
	skipped := p.RunTrials(ctx, runs, r.trialTime, func(kind string, done, of int) { r.t.progress(p.Data.Slug+": "+kind, done, of) })
	if skipped > 0 && !r.t.quiet {
		r.t.clear()
		fmt.Fprintf(r.t.err, "%s: %s skipped after %v; use --trial-time to allow more time\n", p.Data.Place, diag.Count(skipped, "trial"), r.trialTime)
	}
}

// keep writes the statistics of the only pairing that was played.
func (r *playRunner) keep(runs []*playtest.Stats) error {
	if r.stats == "" {
		return nil
	}
	var out outputs
	defer out.discard()
	if err := out.write(r.stats, func(w io.Writer) error { return runs[0].Write(w) }); err != nil {
		return failed(err)
	}
	return failed(out.commit())
}
