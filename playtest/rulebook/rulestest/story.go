package rulestest

import (
	"strings"
	"testing"

	"punchboard/playtest"
)

// Told is the minimum content of the stories: distinct sentences, and how many
// of them must begin with given words.
type Told struct{ Sentences, Begin int }

// Stories replays 30 games between the random and the greedy player in each
// language. Sentences about one kind of action must begin with the given words,
// every decision must have words, and no placeholder may be left.
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

// sentences collects the sentences of the games.
func sentences(t *testing.T, g playtest.Game, lang string) map[string]bool {
	t.Helper()
	said := map[string]bool{}
	m := playtest.Match{Players: playtest.Lineup{"random", "greedy"}, Seed: 5}
	for game := range uint64(30) {
		o, err := g.Replay(m, game, &playtest.Story{
			Lang:     lang,
			Decision: func(d playtest.Decision) { said[d.Text] = true },
			Event:    func(text string) { said[text] = true },
		})
		if err != nil || o.Turns == 0 {
			t.Fatalf("%s: %+v, %v", lang, o, err)
		}
	}
	return said
}
