package pdfcheck

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"sync"
	"testing"

	"punchboard/carddata"
	"punchboard/games"
	"punchboard/geom"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
	"punchboard/pipeline"
	"punchboard/render/pdf"
	"punchboard/scene"
)

// shipped is one deck of cards of a shipped game in one language, from its rows to
// the bytes of its file.
type shipped struct {
	slug, lang string
	game       *carddata.Game
	deck       *carddata.Deck
	sheets     *impose.Imposed
	doc        *scene.Document
	data       []byte
}

func (s *shipped) name() string { return s.slug + "/" + s.lang + "/" + s.deck.ID }

// shippedFiles are all decks of cards of all games, as shipped. Tests that change a
// document make their own.
var shippedFiles = sync.OnceValues(func() (all []*shipped, err error) {
	for _, slug := range games.All {
		files, err := shippedBy(slug, pipeline.Request{})
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

// shippedBy makes the files of a game for a request; without decks in it, those of
// all decks of cards.
func shippedBy(slug string, req pipeline.Request) (files []*shipped, err error) {
	fsys, _ := games.Open(slug)
	if len(req.Decks) == 0 {
		req.Decks = cardDecks(fsys, slug)
	}
	if len(req.Decks) == 0 {
		return nil, nil
	}
	made, err := pipeline.Documents(context.Background(), pipeline.Source{Slug: slug, Place: slug, Files: fsys}, req)
	if err != nil {
		return nil, err
	}
	if made.Findings.Errors()+made.Findings.Warnings() > 0 {
		return nil, fmt.Errorf("%s: %v", slug, made.Findings.All())
	}
	for _, f := range made.Files {
		if f.Document == nil { // a list of counters
			continue
		}
		s := &shipped{slug: slug, lang: f.Document.Language, game: made.Game, deck: f.Decks[0], sheets: f.Sheets, doc: f.Document}
		if s.data, err = written(s.doc); err != nil {
			return nil, fmt.Errorf("%s: %w", s.name(), err)
		}
		files = append(files, s)
	}
	return files, nil
}

// cardDecks names the decks of cards of a game.
func cardDecks(fsys fs.FS, slug string) (ids []string) {
	game, _ := carddata.Load(fsys, slug, carddata.Options{})
	for _, d := range game.Decks {
		if d.Kind() == carddata.CardKind {
			ids = append(ids, d.ID)
		}
	}
	return ids
}

func written(doc *scene.Document) ([]byte, error) {
	var b bytes.Buffer
	err := pdf.Write(&b, doc, pdf.Options{Creator: "pdfcheck"})
	return b.Bytes(), err
}

// ordered lists what the rows of the deck require.
func (s *shipped) ordered() (wants []audit.Expected) {
	for _, c := range s.deck.Cards {
		wants = append(wants, audit.Expected{
			Pos: c.Pos, ID: s.deck.ID + "/" + c.ID, Size: s.deck.Size, Copies: c.Copies, TwoSided: s.deck.Back != "",
		})
	}
	return append(wants, s.fillers()...)
}

// fillers returns the cards that fill the places which the cards of the rows leave on the
// last sheet, in turn; the first sheet shows how many places there are.
func (s *shipped) fillers() (wants []audit.Expected) {
	if len(s.deck.Fillers) == 0 {
		return nil
	}
	copies := 0
	for _, c := range s.deck.Cards {
		copies += c.Copies
	}
	places := len(tagged(s.doc, 0))
	free := (places - copies%places) % places
	for i, c := range s.deck.Fillers {
		n := (free + len(s.deck.Fillers) - 1 - i) / len(s.deck.Fillers)
		if n > 0 {
			wants = append(wants, audit.Expected{Pos: c.Pos, ID: s.deck.ID + "/" + c.ID, Size: s.deck.Size, Copies: n, TwoSided: s.deck.Back != ""})
		}
	}
	return wants
}

// rows returns, in one language, the translated texts of the deck's cards and of the
// game's lists.
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

// placedOn returns the pieces of all pages of a file, and the sizes of the pages.
func placedOn(f *File) (placed []audit.Placed, sizes []geom.Size) {
	for page := range f.Pages() {
		sizes = append(sizes, f.Size(page))
		for _, p := range f.Placed(page) {
			placed = append(placed, audit.Placed{Page: page, Tag: p.Tag, At: p.Matrix})
		}
	}
	return placed, sizes
}
