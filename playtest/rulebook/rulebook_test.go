package rulebook

import (
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/playtest"
)

// small returns a game of one deck with one card, whose cell `effects` is at
// 3:9.
func small(effects any) (*Reader, *carddata.Card) {
	c := &carddata.Card{ID: "scout", Pos: diag.Pos{File: "g/cards.csv", Line: 3}, Fields: values.Row{
		"effects": {Pos: diag.Pos{File: "g/cards.csv", Line: 3, Col: 9}, V: effects},
	}}
	d := &carddata.Deck{ID: "main", Pos: diag.Pos{File: "g/game.yaml", Line: 5}, Cards: []*carddata.Card{c}}
	return New(&carddata.Game{Place: "g", Decks: []*carddata.Deck{d}, Switches: map[string]values.Value{}}), c
}

// found lists findings with their positions and codes.
func found(r *Reader) (all []string) {
	for _, f := range r.Found.All() {
		all = append(all, string(f.Code)+" "+f.String())
	}
	return all
}

// wants compares the findings with the expected prefixes.
func wants(t *testing.T, name string, r *Reader, want ...string) {
	t.Helper()
	got := found(r)
	if !slices.EqualFunc(got, want, strings.HasPrefix) {
		t.Errorf("%s: found\n%s\nwant\n%s", name, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestDecks(t *testing.T) {
	r, c := small(nil)
	if d := r.Deck("main"); len(d.Cards) != 1 || len(r.Rows(d, d.Cards, 1)) != 1 {
		t.Errorf("deck %+v", d)
	}
	d := r.Deck("other")
	r.Pieces("counters")
	rows := r.Rows(d, []*carddata.Card{c, c, c}, 2)
	r.Size(d, 9, 8)
	r.Size(d, 0, 8)
	if len(rows) != 2 || len(d.Cards) != 0 {
		t.Errorf("%d rows of deck %+v", len(rows), d)
	}
	wants(t, "decks", r,
		"PB-705 g/game.yaml: the rules need a deck `other`",
		"PB-705 g/game.yaml: the rules need `counters`",
		"PB-702 g/game.yaml: deck `other` has 0 rows, but the rules allow at most 2",
		"PB-702 g/game.yaml: deck `other` has 9 cards, but the rules allow at most 8",
		"PB-705 g/game.yaml: deck `other` has no cards to play with")
}

// TestEffects reads one effect, or none, in every way that causes a finding.
func TestEffects(t *testing.T) {
	type param = map[string]any
	const at = "PB-701 g/cards.csv:3:9: "
	colors := Words[int]{{"red", 1}, {"blue", 2}}
	for _, c := range []struct {
		name string
		cell any
		read func(*Effect) any
		want any
		find []string
	}{
		{"number", param{"n": 3}, func(e *Effect) any { return e.Number("n", 1, 3) }, 3, nil},
		{"too much", param{"n": 4}, func(e *Effect) any { return e.Number("n", 1, 3) }, 0, []string{at + "effect `go`: `n` must be a whole number from 1 to 3, but is 4"}},
		{"no number", param{}, func(e *Effect) any { return e.Number("n", 1, 3) }, 0, []string{at + "effect `go`: `n` must be a whole number from 1 to 3, but is <nil>"}},
		{"flag", param{"f": true}, func(e *Effect) any { return e.Flag("f") }, true, nil},
		{"flag left out", param{}, func(e *Effect) any { return e.Flag("f") || e.Has("f") }, false, nil},
		{"no flag", param{"f": "yes"}, func(e *Effect) any { return e.Flag("f") }, false, []string{at + "effect `go`: `f` must be true or false, but is yes"}},
		{"word", param{"w": "blue"}, func(e *Effect) any { return Pick(e, "w", colors) }, 2, nil},
		{"no word", param{"w": "pink"}, func(e *Effect) any { return Pick(e, "w", colors) }, 0, []string{at + "effect `go`: `w` cannot be pink here; use one of: red, blue"}},
		{"words", param{"w": []any{"blue", "red"}}, func(e *Effect) any { p := Picks(e, "w", colors); return p[0]*10 + p[1] }, 21, nil},
		{"a wrong word", param{"w": []any{"pink"}}, func(e *Effect) any { return len(Picks(e, "w", colors)) }, 1, []string{at + "effect `go`: `w` cannot contain pink; use one of: red, blue"}},
		{"no words", param{}, func(e *Effect) any { return len(Picks(e, "w", colors)) }, 0, []string{at + "effect `go`: `w` must contain at least one of: red, blue"}},
		{"another word", param{"w": "red"}, func(e *Effect) any { e.Is("w", "blue"); return nil }, nil, []string{at + "effect `go`: `w` cannot be red here; use one of: blue"}},
		{"unread", param{"z": 1, "a": 2}, func(*Effect) any { return nil }, nil, []string{at + "effect `go`: unknown parameter `a`", at + "effect `go`: unknown parameter `z`"}},
		{"verb", param{}, func(e *Effect) any { v, _ := Verb(e, "", Words[int]{{"go", 7}}); return v }, 7, nil},
		{"no such verb", param{}, func(e *Effect) any { v, _ := Verb(e, " of a unit", colors); return v }, 0, []string{at + "effect `go`: unknown effect of a unit; the rules have: red, blue"}},
	} {
		c.cell.(param)["do"] = "go"
		r, card := small([]any{c.cell})
		e := r.Effects(card, 1)[0]
		if got := c.read(e); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		e.Done()
		wants(t, c.name, r, c.find...)
	}
}

func TestEffectCells(t *testing.T) {
	for _, c := range []struct {
		name  string
		cell  any
		least int
		want  []string
	}{
		{"none", nil, 0, nil},
		{"too few", nil, 1, []string{"PB-701 g/cards.csv:3:9: effects must be a list of objects, one at least"}},
		{"no list", "bold", 0, []string{"PB-701 g/cards.csv:3:9: effects must be a list of objects"}},
		{"no objects", []any{"bold"}, 1, []string{"PB-701 g/cards.csv:3:9: an effect must be an object with a verb `do`"}},
	} {
		r, card := small(c.cell)
		if all := r.Effects(card, c.least); len(all) != 0 {
			t.Errorf("%s: %d effects", c.name, len(all))
		}
		wants(t, c.name, r, c.want...)
	}
}

// settings is what the switches of these tests set.
type settings struct {
	hand int
	both bool
}

var switches = Switches[settings]{
	Figures: NumberSwitches[settings]{{"hand", 5, 1, 9, func(s *settings) *int { return &s.hand }}},
	Readings: WordSwitches[settings]{{"rally", Words[func(*settings)]{
		{"one", func(*settings) {}}, {"true", func(s *settings) { s.both = true }},
	}}},
}

func TestSwitches(t *testing.T) {
	for _, c := range []struct {
		name string
		set  map[string]any
		want settings
		find []string
	}{
		{"the rulebook", nil, settings{5, false}, nil},
		{"of other rules", map[string]any{"side": "red"}, settings{5, false}, nil},
		{"a slip", map[string]any{"hnd": 7}, settings{5, false}, []string{"PB-704 : the rules have no switch `hnd`"}},
		{"a figure", map[string]any{"hand": 7}, settings{7, false}, nil},
		{"a reading", map[string]any{"rally": true}, settings{5, true}, nil},
		{"beyond", map[string]any{"hand": 10}, settings{10, false}, []string{"PB-704 : switch `hand` must be a whole number from 1 to 9, but is 10"}},
		{"no reading", map[string]any{"rally": "two"}, settings{5, false}, []string{"PB-704 : switch `rally` cannot be two"}},
	} {
		r, _ := small(nil)
		for name, v := range c.set {
			r.Game.Switches[name] = values.Value{V: v}
		}
		var s settings
		if switches.Read(r, &s, "side"); s != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, s, c.want)
		}
		wants(t, c.name, r, c.find...)
	}
	if got := switches.Names(); !slices.Equal(got, []string{"hand", "rally"}) {
		t.Errorf("names %v", got)
	}
}

func TestLedger(t *testing.T) {
	l := Ledger{Prefix: "AB-", Last: 20}
	for text, want := range map[string]playtest.RuleID{"AB-007": 7, "AB-020": 20, "AB-021": 0, "BA-007": 0, "AB-x": 0, "": 0} {
		r, c := small(nil)
		c.Fields["rule"] = values.Value{V: text}
		if got := r.Rule(c, l); got != want {
			t.Errorf("%q is rule %d, want %d", text, got, want)
		}
		if want == 0 {
			wants(t, text, r, "PB-705 g/cards.csv:3: column `rule` must name a rule from AB-001 to AB-020, but is")
		}
	}
	s := playtest.Catalog{Rules: make([]string, 21)}
	if l.NameIn(&s, 7, 20); s.Rules[7] != "AB-007" || s.Rules[20] != "AB-020" || s.Rules[8] != "" {
		t.Errorf("rules are called %q", s.Rules)
	}
}

func TestComponents(t *testing.T) {
	id := strings.ToLower
	g := &carddata.Game{Decks: []*carddata.Deck{{ID: "cards", Cards: []*carddata.Card{{ID: "hit", Copies: 9}}}}}
	if got := Components(g, []string{"Hit"}, id); got[0].Printed != -1 {
		t.Errorf("without counters: %v", got)
	}
	g.Decks = append(g.Decks, &carddata.Deck{Of: &carddata.Counters{}, Cards: []*carddata.Card{
		{ID: "hit", Copies: 2}, {ID: "hit-1", Copies: 3}, {ID: "hit-10", Copies: 4}, {ID: "hit-x", Copies: 5}, {ID: "hit-", Copies: 6}, {ID: "hits", Copies: 7},
	}})
	want := []playtest.Component{{Name: "hit", Printed: 9}, {Name: "miss", Printed: 0}}
	if got := Components(g, []string{"Hit", "Miss"}, id); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestFingerprintsDiffer(t *testing.T) {
	a, again, b := Fingerprint(settings{5, true}), Fingerprint(settings{5, true}), Fingerprint(settings{5, false})
	if a != again || a == b {
		t.Errorf("fingerprints %x and %x of the same data, %x of others", a, again, b)
	}
}
