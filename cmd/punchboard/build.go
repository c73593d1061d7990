package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/pipeline"
)

// built is one file that a build wrote, with a remark.
type built struct {
	Path    string `json:"path"`
	Summary string `json:"summary"`
}

// builder runs `punchboard build`.
type builder struct {
	t     *terminal
	game  gameFlags
	print printFlags
	out   outFlag
	force bool
}

func newBuild(t *terminal) *cobra.Command {
	b := &builder{t: t}
	cmd := &cobra.Command{
		Use:   "build [GAME|DIR ...]",
		Short: "Print games to PDF",
		Long: `Print games to PDF: one file for each deck, counter set and sheet (maps, boards,
player aids) in each language, with fronts and backs alternating for duplex printing.
If a game has an error, nothing is written. A game without changes since the last
build is not rendered again.`,
		Example: `  punchboard build                          the game in this directory
  punchboard build mygame --lang fr --paper letter
  punchboard build mygame --only cards --fold
  punchboard build mygame --cards "Grand Piano" --marks full
  punchboard build --all -o out`,
		RunE: func(cmd *cobra.Command, args []string) error { return b.run(cmd.Context(), args) },
	}
	b.game.register(t, cmd)
	b.print.register(cmd)
	b.out.register(cmd)
	cmd.Flags().BoolVar(&b.force, "force", false, "render even if nothing has changed")
	return cmd
}

// buildReport is the --json output of a build.
type buildReport struct {
	Findings []diag.Finding `json:"findings"`
	Files    []built        `json:"files"`
}

func (b *builder) run(ctx context.Context, args []string) error {
	targets, err := b.game.targets(args)
	if err != nil {
		return err
	}
	report := buildReport{Findings: []diag.Finding{}, Files: []built{}}
	for _, target := range targets {
		run, err := b.buildOne(ctx, target)
		if err != nil {
			return err
		}
		report.Findings = append(report.Findings, run.Findings...)
		for _, f := range run.Files {
			report.Files = append(report.Files, f.built)
		}
	}
	return b.t.finish(report.Findings, report)
}

// buildOne builds one game, or finds that nothing has changed.
func (b *builder) buildOne(ctx context.Context, target target) (stampRun, error) {
	dir := b.game.outputDirectory(b.out, target)
	key, err := b.key(ctx, target)
	if err != nil {
		return stampRun{}, failed(fmt.Errorf("%s: %w", target.place, err))
	}
	memory := readStamp(dir)
	if run, ok := memory.fresh(key); ok && !b.force {
		return run, b.tell(target, run, " (unchanged)")
	}
	made, err := pipeline.Documents(ctx, target.source(), b.game.request(b.t, target.slug, &b.print))
	if err != nil {
		return stampRun{}, refused(err, dir)
	}
	run := stampRun{Key: key, Findings: made.Findings.All()}
	if made.Findings.Errors() > 0 {
		return run, b.t.findings(run.Findings)
	}
	if run.Files, err = b.write(ctx, dir, made.Files, memory, run); err != nil {
		return run, err
	}
	return run, b.tell(target, run, "")
}

// key returns a hash that differs for every other build of the same game.
func (b *builder) key(ctx context.Context, target target) (string, error) {
	g := b.game
	return fingerprint(ctx, target.fsys, []any{
		target.slug, target.place, b.out, os.Getenv(epochVariable),
		g.lang, g.variant, g.only, g.cards, g.lists, b.print.settings(),
	})
}

// tell prints the findings and the files written.
func (b *builder) tell(target target, run stampRun, remark string) error {
	if err := b.t.findings(run.Findings); err != nil {
		return err
	}
	for _, f := range run.Files {
		b.t.say("%s: %s%s", f.Path, f.Summary, remark)
	}
	if len(run.Files) == 0 {
		b.t.say("%s: nothing to print%s", target.place, b.reason())
	}
	return nil
}

// reason says why a game without errors results in no file.
func (b *builder) reason() string {
	switch {
	case len(b.game.only) > 0:
		return " of what --only names"
	case len(b.game.lists) > 0:
		return " of what --list names"
	}
	return ": every card has 0 copies"
}

// write renders the files in parallel and puts them in place together.
func (b *builder) write(ctx context.Context, dir string, files []pipeline.File, memory *stamp, run stampRun) ([]stampFile, error) {
	out := edition.New(ctx, dir)
	defer out.Discard()
	options, err := pdfOptions()
	if err != nil {
		return nil, err
	}
	data, err := b.render(ctx, dir, files, options)
	if err != nil {
		return nil, failed(err)
	}
	run.Files = make([]stampFile, len(files))
	for i, f := range files {
		run.Files[i] = stampFile{built: built{inDirectory(dir, f.Path), f.Summary}, Sum: sumBytes(data[i])}
		if err := out.Write(run.Files[i].Path, func(w io.Writer) error { _, err := w.Write(data[i]); return err }); err != nil {
			return nil, failed(err)
		}
	}
	if err := memory.remember(run, out); err != nil {
		return nil, failed(err)
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return run.Files, failed(out.Commit())
}
