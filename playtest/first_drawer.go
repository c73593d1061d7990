package playtest

import "slices"

// followed is a card whose first drawer is wanted.
type followed struct {
	card  int // -1 for none
	first Seat
}

// follow asks for the first drawer of a card by its name; "" for none. A name
// that is no card has no drawer.
func (t *Tracer) follow(name string) {
	t.followed = followed{card: -1, first: Nobody}
	if name != "" {
		t.followed.card = slices.Index(t.sheet.Cards, name)
	}
}

// drew notes a draw of the followed card.
func (f *followed) drew(seat Seat, id CardID) {
	if f.card == int(id) && f.first == Nobody {
		f.first = seat
	}
}
