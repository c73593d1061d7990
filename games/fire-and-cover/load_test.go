package fireandcover

import (
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// read returns a variant of the game in this directory; the caller may change
// it.
func read(t testing.TB, variant string) *carddata.Game {
	return rulestest.Read(t, "games/fire-and-cover", variant)
}

// load builds the rules of the game after some changes.
func load(t testing.TB, change ...rulestest.Change) *Rules {
	t.Helper()
	return rulesOf(t, read(t, ""), change...)
}

func rulesOf(t testing.TB, g *carddata.Game, change ...rulestest.Change) *Rules {
	t.Helper()
	return rulestest.Build(t, g, New, change...)
}

// squads sets the nationalities.
func squads(a, b string) rulestest.Change {
	return rulestest.All(rulestest.Switch("squad_a", a), rulestest.Switch("squad_b", b))
}

var plan = rulestest.Plan[State]

func newLuck() playtest.Keyed { return playtest.NewKeyed(7, 0) }
