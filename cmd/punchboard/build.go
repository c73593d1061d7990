package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/render/pdf"
)

// built is one file that a build wrote, and what there is to say of it.
type built struct {
	Path    string `json:"path"`
	Summary string `json:"summary"`
}

// builder carries out `punchboard build`.
type builder struct {
	t     *terminal
	game  gameFlags
	print printFlags
	out   string
	force bool
}

func newBuild(t *terminal) *cobra.Command {
	b := &builder{t: t}
	cmd := &cobra.Command{
		Use:   "build [GAME|DIR ...]",
		Short: "Print games to PDF",
		Long: `Print games to PDF: a file for each deck and language, fronts and backs in
turn, ready for a duplex printer. Nothing is written when a game has an error.
A game that has not changed since is not rendered again.`,
		Example: `  punchboard build                          the game in this directory
  punchboard build mygame --lang fr --paper letter
  punchboard build mygame --only cards --fold
  punchboard build mygame --cards "Grand Piano" --marks full
  punchboard build --all -o out`,
		RunE: func(cmd *cobra.Command, args []string) error { return b.run(cmd.Context(), args) },
	}
	b.game.register(cmd)
	b.print.register(cmd)
	cmd.Flags().StringVarP(&b.out, "out", "o", "out", "`directory` for the files")
	cmd.Flags().BoolVar(&b.force, "force", false, "render again even when nothing changed")
	return cmd
}

// buildReport is what --json shows of a build.
type buildReport struct {
	Findings []diag.Finding `json:"findings"`
	Files    []built        `json:"files"`
}

func (b *builder) run(ctx context.Context, args []string) error {
	targets, err := findTargets(args, b.game.all)
	if err != nil {
		return err
	}
	report := buildReport{Findings: []diag.Finding{}, Files: []built{}}
	var all diag.List
	for _, target := range targets {
		run, err := b.buildOne(ctx, target)
		if err != nil {
			return err
		}
		for _, f := range run.Findings {
			all.Add(f)
		}
		report.Findings = append(report.Findings, run.Findings...)
		for _, f := range run.Files {
			report.Files = append(report.Files, f.built)
		}
	}
	if b.t.json {
		if err := b.t.document(report); err != nil {
			return err
		}
	}
	return b.t.verdict(&all)
}

// buildOne builds one game, or finds that nothing changed.
func (b *builder) buildOne(ctx context.Context, target target) (stampRun, error) {
	memory := readStamp((&press{flags: &b.game, out: b.out}).dir(target))
	key, err := b.key(target)
	if err != nil {
		return stampRun{}, &exit{exitFound, fmt.Errorf("%s: %w", target.place, err)}
	}
	if run, ok := memory.fresh(key); ok && !b.force {
		return run, b.tell(run, " (unchanged)")
	}
	files, found, err := b.set(ctx, target)
	if err != nil {
		return stampRun{}, err
	}
	run := stampRun{Key: key, Findings: found.All()}
	if found.Errors() > 0 {
		return run, b.t.findings(run.Findings)
	}
	if run.Files, err = b.write(ctx, files, memory, run); err != nil {
		return run, err
	}
	return run, b.tell(run, "")
}

// key tells this build from any other of the same game.
func (b *builder) key(target target) (string, error) {
	g, p := b.game, b.print
	return fingerprint(target.fsys, []any{
		target.slug, target.place, b.out, os.Getenv("SOURCE_DATE_EPOCH"),
		g.lang, g.variant, g.only, g.cards,
		p.paper, p.orientation, p.marks, p.duplex, p.bleed, p.margin, p.gutter,
		p.fold, p.pack, p.apart, p.ownBleed, p.lowInk,
	})
}

func (b *builder) tell(run stampRun, remark string) error {
	if err := b.t.findings(run.Findings); err != nil {
		return err
	}
	for _, f := range run.Files {
		b.t.say("%s: %s%s", f.Path, f.Summary, remark)
	}
	return nil
}

// set reads, composes, imposes and audits a game: everything short of ink.
func (b *builder) set(ctx context.Context, target target) ([]sheetFile, *diag.List, error) {
	p := &press{terminal: b.t, flags: &b.game, print: &b.print, out: b.out}
	game, found, err := p.load(target)
	if err != nil || found.Errors() > 0 {
		return nil, found, err
	}
	files, more, err := p.sheets(ctx, target, game)
	found.Append(more)
	found.Sort(game.Files)
	return files, found, err
}

// write renders the files, all at once, and puts them in place together.
func (b *builder) write(ctx context.Context, files []sheetFile, memory *stamp, run stampRun) ([]stampFile, error) {
	var out outputs
	defer out.discard()
	options, err := pdfOptions()
	if err != nil {
		return nil, err
	}
	data, err := renderAll(ctx, b.t, b.game.workers, files, options)
	if err != nil {
		return nil, err
	}
	done := make([]stampFile, len(files))
	for i, f := range files {
		done[i] = stampFile{built: f.built, Sum: sumBytes(data[i])}
		if err := out.write(f.Path, func(w io.Writer) error { _, err := w.Write(data[i]); return err }); err != nil {
			return nil, &exit{exitFound, err}
		}
	}
	run.Files = done
	if err := memory.remember(run, &out); err != nil {
		return nil, &exit{exitFound, err}
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err := out.commit(); err != nil {
		return nil, &exit{exitFound, err}
	}
	return done, nil
}

// pdfOptions takes the date from SOURCE_DATE_EPOCH, the convention for builds
// that can be repeated; without it files carry no date of their own.
func pdfOptions() (pdf.Options, error) {
	o := pdf.Options{Creator: "Punchboard " + version()}
	epoch := os.Getenv("SOURCE_DATE_EPOCH")
	if epoch == "" {
		return o, nil
	}
	seconds, err := strconv.ParseInt(epoch, 10, 64)
	if err != nil {
		return o, usagef("SOURCE_DATE_EPOCH is %q; it must be a number of seconds", epoch)
	}
	o.Date = time.Unix(seconds, 0).UTC()
	return o, nil
}
