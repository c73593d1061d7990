package lineandreserve

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhy compares the reasons for unplayed Command cards with the choices of the
// players.
func TestWhy(t *testing.T) {
	for _, side := range [][2]string{{"us-combat-command", "de-panzer-group"}, {"su-rifle-division", "de-defensive-line"}} {
		r := load(t, decks(side[0], side[1]))
		rulestest.Explains(t, side[0], r, func(a playtest.Action) (playtest.CardID, bool) {
			k, x, _, _ := unpack(a)
			return r.commandCard(x), k == order
		}, 30, 10)
	}
}
