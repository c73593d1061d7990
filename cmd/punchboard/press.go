package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/icons"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// press turns games into documents, ready for any backend.
type press struct {
	*terminal
	flags *gameFlags
	print *printFlags
	out   string
	plays bool // also finds what keeps a declared rehearsal from being played
}

// order is one game as the command line wants it printed.
type order struct {
	target
	*selection
	game *carddata.Game
}

// sheetFile is one output file: where it goes and what it shows.
type sheetFile struct {
	built
	doc  *scene.Document
	text []byte // of a file that is not drawn
}

// load reads a game. There is no order when a finding is an error.
func (p *press) load(target target) (*order, *diag.List, error) {
	var wrong error
	game, found := carddata.Load(target.fsys, target.place, carddata.Options{
		Variant: p.flags.variant,
		Slug:    target.slug,
		Adjust:  func(print *carddata.Print) { wrong = p.print.apply(print) },
	})
	if wrong != nil || found.Errors() > 0 {
		return nil, found, wrong
	}
	p.print.applyToDecks(game)
	chosen, err := p.flags.choose(game)
	return &order{target, chosen, game}, found, err
}

// sheets composes, imposes and audits a game in every language asked for:
// everything short of ink. The findings are in the order of the game's files.
func (p *press) sheets(ctx context.Context, target target) ([]sheetFile, *diag.List, error) {
	o, found, err := p.load(target)
	if err != nil || found.Errors() > 0 {
		return nil, found, err
	}
	var files []sheetFile
	for _, tongue := range o.tongues {
		book, more, err := p.compose(ctx, o, tongue)
		if err != nil {
			return nil, found, err
		}
		found.Append(more)
		for _, job := range o.jobs(book) {
			sheets, more := p.impose(o, tongue, book, job)
			found.Append(more)
			files = append(files, sheets...)
		}
	}
	if p.plays && o.game.Play.Rehearsal != nil {
		_, more := games.Play(o.game)
		found.Append(*more)
	}
	found.Sort(o.game.Files)
	return files, found, ownPlaces(files)
}

// ownPlaces refuses two files of one name, which decks called `a` and `a-backs`
// would ask for when sides are apart. Capitals do not make two names: not every
// disk tells them apart.
func ownPlaces(files []sheetFile) error {
	seen := map[string]bool{}
	for _, f := range files {
		name := strings.ToLower(f.Path)
		if seen[name] {
			return &exit{exitFound, fmt.Errorf("two decks would be written as %s", filepath.ToSlash(f.Path)), "give one of them another id"}
		}
		seen[name] = true
	}
	return nil
}

// compose sets the cards that were asked for.
func (p *press) compose(ctx context.Context, o *order, tongue tongue) (*layout.Book, diag.List, error) {
	book, found := layout.Compose(ctx, o.game, layout.Options{
		Lang:    tongue.lang,
		Other:   tongue.other,
		Workers: p.flags.workers,
		LowInk:  o.game.Print.LowInk,
		Only:    func(d *carddata.Deck, c *carddata.Card) bool { return o.wants(o.game, d, c) },
		Progress: func(done, total int) {
			p.progress(o.slug+" "+tongue.String()+": setting cards", done, total)
		},
	})
	return book, found, ctx.Err()
}

// dir is where the files of a game go; a variant has a place of its own.
func (p *press) dir(target target) string {
	if p.flags.variant == "" {
		return filepath.Join(p.out, target.slug)
	}
	return filepath.Join(p.out, target.slug+"-"+p.flags.variant)
}

// impose puts a job on sheets, proves that all of it is there, and names the
// files.
func (p *press) impose(o *order, tongue tongue, book *layout.Book, job fileJob) ([]sheetFile, diag.List) {
	sheets, found := job.impose()
	if found.Errors() > 0 || len(sheets.Sheets) == 0 {
		return nil, found
	}
	found.Append(audit.Check(sheets.Pages(), o.ordered(book, job), sheets.Flip()))
	base := filepath.Join(p.dir(o.target), tongue.String(), job.name)
	file := func(suffix string, pages []scene.Page, duplex scene.Duplex) sheetFile {
		return sheetFile{
			built: built{Path: base + suffix + ".pdf", Summary: summary(sheets, job)},
			doc: &scene.Document{
				Meta:     scene.Meta{Title: job.title, Author: o.game.Author, Subject: o.game.Version, Credits: icons.Credits(book.Icons)},
				Language: book.Lang,
				Duplex:   duplex,
				Pages:    pages,
			},
		}
	}
	files := []sheetFile{file("", sheets.Pages(), sheets.Duplex)}
	if backs := sheets.Backs(); o.game.Print.Apart && len(backs) > 0 {
		files = []sheetFile{file("-fronts", sheets.Fronts(), scene.Simplex), file("-backs", backs, scene.Simplex)}
	}
	if list, ok := manifestFile(base, sheets.Manifest); ok {
		files = append(files, list)
	}
	return files, found
}
