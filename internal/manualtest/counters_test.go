package manualtest

import (
	"image"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/layout"
)

// about reports whether a block is about a deck: the deck of the option set, which
// may be a set of counters, or any deck without that option.
func (b *block) about(d *carddata.Deck) bool {
	set := b.options["set"]
	return set == "" || set == d.ID || set == d.Group
}

// showCounters draws both sides of counters next to each other, cut to their
// shapes.
func (w *walk) showCounters(b *block, book *layout.Book) {
	var row []image.Image
	for _, d := range book.Decks {
		corner := geom.Length(0)
		if d.Deck.Shape == carddata.Round {
			corner = d.Deck.Size.W / 2
		}
		for _, c := range d.Cards {
			if !b.about(d.Deck) {
				break
			}
			row = append(row, w.drawPiece(c.Front, corner))
			if c.Back != nil {
				row = append(row, w.drawPiece(c.Back, corner))
			}
		}
	}
	if len(row) == 0 {
		w.failf(b, "there are no counters %s", b.options["set"])
		return
	}
	w.keep(b, sideBySide(row, 14))
}
