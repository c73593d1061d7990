package fireandcover

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhy compares the reasons for unplayed cards with the choices of the
// players, in every variant. A card discarded to move into the open does not
// count as played.
func TestWhy(t *testing.T) {
	for _, variant := range append([]string{""}, read(t, "").Variants...) {
		rulestest.Explains(t, variant, rulesOf(t, read(t, variant)), func(a playtest.Action) (playtest.CardID, bool) {
			switch k, x, y, _ := unpack(a); k {
			case play:
				return playtest.CardID(y), true
			case moveBy:
				return playtest.CardID(x), true
			}
			return 0, false
		}, 40, 12)
	}
}
