package proofread

import (
	"fmt"
	"strings"
	"testing"
)

// TestLengths adds one text to thirty ordinary ones.
func TestLengths(t *testing.T) {
	var ordinary strings.Builder
	for i := range 30 {
		words := strings.Repeat("ab cd ", 4+i%5)
		fmt.Fprintf(&ordinary, "c%d,Card,Carte,%[2]send%[1]d.,%[2]sbout%[1]d.,,\n", i, words)
	}
	tests := []struct{ name, en, fr, want string }{
		{"as long as usual", "The sea is calm. Draw a card from the pile.", "La mer est calme. Piochez une carte du paquet.", ""},
		{"a sentence less", "The sea is calm. Draw a card from the pile.", "Piochez une carte du paquet.", "32:61 PB-504"},
		{"a sentence more", "Draw a card from the pile.", "La mer est calme. Piochez une carte du paquet.", "32:44 PB-504"},
		{"a clause less", "If you can, and the sea is calm, draw a card from the pile here.", "Si vous pouvez, piochez une carte.", "32:82 PB-504"},
		{"two sentences in one", "The sea is calm. Draw a card.", "La mer est calme, piochez une carte.", ""},
		{"very long", "Draw a card from the pile.", strings.Repeat("Piochez une carte du paquet que voici ", 4) + "sans attendre.", "32:44 PB-504"},
		{"short", "Fog.", "Le brouillard !", ""},
	}
	for _, tt := range tests {
		card := fmt.Sprintf("d,Card,Carte,%q,%q,,\n", tt.en, tt.fr)
		if got := strings.Join(translationFindings(t, glossed(ordinary.String()+card, "")), " "); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
	few := glossed(fmt.Sprintf("d,Card,Carte,%q,%q,,\n", tests[1].en, tests[1].fr), "")
	if got := translationFindings(t, few); len(got) > 0 {
		t.Errorf("in a game of one card: %q", got)
	}
}
