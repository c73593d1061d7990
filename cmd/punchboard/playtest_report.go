package main

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"punchboard/internal/edition"
	"punchboard/playtest"
	"punchboard/playtest/report"
	"punchboard/playtest/session"
	"punchboard/playtest/verdict"
)

func newPlaytestReport(t *terminal) *cobra.Command {
	var flags playFlags
	cmd := &cobra.Command{
		Use:     "report GAME|DIR FILE ...",
		Short:   "Report on games already played",
		Long:    "Report on the counts in files written by `playtest run --stats` or merge, as run does\nafter playing. Parts of one run are merged. The game must not have changed since.",
		Example: `  punchboard playtest report mygame whole.pts`,
		Args:    cobra.MinimumNArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := goodReport(flags.report); err != nil {
				return err
			}
			p, err := flags.open(cmd.Context(), t, args[0])
			if err != nil {
				return err
			}
			runs, err := runsOf(p, args[1:])
			if err != nil {
				return err
			}
			return t.tellPage(cmd.Context(), p, runs, &flags)
		},
	}
	flags.register(cmd)
	flags.registerReport(cmd)
	return cmd
}

// runsOf reads statistics of a game and rejects those of another version of it.
// Parts of one run are merged.
func runsOf(p *session.Session, files []string) (runs []*playtest.Stats, err error) {
	for _, name := range files {
		s, err := readStats(name)
		if err != nil {
			return nil, err
		}
		if err := ofGame(s, name, p.Game.Catalog()); err != nil {
			return nil, err
		}
		i := slices.IndexFunc(runs, func(r *playtest.Stats) bool { return r.Run == s.Run })
		if i < 0 {
			runs = append(runs, s)
		} else if err := runs[i].Merge(s); err != nil {
			return nil, failed(fmt.Errorf("%s: %w", name, err))
		}
	}
	return runs, nil
}

// ofGame rejects statistics that are not of the game in its current state.
func ofGame(s *playtest.Stats, name string, sheet *playtest.Catalog) error {
	const again = "play again with `punchboard playtest run`"
	switch {
	case s.Run.Game != sheet.Game || s.Run.Data != playtest.Hex(sheet.Data):
		return &exit{exitFound, fmt.Errorf("%s is from another game, or from an older version of this game", name), again}
	case !s.Fits(sheet):
		return &exit{exitFound, fmt.Errorf("%s is damaged: its counts do not match the game", name), again}
	}
	return nil
}

// tellPage judges runs, prints the page, and writes it to the file of --report.
func (t *terminal) tellPage(ctx context.Context, p *session.Session, runs []*playtest.Stats, flags *playFlags) error {
	page, err := p.Page(ctx, runs, flags.lang)
	if err != nil {
		return failed(err)
	}
	page.All = flags.all
	if err := t.showPage(page); err != nil {
		return failed(err)
	}
	if err := t.writePage(ctx, flags.report, page); err != nil {
		return err
	}
	return t.judged(page.Findings)
}

// showPage prints the page as text or as JSON.
func (t *terminal) showPage(page *report.Page) error {
	if t.json {
		t.result = page.JSON()
		return nil
	}
	if t.quiet {
		return nil
	}
	t.clear()
	_, err := fmt.Fprint(t.out, page.Text())
	return err
}

// judged turns a verdict into the exit code.
func (t *terminal) judged(found []verdict.Finding) error {
	switch worst := verdict.Worst(found); {
	case worst == verdict.Fail:
		return &exit{code: exitFound}
	case worst != verdict.Pass && t.strict:
		return &exit{code: exitStrict}
	}
	return nil
}

// goodReport rejects a file with an unknown extension or that cannot be written,
// before anything is played.
func goodReport(name string) error {
	if name != "" && !session.CanWrite(name) {
		return usageErrorf("use a file name that ends in .html, .pdf, .png or .svg", "--report: %q has an unknown file type", name)
	}
	return writable(name)
}

// writePage writes a page to the file of --report, and prints the names of the
// files created.
func (t *terminal) writePage(ctx context.Context, name string, page session.Page) error {
	if name == "" {
		return nil
	}
	out := edition.New(ctx, filepath.Dir(name))
	defer out.Discard()
	for _, file := range session.Files(page, name, "Punchboard "+version()) {
		if err := out.Write(file.Name, file.Write); err != nil {
			return failed(err)
		}
	}
	files := out.Paths()
	if err := out.Commit(); err != nil {
		return failed(err)
	}
	for _, file := range files {
		t.say("%s", file)
	}
	return nil
}
