package layout

import (
	"reflect"

	"punchboard/scene"
)

// shareBacks lets cards whose backs came out alike share one piece. A back may
// name fields and still be the same for all: a field that the deck sets, say.
// Backs that are one drawing are stored once, and cannot be told apart.
func shareBacks(d *ComposedDeck) {
	var first *scene.Piece
	for i := range d.Cards {
		back := d.Cards[i].Back
		switch {
		case back == nil || back == first:
		case first == nil:
			first = back
		case first.Size == back.Size && first.Bleed == back.Bleed && reflect.DeepEqual(first.Marks, back.Marks):
			d.Cards[i].Back = first
		}
	}
}
