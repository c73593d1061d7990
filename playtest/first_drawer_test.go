package playtest

import "testing"

// TestFollow checks that each game records the first drawer of the followed
// card and of no other.
func TestFollow(t *testing.T) {
	tr := NewTracer(&Catalog{Cards: []string{"smoke", "mud"}, CardPiles: []PileID{0, 0}, Piles: []Pile{{}}}, nil)
	draw := func(events ...[2]int) Seat {
		tr.Reset()
		for _, e := range events {
			tr.Card(Seat(e[0]), CardID(e[1]), CardDrawn)
		}
		return tr.followed.first
	}
	for _, c := range []struct {
		card   string
		events [][2]int // seat, card
		want   Seat
	}{
		{"", [][2]int{{0, 0}}, Nobody},
		{"smoke", nil, Nobody},
		{"smoke", [][2]int{{0, 1}, {1, 0}, {0, 0}}, 1},
		{"mud", [][2]int{{0, 1}, {1, 0}}, 0},
		{"fog", [][2]int{{0, 1}, {1, 0}}, Nobody},
	} {
		tr.follow(c.card)
		if got := draw(c.events...); got != c.want {
			t.Errorf("%q after %v: %d, want %d", c.card, c.events, got, c.want)
		}
	}
}
