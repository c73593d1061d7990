package percee

import (
	"os"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
)

// load reads the game beside this file and builds its rules.
func load(t testing.TB, change ...func(*carddata.Game)) *Rules {
	t.Helper()
	g, found := carddata.Load(os.DirFS("."), "games/percee", carddata.Options{})
	if found.Errors() > 0 {
		t.Fatalf("the game has faults: %v", found.All())
	}
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
	return func(g *carddata.Game) {
		if g.Switches == nil {
			g.Switches = map[string]carddata.Value{}
		}
		g.Switches[name] = carddata.Value{V: v}
	}
}

func plan(r *Rules, p playtest.Player[State], games uint64) playtest.Plan[State] {
	return playtest.Plan[State]{Rules: r, Players: [playtest.Seats]playtest.Player[State]{p, p}, Seed: 7, Games: playtest.Range{To: games}}
}
