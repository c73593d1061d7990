package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
)

// TestMapsHaveCleanCuts checks the cuts of a map on the piece, whether it is drawn once
// for all cards or for each, and that a rotated map has none.
func TestMapsHaveCleanCuts(t *testing.T) {
	for _, tt := range []struct{ name, part, want string }{
		{"for all cards", "{hexmap: ground, hex: 10mm, left: 3mm, top: 4mm}", ""},
		{"for each card", "{hexmap: ground, hex: 10mm, left: 3mm, top: 4mm, when: strength > 0}", ""},
		{"turned", "{hexmap: ground, hex: 5mm, fit: contain, turn: 90}", "none"},
		{"no map", "{text: a}", "none"},
	} {
		book, _ := compose(t, layouttest.Load(t, layouttest.Face(tt.part), layouttest.KeyGame()), Options{})
		cuts := book.Decks[0].Cards[0].Cuts
		m := book.Decks[0].Deck
		switch {
		case tt.want == "none" && len(cuts.X)+len(cuts.Y) > 0:
			t.Errorf("%s: cuts at %v and %v of %s", tt.name, cuts.X, cuts.Y, m.ID)
		case tt.want == "" && (len(cuts.X) == 0 || len(cuts.Y) == 0):
			t.Errorf("%s: no cuts", tt.name)
		}
		for i := 1; i < len(cuts.X); i++ {
			if step := cuts.X[i] - cuts.X[i-1]; !strings.HasPrefix(step.String(), "8.66") { // 10 mm times √3, halved
				t.Errorf("%s: columns are %s apart", tt.name, step)
			}
		}
	}
}
