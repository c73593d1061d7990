package main

import (
	"context"
	"fmt"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/layout"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// documents sets a game in one language, a document for each file that a build
// draws.
func documents(game *carddata.Game, lang string) ([]*scene.Document, error) {
	book, found := layout.Compose(context.Background(), game, layout.Options{Lang: lang})
	if found.Errors() > 0 {
		return nil, fmt.Errorf("%s does not fit in %s", game.Place, lang)
	}
	var docs []*scene.Document
	for _, f := range filesOf(game, book) {
		sheets, found := f.impose()
		if found.Errors() > 0 {
			return nil, fmt.Errorf("the sheets of %s hold errors", f.job.Stacks[0].ID)
		}
		docs = append(docs, &scene.Document{Language: lang, Duplex: sheets.Duplex, Pages: sheets.Pages()})
	}
	return docs, nil
}

// file is what is printed together, and how.
type file struct {
	job   impose.Job
	group string               // of counters
	sheet *carddata.SheetPrint // of boards, maps and aids
	form  carddata.SheetForm
}

// filesOf lists the files of a book: one for each deck, set of counters, and form
// of a sheet.
func filesOf(game *carddata.Game, book *layout.Book) (files []file) {
	for _, d := range book.Decks {
		stack := layout.StackOf(d, book.Lang)
		f := file{group: d.Deck.Group, sheet: d.Deck.Sheet, job: impose.Job{
			Stacks: []impose.Stack{stack}, Print: game.Print, Lang: book.Lang, Game: game.Title.In(book.Lang), Version: game.Version,
		}}
		switch last := len(files) - 1; {
		case f.sheet != nil:
			f.job.Print.Foot = d.Deck.Foot
			for _, f.form = range f.sheet.As {
				files = append(files, f)
			}
		case f.group != "" && last >= 0 && files[last].group == f.group:
			files[last].job.Stacks = append(files[last].job.Stacks, stack)
		default:
			files = append(files, f)
		}
	}
	return files
}

func (f *file) impose() (*impose.Imposed, diag.List) {
	if f.sheet != nil {
		return impose.LaySheets(f.job, f.form, f.sheet.Overlap)
	}
	return impose.Impose(f.job)
}
