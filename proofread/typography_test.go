package proofread

import "testing"

func TestSlip(t *testing.T) {
	tests := []struct{ lang, text, want string }{
		{"en", "Draw a  card.", "two spaces in a row: “Draw a  card.”"},
		{"en", "{a}  Draw\n\n  a card", ""},
		{"en", " Draw", "the text begins or ends with a space"},
		{"en", "Draw, then wait ; stop", "a space before “;”: “Draw, then wait ; stop”"},
		{"fr", "Piochez ; attendez : quoi ? Feu !", ""},
		{"fr", "Piochez , puis", "a space before “,”: “Piochez , puis”"},
		{"de", "Halt !", "a space before “!”: “Halt !”"},
		{"xx", "Halt !", ""},
		{"en", "( a .50 gun, ... and … )", "a space before “)”: “gun, … and … )”"},
		{"en", "a .50 gun, 1,000 men, 14:30", ""},
		{"en", "Stop,then go", "no space after “,”: “Stop,then go”"},
		{"en", "End your turn.Draw", "no space after “.”: “End your turn.Draw”"},
		{"en", "e.g. U.S. and www.example.Com", ""},
		{"en", "Stop,, then go", "“,” stands twice: “Stop,, then go”"},
		{"en", "Stop.. Go", "“.” stands twice: “Stop.. Go”"},
		{"en", "Wait... or wait .....", ""},
		{"en", "in the the pile", "a word stands twice: “the the”"},
		{"en", "In the **the** pile", "a word stands twice: “the the”"},
		{"en", "Bora Bora; had had; no, no; 2 2", ""},
		{"fr", "nous nous arrêtons, vous vous reposez", ""},
		{"fr", "dans la la pioche", "a word stands twice: “la la”"},
		{"de", "die, die die Karte, \"so\"", ""},
		{"de", "die Karte \"so, bitte", "a quotation mark without its counterpart: “die Karte \"so, bitte”"},
		{"fr", "la carte \"ainsi", "a quotation mark without its counterpart: “la carte \"ainsi”"},
		{"de", "„so“, 6\"", ""},
		{"en", `"so", it's 6"`, ""},
		{"en", "Draw a card, then", ""},
		{"en", "Draw a card,", "the text ends with a comma: “Draw a card,”"},
		{"en", "Draw a card. then wait.", "a sentence begins with a small letter: “Draw a card. then wait.”"},
		{"en", "Draw approx. two cards, max. three, of 3 in. each. 1d6", ""},
		{"en", "Draw (two cards", "“(” is not closed"},
		{"en", "a) one, 1) two", ""},
		{"es", "Alto!", "“!” without “¡” before it"},
		{"es", "¡Alto! ¿Qué?", ""},
		{"da", "»så«", ""},
		{"it", "«così", "“«” is not closed"},
	}
	for _, tt := range tests {
		if got, _ := slip(read(tt.text, conventions(tt.lang)), tt.lang); got != tt.want {
			t.Errorf("%s %q: %q, want %q", tt.lang, tt.text, got, tt.want)
		}
	}
}

func FuzzSlip(f *testing.F) {
	f.Add("Draw ( a  ,b .. {x} «")
	f.Add("\xff ¿?\" a a")
	f.Fuzz(func(t *testing.T, text string) {
		for lang := range languages {
			if what, hint := slip(read(text, conventions(lang)), lang); (what == "") != (hint == "") {
				t.Errorf("%s %q: %q, hint %q", lang, text, what, hint)
			}
		}
	})
}

// TestEndsOpen checks which texts end in the middle of a sentence.
func TestEndsOpen(t *testing.T) {
	for text, want := range map[string]bool{"0 or less:": true, "Fires, recovery, ": true, "Fin\u00a0;": true, "Draw a card.": false, "Draw": false, "14:30": false, "": false} {
		if got := endsOpen(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
