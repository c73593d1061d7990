package fireandcover

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhy holds what keeps cards in hand to the choices of players, in every
// variant. A card that is thrown away to move into the open is not played.
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
