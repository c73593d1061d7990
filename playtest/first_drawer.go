package playtest

import "slices"

// followed is a card whose first drawer is recorded.
type followed struct {
	card  int // -1 for none
	first Seat
}

// follow makes the tracer record the first drawer of the named card; "" for
// none. An unknown name has no drawer.
func (t *Tracer) follow(name string) {
	t.followed = followed{card: -1, first: Nobody}
	if name != "" {
		t.followed.card = slices.Index(t.sheet.Cards, name)
	}
}

// drew records a draw of the followed card.
func (f *followed) drew(seat Seat, id CardID) {
	if f.card == int(id) && f.first == Nobody {
		f.first = seat
	}
}
