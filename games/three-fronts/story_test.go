package threefronts

import (
	"strings"
	"testing"

	"punchboard/playtest"
)

// TestStories tells games in both languages: every decision has words, no
// placeholder is left open, and nobody hears of the order of a deck.
func TestStories(t *testing.T) {
	r := load(t)
	g := playtest.Bind(r, Greedy())
	m := playtest.Match{Players: [playtest.Seats]string{"random", "greedy"}, Seed: 5}
	for lang, want := range map[string]string{"en": "deploys ", "fr": "déploie "} {
		said := map[string]int{}
		for game := range uint64(30) {
			o, err := g.Replay(m, game, &playtest.Story{
				Lang:     lang,
				Decision: func(d playtest.Decision) { said[d.Text]++ },
				Draw:     func(text string) { said[text]++ },
			})
			if err != nil || o.Turns == 0 {
				t.Fatalf("%s: %+v, %v", lang, o, err)
			}
		}
		deployed := 0
		for text := range said {
			if text == "" || strings.Contains(text, "%!") || strings.Contains(text, "MISSING") {
				t.Errorf("%s: %q", lang, text)
			}
			if strings.HasPrefix(text, want) {
				deployed++
			}
		}
		if deployed < 40 || len(said) < 200 {
			t.Errorf("%s: %d sentences, %d of them deploy", lang, len(said), deployed)
		}
	}
}

// TestStoriesSpeakOfEveryAction wants words for each kind of action and roll in
// both languages.
func TestStoriesSpeakOfEveryAction(t *testing.T) {
	for lang, p := range stories {
		for k := deploy; k <= leadOne; k++ {
			if p.does[k] == "" {
				t.Errorf("%s has no words for %s", lang, kindNames[k])
			}
		}
		for d := forRecon; d <= forCardRally; d++ {
			if !strings.Contains(p.draws[d], "%d") {
				t.Errorf("%s has no words for rolls of kind %d", lang, d)
			}
		}
	}
}
