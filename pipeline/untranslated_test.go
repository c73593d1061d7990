package pipeline

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestUntranslatedIsProofread checks that a text that a language lacks does not hide what is
// wrong with the others, and that nothing more is said about the line that it is missing
// from.
func TestUntranslatedIsProofread(t *testing.T) {
	for name, tt := range map[string]struct {
		rows string
		want []string
	}{
		"one text":      {"a,A,,Roll 2.,Lancez 2.\nb,B,Bé,Roll 3.,Lancez 4.\n", []string{"PB-116 2", "PB-502 3"}},
		"the same line": {"a,A,,Roll 2.,Lancez 3.\nb,B,Bé,Roll 3.,Lancez 3.\n", []string{"PB-116 2"}},
		"another error": {"a,A,,Roll 2.,Lancez 2.\na,B,Bé,Roll 3.,Lancez 4.\n", []string{"PB-116 2", "PB-121 3"}},
	} {
		made := checkDeclared(t, fstest.MapFS{
			"game.yaml":    {Data: []byte("title: {en: T, fr: T}\nversion: \"1\"\nlanguages: [en, fr]\ndecks:\n  - {id: d, name: {en: Deck, fr: Paquet}, cards: cards.csv, size: poker, front: card}\n")},
			"cards.csv":    {Data: []byte("id,name_en,name_fr,text_en,text_fr\n" + tt.rows)},
			"faces/f.yaml": {Data: []byte("faces:\n  card:\n    parts:\n      - {text: \"{name} {text}\", left: 5mm, right: 5mm, top: 5mm, height: 30mm, size: 9pt}\n")},
		})
		var got []string
		for _, f := range made.Findings.All() {
			if strings.HasPrefix(f.Pos.File, "trial/cards.csv") {
				got = append(got, string(f.Code)+" "+string(rune('0'+f.Pos.Line)))
			}
		}
		if strings.Join(got, ", ") != strings.Join(tt.want, ", ") {
			t.Errorf("%s: %v, want %v", name, got, tt.want)
		}
	}
}

// TestBuiltInWordsAreNotProofread checks that the glossary of a game says nothing about
// labels that repeat the texts of Punchboard, but does about those that the game reworded.
func TestBuiltInWordsAreNotProofread(t *testing.T) {
	for label, want := range map[string]bool{
		"turn on the long edge,retourner sur le bord long":       false,
		"turn it on the long edge,la retourner sur le bord long": true,
	} {
		made := checkDeclared(t, fstest.MapFS{
			"game.yaml":    {Data: []byte("title: {en: T, fr: T}\nversion: \"1\"\nlanguages: [en, fr]\ndecks:\n  - {id: d, name: {en: Deck, fr: Paquet}, cards: cards.csv, size: poker, front: card}\n")},
			"cards.csv":    {Data: []byte("id,name_en,name_fr\na,Apple,Pomme\n")},
			"terms.csv":    {Data: []byte("id,en,fr\nturn,turn,tour\n")},
			"labels.csv":   {Data: []byte("id,en,fr\nprint.long-edge," + label + "\n")},
			"faces/f.yaml": {Data: []byte("faces:\n  card:\n    parts:\n      - {text: \"{name}\", left: 5mm, right: 5mm, top: 5mm, height: 30mm, size: 9pt}\n")},
		})
		got := false
		for _, f := range made.Findings.All() {
			got = got || f.Code == "PB-506"
		}
		if got != want {
			t.Errorf("%s: found %v, want %v: %v", label, got, want, made.Findings.All())
		}
	}
}
