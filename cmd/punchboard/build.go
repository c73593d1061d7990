package main

import (
	"cmp"
	"context"
	"errors"

	"github.com/spf13/cobra"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/internal/stamp"
	"punchboard/pipeline"
	"punchboard/printer"
	"punchboard/render/pdf"
)

// builder runs `punchboard build`.
type builder struct {
	t      *terminal
	game   gameFlags
	print  printFlags
	out    outFlag
	force  bool
	why    bool
	device string // --printer
	home   *printer.Profile
	live   bool                       // --watch
	cards  map[string]*pipeline.Reuse // what the builds of --watch composed, by the place of the game
	reprint
	cuts   bool // --cut-plan
	format pdf.Options
}

func newBuild(t *terminal) *cobra.Command {
	b := &builder{t: t}
	cmd := &cobra.Command{
		Use:   "build [GAME|DIR ...]",
		Short: "Print games to PDF",
		Long: `Print games to PDF: one file for each deck, counter set and sheet (maps, boards,
player aids) in each language, with fronts and backs alternating for duplex printing.
If a game has an error, nothing is written. Only files whose contents have changed
since the last build are rendered again, and files of decks that the game no longer
has are removed, unless you have edited them.`,
		Example: `  punchboard build                          the game in this directory
  punchboard build mygame --lang fr --paper letter
  punchboard build mygame --only cards --fold
  punchboard build mygame --cards "Grand Piano" --marks full
  punchboard build mygame --proof           for testers: ids and versions on the cards
  punchboard build mygame --watch           build again after each change, until Ctrl-C
  punchboard build mygame --why             say why each file is rendered
  punchboard build mygame --cut-plan        also say in which order to cut the sheets
  punchboard build mygame --printer home    fit the printer that "printer add" measured
  punchboard build mygame --changed         print only the cards that differ from the last print
  punchboard build mygame --changed --since v1.2
  punchboard build --all -o out`,
		RunE: func(cmd *cobra.Command, args []string) error { return b.run(cmd, args) },
	}
	b.game.register(t, cmd)
	b.print.register(cmd)
	b.out.register(cmd)
	cmd.Flags().StringVar(&b.device, "printer", "", "fit the pages to the printer `NAME`: back offset, scale, margins, paper (see printer add)")
	cmd.RegisterFlagCompletionFunc("printer", completePrinters)
	cmd.Flags().BoolVar(&b.cuts, "cut-plan", false, "also write cutting.pdf: the cuts of each sheet in their order, with measures")
	cmd.Flags().BoolVar(&b.force, "force", false, "render even if nothing has changed")
	cmd.Flags().BoolVar(&b.why, "why", false, "say of each file why it was rendered")
	b.reprint.register(cmd)
	cmd.Flags().BoolVar(&b.live, "watch", false, "follow the files, and build again after each change")
	return cmd
}

// buildReport is the --json output of a build.
type buildReport struct {
	Findings []diag.Finding `json:"findings"`
	Files    []built        `json:"files"`
	Removed  []string       `json:"removed,omitempty"` // files that the games no longer have
	Left     []string       `json:"left,omitempty"`    // those of them that were edited, and so are still there
	Changes  []changedCard  `json:"changes,omitempty"` // with --changed
}

// built is one file of a build, with a remark.
type built struct {
	Path    string `json:"path"`
	Summary string `json:"summary"`
	Why     string `json:"why,omitempty"` // why it was rendered; "" if it is unchanged
}

func (b *builder) run(cmd *cobra.Command, args []string) error {
	if b.live && b.t.json {
		return usageErrorf("omit one of them", "--watch and --json cannot be used together")
	}
	if cmd.Flags().Changed("since") && !b.changed {
		return usageErrorf("write --changed --since "+b.since, "--since works only with --changed")
	}
	targets, err := b.game.targets(args)
	if err != nil {
		return err
	}
	if b.live {
		return b.follow(cmd.Context(), cmd, targets)
	}
	return b.build(cmd.Context(), targets)
}

// build builds games.
func (b *builder) build(ctx context.Context, targets []target) (err error) {
	if b.format, err = pdfOptions(); err != nil {
		return err
	}
	return b.buildAll(ctx, targets)
}

// buildAll builds games one after the other.
func (b *builder) buildAll(ctx context.Context, targets []target) (err error) {
	report := buildReport{Findings: []diag.Finding{}, Files: []built{}}
	if b.device != "" {
		var found []diag.Finding
		b.home, found, err = readProfile(ctx, b.t, b.device)
		report.Findings = append(report.Findings, found...)
		if err != nil || b.home == nil {
			return cmp.Or(err, b.t.finish(report.Findings, report))
		}
	}
	for _, target := range targets {
		one, err := b.buildOne(ctx, target)
		if err != nil {
			return err
		}
		report.Findings = append(report.Findings, one.Findings...)
		report.Files = append(report.Files, one.Files...)
		report.Removed = append(report.Removed, one.Removed...)
		report.Left = append(report.Left, one.Left...)
		report.Changes = append(report.Changes, one.Changes...)
	}
	return b.t.finish(report.Findings, report)
}

// buildOne builds one game, or finds that nothing has changed.
func (b *builder) buildOne(ctx context.Context, target target) (report buildReport, err error) {
	dir := b.game.outputDirectory(b.out, target)
	if err := edition.Restore(ctx, dir); err != nil {
		return report, failed(err)
	}
	memory := stamp.Open(dir)
	run := stamp.Run{Program: stamp.Program(), Options: b.options(target), Place: target.place}
	if b.reprint.on() {
		return b.reprintOne(ctx, target, &edits{builder: b, dir: dir, memory: memory, run: &run})
	}
	if files := target.files(ctx); !b.force {
		last, changed := memory.Changed(&run, files)
		if last != nil && len(changed) == 0 && memory.Written(last) {
			report = repeated(last, dir)
			if last != memory.Runs[0] {
				err = failed(latest(ctx, dir, last))
			}
			return report, errors.Join(err, b.tell(target, report))
		}
		if last != nil && len(last.Memory) > 0 && !b.cuts && !b.live { // the cuts of all sheets are needed
			now := run
			work := &edits{builder: b, dir: dir, memory: memory, run: &now}
			report, err = work.make(ctx, target, files, &pipeline.Earlier{Run: last, Changed: changed, Holds: memory.Holds})
			if !errors.Is(err, pipeline.ErrStale) {
				return report, err
			}
		}
	}
	work := &edits{builder: b, dir: dir, memory: memory, run: &run}
	return work.make(ctx, target, target.files(ctx), nil)
}

// make makes the files of a game and puts them in place. If an earlier run cannot be used, the
// error is pipeline.ErrStale, and nothing is written.
func (e *edits) make(ctx context.Context, target target, files *source.Directory, earlier *pipeline.Earlier) (report buildReport, err error) {
	game := target.source()
	game.Files = files
	request := e.game.request(e.t, target, &e.print)
	request.Earlier, request.Printer, request.Pick, request.CutPlan = earlier, e.home, e.pick(), e.cuts
	request.Reuse = e.cardsOf(target)
	made, err := pipeline.Documents(ctx, game, request)
	if err == nil && earlier != nil && !files.Steady() { // a file was changed since it was compared
		err = pipeline.ErrStale
	}
	if err != nil {
		return report, refused(err, e.dir)
	}
	report.Findings = made.Findings.All()
	if made.Findings.Errors() > 0 {
		return report, e.t.findings(report.Findings)
	}
	if err := e.render(ctx, made.Files, made.Digests); err != nil {
		if f, ok := undrawable(err); ok {
			report.Findings = append(report.Findings, f)
			return report, e.t.findings(report.Findings)
		}
		return report, err
	}
	e.run.SetReads(files)
	e.run.SetFindings(report.Findings)
	e.note(made, &report)
	if err := e.write(ctx, made.Game, &report); err != nil {
		return report, err
	}
	return report, e.tell(target, report)
}

// undrawable returns the finding for the error of a renderer.
func undrawable(err error) (f diag.Finding, ok bool) {
	var refused *pipeline.UndrawableError
	if ok = errors.As(err, &refused); ok {
		f = refused.Finding()
	}
	return f, ok
}

// repeated is the report of a run that would be the same again.
func repeated(last *stamp.Run, dir string) buildReport {
	report := buildReport{Findings: last.Found()}
	for _, f := range last.Files {
		report.Files = append(report.Files, built{Path: inDirectory(dir, f.Path), Summary: f.Summary})
	}
	return report
}

// tell prints the findings and the files.
func (b *builder) tell(target target, report buildReport) error {
	if err := b.t.findings(report.Findings); err != nil {
		return err
	}
	for _, f := range report.Files {
		remark := ""
		if f.Why == "" {
			remark = " (unchanged)"
		}
		b.t.say("%s: %s%s", f.Path, f.Summary, remark)
		if b.why && f.Why != "" {
			b.t.say("  reason: %s", f.Why)
		}
	}
	for _, path := range report.Removed {
		b.t.say("%s: removed, because %s", path, b.obsolete())
	}
	for _, path := range report.Left {
		b.t.say("%s: left there, because it was changed by hand; the game no longer has it", path)
	}
	switch {
	case b.reprint.on():
		b.tellChanges(target, report)
	case len(report.Files) == 0:
		b.t.say("%s: nothing to print%s", target.place, b.reason())
	}
	return nil
}

// obsolete says why a file is removed.
func (b *builder) obsolete() string {
	if b.reprint.on() {
		return "it is out of date"
	}
	return "the game no longer has it"
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
