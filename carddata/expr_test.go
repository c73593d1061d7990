package carddata

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata/expr"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// testScope has one card with a field of every type.
func testScope() *Scope {
	in := func(en, fr any) values.Value { return values.Value{ByLang: map[string]any{"en": en, "fr": fr}} }
	weapons := []any{
		map[string]any{"name_en": "Gun", "name_fr": "Canon", "rof": 1, "av": map[string]any{"tank": 11, "aircraft": nil}},
		map[string]any{"name_en": "MG", "name_fr": "Mitrailleuse", "rof": 2, "av": map[string]any{"tank": nil}},
	}
	g := &Game{
		Slug: "duel", Version: "1.2", Languages: []string{"en", "fr"},
		Title:    values.Localized{ByLang: map[string]string{"en": "Duel", "fr": "Duel à deux"}},
		Labels:   map[string]values.Localized{"turn": {ByLang: map[string]string{"en": "Turn", "fr": "Tour"}}},
		Switches: map[string]values.Value{"night": {V: true}},
		Looks:    map[string]map[string]values.Row{"side": {"us": {"ink": {V: "#3F5A36"}, "title": in("Army", "Armée")}}},
	}
	d := &Deck{
		ID: "units", Name: values.Localized{ByLang: map[string]string{"en": "Units", "fr": "Unités"}},
		Size: geom.Size{W: 60 * geom.MM, H: 80 * geom.MM},
		Columns: []values.Column{
			{Name: "id"}, {Name: "name", Localized: true}, {Name: "copies", Type: values.Int}, {Name: "type", Type: values.Enum},
			{Name: "strength", Type: values.Int}, {Name: "armor", Type: values.Int}, {Name: "cost", Type: values.Number},
			{Name: "reach", Type: values.LengthType}, {Name: "traits", Type: values.List}, {Name: "weapons", Type: values.Flow},
			{Name: "icon"}, {Name: "note"}, {Name: "elite", Type: values.Bool}, {Name: "empty_list", Type: values.List},
		},
		Set: values.Row{"side": {V: "us"}},
	}
	c := &Card{ID: "us-hq", Copies: 2, Fields: values.Row{
		"id": {V: "us-hq"}, "name": in("Rifle Squad", "Fusiliers"), "copies": {V: 2}, "type": {V: "UI"}, "side": {V: "us"},
		"strength": {V: 3}, "armor": {}, "cost": {V: 1.5}, "reach": {V: 63*geom.MM + geom.MM/2},
		"traits": {V: []any{"leader", "morale:-1", "kind:x"}}, "weapons": {V: weapons},
		"icon": {V: "officer"}, "note": {}, "elite": {}, "empty_list": {},
	}}
	d.Cards = []*Card{c}
	return &Scope{Game: g, Deck: d, Card: c, Lang: "fr", Vars: map[string]any{"item": weapons[1], "index": 1, "hundred": slices.Repeat([]any{9}, 100)}}
}

func TestExprEval(t *testing.T) {
	tests := []struct {
		src  string
		want any
		err  string // the message after "card `us-hq`: "; empty if none
	}{
		{src: `strength`, want: 3},
		{src: `strength > 1`, want: true},
		{src: `type == "UI"`, want: true}, // a column may share its name with a function
		{src: `name`, want: "Fusiliers"},
		{src: `name_en`, want: "Rifle Squad"},
		{src: `name_fr + "!"`, want: "Fusiliers!"},
		{src: `note`, want: ""},
		{src: `note == ""`, want: true},
		{src: `elite`, want: false},
		{src: `len(empty_list)`, want: 0},
		{src: `armor`, want: nil},
		{src: `armor ?? 7`, want: 7},
		{src: `armor + 1`, err: "`armor` is empty, so `armor + 1` has no value"},
		{src: `armor > 1`, err: "`armor` is empty, so `armor > 1` has no value"},
		{src: `strength + "x"`, err: "`+` cannot be used with a number and text"},
		{src: `strngth`, err: "there is no column `strngth`"},
		{src: `strngth + 1`, err: "there is no column `strngth`"},
		{src: `6 / strength`, want: 2.0},
		{src: `weapons[0].rof`, want: 1},
		{src: `item.rof`, want: 2},
		{src: `item.av.tank`, want: nil},
		{src: `item.rof.x`, err: "`item.rof` is the number 2 and has no `x`"},
		{src: `index`, want: 1},
		{src: `len(filter(weapons, .rof > 1))`, want: 1},
		{src: `map(weapons, loc(#, "name"))`, want: []any{"Canon", "Mitrailleuse"}},
		{src: `loc(item, "nom")`, err: "there is no `nom_fr` in a mapping"},
		{src: `lang`, want: "fr"},
		{src: `bilingual`, want: false},
		{src: `int(traits)`, err: "a list is not a number"},
		{src: `game["none"] and true`, err: "true or false is needed here, not an empty value"},
		{src: `other`, want: ""},
		{src: `copy`, want: 1},
		{src: `deck.name`, want: "Unités"},
		{src: `deck.pieces`, want: 2},
		{src: `mm(deck.width) / mm(deck.height)`, want: 0.75},
		{src: `deck.id + "-" + game.slug`, want: "units-duel"},
		{src: `game.title`, want: "Duel à deux"},
		{src: `game.version`, want: "1.2"},
		{src: `look.side.ink`, want: "#3F5A36"},
		{src: `look.side.title`, want: "Armée"},
		{src: `upper(look.side.title)`, want: "ARMÉE"},
		{src: `look.side.paper`, err: "the look of side \"us\" has no `paper`"},
		{src: `look.type.ink`, err: "there is no look for type \"UI\""},
		{src: `label("turn")`, want: "Tour"},
		{src: `label("trun")`, err: "there is no label \"trun\""},
		{src: `switch("night")`, want: true},
		{src: `switch("day")`, err: "there is no switch \"day\""},
		{src: `signed(strength)`, want: "+3"},
		{src: `signed(-2)`, want: "−2"},
		{src: `signed(0)`, want: "0"},
		{src: `signed(cost)`, want: "+1.5"},
		{src: `signed(armor)`, err: "`armor` is empty, so `signed(armor)` has no value"},
		{src: `has(traits, "leader")`, want: true},
		{src: `has(traits, "morale")`, want: true},
		{src: `has(traits, "mora")`, want: false},
		{src: `has(empty_list, "leader")`, want: false},
		{src: `has(name, "x")`, err: "a list is needed, not the text \"Fusiliers\""},
		{src: `field(traits, "morale") + 1`, want: 0},
		{src: `field(traits, "kind")`, want: "x"},
		{src: `field(traits, "none")`, want: nil},
		{src: `pick(item, "rof")`, want: 2},
		{src: `pick(item.av, "tank", "–")`, want: "–"},
		{src: `pick(weapons[0].av, "tank", "–")`, want: 11},
		{src: `icon("pip")`, want: "{pip}"},
		{src: `icon("pip", "rust") + icon`, want: "{pip:rust}officer"}, // a column may share its name with a function
		{src: `mm(reach) > 63`, want: true},
		{src: `mm(strength)`, err: "a length is needed, not the number 3"},
		{src: `string(reach)`, want: "63.5mm"},
		{src: `repeat("x", strength)`, want: "xxx"},
		{src: `repeat("x", 100000)`, err: "`repeat` cannot repeat text 100000 times"},
		{src: `join(traits, "/")`, want: "leader/morale:-1/kind:x"},
		{src: `keys(weapons[0].av)`, want: []any{"aircraft", "tank"}},
		{src: `values({"b": 2, "a": 1})`, want: []any{1, 2}},
		{src: `concat(traits, ["x"])`, want: []any{"leader", "morale:-1", "kind:x", "x"}},
		{src: `1..3`, want: []int{1, 2, 3}},
		{src: `len(1..100000)`, err: "it creates too many values"},
		{src: `all(1..900, all(1..900, true))`, err: "it creates too many values"},
		{src: `count(hundred, all(hundred, # > 0)) `, want: 100},
		{src: `all(hundred, all(hundred, any(hundred, # == 9)))`, err: "it takes too many steps, because a list is too long"},
		{src: `map(filter(weapons, .rof == 1), .rof)`, want: []any{1}},
		{src: `name[0]`, want: "F"},
		{src: `name_en[-1]`, want: "d"},
		{src: `deck.name[4]`, want: "é"},
		{src: `deck.name[5] + deck.name[-2]`, want: "sé"},
		{src: `deck.name[4:]`, want: "és"},
		{src: `deck.name[:-1] + "|" + name[1:3] + "|" + name[7:99]`, want: "Unité|us|rs"},
		{src: `name[strength]`, want: "i"},
		{src: `name[9]`, err: `"Fusiliers" has 9 characters, so there is no [9]`},
		{src: `name[-10]`, err: `"Fusiliers" has 9 characters, so there is no [-10]`},
		{src: `note[0]`, err: `"" has 0 characters, so there is no [0]`},
		{src: `name["x"]`, err: "`name` is the text \"Fusiliers\" and has no `x`"},
		{src: `name[cost]`, err: "the index of a character must be a whole number, not the number 1.5"},
		{src: `weapons[-1].rof`, want: 2},
		{src: `weapons[2]`, err: "the list has 2 items, so there is no [2]"},
		{src: `traits[1:]`, want: []any{"morale:-1", "kind:x"}},
		{src: `armor[0]`, err: "`armor` is empty, so `armor[0]` has no value"},
		{src: `map(weapons, loc(#, "name")[0])`, want: []any{"C", "M"}},
		{src: `len(deck.name)`, want: 6},
		{src: `strength in [1, 3]`, want: true},
		{src: `"lead" in traits`, want: false},
		{src: `strength % 0`, err: "division by zero"},
	}
	s := testScope()
	for _, tt := range tests {
		t.Run(tt.src, func(t *testing.T) {
			e, err := expr.Parse(tt.src, diag.Pos{File: "f.yaml", Line: 2, Col: 5})
			if err != nil {
				t.Fatal(err)
			}
			got, err := e.Eval(s)
			if msg := strings.TrimPrefix(message(err), "card `us-hq`: "); msg != tt.err {
				t.Fatalf("error %q, want %q", msg, tt.err)
			}
			if !reflect.DeepEqual(got, tt.want) {
				t.Errorf("got %#v, want %#v", got, tt.want)
			}
		})
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.(*values.Error).Message
}

func TestParseExprErrors(t *testing.T) {
	tests := []struct{ src, want string }{
		{``, "f.yaml:2:5: the expression is empty"},
		{`strength >`, "f.yaml:2:14: the expression cannot be read: it ends too early"},
		{`strength = 2`, "f.yaml:2:14: the expression cannot be read: `=` is not expected here"},
		{`é + ]`, "f.yaml:2:9: the expression cannot be read: `]` is not expected here"},
		{`let x = 1; x`, "f.yaml:2:9: `let` is not supported in faces"},
		{`1; 2`, "f.yaml:2:5: `;` is not supported in faces: an expression has one value"},
		{`look("side").ink`, "f.yaml:2:5: `look` is not a function"},
		{`now()`, "f.yaml:2:5: there is no function `now`"},
		{`1 + reduce(x, #acc + #)`, "f.yaml:2:9: there is no function `reduce`"},
		{strings.Repeat("a+", 2000) + "a", "f.yaml:2:5: the expression is longer than 2000 characters"},
	}
	for _, tt := range tests {
		if _, err := expr.Parse(tt.src, diag.Pos{File: "f.yaml", Line: 2, Col: 5}); err == nil || err.Error() != tt.want {
			t.Errorf("%.30s:\n got %v\nwant %v", tt.src, err, tt.want)
		}
	}
}

func TestExprCard(t *testing.T) {
	tests := map[string]bool{
		`1 + 2`: false, `label("turn")`: false, `deck.name + lang`: false, `bilingual`: false, `switch("night")`: false,
		`name`: true, `item.x`: true, `copy`: true, `look.side.ink`: true, `icon("pip")`: false, `icon`: true,
	}
	for src, want := range tests {
		e, err := expr.Parse(src, diag.Pos{})
		if err != nil || e.Card != want {
			t.Errorf("%s: Card %t, error %v; want %t", src, e.Card, err, want)
		}
	}
}

// TestEmptyHint checks that the hint for an empty cell suggests a value of the column's
// type.
func TestEmptyHint(t *testing.T) {
	for _, tt := range []struct{ src, hint string }{
		{`armor + 1`, "fill in the cell, or give a default for empty cells: `(armor ?? 0)`"},
		{`len(weapons) > 0`, "fill in the cell, or give a default for empty cells: `(weapons ?? [])`"},
	} {
		s := testScope()
		s.Card.Fields["weapons"] = values.Value{}
		e, err := expr.Parse(tt.src, diag.Pos{File: "face.yaml", Line: 1, Col: 1})
		if err != nil {
			t.Fatal(err)
		}
		_, err = e.Eval(s)
		var fault *values.Error
		if !errors.As(err, &fault) || fault.Hint != tt.hint {
			t.Errorf("%s: %v, want the hint %q", tt.src, err, tt.hint)
		}
	}
}

// TestLongExpressionsAreRead parses the longest chains of conditions that are allowed:
// they are parsed without delay, whatever their names are.
func TestLongExpressionsAreRead(t *testing.T) {
	for _, part := range []string{"cost > 1", `deck.id == "a"`, "(cost ?? 0) > 1", `(deck.id == "a" or cost > 1)`} {
		for _, join := range []string{" and ", " or ", " && "} {
			src := part + strings.Repeat(join+part, (expr.MaxExpr-len(part))/len(join+part))
			if _, err := expr.Parse(src, diag.Pos{}); err != nil {
				t.Errorf("%s: %v", part+join, err)
			}
		}
	}
}
