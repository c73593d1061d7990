package lineandreserve

import (
	"testing"

	"punchboard/carddata"
	"punchboard/playtest/rulebook/rulestest"
)

// read returns the game in this directory; the caller may change it.
func read(t testing.TB) *carddata.Game { return rulestest.Read(t, "games/line-and-reserve", "") }

// load builds the rules of the game after some changes.
func load(t testing.TB, change ...rulestest.Change) *Rules {
	t.Helper()
	return rulestest.Build(t, read(t), New, change...)
}

// decks sets the Reserves decks.
func decks(a, b string) rulestest.Change {
	return rulestest.All(rulestest.Switch("reserves_a", a), rulestest.Switch("reserves_b", b))
}

var plan = rulestest.Plan[State]
