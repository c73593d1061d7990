package carddata

import (
	"reflect"
	"testing"
	"testing/fstest"

	"punchboard/carddata/expr"
	"punchboard/diag"
)

const yamlRowsGame = `title: Rows
version: "1"
languages: [en, fr]
decks:
  - {id: csv, name: CSV, cards: units.csv, size: poker, columns: {strength: int, traits: list, weapons: flow, elite: bool, reach: length}, front: face}
  - {id: yaml, name: YAML, cards: units.yaml#units.all, size: poker, columns: {traits: list, reach: length}, front: face}
`

const rowsAsCSV = `id,name_en,name_fr,copies,strength,traits,elite,code,reach,weapons
tank,Tank,Char,2,3,slow;hard,yes,07,3mm,"[{name: {en: Gun, fr: Canon}, av: [11, 12]}]"
jeep,Jeep,Jeep,1,1,,no,1b,,
`

const rowsAsYAML = `# Units of both sides.
units:
  all:
    - id: tank
      name: {en: Tank, fr: Char}
      copies: 2
      strength: 3
      traits: [slow, hard]
      elite: true
      code: "07"
      reach: 3mm
      weapons:
        - name: {en: Gun, fr: Canon}
          av: [11, 12]
    - {id: jeep, name: Jeep, strength: 1, elite: false, code: 1b}
`

// TestYAMLRows reads the same units from CSV and from YAML: their fields are equal, and
// columns that game.yaml does not declare have the type of their values.
func TestYAMLRows(t *testing.T) {
	files := fstest.MapFS{
		"game.yaml": {Data: []byte(yamlRowsGame)}, "units.csv": {Data: []byte(rowsAsCSV)}, "units.yaml": {Data: []byte(rowsAsYAML)},
		"faces/f.yaml":       {Data: []byte("faces:\n  face:\n    parts:\n      - {in: safe, when: strength > 2, column: [{each: 'weapons ?? []', text: \"{loc(item, 'name')} {item.av[1]}\", size: 9pt}]}\n")},
		"more.yaml":          {Data: []byte("- {id: truck, name: {en: Truck, fr: Camion}, strength: 2}\n")},
		"variants/more.yaml": {Data: []byte("decks: {yaml: {add: more.yaml, cards: {tank: {strength: 4}}}}\n")},
	}
	g, found := Load(files, "game", Options{})
	if len(found.All()) > 0 {
		t.Fatal(findingsText(found))
	}
	csv, yaml := g.Decks[0], g.Decks[1]
	for i, c := range csv.Cards {
		for name, want := range c.Fields {
			for _, lang := range g.Languages {
				if got := yaml.Cards[i].Fields[name].In(lang); !reflect.DeepEqual(got, want.In(lang)) {
					t.Errorf("%s of %s in %s: %#v, want %#v", name, c.ID, lang, got, want.In(lang))
				}
			}
		}
		if yaml.Cards[i].Copies != c.Copies {
			t.Errorf("%s: %d copies", c.ID, yaml.Cards[i].Copies)
		}
	}
	if p := yaml.Cards[0].Fields["strength"].Pos.String(); p != "game/units.yaml:7:17" {
		t.Errorf("strength is at %s", p)
	}
	gun, err := expr.Parse(`loc(weapons[0], "name")`, diag.Pos{})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := gun.Eval(&Scope{Game: g, Deck: yaml, Card: yaml.Cards[0], Lang: "fr"}); got != "Canon" {
		t.Errorf("the weapon is %v, %v", got, err)
	}
	evaluateAll(t, g)

	more, found := Load(files, "game", Options{Variant: "more"})
	if len(found.All()) > 0 || len(more.Decks[1].Cards) != 3 || more.Decks[1].Cards[0].Fields["strength"].V != 4 {
		t.Errorf("variant: %s", findingsText(found))
	}
	if got := more.Decks[1].Cards[2].Fields["traits"]; !reflect.DeepEqual(got.V, nil) || more.Decks[1].emptyCell("traits") == nil {
		t.Errorf("traits of an added row: %v", got)
	}
}
