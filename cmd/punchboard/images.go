package main

import (
	"context"
	"fmt"
	"io"
	"path/filepath"

	"github.com/spf13/cobra"

	"punchboard/diag"
	"punchboard/layout"
	"punchboard/render/png"
	"punchboard/scene"
)

// imager carries out `punchboard images`.
type imager struct {
	t     *terminal
	game  gameFlags
	print printFlags
	out   string
	dpi   float64
	trim  bool
	pages bool
}

func newImages(t *terminal) *cobra.Command {
	m := &imager{t: t}
	cmd := &cobra.Command{
		Use:   "images [GAME|DIR ...]",
		Short: "Draw cards as PNG pictures",
		Long: `Draw cards as PNG pictures, a file for each face, with their bleed, as print
services want them; or whole sheets with --pages. A back that all cards of a deck
share is drawn once.`,
		Example: `  punchboard images mygame                     300 dpi, with bleed
  punchboard images mygame --trim --dpi 150    for the screen
  punchboard images mygame --bleed 0.12in      for a print service
  punchboard images mygame --pages --lang en`,
		RunE: func(cmd *cobra.Command, args []string) error { return m.run(cmd.Context(), args) },
	}
	m.game.register(cmd)
	m.print.register(cmd)
	cmd.Flags().StringVarP(&m.out, "out", "o", "out", "`directory` for the files")
	cmd.Flags().Float64Var(&m.dpi, "dpi", 300, "pixels to the inch, 20 to 2400")
	cmd.Flags().BoolVar(&m.trim, "trim", false, "cut the pictures to the trim, without bleed")
	cmd.Flags().BoolVar(&m.pages, "pages", false, "draw whole sheets instead of cards")
	return cmd
}

// picture is one file to draw.
type picture struct {
	path  string
	piece *scene.Piece // or
	page  *scene.Page
}

// imageReport is what --json shows.
type imageReport struct {
	Findings []diag.Finding `json:"findings"`
	Files    []string       `json:"files"`
}

func (m *imager) run(ctx context.Context, args []string) error {
	if !(m.dpi >= 20 && m.dpi <= 2400) {
		return usagef("--dpi: %v is out of reach; 20 to 2400 is allowed", m.dpi)
	}
	targets, err := findTargets(args, m.game.all)
	if err != nil {
		return err
	}
	report := imageReport{Findings: []diag.Finding{}, Files: []string{}}
	var all diag.List
	for _, target := range targets {
		pictures, found, err := m.plan(ctx, target)
		if err != nil {
			return err
		}
		if err := m.t.findings(found.All()); err != nil {
			return err
		}
		all.Append(*found)
		report.Findings = append(report.Findings, found.All()...)
		if found.Errors() > 0 {
			continue
		}
		if err := m.draw(ctx, pictures); err != nil {
			return err
		}
		for _, p := range pictures {
			report.Files = append(report.Files, p.path)
		}
		m.t.say("%s: %s at %g dpi", filepath.Join(m.out, target.slug), count(len(pictures), "picture"), m.dpi)
	}
	if m.t.json {
		if err := m.t.document(report); err != nil {
			return err
		}
	}
	return m.t.verdict(&all)
}

// plan sets the game and lists the pictures, in the order of the files.
func (m *imager) plan(ctx context.Context, target target) ([]picture, *diag.List, error) {
	p := &press{terminal: m.t, flags: &m.game, print: &m.print, out: m.out}
	game, found, err := p.load(target)
	if err != nil || found.Errors() > 0 {
		return nil, found, err
	}
	var pictures []picture
	if m.pages {
		files, more, err := p.sheets(ctx, target, game)
		found.Append(more)
		found.Sort(game.Files)
		return pagePictures(files), found, err
	}
	tongues, err := m.game.tongues(game)
	if err != nil {
		return nil, found, err
	}
	for _, tongue := range tongues {
		book, more, err := p.compose(ctx, target, game, tongue)
		if err != nil {
			return nil, found, err
		}
		found.Append(more)
		pictures = append(pictures, cardPictures(filepath.Join(p.dir(target), tongue.String(), "png"), book)...)
	}
	found.Sort(game.Files)
	return pictures, found, nil
}

func pagePictures(files []sheetFile) []picture {
	var list []picture
	for _, f := range files {
		base := f.Path[:len(f.Path)-len(filepath.Ext(f.Path))]
		for i := range f.doc.Pages {
			list = append(list, picture{path: fmt.Sprintf("%s-%02d.png", base, i+1), page: &f.doc.Pages[i]})
		}
	}
	return list
}

// cardPictures names the faces: deck/03-piano-front.png, and deck/back.png when
// all cards share it.
func cardPictures(dir string, book *layout.Book) []picture {
	var list []picture
	for _, d := range book.Decks {
		shared := sharedBack(d)
		if shared != nil {
			list = append(list, picture{path: filepath.Join(dir, d.Deck.ID, "back.png"), piece: shared})
		}
		for i, c := range d.Cards {
			base := filepath.Join(dir, d.Deck.ID, fmt.Sprintf("%03d-%s", i+1, c.Card.ID))
			list = append(list, picture{path: base + "-front.png", piece: c.Front})
			if c.Back != nil && shared == nil {
				list = append(list, picture{path: base + "-back.png", piece: c.Back})
			}
		}
	}
	return list
}

func sharedBack(d layout.ComposedDeck) *scene.Piece {
	for _, c := range d.Cards {
		if c.Back != d.Cards[0].Back {
			return nil
		}
	}
	if len(d.Cards) == 0 {
		return nil
	}
	return d.Cards[0].Back
}

// draw draws the pictures on all cores and puts them in place together.
func (m *imager) draw(ctx context.Context, pictures []picture) error {
	var out outputs
	defer out.discard()
	workers := make(chan *png.Renderer, max(m.game.workers, 1))
	for range cap(workers) {
		workers <- png.New(m.dpi)
	}
	err := eachOf(ctx, cap(workers), len(pictures), func(i int) error {
		r := <-workers
		defer func() { workers <- r }()
		return out.write(pictures[i].path, func(w io.Writer) error { return m.drawOne(r, w, pictures[i]) })
	}, func(done int) { m.t.progress("drawing pictures", done, len(pictures)) })
	if err != nil {
		return wrapped(err)
	}
	return wrapped(out.commit())
}

func (m *imager) drawOne(r *png.Renderer, w io.Writer, p picture) error {
	if p.page != nil {
		return r.WritePage(w, p.page)
	}
	return r.WritePiece(w, p.piece, !m.trim)
}

// wrapped makes an error of files or pictures the command's end.
func wrapped(err error) error {
	if err == nil {
		return nil
	}
	return &exit{exitFound, err}
}
