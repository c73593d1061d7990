package carddata

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestSumIn edits the rows of a deck and checks in which languages its hash changes.
func TestSumIn(t *testing.T) {
	const before = "id,name_en,name_fr,size,copies\nrifle,Rifles,Fusils,3,2\ntank,Tank,Char,1,1\n"
	sums := func(rows string) (in [2]string) {
		t.Helper()
		game, found := Load(fstest.MapFS{
			"game.yaml":        {Data: []byte("title: Trial\nversion: \"1\"\nlanguages: [en, fr]\ndecks:\n  - {id: units, name: {en: Units, fr: Unités}, cards: units.csv, size: mini, front: card, set: {side: us}}\n")},
			"faces/faces.yaml": {Data: []byte("faces: {card: {parts: [{text: \"{name}\", size: 9pt, left: 3mm, right: 3mm, top: 5mm, height: 6mm}]}}\n")},
			"units.csv":        {Data: []byte(rows)},
		}, "trial", Options{})
		if found.Errors() > 0 {
			t.Fatal(found.All())
		}
		for i, lang := range game.Languages {
			sum := game.Decks[0].SumIn(lang)
			in[i] = string(sum[:])
		}
		return in
	}
	usual := sums(before)
	for _, c := range []struct{ old, now, changed string }{
		{"", "", ""},
		{"Rifles", "Riflemen", "en"},
		{"Fusils", "Fusiliers", "fr"},
		{"Rifles,Fusils", "Fusils,Rifles", "en fr"},
		{"3,2", "4,2", "en fr"},
		{"3,2", "3,1", "en fr"},
		{"rifle", "rifles", "en fr"},
		{"size", "range", "en fr"},
		{"name_en,name_fr", "name_fr,name_en", "en fr"},
		{"\nrifle", "\n\nrifle", ""},
		{"tank,Tank,Char,1,1\n", "", "en fr"},
		{"Tank,Char", "Rifles,Fusils", "en fr"},
	} {
		now, changed := sums(strings.Replace(before, c.old, c.now, 1)), ""
		for i, lang := range []string{"en", "fr"} {
			if now[i] != usual[i] {
				changed += " " + lang
			}
		}
		if strings.TrimSpace(changed) != c.changed {
			t.Errorf("%q to %q changes the hash in%s, want %q", c.old, c.now, changed, c.changed)
		}
	}
	if usual[0] == usual[1] {
		t.Error("one hash for two languages")
	}
}
