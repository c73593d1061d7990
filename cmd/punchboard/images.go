package main

import (
	"context"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/internal/edition"
	"punchboard/internal/parallel"
	"punchboard/pipeline"
	"punchboard/render/png"
	"punchboard/render/svg"
	"punchboard/scene/vision"
)

// imager runs `punchboard images`.
type imager struct {
	t     *terminal
	game  gameFlags
	print printFlags
	out   outFlag
	dpi   float64
	trim  bool
	pages bool
	see   visionFlag
	seen  vision.Vision
	form  string // png or svg
}

func newImages(t *terminal) *cobra.Command {
	m := &imager{t: t}
	cmd := &cobra.Command{
		Use:   "images [GAME|DIR ...]",
		Short: "Draw cards as PNG or SVG images",
		Long: `Draw cards as PNG images with bleed, one file for each face, ready for a print
service. A back shared by all cards of a deck is drawn once. --pages draws whole
sheets instead. --vision shows the colors in grayscale or as a color-blind player sees
them, and adds the type of vision to the file names. --format svg writes vector
outlines, for the web and for drawing programs.`,
		Example: `  punchboard images mygame                     300 dpi, with bleed
  punchboard images mygame --trim --dpi 150    for the screen
  punchboard images mygame --bleed 0.12in      for a print service
  punchboard images mygame --pages --lang en
  punchboard images mygame --proof             with ids and versions
  punchboard images mygame --vision deuteranopia
  punchboard images mygame --format svg`,
		RunE: func(cmd *cobra.Command, args []string) error { return m.run(cmd.Context(), args) },
	}
	m.game.register(t, cmd)
	m.print.register(cmd)
	m.out.register(cmd)
	cmd.Flags().Float64Var(&m.dpi, "dpi", 300, "resolution in pixels per inch, 20 to 2400")
	cmd.Flags().BoolVar(&m.trim, "trim", false, "crop to the trim, without bleed")
	cmd.Flags().BoolVar(&m.pages, "pages", false, "draw whole sheets instead of cards")
	m.see.register(cmd)
	cmd.Flags().StringVar(&m.form, "format", "png", "image format")
	setPlaceholder(cmd, "dpi", "N")
	setPlaceholder(cmd, "format", "png|svg")
	return cmd
}

// imageReport is the --json output.
type imageReport struct {
	Findings []diag.Finding `json:"findings"`
	Files    []string       `json:"files"`
}

func (m *imager) run(ctx context.Context, args []string) error {
	if !(m.dpi >= 20 && m.dpi <= 2400) {
		return usageErrorf("use a value from 20 to 2400", "--dpi: %v is out of range", m.dpi)
	}
	var err error
	if m.seen, err = m.see.vision(); err != nil {
		return err
	}
	switch {
	case m.form != "png" && m.form != "svg":
		return usageErrorf("use --format png or --format svg", "--format: there is no format %q", m.form)
	case m.form == "svg" && m.seen != vision.Normal:
		return usageErrorf("remove --format svg", "--vision works only with PNG images")
	}
	targets, err := m.game.targets(args)
	if err != nil {
		return err
	}
	return m.drawAll(ctx, targets)
}

// drawAll draws games one after the other.
func (m *imager) drawAll(ctx context.Context, targets []target) error {
	report := imageReport{Findings: []diag.Finding{}, Files: []string{}}
	for _, target := range targets {
		if err := m.drawGame(ctx, target, &report); err != nil {
			return err
		}
	}
	return m.t.finish(report.Findings, report)
}

// drawGame draws one game, unless it has an error.
func (m *imager) drawGame(ctx context.Context, target target, report *imageReport) error {
	dir := m.game.outputDirectory(m.out, target)
	list := pipeline.CardPictures
	if m.pages {
		list = pipeline.PagePictures
	}
	pictures, found, err := list(ctx, target.source(), m.game.request(m.t, target, &m.print), m.names())
	if err != nil {
		return refused(err, dir)
	}
	report.Findings = append(report.Findings, found.All()...)
	if err := m.t.findings(found.All()); err != nil || found.Errors() > 0 {
		return err
	}
	if err := m.draw(ctx, dir, pictures); err != nil {
		if f, ok := undrawable(err); ok {
			report.Findings = append(report.Findings, f)
			return m.t.findings([]diag.Finding{f})
		}
		return err
	}
	for _, picture := range pictures {
		report.Files = append(report.Files, path.Join(filepath.ToSlash(dir), picture.Path))
	}
	m.t.say("%s: %s%s", filepath.ToSlash(dir), diag.Count(len(pictures), "picture"), m.resolution())
	return nil
}

// names returns how to name the files: with the vision type at the end, if any.
func (m *imager) names() pipeline.PictureNames {
	names := pipeline.PictureNames{Format: m.form}
	if m.seen != vision.Normal {
		names.Suffix = "-" + m.seen.String()
	}
	return names
}

// draw draws the pictures on all cores and puts them in place together.
func (m *imager) draw(ctx context.Context, dir string, pictures []pipeline.Picture) error {
	out := edition.New(ctx, dir)
	defer out.Discard()
	var done atomic.Int64
	_, err := parallel.EachWith(ctx, m.game.workers, len(pictures), m.renderer, func(r *png.Renderer, i int) error {
		defer func() { m.t.progress("drawing images", int(done.Add(1)), len(pictures)) }()
		return out.Write(inDirectory(dir, pictures[i].Path), func(w io.Writer) error { return m.drawOne(r, w, pictures[i]) })
	})
	if err != nil {
		return failed(err)
	}
	return failed(out.Commit())
}

// renderer returns a renderer for one goroutine.
func (m *imager) renderer() *png.Renderer {
	r := png.New(m.dpi)
	r.Vision = m.seen
	return r
}

// resolution describes the resolution of the pictures; SVG has none.
func (m *imager) resolution() string {
	if m.form == "svg" {
		return ""
	}
	return fmt.Sprintf(" at %g dpi", m.dpi)
}

// drawOne draws a picture. An error of the renderer is told from one of the file.
func (m *imager) drawOne(r *png.Renderer, w io.Writer, p pipeline.Picture) error {
	to := &faultyWriter{w: w}
	err := m.drawTo(r, to, p)
	if err == nil || to.err != nil {
		return err
	}
	return &pipeline.UndrawableError{Pos: p.Pos, Path: p.Path, Err: err}
}

// faultyWriter remembers an error of the writer below it.
type faultyWriter struct {
	w   io.Writer
	err error
}

func (f *faultyWriter) Write(b []byte) (n int, err error) {
	n, f.err = f.w.Write(b)
	return n, f.err
}

func (m *imager) drawTo(r *png.Renderer, w io.Writer, p pipeline.Picture) error {
	if m.form == "svg" {
		return m.outline(w, p)
	}
	if p.Page != nil {
		return r.WritePage(w, p.Page)
	}
	return r.WritePiece(w, p.Piece, !m.trim)
}

// outline writes a picture as SVG.
func (m *imager) outline(w io.Writer, p pipeline.Picture) error {
	title := strings.TrimSuffix(path.Base(p.Path), ".svg")
	if p.Page != nil {
		return svg.Write(w, p.Page.Size.R(), p.Page.Marks, svg.Options{Title: title})
	}
	box := p.Piece.Size.R()
	if !m.trim {
		box = box.Inset(-p.Piece.Bleed)
	}
	return svg.Write(w, box, p.Piece.Marks, svg.Options{Title: title})
}
