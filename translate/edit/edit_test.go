package edit

import (
	"bytes"
	"encoding/csv"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

var languages = Languages{"en", []string{"en", "fr"}}

// TestTranslate replaces and adds translations in all forms that the files of games have.
func TestTranslate(t *testing.T) {
	for _, tt := range []struct {
		name, file, text string
		line, col        int
		field, source    string
		with, want       string
	}{
		{"a cell", "a.csv", "id,name_en,name_fr,n\none,One,Un,1\n", 2, 5, "name", "One", "Unique", "id,name_en,name_fr,n\none,One,Unique,1\n"},
		{"an empty cell", "a.csv", "id,name_en,name_fr\none,One,\n", 2, 5, "name", "One", "Un", "id,name_en,name_fr\none,One,Un\n"},
		{"a short row", "a.csv", "id,name_en,name_fr\none,One\n", 2, 5, "name", "One", "Un", "id,name_en,name_fr\none,One,Un\n"},
		{"a row short by two cells", "a.csv", "id,name_en,n,name_fr\none,One\n", 2, 5, "name", "One", "Un", "id,name_en,n,name_fr\none,One,,Un\n"},
		{"a cell that needs quotes", "a.csv", "id,name_en,name_fr\none,One,Un\n", 2, 5, "name", "One", "Un, \"deux\"", "id,name_en,name_fr\none,One,\"Un, \"\"deux\"\"\"\n"},
		{"a quoted cell", "a.csv", "id,name_en,name_fr\r\none,\"One\",\"Un\"\r\n", 2, 6, "name", "One", "Deux\nlignes", "id,name_en,name_fr\r\none,\"One\",\"Deux\r\nlignes\"\r\n"},
		{"a new column", "a.csv", "\ufeffid;name_en;n\n\none;One;1\ntwo;\"Two\nlines\";2\n", 3, 5, "name", "One", "Un;", "\ufeffid;name_en;name_fr;n\n\none;One;\"Un;\";1\ntwo;\"Two\nlines\";;2\n"},
		{"a label", "a.csv", "id,en,fr\none,One,Un", 2, 5, "", "One", "Une", "id,en,fr\none,One,Une"},
		{"in a cell", "a.csv", "id,guns\none,\"[{name_en: Gun, name_fr: Canon}, {name_en: Gun, n: 2}]\"\n", 2, 6, "guns.name", "Gun", "Fusil",
			"id,guns\none,\"[{name_en: Gun, name_fr: Fusil}, {name_en: Gun, name_fr: Fusil, n: 2}]\"\n"},

		{"flow style", "a.yaml", "a: {en: One, fr: Un} # note\nb: 1\n", 1, 9, "", "One", "Deux", "a: {en: One, fr: Deux} # note\nb: 1\n"},
		{"flow style with marks", "a.yaml", "a: {en: One, fr: Un}\n", 1, 9, "", "One", "Un, deux: {3}", "a: {en: One, fr: \"Un, deux: {3}\"}\n"},
		{"new in flow style", "a.yaml", "a: {en: One}\n", 1, 9, "", "One", "Un", "a: {en: One, fr: Un}\n"},
		{"block style", "a.yaml", "a:\n  en: One # one\n  fr: Un # un\n", 2, 7, "", "One", "Deux # trois", "a:\n  en: One # one\n  fr: \"Deux # trois\" # un\n"},
		{"new in block style", "a.yaml", "a:\r\n  en: One # one\r\n  b: 2\r\n", 2, 7, "", "One", "Un", "a:\r\n  en: One # one\r\n  fr: Un\r\n  b: 2\r\n"},
		{"new at the end", "a.yaml", "- name_en: One", 1, 12, "name", "One", "Un", "- name_en: One\n  name_fr: Un"},
		{"double quotes", "a.yaml", "a: {en: \"One \\\"1\\\"\", fr: \"Un \\\"1\\\"\"}\n", 1, 9, "", "One", "A \\ \"b\"", "a: {en: \"One \\\"1\\\"\", fr: \"A \\\\ \\\"b\\\"\"}\n"},
		{"single quotes", "a.yaml", "a: {en: 'It''s', fr: 'C''est'}\n", 1, 9, "", "It's", "L'un", "a: {en: 'It''s', fr: 'L''un'}\n"},
		{"a literal", "a.yaml", "a:\n  en: |\n    One\n\n    Two\n  fr: |\n    Un\n    Deux\nb: 1\n", 2, 7, "", "One\n\nTwo\n", "Un\n\nDeux\n", "a:\n  en: |\n    One\n\n    Two\n  fr: |\n    Un\n\n    Deux\nb: 1\n"},
		{"new after a literal", "a.yaml", "a:\n  en: |-\n    One\n    Two\n\n  # note\nb: 1\n", 2, 7, "", "One\nTwo", "Un\nDeux", "a:\n  en: |-\n    One\n    Two\n  fr: |-\n    Un\n    Deux\n\n  # note\nb: 1\n"},
		{"lines without quotes", "a.yaml", "a:\n  en: One\n    two\n  fr: Un\n    deux\n", 2, 7, "", "One two", "Trois", "a:\n  en: One\n    two\n  fr: Trois\n"},
		{"nothing yet", "a.yaml", "a:\n  en: One\n  fr:\n", 2, 7, "", "One", "Un", "a:\n  en: One\n  fr: Un\n"},
		{"a number", "a.yaml", "a: {en: One, fr: Un}\n", 1, 9, "", "One", "1", "a: {en: One, fr: \"1\"}\n"},
		{"from its mapping", "a.yaml", "a: {en: One, fr: Un}\n", 1, 4, "", "One", "Deux", "a: {en: One, fr: Deux}\n"},
	} {
		f := Open(tt.file, []byte(tt.text), languages)
		p := Place{diag.Pos{Line: tt.line, Col: tt.col}, tt.field, tt.source}
		if err := f.Translate(p, "fr", tt.with); err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		if got, _ := f.Translation(p, "fr"); got != tt.with {
			t.Errorf("%s: the translation is %q", tt.name, got)
		}
		if got, err := f.Bytes(); err != nil || string(got) != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s\n%v", tt.name, got, tt.want, err)
		}
	}
}

// TestByHand leaves what cannot be replaced safely.
func TestByHand(t *testing.T) {
	for _, tt := range []struct{ file, text string }{
		{"a.yaml", "a: {en: One, fr: &x Un}\nb: *x\n"},
		{"a.yaml", "a: {en: One, fr: !!str Un}\n"},
		{"a.yaml", "a: {en: One, fr: [Un, Deux]}\n"},
		{"a.yaml", "a: {xx: One}\n"},
		{"a.csv", "a,en\n"},
	} {
		f := Open(tt.file, []byte(tt.text), languages)
		if err := f.Translate(Place{At: diag.Pos{Line: 1, Col: 9}, Source: "One"}, "fr", "Deux"); err == nil {
			t.Errorf("%q was changed", tt.text)
		}
		if got, err := f.Bytes(); err != nil || string(got) != tt.text {
			t.Errorf("got %q, %v", got, err)
		}
	}
}

// TestAddLanguage adds to lists in any form.
func TestAddLanguage(t *testing.T) {
	for _, tt := range []struct{ text, lang, want string }{
		{"languages: [en, fr] # x\n", "de", "languages: [en, fr, de] # x\n"},
		{"languages:\n  - en # one\n  - fr\nb: 1\n", "de", "languages:\n  - en # one\n  - fr\n  - de\nb: 1\n"},
		{"a: 1\nlanguages: en\n", "pt-BR", "a: 1\nlanguages: [en, pt-BR]\n"},
		{"languages: [en]", "no", "languages: [en, no]"},
	} {
		if got, err := AddLanguage([]byte(tt.text), tt.lang); err != nil || string(got) != tt.want {
			t.Errorf("%q: got %q, %v", tt.text, got, err)
		}
	}
	for _, text := range []string{"a: 1\n", "languages: {en: 1}\n", "languages: []\n", "languages: [en\n", ""} {
		if got, err := AddLanguage([]byte(text), "de"); err == nil {
			t.Errorf("%q became %q", text, got)
		}
	}
}

// FuzzYAML puts any text into a YAML file, and reads it back.
func FuzzYAML(f *testing.F) {
	f.Add("a: {en: One, fr: Un}\n", "x: y")
	f.Add("a:\n  en: |\n    One\n  fr: 'b'\n", "x\n y\n")
	f.Fuzz(func(t *testing.T, text, with string) {
		file := openYAML([]byte(text), languages)
		for place := range file.texts {
			_ = file.Translate(Place{At: diag.Pos{Line: place[0], Col: place[1]}}, "fr", with)
		}
		got, err := file.Bytes()
		if err != nil {
			return
		}
		var doc yaml.Node
		if err := yaml.Unmarshal(got, &doc); err != nil {
			t.Fatalf("%q: %v", got, err)
		}
	})
}

// FuzzCSV puts any text into a CSV file, and reads it back in its cell, with all others as
// they were.
func FuzzCSV(f *testing.F) {
	f.Add("id,en,fr\none,One,Un\n", "a,\"b\"", 2, 5)
	f.Add("id;en\none;\"One\"\r\n", "x", 2, 6)
	f.Fuzz(func(t *testing.T, text, with string, line, col int) {
		before, err := readCSV([]byte(text))
		if err != nil || len(before) == 0 || with != trim(with) || strings.ContainsRune(with, '\r') {
			return
		}
		file := openCSV([]byte(text), languages)
		p := Place{At: diag.Pos{Line: line, Col: col}}
		row, column, ok := file.find(p)
		if !ok || file.header(column) != "en" || file.column("fr") < 0 {
			return
		}
		if err := file.Translate(p, "fr", with); err != nil {
			t.Fatal(err)
		}
		got, _ := file.Bytes()
		after, err := readCSV(got)
		if err != nil || len(after) != len(before) || trim(after[row][file.column("fr")]) != with {
			t.Fatalf("%q became %q: %v", text, got, err)
		}
	})
}

// readCSV reads a file as the reader of games does, for which any line end is one.
func readCSV(text []byte) ([][]string, error) {
	text = bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
	r := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(text, byteOrderMark)))
	r.Comma, r.FieldsPerRecord = rune(separator(bytes.TrimPrefix(text, byteOrderMark))), -1
	return r.ReadAll()
}
