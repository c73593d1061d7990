package fireandcover

import (
	"os"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
)

// read reads the game beside this file, in one of its variants.
func read(t testing.TB, variant string) *carddata.Game {
	t.Helper()
	g, found := carddata.Load(os.DirFS("."), "games/fire-and-cover", carddata.Options{Variant: variant})
	if found.Errors() > 0 {
		t.Fatalf("the game has faults: %v", found.All())
	}
	return g
}

// load builds the rules of the game.
func load(t testing.TB, change ...func(*carddata.Game)) *Rules {
	t.Helper()
	return rulesOf(t, read(t, ""), change...)
}

func rulesOf(t testing.TB, g *carddata.Game, change ...func(*carddata.Game)) *Rules {
	t.Helper()
	for _, f := range change {
		f(g)
	}
	r, found := New(g)
	if found.Len() > 0 {
		t.Fatalf("the rules find: %v", found.All())
	}
	return r
}

// set gives a switch a value.
func set(name string, v any) func(*carddata.Game) {
	return func(g *carddata.Game) { g.Switches[name] = carddata.Value{V: v} }
}

// squads chooses the nationalities.
func squads(a, b string) func(*carddata.Game) {
	return func(g *carddata.Game) { set("squad_a", a)(g); set("squad_b", b)(g) }
}

func plan(r *Rules, p playtest.Player[State], games uint64) playtest.Plan[State] {
	return playtest.Plan[State]{Rules: r, Players: [playtest.Seats]playtest.Player[State]{p, p}, Seed: 7, Games: playtest.Range{To: games}}
}

func newLuck() playtest.Keyed { return playtest.NewKeyed(7, 0) }
