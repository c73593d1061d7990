package threefronts

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhatHappensAtOnce tries other orders. The rulebook leaves one order open
// that matters: the order in which the units of one side allot their results
// under Surprise Contact, when all fire at once (TF-G39).
func TestWhatHappensAtOnce(t *testing.T) {
	r := load(t)
	p := plan(r, playtest.Random[State](), 300)
	p.Orders = 300
	found := playtest.Run(t.Context(), p, nil).Orders
	for _, c := range []struct {
		id      playtest.TogetherID
		name    string
		matters bool
	}{{routs, "TF-066", false}, {contact, "TF-242", true}} {
		n := &found[c.id]
		if r.sheet.Together[c.id].Name != c.name || n.Events == 0 || n.Differ > 0 != c.matters {
			t.Errorf("%s: %+v, %v", c.name, n, n.Example)
		}
	}
	tellsOfContact(t, r, p.Seed, found[contact].Example.Game)
	for _, unit := range found[contact].Example.Orders[1] {
		if r.sheet.Together[contact].Things[unit] == "" {
			t.Errorf("unit %d has no name", unit)
		}
	}
}

// tellsOfContact replays a game in which an order mattered, and checks that the
// story says how.
func tellsOfContact(t *testing.T, r *Rules, seed, game uint64) {
	t.Helper()
	for lang, want := range map[string]string{"en": " instead of ", "fr": " au lieu de "} {
		told := ""
		story := playtest.Story{Lang: lang, AtOnce: func(x playtest.AtOnce) { told += x.Tells }}
		m := playtest.Match{Players: playtest.Lineup{"random", "random"}, Seed: seed}
		if _, err := playtest.Bind(r).Replay(m, game, &story); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(told, want) {
			t.Errorf("%s: the story of game %d says %q", lang, game, told)
		}
	}
}

func TestCompare(t *testing.T) {
	r := load(t)
	var a, b State
	a.at[German][1], b.at[German][1] = one(0)|one(1)|one(2), one(1)|one(2)
	a.pins[German][0], b.pins[German][1], b.casualty[German][1], b.casualty[German][2] = 1, 2, 1, 0
	unit := func(i int) string { return r.names["fr"].units[German][r.data.sides[German].of[i]] }
	want := unit(0) + " : hors jeu au lieu de 1 marqueur Cloué, " + unit(1) + " : 1 perte, 2 marqueurs Cloué au lieu de zéro marqueur"
	if got := r.Compare(&a, &b, "fr"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := r.Compare(&a, &a, "en"); got != "" {
		t.Errorf("a state differs from itself: %q", got)
	}
}

// TestMineFields checks that several minefields of one kind cannot be
// distinguished; of two kinds, one comes first.
func TestMineFields(t *testing.T) {
	other := rulestest.All(rulestest.Copies("tac-woods", 4), rulestest.Effect("tac-woods", "do", "fire_volley", "n", 2, "at", "assaulting", "scope", "front"))
	for _, c := range []struct {
		name   string
		change rulestest.Change
		tried  bool
	}{{"one kind", rulestest.Copies("tac-mine-field", 6), false}, {"two kinds", other, true}} {
		p := plan(load(t, c.change, rulestest.Copies("tac-hedgerows", 0)), playtest.Random[State](), 400)
		p.Orders = 400
		if n := playtest.Run(t.Context(), p, nil).Orders[mines]; n.Events > 0 != c.tried {
			t.Errorf("%s: %+v", c.name, n)
		}
	}
}
