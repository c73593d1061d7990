package carddata

import (
	"reflect"
	"slices"
	"testing"
	"testing/fstest"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// unseen are the fields of a game that have no influence on how its cards look. Changes of
// decks are found otherwise.
var unseen = []string{"FS", "Files", "RowFiles", "Decks", "Author", "Licence", "Claims", "Play", "Tune", "Accept", "Terms", "Effects", "Flavor", "Fingerprinted", "Fingerprints"}

// byName are the fields from which cards read by name.
var byName = []string{"Faces", "Colors", "Styles", "Looks", "Labels", "Switches", "Lists", "Tables", "Maps", "Plans", "Title", "Version"}

// TestSameApartFrom changes each field of a game, and checks that the change is seen, apart
// from those that no card shows.
func TestSameApartFrom(t *testing.T) {
	typ := reflect.TypeFor[Game]()
	for i := range typ.NumField() {
		field := typ.Field(i)
		if !field.IsExported() {
			continue
		}
		var g, h Game
		setAnything(t, reflect.ValueOf(&h).Elem().Field(i))
		seen := !slices.Contains(unseen, field.Name)
		if g.SameApartFromDecks(&h) == seen {
			t.Errorf("%s: the same apart from decks: %t", field.Name, !seen)
		}
		if always := seen && !slices.Contains(byName, field.Name); g.SameApartFromReads(&h) == always {
			t.Errorf("%s: the same apart from what is read by name: %t", field.Name, !always)
		}
	}
}

// setAnything sets a value to one that is not zero.
func setAnything(t *testing.T, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.String:
		v.SetString("x")
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int64:
		v.SetInt(1)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
	case reflect.Struct:
		setAnything(t, v.Field(0))
	case reflect.Interface:
		v.Set(reflect.ValueOf(fstest.MapFS{}))
	default:
		t.Fatal("no value for", v.Type())
	}
}

// TestSameRead compares two games that differ in one entry of each section.
func TestSameRead(t *testing.T) {
	version := func(color, word string, size int) *Game {
		at := diag.Pos{File: "f.yaml", Line: 3, Col: 5}
		e, err := expr.Parse(word+" + 1", at)
		if err != nil {
			t.Fatal(err)
		}
		part := &face.Part{Pos: at, When: e, Children: []*face.Part{}}
		part.Children = append(part.Children, part) // without end
		return &Game{
			Faces:    map[string]*face.Face{"same": {Name: "same"}, "other": {Name: "other", Parts: []*face.Part{part}}},
			Colors:   values.Colors{"same": {}, "other": {Kind: values.GrayPaint, Color: [4]uint8{uint8(size)}}},
			Styles:   map[string]*face.Style{"same": {}, "other": {Case: word}},
			Looks:    map[string]map[string]values.Row{"side": {"same": {}, "other": {"c": {V: color}}}},
			Labels:   map[string]values.Localized{"same": {Plain: "x"}, "other": {Plain: word}, "print.x": {Plain: word}},
			Switches: map[string]values.Value{"same": {V: 1}, "other": {V: size}},
			Lists:    []*Deck{{ID: "same"}, {ID: "other", Count: size}},
			Version:  word,
		}
	}
	a, b, c := version("red", "a", 1), version("red", "a", 1), version("blue", "b", 2)
	for _, of := range []Section{OfFaces, OfColors, OfStyles, OfLooks, OfLabels, OfSwitches, OfLists} {
		same, other := Read{Of: of, Name: "same"}, Read{Of: of, Name: "other"}
		if of == OfLooks {
			same, other = Read{of, "side", "same"}, Read{of, "side", "other"}
		}
		if !a.Same(same, c) || a.Same(other, c) || !a.Same(other, b) {
			t.Errorf("section %d: %t %t %t; want true false true", of, a.Same(same, c), a.Same(other, c), a.Same(other, b))
		}
	}
	for _, whole := range []Read{{}, {Of: OfWords}, {Of: OfTitle}, {Of: OfColors}, {Of: OfLooks}} {
		if a.Same(whole, c) || !a.Same(whole, b) {
			t.Errorf("%v: %t %t; want false true", whole, a.Same(whole, c), a.Same(whole, b))
		}
	}
}
