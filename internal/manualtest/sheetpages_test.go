package manualtest

import (
	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// laySheets puts one board, map or aid on paper, as the command does, in each
// of its forms.
func (w *walk) laySheets(b *block, game *carddata.Game, book *layout.Book, id string) (pages []scene.Page) {
	for _, d := range book.Decks {
		if d.Deck.ID != id {
			continue
		}
		job := impose.Job{Stacks: []impose.Stack{layout.StackOf(d, book.Lang)}, Print: game.Print, Lang: book.Lang, Game: game.Title.In(book.Lang), Version: game.Version}
		job.Print.Foot = d.Deck.Foot
		for _, form := range d.Deck.Sheet.As {
			laid, found := impose.LaySheets(job, form, d.Deck.Sheet.Overlap)
			found.Append(laid.Audit(job))
			w.complain(b, found.All())
			pages = append(pages, laid.Pages()...)
		}
	}
	if len(pages) == 0 {
		w.failf(b, "there is no sheet %s", id)
	}
	return pages
}
