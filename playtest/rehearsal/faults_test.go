package rehearsal

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/carddata/expr"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/enginetest"
)

// TestFaults declares things that cannot be rehearsed.
func TestFaults(t *testing.T) {
	many := func(format string, n int) (all string) {
		for i := range n {
			all += fmt.Sprintf(format, string(rune('a'+i%26))+string(rune('a'+i/26)))
		}
		return all
	}
	for _, c := range []struct {
		play string
		code diag.Code
		want string
	}{
		{"deck: main\nhand: 6", playtest.CodeRehearsal, "the opening hands need 12 cards, but deck `main` has only 10 > use a smaller `hand`, more `copies`, or a deck for each player: `deck: [main, main]`"},
		{"deck: [main, other]\nhand: 11", playtest.CodeRehearsal, "the opening hands need 11 cards, but deck `main` has only 10 > use a smaller `hand` or more `copies`"},
		{"deck: main\nresources: {cost: {}}", playtest.CodeRehearsal, "a resource cannot be named `cost`"},
		{"deck: main\nresources: {turn: {}}", playtest.CodeRehearsal, "a resource cannot be named `turn`"},
		{"deck: main\nresources: {gold: {start: 30}}", playtest.CodeRehearsal, "`gold` starts at 30, but its limit `most` is 20"},
		{"deck: main\nresources: {gold: {cost: kind}}", playtest.CodeRehearsal, "card `scout`: `cost`: `kind` is not a number; the same for 3 other cards"},
		{"deck: main\nresources: {gold: {cost: cost * 2}}", expr.CodeEval, "card `storm`: `cost` is empty, so `cost * 2` has no value"},
		{"deck: main\nresources: {gold: {cost: '(cost ?? 0) / 2'}}", playtest.CodeRehearsal, "is 0.5, but must be a whole number; the same for 2 other cards"},
		{"deck: main\nresources: {gold: {gain: turn * 10}}", playtest.CodeRehearsal, "is 100, but the limit is 99"},
		{"deck: main\nresources: {gold: {gain: cost}}", expr.CodeUnknownName, "`cost` is available only on a card"},
		{"deck: main\nresources: {" + many("%s: {}, ", 5) + "}", playtest.CodeCapacity, "a rehearsal can have 4 resources; `ea` is one too many"},
		{"deck: main\nplayable: cots > 1", expr.CodeUnknownName, "there is no column `cots`; the same for 3 other cards"},
		{"deck: main\nresources: {gold: {}}\nplayable: golt > 1", expr.CodeUnknownName, "> did you mean `gold`?"},
		{"deck: main\nplayable: kind", expr.CodeExprType, "must be true or false, but is the text \"unit\""},
		{"deck: main\nturns: 100\nplayable: aa + bb + turn > 3\nresources: {aa: {most: 99}, bb: {most: 99}}", playtest.CodeCapacity, "evaluated 4000000 times"},
		{"deck: main\nstays: turn > 3", expr.CodeUnknownName, "there is no column `turn`"},
		{"deck: main\npriority: kind", playtest.CodeRehearsal, "`priority`: `kind` is not a number"},
		{"deck: main\ngroups: {big: cost + 1}", expr.CodeExprType, "must be true or false"},
		{"deck: main\ngroups: {" + many("%s: 'true', ", 33) + "}", playtest.CodeCapacity, "a rehearsal can have 32 groups of cards; `gb` is one too many"},
		{"deck: main\nmarkers: {fuel: {count: 100}}", playtest.CodeRehearsal, "`count`: `100` is 100, but the limit is 99"},
	} {
		g, found := open(t, c.play)
		if found.Errors() > 0 {
			t.Errorf("%s: not even read: %v", c.play, found.All())
			continue
		}
		r, found := New(g)
		hit := false
		for _, f := range found.All() {
			hit = hit || f.Code == c.code && strings.Contains(f.Message+" > "+f.Hint, c.want) && f.Pos.Line > 9 && f.Pos.File == "game/game.yaml"
		}
		if !hit || r != nil {
			t.Errorf("%s\nfound %v\nwant %s %s", c.play, found.All(), c.code, c.want)
		}
	}
}

// TestBars checks that cards that can never be played are found before any game
// is played, with the reason.
func TestBars(t *testing.T) {
	dear := func(most int) playtest.Obstacle {
		return playtest.Obstacle{Kind: playtest.ObstacleCost, Resource: "gold", Cost: 3, Most: most}
	}
	for _, c := range []struct {
		play string
		want playtest.Obstacle // for the tank, which costs 3
	}{
		{"deck: main\nplayable: turn > 19", playtest.Obstacle{}},
		{"deck: main\nplayable: turn > 20", playtest.Obstacle{Kind: playtest.ObstacleForbidden}},
		{"deck: main\nplayable: kind != \"unit\" or gold > 6\nresources: {gold: {most: 6}}", playtest.Obstacle{Kind: playtest.ObstacleForbidden}},
		{"deck: main\nresources: {gold: {start: 1, most: 2, cost: cost}}", dear(2)},
		{"deck: main\nresources: {gold: {start: 1, most: 3, cost: cost}}", playtest.Obstacle{}}, // depots produce gold
		{"deck: main\nturns: 3\nresources: {gold: {gain: 'turn == 2 ? 2 : 0', cost: 'max(cost ?? 0, 0)'}}", dear(2)},
		{"deck: main\nturns: 3\nresources: {gold: {start: 2, gain: -1, cost: 'max(cost ?? 0, 0)'}}", dear(2)},
		{"deck: main\nturns: 3\nresources: {gold: {gain: 1, cost: 'max(cost ?? 0, 0)'}}", playtest.Obstacle{}},
		{"deck: main\nturns: 4\nresources: {gold: {start: 2, cost: '(cost ?? 0) + 1 - turn'}}", playtest.Obstacle{}},
	} {
		if got := load(t, c.play).obstacle(tank); got != c.want {
			t.Errorf("%s\n%+v, want %+v", c.play, got, c.want)
		}
	}
}

// TestIdleNames checks the warnings for groups and markers that nothing belongs
// to.
func TestIdleNames(t *testing.T) {
	g, _ := open(t, "deck: main\ngroups: {heavy: cost == 9, light: cost == 1}\nmarkers: {fuel: {count: 0}, smoke: {count: fuel}}")
	r, found := New(g)
	if all := found.All(); r == nil || len(all) != 2 || found.Warnings() != 2 ||
		all[0].Message != "no card puts the marker `fuel` on the table" || all[1].Message != "no card is in the group `heavy`" {
		t.Errorf("%v", all)
	}
}

// TestMarkerKindsAreBounded adds markers until there are too many kinds.
func TestMarkerKindsAreBounded(t *testing.T) {
	g, _ := open(t, "deck: main\nmarkers: {fuel: {count: 1}}")
	for range maxMarkers {
		g.Play.Rehearsal.Markers = append(g.Play.Rehearsal.Markers, g.Play.Rehearsal.Markers[0])
	}
	if r, found := New(g); r != nil || found.All()[0].Code != playtest.CodeCapacity {
		t.Errorf("%v", found.All())
	}
}

// TestDecksAreBounded fills decks up to the limit.
func TestDecksAreBounded(t *testing.T) {
	for name, c := range map[string]struct {
		kinds, copies int
		want          string
	}{
		"kinds": {129, 1, "a rehearsal can have 128 different cards, but with deck `main` there are 129"},
		"cards": {128, 2, "a rehearsal can have 255 cards in a pile, but deck `main` has 256"},
		"fits":  {127, 2, ""},
	} {
		g, _ := open(t, "deck: main")
		d := g.Decks[0]
		card := d.Cards[0]
		d.Cards = nil
		for range c.kinds {
			again := *card
			again.Copies = c.copies
			d.Cards = append(d.Cards, &again)
		}
		r, found := New(g)
		if c.want == "" && r == nil || c.want != "" && (r != nil || found.All()[0].Message != c.want || found.All()[0].Code != playtest.CodeCapacity) {
			t.Errorf("%s: %v", name, found.All())
		}
	}
}

// FuzzDeclaration reads random text as a play section: each finding has a code,
// and a section without errors can be played.
func FuzzDeclaration(f *testing.F) {
	for _, text := range declarations {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, found := open(t, text)
		if found.Errors() > 0 || !Declared(g) {
			return
		}
		r, found := New(g)
		for _, finding := range found.All() {
			if finding.Code == "" || finding.Message == "" || !finding.Pos.Valid() {
				t.Errorf("incomplete finding %+v", finding)
			}
		}
		if r == nil {
			return
		}
		for _, p := range players() {
			if _, err := enginetest.Audit(r, p, 1, playtest.Range{To: 2}); err != nil {
				t.Error(err)
			}
		}
	})
}
