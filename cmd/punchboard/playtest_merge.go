package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/playtest"
	"punchboard/playtest/farm"
	"punchboard/playtest/session"
)

// merger runs `punchboard playtest merge`.
type merger struct {
	t       *terminal
	flags   playFlags
	into    string
	judge   string // the game; "" to judge nothing
	partial bool
}

func newPlaytestMerge(t *terminal) *cobra.Command {
	m := &merger{t: t}
	cmd := &cobra.Command{
		Use:   "merge FILE|DIR ...",
		Short: "Merge the parts of a run, and judge it",
		Long: `Merge files written by ` + "`playtest run --shard I/N --stats FILE`" + `, or those in a directory. The
result is identical to a single run of all games. Parts that are missing, damaged,
counted twice or from another run are listed with the command that plays them again,
and then nothing is written.

With --judge, merge also reports on the games as run does after playing: the exit code
is 1 if something fails. A part by itself is not judged.`,
		Example: `  punchboard playtest merge part*.pts --stats whole.pts
  punchboard playtest merge parts --stats whole.pts --judge mygame --report page.html`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return m.run(cmd.Context(), args) },
	}
	m.flags.registerGame(cmd)
	m.flags.registerReport(cmd)
	cmd.Flags().StringVar(&m.into, "stats", "", "write the merged counts to `FILE`")
	cmd.Flags().StringVar(&m.judge, "judge", "", "judge the merged games by the limits of `GAME|DIR`, and report on them")
	cmd.Flags().BoolVar(&m.partial, "partial", false, "merge what there is, even if games are missing")
	cmd.RegisterFlagCompletionFunc("judge", completeGames)
	return cmd
}

func (m *merger) run(ctx context.Context, args []string) error {
	game, err := m.check(ctx)
	if err != nil {
		return err
	}
	files, err := m.files(args)
	if err != nil {
		return err
	}
	whole, found, err := m.gather(ctx, files)
	if err != nil {
		return err
	}
	if found.Errors() > 0 {
		if err := m.t.findings(found.All()); err != nil {
			return err
		}
		return m.t.verdict(found.All())
	}
	if game != nil {
		if err := ofGame(whole, args[0], game.Game.Catalog()); err != nil {
			return err
		}
	}
	if err := writeStats(m.into, whole); err != nil {
		return err
	}
	if game == nil {
		return m.t.wroteStats(m.into, whole)
	}
	return m.t.tellPage(ctx, game, []*playtest.Stats{whole}, &m.flags)
}

// check rejects flags that make no sense, and opens the game that judges, if any.
func (m *merger) check(ctx context.Context) (*session.Session, error) {
	switch {
	case m.into == "":
		return nil, usageErrorf("name the output file, such as --stats whole.pts", "merge needs --stats")
	case m.flags.report != "" && m.judge == "":
		return nil, usageErrorf("name the game with --judge", "--report needs a game that judges")
	case m.judge == "":
		return nil, writable(m.into)
	}
	if err := goodReport(m.flags.report); err != nil {
		return nil, err
	}
	if err := writable(m.into); err != nil {
		return nil, err
	}
	return m.flags.open(ctx, m.t, m.judge)
}

// files returns the files that the arguments name, with those in directories, which
// may contain the merged file of an earlier run.
func (m *merger) files(args []string) (files []string, err error) {
	for _, arg := range args {
		info, err := os.Stat(arg)
		switch {
		case err == nil && info.IsDir():
			inside, err := filepath.Glob(filepath.Join(arg, "*.pts"))
			if err != nil {
				return nil, failed(err)
			}
			files = append(files, slices.DeleteFunc(inside, m.isResult)...)
		case m.isResult(arg):
			return nil, usageErrorf("write the merged counts to another file", "%s is both a part and the result", arg)
		default:
			files = append(files, arg)
		}
	}
	if len(files) == 0 {
		return nil, failed(fmt.Errorf("%s contains no *.pts files", args[0]))
	}
	return files, nil
}

func (m *merger) isResult(name string) bool { return filepath.Clean(name) == filepath.Clean(m.into) }

// gather adds up the files, one at a time.
func (m *merger) gather(ctx context.Context, files []string) (*playtest.Stats, *diag.List, error) {
	g := farm.Gatherer{Game: m.judge, Variant: m.flags.variant}
	for i, name := range files {
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		if err := readInto(&g, name); err != nil {
			return nil, nil, failed(err)
		}
		m.t.progress("merging files", i+1, len(files))
	}
	whole, found := g.Whole(m.partial)
	return whole, found, nil
}

func readInto(g *farm.Gatherer, name string) error {
	f, err := openStats(name)
	if err != nil {
		return err
	}
	defer f.Close()
	g.Read(filepath.ToSlash(name), f)
	return nil
}

// mergeReport is the --json output for a file of statistics that was written.
type mergeReport struct {
	Findings    []diag.Finding `json:"findings"`
	File        string         `json:"file,omitempty"`
	Game        string         `json:"game,omitempty"`
	Games       uint64         `json:"games"`
	Total       uint64         `json:"total"` // games of the whole run
	Fingerprint string         `json:"fingerprint,omitempty"`
}

// wroteStats says that statistics were written to a file.
func (t *terminal) wroteStats(file string, s *playtest.Stats) error {
	t.say("%s: %s of %s, fingerprint %s", file, diag.Count(int(s.Played.Count()), "game"), s.Run.Game, s.Fingerprint)
	return t.finish(nil, mergeReport{[]diag.Finding{}, filepath.ToSlash(file), s.Run.Game, s.Played.Count(), s.Total, s.Fingerprint.String()})
}

// writeStats writes statistics to a file.
func writeStats(name string, s *playtest.Stats) error {
	return failed(edition.WriteFile(name, func(w io.Writer) error { return s.Write(w) }))
}

// openStats opens a file of statistics. Only regular files are read: opening a pipe
// would wait for somebody to write.
func openStats(name string) (*os.File, error) {
	f, err := source.OpenRegular(name)
	if errors.Is(err, source.ErrIrregular) {
		return nil, fmt.Errorf("%s is not a regular file", name)
	}
	return f, err
}

func readStats(name string) (*playtest.Stats, error) {
	f, err := openStats(name)
	if err != nil {
		return nil, failed(err)
	}
	defer f.Close()
	s, err := playtest.ReadStats(f)
	if err != nil {
		return nil, &exit{exitFound, fmt.Errorf("%s: %w", name, err), "use files written by `punchboard playtest run --stats` or merge, and play damaged parts again"}
	}
	return s, nil
}
