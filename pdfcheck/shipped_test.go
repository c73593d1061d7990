package pdfcheck

import (
	"bytes"
	"context"
	"fmt"
	"sync"
	"testing"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// shipped is one deck of a shipped game in one language, all the way from its
// rows to the bytes of its file.
type shipped struct {
	slug, lang string
	game       *carddata.Game
	deck       *carddata.Deck
	job        impose.Job
	sheets     *impose.Imposed
	doc        *scene.Document
	data       []byte
}

func (s *shipped) name() string { return s.slug + "/" + s.lang + "/" + s.deck.ID }

// shippedFiles are all decks of cards of all games, as they ship. Tests that change a
// document make one of their own.
var shippedFiles = sync.OnceValues(func() (all []*shipped, err error) {
	for _, slug := range games.All {
		files, err := walk(slug, 0, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, files...)
	}
	return all, nil
})

// eachShipped runs a test for each file.
func eachShipped(t *testing.T, test func(t *testing.T, s *shipped)) {
	t.Helper()
	all, err := shippedFiles()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		t.Run(s.name(), func(t *testing.T) { test(t, s) })
	}
}

// walk takes a game from its rows to written files.
func walk(slug string, workers int, change func(p *carddata.Print)) (files []*shipped, err error) {
	fsys, _ := games.Open(slug)
	game, found := carddata.Load(fsys, slug, carddata.Options{Adjust: change})
	if found.Len() > 0 {
		return nil, fmt.Errorf("%v", found.All())
	}
	for _, lang := range game.Languages {
		book, found := layout.Compose(context.Background(), game, layout.Options{Lang: lang, Workers: workers})
		if found.Len() > 0 {
			return nil, fmt.Errorf("%v", found.All())
		}
		for _, d := range book.Decks {
			if d.Deck.Component != carddata.Cards {
				continue // counters and sheets are imposed in ways of their own
			}
			s := &shipped{slug: slug, lang: lang, game: game, deck: d.Deck, job: jobOf(game, d, lang)}
			if err := s.write(); err != nil {
				return nil, err
			}
			files = append(files, s)
		}
	}
	return files, nil
}

func jobOf(game *carddata.Game, d layout.ComposedDeck, lang string) impose.Job {
	return impose.Job{Stacks: []impose.Stack{layout.StackOf(d, lang)}, Print: game.Print, Lang: lang, Game: game.Title.In(lang), Version: game.Version}
}

// write imposes the job anew and writes it.
func (s *shipped) write() error {
	sheets, found := impose.Impose(s.job)
	if found.Errors() > 0 {
		return fmt.Errorf("%s: %v", s.name(), found.All())
	}
	s.sheets = sheets
	s.doc = &scene.Document{
		Meta:     scene.Meta{Title: s.job.Game + ": " + s.job.Stacks[0].Title, Author: s.game.Author},
		Language: s.lang, Duplex: sheets.Duplex, Pages: sheets.Pages(),
	}
	var b bytes.Buffer
	err := pdf.Write(&b, s.doc, pdf.Options{Creator: "pdfcheck"})
	s.data = b.Bytes()
	return err
}

// ordered lists what the rows of the deck ask for.
func (s *shipped) ordered() (wants []audit.Want) {
	for _, c := range s.deck.Cards {
		wants = append(wants, audit.Want{
			Pos: c.Pos, ID: s.deck.ID + "/" + c.ID, Size: s.deck.Size, Copies: c.Copies, TwoSided: s.deck.Back != "",
		})
	}
	return wants
}

// rows gives the fields of the deck's cards and of the game's lists that hold a
// text in several languages, in one of them.
func (s *shipped) rows(lang string) (texts []string) {
	for _, d := range append(s.game.Decks[:len(s.game.Decks):len(s.game.Decks)], s.game.Lists...) {
		for _, c := range d.Cards {
			for _, column := range d.Columns {
				if v := c.Fields[column.Name]; v.ByLang != nil {
					text, _ := v.In(lang).(string)
					texts = append(texts, text)
				}
			}
		}
	}
	return texts
}

// placedOn gives the pieces of all pages of a file, and the sizes of the pages.
func placedOn(f *File) (placed []audit.Placed, sizes []geom.Size) {
	for page := range f.Pages() {
		sizes = append(sizes, f.Size(page))
		for _, p := range f.Placed(page) {
			placed = append(placed, audit.Placed{Page: page, Tag: p.Tag, At: p.Matrix})
		}
	}
	return placed, sizes
}
