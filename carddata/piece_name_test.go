package carddata

import "testing"

// TestPieceNames checks that messages call each piece by its kind.
func TestPieceNames(t *testing.T) {
	for want, deck := range map[string]*Deck{
		"card `smoke`": {Of: &Cards{}}, "counter `smoke`": {Of: &Counters{}}, "sheet `smoke`": {Of: &Sheets{}},
	} {
		if got := (&Scope{Deck: deck, Card: &Card{ID: "smoke"}}).PieceName(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := (&Scope{}).PieceName(); got != "" {
		t.Errorf("without a piece: %q", got)
	}
}
