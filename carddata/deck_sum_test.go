package carddata

import (
	"crypto/sha256"
	"reflect"
	"slices"
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
			sum := game.SumIn(lang, game.Decks[0])
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
		{"Char", strings.Repeat("Chars ", 2000), "fr"},
		{"Rifles,Fusils,3", "Rifles,Fusils,-3", "en fr"},
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

// TestSumOfMaps hashes maps one after the other whose keys differ, which may be mistaken for those of the map before.
func TestSumOfMaps(t *testing.T) {
	type key string
	sum := func(values ...any) string {
		h := deckHash{lang: reflect.ValueOf("en"), all: sha256.New()}
		h.add(reflect.ValueOf(values))
		h.flush()
		return string(h.all.Sum(nil))
	}
	all := [][]any{
		{map[string]int{"a": 1}, map[string]int{"b": 1}},
		{map[string]int{"a": 1}, map[string]int{"c": 1}},
		{map[string]int{"a": 1}, map[string]int{"a": 1}},
		{map[string]int{"a": 1}, map[string]int{"a": 1, "b": 1}},
		{map[string]int{"a": 1}, map[string]int{}},
		{map[string]int{"a": 1}, map[key]int{"a": 1}},
		{map[string]any{"a": map[string]int{"x": 1}, "b": 2}, map[string]int{"a": 1, "b": 1}},
		{map[string]any{"a": map[string]int{"x": 1}, "b": 2}, map[string]int{"x": 1, "y": 1}},
		{map[string]any{"a": map[key]int{"a": 1, "b": 1}, "b": 2}, map[string]int{"a": 1, "b": 1}},
	}
	seen := map[string]int{}
	for i, values := range all {
		s := sum(values...)
		if j, known := seen[s]; known {
			t.Errorf("%v and %v have the same hash", all[j], values)
		}
		if seen[s] = i; s != sum(values...) {
			t.Errorf("%v has two hashes", values)
		}
	}
}

// TestDeckCanBeHashed checks that a deck holds only what its hash can read, and no pointer that leads
// back to where it is.
func TestDeckCanBeHashed(t *testing.T) {
	for _, root := range []reflect.Type{reflect.TypeFor[Deck](), reflect.TypeFor[Cards](), reflect.TypeFor[Counters](), reflect.TypeFor[Sheets]()} {
		checkHashable(t, root, root.String(), nil)
	}
}

func checkHashable(t *testing.T, at reflect.Type, path string, above []reflect.Type) {
	t.Helper()
	if slices.Contains(above, at) {
		t.Errorf("%s may lead to itself", path)
		return
	}
	above = append(above, at)
	switch at.Kind() {
	case reflect.Func, reflect.Chan, reflect.UnsafePointer, reflect.Uintptr, reflect.Complex64, reflect.Complex128:
		t.Errorf("%s is a %s", path, at)
	case reflect.Map:
		if at.Key().Kind() != reflect.String {
			t.Errorf("%s has keys that are no texts", path)
		}
		checkHashable(t, at.Elem(), path+"[]", above)
	case reflect.Pointer, reflect.Slice, reflect.Array:
		checkHashable(t, at.Elem(), path+"[]", above)
	case reflect.Struct:
		for i := range at.NumField() {
			if f := at.Field(i); at != exprType || f.IsExported() {
				checkHashable(t, f.Type, path+"."+f.Name, above)
			}
		}
	}
}
