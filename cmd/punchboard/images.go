package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/render/png"
	"punchboard/scene/vision"
)

// imager carries out `punchboard images`.
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
		Short: "Draw cards as PNG or SVG pictures",
		Long: `Draw cards as PNG pictures, a file for each face, with their bleed, as print
services want them; or whole sheets with --pages. A back that all cards of a deck
share is drawn once. With --vision they look as they do on a grey print, or to a
reader who lacks one kind of cones; the vision ends their names. As SVG they are
outlines, for the web and for drawing programs.`,
		Example: `  punchboard images mygame                     300 dpi, with bleed
  punchboard images mygame --trim --dpi 150    for the screen
  punchboard images mygame --bleed 0.12in      for a print service
  punchboard images mygame --pages --lang en
  punchboard images mygame --vision deuteranopia
  punchboard images mygame --format svg`,
		RunE: func(cmd *cobra.Command, args []string) error { return m.run(cmd.Context(), args) },
	}
	m.game.register(cmd)
	m.print.register(cmd)
	m.out.register(cmd)
	cmd.Flags().Float64Var(&m.dpi, "dpi", 300, "pixels to the inch, 20 to 2400")
	cmd.Flags().BoolVar(&m.trim, "trim", false, "cut the pictures to the trim, without bleed")
	cmd.Flags().BoolVar(&m.pages, "pages", false, "draw whole sheets instead of cards")
	m.see.register(cmd)
	cmd.Flags().StringVar(&m.form, "format", "png", "`png or svg`")
	return cmd
}

// imageReport is what --json shows.
type imageReport struct {
	Findings []diag.Finding `json:"findings"`
	Files    []string       `json:"files"`
}

func (m *imager) run(ctx context.Context, args []string) error {
	if !(m.dpi >= 20 && m.dpi <= 2400) {
		return misusef("20 to 2400 is allowed", "--dpi: %v is out of reach", m.dpi)
	}
	var err error
	if m.seen, err = m.see.vision(); err != nil {
		return err
	}
	switch {
	case m.form != "png" && m.form != "svg":
		return misusef("write --format png or --format svg", "--format: there is no format %q", m.form)
	case m.form == "svg" && m.seen != vision.Normal:
		return misusef("leave out --format svg", "--vision shows pixels, and an SVG has none")
	}
	targets, err := m.game.targets(args)
	if err != nil {
		return err
	}
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
	p := &press{terminal: m.t, flags: &m.game, print: &m.print, out: string(m.out)}
	plan := p.cardPictures
	if m.pages {
		plan = p.pagePictures
	}
	pictures, found, err := plan(ctx, target)
	if err != nil {
		return err
	}
	report.Findings = append(report.Findings, found.All()...)
	if err := m.t.findings(found.All()); err != nil || found.Errors() > 0 {
		return err
	}
	seenBy(m.seen, pictures)
	if m.form == "svg" {
		asSVG(pictures)
	}
	if err := m.draw(ctx, pictures); err != nil {
		return err
	}
	for _, picture := range pictures {
		report.Files = append(report.Files, filepath.ToSlash(picture.path))
	}
	m.t.say("%s: %s%s", filepath.ToSlash(p.dir(target)), count(len(pictures), "picture"), m.resolution())
	return nil
}

// draw draws the pictures on all cores and puts them in place together.
func (m *imager) draw(ctx context.Context, pictures []picture) error {
	var out outputs
	defer out.discard()
	workers := make(chan *png.Renderer, min(m.game.workers, len(pictures)))
	for range cap(workers) {
		r := png.New(m.dpi)
		r.Vision = m.seen
		workers <- r
	}
	err := eachOf(ctx, cap(workers), len(pictures), func(i int) error {
		r := <-workers
		defer func() { workers <- r }()
		return out.write(pictures[i].path, func(w io.Writer) error { return m.drawOne(r, w, pictures[i]) })
	}, func(done int) { m.t.progress("drawing pictures", done, len(pictures)) })
	if err != nil {
		return failed(err)
	}
	return failed(out.commit())
}

// resolution says how fine the pictures are; outlines have no pixels.
func (m *imager) resolution() string {
	if m.form == "svg" {
		return ""
	}
	return fmt.Sprintf(" at %g dpi", m.dpi)
}

func (m *imager) drawOne(r *png.Renderer, w io.Writer, p picture) error {
	if m.form == "svg" {
		return m.outline(w, p)
	}
	if p.page != nil {
		return r.WritePage(w, p.page)
	}
	return r.WritePiece(w, p.piece, !m.trim)
}
