package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/playtest/report"
	"punchboard/playtest/session"
	"punchboard/playtest/tune"
	"punchboard/playtest/verdict"
)

// tuneRunner runs `punchboard playtest tune`.
type tuneRunner struct {
	t        *terminal
	flags    playFlags
	games    uint64
	agents   string
	confirm  string
	claims   []string
	time     time.Duration
	write    string
	proposal int
}

// The defaults of a search.
const (
	tunedGames    = 20_000
	tunedTime     = 10 * time.Minute
	thinkingGames = 400
)

func newPlaytestTune(t *terminal) *cobra.Command {
	r := &tuneRunner{t: t}
	cmd := &cobra.Command{
		Use:   "tune GAME|DIR",
		Short: "Find the smallest change that meets the game's claims",
		Long: `Find the smallest change of a few numbers with which the game meets its claims and
limits. Only what ` + "`tune`" + ` in game.yaml lists may change. All versions are played with the
same cards and dice; the worse half drops out again and again while the games of the
others are doubled. At most three proposals are played again with new cards and dice,
and shown with a diff. No file is changed, except with --write.

Exit codes: 0 if nothing needs to change or a proposal is confirmed; 1 if nothing allowed
meets the claims, or new games do not confirm it.`,
		Example: `  punchboard playtest tune mygame
  punchboard playtest tune mygame --claims first-seat,balance --games 5000
  punchboard playtest tune mygame --write even --proposal 2`,
		Args: oneArgument("a game"),
		RunE: func(cmd *cobra.Command, args []string) error { return r.run(cmd.Context(), args[0]) },
	}
	r.flags.register(cmd)
	fl := cmd.Flags()
	fl.Lookup("variant").Hidden = true
	fl.Uint64Var(&r.games, "games", tunedGames, "games of the game as it is, and of the last versions; twice as many confirm")
	fl.StringVar(&r.agents, "agents", "", whoPlays+"(default: the best player for the game, twice)")
	fl.StringVar(&r.confirm, "confirm", "", fmt.Sprintf("players `FIRST,SECOND` who play %d games of each proposal too, such as sh200,sh200", thinkingGames))
	fl.StringSliceVar(&r.claims, "claims", nil, "`NAMES` of the claims to meet, such as first-seat,balance,length,stuck, or all (default: "+names(tune.DefaultClaims())+")")
	fl.DurationVar(&r.time, "time", tunedTime, "longest time for the search, without the confirmation")
	fl.StringVar(&r.write, "write", "", "write a proposal to variants/`NAME`.yaml")
	fl.IntVar(&r.proposal, "proposal", 1, "number of the proposal to write")
	setPlaceholder(cmd, "games", "N")
	setPlaceholder(cmd, "time", "TIME")
	setPlaceholder(cmd, "proposal", "N")
	return cmd
}

func (r *tuneRunner) run(ctx context.Context, arg string) error {
	if err := r.usable(); err != nil {
		return err
	}
	target, err := findTarget(arg)
	if err != nil {
		return err
	}
	path, err := r.path(arg, target)
	if err != nil {
		return err
	}
	s, err := r.flags.open(ctx, r.t, arg)
	if err != nil {
		return err
	}
	tuner, err := r.tuner(s, target)
	if err != nil {
		return err
	}
	search, stop := context.WithTimeout(ctx, r.time)
	defer stop()
	result, err := tuner.Run(ctx, search)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, tune.ErrFilesChanged):
		return &exit{exitFound, err, "run it again"}
	case err != nil:
		return usageErrorf("see `punchboard playtest tune --help`", "%w", err)
	}
	return r.tell(result, s, path)
}

// usable rejects invalid flags.
func (r *tuneRunner) usable() error {
	switch {
	case r.flags.variant != "":
		return usageErrorf("remove --variant; a proposal is written as a variant of its own", "tune changes the game itself, not a variant")
	case r.games < 100 || r.games > 10_000_000:
		return usageErrorf("use a number such as --games 5000", "--games: %d is out of range; use 100 to 10,000,000", r.games)
	case r.time <= 0:
		return usageErrorf("use a time such as --time 10m", "--time must be more than 0")
	case r.proposal < 1 || r.proposal > tune.MostProposals:
		return usageErrorf("omit --proposal to write the first one", "--proposal must be from 1 to %d", tune.MostProposals)
	}
	return nil
}

// tuner returns the search.
func (r *tuneRunner) tuner(s *session.Session, of target) (*tune.Tuner, error) {
	if len(s.Data.Tune) == 0 {
		return nil, usageErrorf("add, for example, `tune: [{switch: hand_limit, values: 4..8}]`; see docs/game.md", "%s does not say which numbers may change: game.yaml has no section `tune`", s.Data.Place)
	}
	agents, err := playersOr(r.agents, s)
	if err != nil {
		return nil, err
	}
	claims, err := r.wanted(s)
	if err != nil {
		return nil, err
	}
	t := &tune.Tuner{
		FS: s.Data.FS, Data: s.Data, Play: s.Game, Limits: s.Limits(), Claims: claims, Agents: agents, Seed: s.Seed, Games: r.games, Workers: s.Workers,
		ThinkingGames: thinkingGames,
		Watch: func(what string, done *atomic.Uint64, total uint64) func() {
			return r.t.watch(s.Data.Slug+": "+what, done, total, nil)
		},
	}
	if r.confirm != "" {
		all, err := lineupOf("--confirm", r.confirm, "sh200,sh200", s)
		if err != nil {
			return nil, err
		}
		t.Thinking = &all
	}
	return t, nil
}

// wanted returns the claims of --claims.
func (r *tuneRunner) wanted(s *session.Session) ([]verdict.Class, error) {
	if len(r.claims) == 0 && s.Game.Catalog().NobodyWins {
		return tune.RehearsalClaims(), nil
	}
	if len(r.claims) == 0 {
		return tune.DefaultClaims(), nil
	}
	var known []string
	for _, c := range tune.AllClaims() {
		known = append(known, c.String())
	}
	var all []verdict.Class
	for _, name := range r.claims {
		at := slices.Index(known, strings.TrimSpace(name))
		switch {
		case name == "all":
			all = append(all, tune.AllClaims()...)
		case at < 0:
			return nil, usageErrorf(diag.DidYouMean(name, append(known, "all")), "--claims: there is no claim %q", name)
		default:
			all = append(all, tune.AllClaims()[at])
		}
	}
	slices.Sort(all)
	return slices.Compact(all), nil
}

func names(classes []verdict.Class) string {
	all := make([]string, len(classes))
	for i, c := range classes {
		all[i] = c.String()
	}
	return strings.Join(all, ",")
}

// path returns where --write writes; "" without it.
func (r *tuneRunner) path(arg string, of target) (string, error) {
	if r.write == "" {
		return "", nil
	}
	file := filepath.Join(arg, "variants", r.write+".yaml")
	switch _, err := fs.Stat(of.fsys, "variants/"+r.write+".yaml"); {
	case !source.IsSlug(r.write):
		return "", usageErrorf("use lower-case letters, digits and hyphens, such as --write even", "--write: %q cannot be the name of a variant", r.write)
	case !isGame(arg):
		return "", usageErrorf("copy it first: `punchboard new mygame --from "+arg+"`", "%s is a shipped game, which cannot be changed", arg)
	case err == nil:
		return "", usageErrorf("choose another name, or remove the file", "--write: %s exists already", file)
	case !errors.Is(err, fs.ErrNotExist):
		return "", failed(err)
	}
	return file, writable(file)
}

// tell prints the result and writes a proposal if asked.
func (r *tuneRunner) tell(result *report.Tuning, s *session.Session, path string) error {
	lang := r.flags.lang
	result.Page = &report.Page{
		Lang: lang, Own: s.Data.OwnWords(lang), Game: s.Data.Place, Title: cmp.Or(s.Data.Title.In(lang), s.Data.Title.In(s.Data.Source)), Names: s.Names(lang),
		Sheet: s.Game.Catalog(), Limits: s.Limits(),
	}
	if r.t.json {
		r.t.result = result.JSON()
	}
	for _, line := range result.Text() {
		r.t.say("%s", line)
	}
	if path != "" {
		if err := r.save(result, path); err != nil {
			return err
		}
	}
	if !result.Solved() {
		return &exit{code: exitFound}
	}
	return nil
}

// save writes a proposal as a variant.
func (r *tuneRunner) save(result *report.Tuning, path string) error {
	if result.End != report.ProposalsFound || r.proposal > len(result.Proposals) {
		return &exit{exitFound, fmt.Errorf("there is no proposal %d to write", r.proposal), "nothing was written"}
	}
	text := fmt.Sprintf("# Proposal %d of `punchboard playtest tune` (seed %d).\n%s", r.proposal, result.Seed, result.Proposals[r.proposal-1].Variant)
	if err := edition.WriteFile(path, func(w io.Writer) error { _, err := io.WriteString(w, text); return err }); err != nil {
		return failed(err)
	}
	r.t.say("")
	r.t.say("wrote %s; play it with --variant %s", filepath.ToSlash(path), r.write)
	return nil
}
