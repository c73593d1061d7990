package pipeline

import (
	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
)

// wanted lists the pieces that the rows of decks require. It reads the rows, not
// the imposed pages, so that a card lost on the way is noticed.
func (s *selection) wanted(book *layout.Book, decks []*carddata.Deck) []audit.Expected {
	var wants []audit.Expected
	for _, d := range decks {
		backs, pages := backsOf(book, d), pagesOf(book, d)
		for _, c := range d.Cards {
			if !s.has(d, c) {
				continue
			}
			for _, page := range pages[c] {
				want := audit.Expected{Pos: c.Pos, ID: d.ID + "/" + page.ID, Size: d.Size, Copies: s.copies(d, page), Front: d.ID + "/" + page.ID + "/front"}
				if d.Back != "" && !s.game.Print.FrontsOnly {
					want.TwoSided, want.Back = true, backs[page]
				}
				wants = append(wants, want)
			}
		}
	}
	return wants
}

// fillers lists the filler cards that complete the last sheet of a file. They have no
// rows.
func (p *plannedFile) fillers() (wants []audit.Expected) {
	items := p.items()
	for i, want := range impose.ExpectedPieces(p.Job) {
		if items[i].Filler && want.Copies > 0 {
			wants = append(wants, want)
		}
	}
	return wants
}

// items returns the items of all stacks of a file.
func (p *plannedFile) items() (all []impose.Item) {
	for _, s := range p.Stacks {
		all = append(all, s.Items...)
	}
	return all
}

// pagesOf returns for each row of a deck the pages that its tables take: usually
// only the row itself.
func pagesOf(book *layout.Book, d *carddata.Deck) map[*carddata.Card][]*carddata.Card {
	pages := map[*carddata.Card][]*carddata.Card{}
	for _, composed := range book.Decks {
		for _, c := range composed.Cards {
			if composed.Deck == d {
				pages[c.Of] = append(pages[c.Of], c.Card)
			}
		}
	}
	for _, c := range d.Cards {
		if len(pages[c]) == 0 {
			pages[c] = []*carddata.Card{c} // lost on the way; the audit will report it
		}
	}
	return pages
}

// backsOf returns the id of each card's own back.
func backsOf(book *layout.Book, d *carddata.Deck) map[*carddata.Card]string {
	backs := map[*carddata.Card]string{}
	for _, composed := range book.Decks {
		for _, c := range composed.Cards {
			if composed.Deck == d && c.Back != nil {
				backs[c.Card] = c.Back.ID
			}
		}
	}
	return backs
}
