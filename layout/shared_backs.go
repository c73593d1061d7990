package layout

import (
	"reflect"

	"punchboard/scene"
)

// shareBacks lets cards with equal backs share one piece. A back may use fields and
// still be the same for all cards, for example if the deck sets the field. Shared backs
// are stored only once, and are guaranteed to be identical.
func shareBacks(d *ComposedDeck) {
	var first *scene.Piece
	for _, cards := range [][]ComposedCard{d.Cards, d.Fillers} {
		for i := range cards {
			back := cards[i].Back
			switch {
			case back == nil || back == first:
			case first == nil:
				first = back
			case first.Size == back.Size && first.Bleed == back.Bleed && reflect.DeepEqual(first.Marks, back.Marks):
				cards[i].Back = first
			}
		}
	}
}
