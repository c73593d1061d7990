package layout

import (
	"slices"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/layout/impose"
)

// checkBacks reports decks whose cards can be told apart by their backs. Decks of several
// kinds, with a face for the back of each or one for each side, are fine, and so are
// cards with two sides to read.
func checkBacks(g *carddata.Game, book *Book, found *diag.List) {
	for i := range book.Decks {
		d := &book.Decks[i]
		if d.Deck.Kind() == carddata.CardKind && d.Deck.Back != "" {
			b := &deckBacks{game: g, deck: d}
			b.compare(found)
		}
	}
}

// deckBacks are the backs of a deck.
type deckBacks struct {
	game  *carddata.Game
	deck  *ComposedDeck
	kinds []backKind
}

// backKind is a back that some cards share.
type backKind struct {
	first *ComposedCard
	marks []drawnMark
	face  *facedata.Face
}

// mostBacks is the number of different backs from which a deck is not looked at further.
const mostBacks = 200

// compare reports the first card whose back is nearly that of another one.
func (b *deckBacks) compare(found *diag.List) {
	for i := range b.deck.Cards {
		if c := &b.deck.Cards[i]; c.Back != nil && c.Card.Copies > 0 {
			b.add(c)
		}
		if len(b.kinds) > mostBacks {
			return
		}
	}
	for i := range b.kinds {
		for j := range i {
			x, y := &b.kinds[j], &b.kinds[i]
			if x.face == y.face && !b.bySide(x, y) && alikeBacks(x.marks, y.marks) {
				found.Warnf(b.deck.Deck.BackPos, impose.CodeBacks, "the backs of `%s` betray their cards: that of `%s` differs from that of `%s`", b.deck.Deck.ID, y.first.Card.ID, x.first.Card.ID).
					Hintf("use no columns that differ between cards in the back; for a deck of several kinds, name a face for each: `back: \"{kind}-back\"`")
				return
			}
		}
	}
}

func (b *deckBacks) add(c *ComposedCard) {
	marks := drawnMarks(c.Back)
	for i := range b.kinds {
		if k := &b.kinds[i]; k.first.Back == c.Back || slices.Equal(k.marks, marks) {
			return
		}
	}
	face, _ := b.game.BackOf(b.deck.Deck, c.Card)
	b.kinds = append(b.kinds, backKind{c, marks, face})
}

// bySide reports whether two backs are those of different sides.
func (b *deckBacks) bySide(x, y *backKind) bool {
	p, q := x.first.Card.Fields["side"].V, y.first.Card.Fields["side"].V
	return p != nil && q != nil && p != q
}

// leastAlike is the share of equal marks from which two backs are alike: a name or a
// number more, or another color somewhere. Cards with two sides to read share little.
const leastAlike = 0.5

// alikeBacks reports whether two different backs share most of their marks.
func alikeBacks(a, b []drawnMark) bool {
	left := map[drawnMark]int{}
	for _, m := range a {
		left[m]++
	}
	same := 0
	for _, m := range b {
		if left[m] > 0 {
			left[m]--
			same++
		}
	}
	return float64(same) >= leastAlike*float64(max(len(a), len(b)))
}
