package percee

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// deckCards is how many cards the deck has (PV-019).
const deckCards = 53

// card is one playing card.
type card struct {
	side  playtest.Seat // the side it activates; Nobody for the joker
	value int8          // 1 to 10; 0 for a face card and the joker
	count int8          // number of units that it activates
	face  bool
	air   bool // the support counter that the American may use (PV-111, PV-112)
}

func (c *card) joker() bool { return c.side == playtest.Nobody }

// cards reads the deck in the order of its rows.
func (b *builder) cards(d *data) {
	deck := b.Pieces("activation")
	if len(deck.Cards) != deckCards {
		b.Found.Errorf(deck.Pos, codeCapacity, "the rules play with %d cards, but there are %d", deckCards, len(deck.Cards))
		return
	}
	jokers := 0
	for i, c := range deck.Cards {
		k := &d.cards[i]
		mode := rulebook.Text(c.Fields["mode"])
		k.side, k.face = playtest.Nobody, mode == "unit-or-stack"
		if mode == "end-round" {
			jokers++
			continue
		}
		side, ours := sides[rulebook.Text(c.Fields["side"])]
		if !ours || mode != "units" && !k.face {
			b.Found.Errorf(c.Pos, codeRow, "the card has no side or mode that the rules know")
		}
		k.side, k.air = side, rulebook.Text(c.Fields["support"]) == "air"
		k.count = int8(b.cell(c.Fields["activation"], c.Pos, "activation", 0, sideUnits))
		if !k.face {
			k.value = int8(b.cell(c.Fields["value"], c.Pos, "value", 1, 10))
			b.Repeats(c, "combat", "value")
			if d.set.Divisor > 0 {
				k.count = int8((int(k.value) + d.set.Divisor - 1) / d.set.Divisor)
			}
		}
	}
	if jokers != 1 {
		b.Found.Errorf(deck.Pos, codeRow, "the rules need one joker, but there are %d", jokers)
	}
}
