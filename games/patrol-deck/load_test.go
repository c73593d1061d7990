package patroldeck

import (
	"testing"

	"punchboard/carddata"
	"punchboard/playtest/rulebook/rulestest"
)

// read returns the game in this directory; the caller may change it.
func read(t testing.TB) *carddata.Game { return rulestest.Read(t, "games/patrol-deck", "") }

// load builds the rules of the game after some changes.
func load(t testing.TB, change ...rulestest.Change) *Rules {
	t.Helper()
	return rulestest.Build(t, read(t), New, change...)
}

var plan = rulestest.Plan[State]
