package rulestest

import (
	"strings"
	"testing"

	"punchboard/playtest"
)

// Told is how much stories must say: sentences that differ, and of them such as
// begin with some words.
type Told struct{ Sentences, Begin int }

// Stories tells 30 games between the random and the greedy player in each
// language, whose sentences about one deed begin with the words that are given:
// every decision has words, and no placeholder is left open.
func Stories(t *testing.T, variant string, g playtest.Game, begin map[string]string, least Told) {
	t.Helper()
	for lang, words := range begin {
		said, n := sentences(t, g, lang), 0
		for text := range said {
			if text == "" || strings.Contains(text, "%!") || strings.Contains(text, "MISSING") {
				t.Errorf("%s: %q", about(variant, lang), text)
			}
			if strings.HasPrefix(text, words) {
				n++
			}
		}
		if n < least.Begin || len(said) < least.Sentences {
			t.Errorf("%s: %d sentences, %d of them begin with %q", about(variant, lang), len(said), n, words)
		}
	}
}

// sentences gathers what is said in the games.
func sentences(t *testing.T, g playtest.Game, lang string) map[string]bool {
	t.Helper()
	said := map[string]bool{}
	m := playtest.Match{Players: [playtest.Seats]string{"random", "greedy"}, Seed: 5}
	for game := range uint64(30) {
		o, err := g.Replay(m, game, &playtest.Story{
			Lang:     lang,
			Decision: func(d playtest.Decision) { said[d.Text] = true },
			Draw:     func(text string) { said[text] = true },
		})
		if err != nil || o.Turns == 0 {
			t.Fatalf("%s: %+v, %v", lang, o, err)
		}
	}
	return said
}
