package percee

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestStories checks stories in both languages, and in a language for which
// there are no phrases: every decision must have words, with the names of units,
// hexes and cards.
func TestStories(t *testing.T) {
	g := playtest.Bind(load(t), Greedy())
	m := playtest.Match{Players: playtest.Lineup{"random", "greedy"}, Seed: 5}
	for lang, wants := range map[string][]string{
		"fr": {"déplace Tiger 102", "tire avec", "pioche la carte de combat", "place 1/117", "= Carte d’activation : As de pique (allemand)", "= Le joker met fin à la manche.", "harcèle les mouvements autour de ", "= Carte de combat : Dame de "},
		"en": {"moves Tiger 102", "fires with", "draws the combat card", "sets up 1/117", "= Activation card: Ace of spades (German)", "= The joker ends the round.", "harasses movement around ", "= Combat card: Queen of "},
		"de": {"moves Tiger 102"},
	} {
		said := ""
		for game := range rulestest.Games(12, 6) {
			_, err := g.Replay(m, game, &playtest.Story{Lang: lang, Decision: func(d playtest.Decision) { said += d.Text + "\n" }, Event: func(card string) { said += "= " + card + "\n" }})
			if err != nil {
				t.Fatalf("%s: %v", lang, err)
			}
		}
		if strings.Contains(said, "%!") || strings.Contains(said, "\n\n") {
			t.Errorf("%s: a sentence is left open", lang)
		}
		for _, want := range wants {
			if !strings.Contains(said, want) {
				t.Errorf("%s: nobody says %q", lang, want)
			}
		}
	}
}

// TestStoriesSpeakOfEveryAction checks for words for each kind of action.
func TestStoriesSpeakOfEveryAction(t *testing.T) {
	for lang, words := range stories {
		for k, text := range words {
			if text == "" {
				t.Errorf("%s has no words for action %d", lang, k)
			}
		}
	}
}
