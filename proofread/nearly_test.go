package proofread

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
)

func TestOneSlip(t *testing.T) {
	tests := []struct {
		a, b string
		want bool
	}{
		{"rool", "roll", true}, {"rlol", "roll", true}, {"rol", "roll", true}, {"rolll", "roll", true}, {"éol", "éole", true},
		{"roll", "roll", false}, {"rulo", "roll", false}, {"ro", "roll", false}, {"orll", "roll", true}, {"", "a", true},
	}
	for _, tt := range tests {
		if got := oneSlip(tt.a, tt.b); got != tt.want || oneSlip(tt.b, tt.a) != got {
			t.Errorf("%q, %q: %v, want %v", tt.a, tt.b, got, tt.want)
		}
	}
}

func TestNearly(t *testing.T) {
	game := func(text string) fstest.MapFS {
		return fstest.MapFS{
			"game.yaml":       {Data: []byte("title: A game\nversion: \"1\"\nlanguages: [en]\nkeywords: [{words: {en: [Suppression]}, style: key}]\nstyles: {key: {bold: true}}\ndecks:\n  - {id: cards, name: Cards, cards: cards.csv, size: poker, front: card}\n")},
			"faces/card.yaml": {Data: []byte("faces:\n  card:\n    parts:\n      - {text: \"{name}\", size: 9pt}\n")},
			"cards.csv":       {Data: []byte("id,name,text\na,Howitzer Battery,\"" + text + "\"\nb,Tank,A Suppression here. One Suppression there. No Suppression at all.\n")},
			"terms.csv":       {Data: []byte("id,en\nroll,Fire Roll;Fire Rolls\n")},
		}
	}
	tests := []struct{ text, want string }{
		{"Make a Fire Roll.", ""},
		{"Make a Fire Rool.", "“Fire Rool” is nearly “Fire Roll”"},
		{"Make a Frie Roll.", "“Frie Roll” is nearly “Fire Roll”"},
		{"Make a Rool of it.", ""},
		{"Play the Howitzer Batery.", "“Howitzer Batery” is nearly “Howitzer Battery”"},
		{"Play the battery and the howitzers.", ""},
		{"Make a Supression now.", "“Supression” is nearly “Suppression”"},
		{"Make two Suppressions now.", ""},
		{"Fire five rolls, fare well.", ""},
	}
	for _, tt := range tests {
		g, found := carddata.Load(game(tt.text), "game", carddata.Options{})
		if found.Errors() > 0 {
			t.Fatal(found.All())
		}
		var got []string
		wrong := check(t.Context(), g, Texts(g))
		for _, f := range wrong.All() {
			got = append(got, f.Message)
		}
		if strings.Join(got, ", ") != tt.want {
			t.Errorf("%s: %q, want %q", tt.text, got, tt.want)
		}
	}
}
