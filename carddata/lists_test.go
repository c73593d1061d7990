package carddata

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/expr"
	"punchboard/diag"
)

// Expressions can read the rows of a list, with texts in the current language, and
// variants change a list as they change decks.
func TestLists(t *testing.T) {
	files := fstest.MapFS{
		"game.yaml": {Data: []byte(`title: T
version: "1"
languages: [en, fr]
lists:
  traits: {file: traits.csv, columns: {bonus: int}}
decks:
  - {id: sides, name: Sides, cards: sides.csv, size: poker, front: side}
`)},
		"traits.csv": {Data: []byte("id,name_en,name_fr,side,bonus\nradio,Radio,Radio,us,1\ncharge,Charge,Assaut,ru,\n")},
		"sides.csv":  {Data: []byte("id,name\nus,US\nru,RU\n")},
		"faces/f.yaml": {Data: []byte(`faces:
  side:
    parts:
      - column:
          - {text: "{t.name} {t.bonus ?? 0}", each: 'filter(list("traits"), #.side == id)', as: t}
`)},
		"variants/other.yaml": {Data: []byte("lists: {traits: {cards: {charge: {bonus: 3}}}}\n")},
	}
	for variant, want := range map[string]string{"": "Radio 1, Assaut 0", "other": "Radio 1, Assaut 3"} {
		g, found := Load(files, "g", Options{Variant: variant})
		if found.Len() > 0 {
			t.Fatalf("variant %q: %v", variant, found.All())
		}
		e, err := expr.Parse(`join(map(list("traits"), #.name + " " + string(#.bonus ?? 0)), ", ")`, g.Decks[0].Pos)
		if err != nil {
			t.Fatal(err)
		}
		s := &Scope{Game: g, Deck: g.Decks[0], Card: g.Decks[0].Cards[0], Lang: "fr"}
		for lang, want := range map[string]string{"fr": want, "en": strings.Replace(want, "Assaut", "Charge", 1)} { // in any order
			if got, err := e.Eval(s.In(lang)); err != nil || got != want {
				t.Errorf("variant %q: the list says %v, %v in %s; want %s", variant, got, err, lang, want)
			}
			if got, err := e.Eval(s); s.Lang == lang && (err != nil || got != want) {
				t.Errorf("variant %q: read again, the list says %v, %v; want %s", variant, got, err, want)
			}
		}
	}
}

func TestBrokenLists(t *testing.T) {
	for _, c := range []struct{ lists, face, want string }{
		{"traits: {file: no.csv}", "x", "g/game.yaml:4:24: "},
		{"traits: {fil: t.csv}", "x", "g/game.yaml:4:18: list `traits` has no key `fil`"},
		{"Big One: {file: t.csv}", "x", "g/game.yaml:4:9: the list name \"Big One\" may contain only lower-case letters, digits and hyphens"},
		{"traits: {file: t.csv}", `{len(list("trait"))}`, "g/faces/f.yaml:1:39: there is no list \"trait\""},
	} {
		files := fstest.MapFS{
			"game.yaml":    {Data: []byte("title: T\nversion: \"1\"\nlanguages: [en]\nlists: {" + c.lists + "}\ndecks: [{id: d, name: D, cards: d.csv, size: poker, front: f}]\n")},
			"t.csv":        {Data: []byte("id,name\na,A\n")},
			"d.csv":        {Data: []byte("id,name\na,A\n")},
			"faces/f.yaml": {Data: []byte("faces: {f: {parts: [{text: '" + c.face + "'}]}}\n")},
		}
		_, found := Load(files, "g", Options{})
		if !slices.ContainsFunc(found.All(), func(f diag.Finding) bool { return strings.HasPrefix(f.String(), c.want) }) {
			t.Errorf("%s, %s: found %v, want %s", c.lists, c.face, found.All(), c.want)
		}
	}
}
