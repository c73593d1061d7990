package trial

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/games"
	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
	"punchboard/playtest/verdict"
)

// same returns the changes that make all squads of both sides identical.
func same(t *testing.T) (changes []Change) {
	t.Helper()
	for _, d := range open(t).Data.Decks {
		if !strings.HasSuffix(d.ID, "-squads") {
			continue
		}
		for _, c := range d.Cards {
			for column, value := range map[string]string{"type": "UI", "strength": "2", "traits": "", "classes": "", "effects": "[]"} {
				changes = append(changes, Change{fmt.Sprintf("%s/%s.%s", d.ID, c.ID, column), value})
			}
		}
	}
	return changes
}

// replacements replaces each card and judges it.
func replacements(t *testing.T, l *Runner, cards ...string) (found []verdict.Finding) {
	t.Helper()
	stand, alone := l.findReplacements(t.Context(), &Report{}, cards, verdict.Effects(l.Play.Catalog(), l.Drawn))
	if len(alone) > 0 {
		t.Fatalf("nothing can stand in for %v", alone)
	}
	for _, s := range stand {
		found = append(found, l.replaced(s, l.compareWith(t.Context(), s.game, l.Games, s.card()), len(stand)))
	}
	return found
}

// TestPlantedStrength plants cards of strength 3 and 4, and one of strength 1,
// among squads of 2, on either side and in a common deck: the trial finds each,
// with the sign for its owner, and reports no other card.
func TestPlantedStrength(t *testing.T) {
	l := newRunner(t, append(same(t),
		Change{"american-squads/us-half-squad.strength", "3"}, Change{"german-squads/de-recon-team.strength", "4"},
		Change{"german-squads/de-jagergruppe.strength", "1"}, Change{"tactics/tac-dive-bomber.effects.0.n", "12"})...)
	l.Games, l.Limits.Card = 2500, 0.005
	planted := map[string]verdict.Class{"us-half-squad": verdict.Strength, "de-recon-team": verdict.Strength, "de-jagergruppe": verdict.Trap, "tac-dive-bomber": verdict.Strength}
	cards := []string{"us-half-squad", "us-rifle-squad", "de-recon-team", "de-pioniere", "de-jagergruppe", "tac-dive-bomber", "tac-strafing-run"}
	if testing.Short() {
		cards = cards[:2]
	}
	for _, f := range replacements(t, l, cards...) {
		want, is := planted[f.Subject]
		if sure := f.Level >= verdict.Watch; sure != is || sure && f.Class != want || f.Class == verdict.Trap && f.Level > verdict.Watch {
			t.Errorf("%s against %s: class %d, %v, %+.4f (%+.4f to %+.4f)", f.Subject, with(&f).Other, f.Class, f.Level, f.Value, f.Low, f.High)
		}
	}
}

// TestNullDeckByReplacement requires no alarm among identical cards, for any seed.
func TestNullDeckByReplacement(t *testing.T) {
	l := newRunner(t, same(t)...)
	l.Games, l.Limits.Card = 150, 0
	var cards []string
	for _, d := range l.Data.Decks[:2] {
		for i := 0; i < len(d.Cards); i += 3 {
			cards = append(cards, d.Cards[i].ID)
		}
	}
	for seed := range rulestest.Games(4, 1) {
		l.Seed, l.before, l.kinds = 20+seed, nil, nil
		for _, f := range replacements(t, l, cards...) {
			if f.Low > 0 || f.High < 0 || f.Value != 0 {
				t.Errorf("seed %d: %s against %s, the same card: %+.4f (%+.4f to %+.4f)", l.Seed, f.Subject, with(&f).Other, f.Value, f.Low, f.High)
			}
		}
	}
}

// TestReplacementIsItsCommand reproduces a finding from the files, by the change
// and the card that it names.
func TestReplacementIsItsCommand(t *testing.T) {
	l := newRunner(t)
	l.Games = 200
	for _, f := range replacements(t, l, "us-company-hq", "de-stosstrup", "tac-out-of-ammo") {
		c, err := ParseChange(with(&f).Set[0])
		if err != nil || with(&f).Factor <= 1 || f.N != l.Games {
			t.Fatalf("%+v: %v", f, err)
		}
		m := l.match("greedy", f.N)
		m.Follow = with(&f).Follow
		p, _, err := Compare(t.Context(), l.Play, open(t, c).Play, m, nil)
		if err != nil {
			t.Fatal(err)
		}
		if gain, _ := p.Change(1); -gain != f.Value {
			t.Errorf("%s: the command shows %+.4f, the finding says %+.4f", with(&f).Set[0], -gain, f.Value)
		}
	}
}

// TestLikeIsEdit makes rows play like others in the loaded game and in its files,
// and requires the same rules from both, for every deck that is drawn from.
func TestLikeIsEdit(t *testing.T) {
	for _, slug := range games.All {
		fsys, _ := games.Open(slug)
		g, _, err := Source{FS: fsys, Place: slug, Slug: slug}.Open()
		if err != nil {
			t.Fatal(slug, err)
		}
		if g.Play == nil {
			continue // printed, not played
		}
		for at, d := range g.Data.Decks {
			if d.Kind() != carddata.CardKind || len(d.Cards) < 2 {
				continue
			}
			for row := 0; row < len(d.Cards); row += 1 + len(d.Cards)/int(rulestest.Games(6, 2)) {
				other := (row + len(d.Cards)/2) % len(d.Cards)
				fast := rules(withRowLike(g.Data, at, row, other))
				slow, found, err := Source{FS: fsys, Place: slug, Slug: slug, Changes: []Change{rowChange(d, row, other)}}.Open()
				switch {
				case err != nil:
					t.Fatal(err)
				case (fast == nil) != (found.Errors() > 0):
					t.Errorf("%s, %s: %v", slug, rowChange(d, row, other), found.All())
				case fast != nil && fast.Catalog().Data != slow.Play.Catalog().Data:
					t.Errorf("%s, %s: the file and the loaded game play by different data", slug, rowChange(d, row, other))
				}
			}
		}
	}
}

// TestKinds requires a replacement from the same deck, of the same type and cost,
// that the same sides play; a card alone of its kind is replaced by one of another
// type.
func TestKinds(t *testing.T) {
	l := newRunner(t)
	more := playtest.Match{Players: playtest.Lineup{"greedy", "greedy"}, Seed: 1, Games: playtest.Range{To: 3000}}
	l.Drawn, _ = l.Play.Run(t.Context(), more, nil)
	effects := verdict.Effects(l.Play.Catalog(), l.Drawn)
	for card, types := range map[string]string{"us-rifle-squad": "UI", "de-recon-team": "U", "tac-howitzer-battery": "support", "tac-smoke": "tactic"} {
		s := l.findReplacement(t.Context(), card, effects)
		if s == nil || s.deck.Cards[s.other].Fields["type"].V != types || s.card() != card {
			t.Errorf("%s: %+v", card, s)
		}
	}
	row := *l.Data.Decks[0].Cards[0]
	row.Fields = values.Row{"type": {V: "alone"}}
	l.Data.Decks[0].Cards[0] = &row
	if got := l.median(t.Context(), 0, 0, effects); got < 1 {
		t.Errorf("the only card of its type: %d", got)
	}
	if got := l.median(t.Context(), 0, 0, nil); got != -1 {
		t.Errorf("a card without others: %d", got)
	}
	if l.findReplacement(t.Context(), "nobody", effects) != nil {
		t.Error("a card that is not there has a replacement")
	}
}

// TestAloneOfItsKind checks that a card without a possible replacement is judged by
// its early draws, and that the finding says so.
func TestAloneOfItsKind(t *testing.T) {
	l := newRunner(t)
	l.Games, l.Limits.Card = 2000, 0.01
	r := &Report{}
	found := l.early(t.Context(), r, []string{"us-company-hq"}, 3)
	if len(found) != 1 || !found[0].Detail.(*verdict.EarlyDraws).Alone || found[0].Family != 4 || found[0].Level < verdict.Watch {
		t.Errorf("%+v", found)
	}
}

// TestFollow counts wins and losses of the player who drew a card of a common deck:
// what the card does for both sides is more than what it does for one.
func TestFollow(t *testing.T) {
	before, after := open(t).Play, open(t, Change{"tactics/tac-out-of-ammo", "tac-radio"}).Play
	m := match("greedy", "greedy", 1500)
	side, _, err := Compare(t.Context(), before, after, m, nil)
	if err != nil {
		t.Fatal(err)
	}
	m.Follow = "tac-out-of-ammo"
	drawer, _, _ := Compare(t.Context(), before, after, m, nil)
	bySide, _ := side.Change(1)
	byDrawer, half := drawer.Change(1)
	if byDrawer > -half || -byDrawer < math.Abs(bySide) || side.Same != drawer.Same {
		t.Errorf("whoever draws it: %+.4f ± %.4f; the side: %+.4f", byDrawer, half, bySide)
	}
	if open := (playtest.Result{Points: playtest.Unplayed}); open.Worth(1, 2) != playtest.Unplayed {
		t.Error("a game without an end has points of the other side")
	}
}
