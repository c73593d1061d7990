package fireandcover

import (
	"strings"
	"testing"

	"punchboard/playtest"
)

// TestStories tells games in both languages: every decision has words, no
// placeholder is left open, and nobody hears of the order of a deck.
func TestStories(t *testing.T) {
	for _, variant := range variants {
		g := playtest.Bind(rulesOf(t, read(t, variant)), Greedy())
		m := playtest.Match{Players: [playtest.Seats]string{"random", "greedy"}, Seed: 5}
		for lang, want := range map[string]string{"en": "plays ", "fr": "joue "} {
			said := map[string]int{}
			for game := range uint64(30) {
				o, err := g.Replay(m, game, &playtest.Story{
					Lang:     lang,
					Decision: func(d playtest.Decision) { said[d.Text]++ },
					Draw:     func(text string) { said[text]++ },
				})
				if err != nil || o.Turns == 0 {
					t.Fatalf("%s %s: %+v, %v", variant, lang, o, err)
				}
			}
			played := 0
			for text := range said {
				if text == "" || strings.Contains(text, "%!") || strings.Contains(text, "MISSING") {
					t.Errorf("%s %s: %q", variant, lang, text)
				}
				if strings.HasPrefix(text, want) {
					played++
				}
			}
			if played < 40 || len(said) < 150 {
				t.Errorf("%s %s: %d sentences, %d of them about cards", variant, lang, len(said), played)
			}
		}
	}
}

// TestStoriesSpeakOfEveryAction wants words for each kind of action and roll in
// both languages.
func TestStoriesSpeakOfEveryAction(t *testing.T) {
	for lang, p := range stories {
		for k := stay; k <= discard; k++ {
			if p.does[k] == "" {
				t.Errorf("%s has no words for %s", lang, actionNames[k])
			}
		}
		for d := forAttack; d <= forRally; d++ {
			if !strings.Contains(p.draws[d], "%d") {
				t.Errorf("%s has no words for rolls of kind %d", lang, d)
			}
		}
	}
}

// TestStoryNamesWhatIsPlayed reads cards and options by their names.
func TestStoryNamesWhatIsPlayed(t *testing.T) {
	p := position{t: t, rules: load(t)}
	p.play("a japanese; range S; a hand national-trait hill knife; phase position")
	for _, c := range []struct{ action, en, fr string }{
		{"play japanese-bonsai-charge PB", "plays Bonsai Charge as at Point Blank", "joue Charge Bonsai comme à bout portant"},
		{"pass", "ceases fire", "cesse le feu"},
	} {
		for _, a := range p.rules.Legal(&p.s, nil) {
			if p.rules.Describe(a) != c.action {
				continue
			}
			if en, fr := p.rules.Tell(&p.s, a, "en"), p.rules.Tell(&p.s, a, "fr"); en != c.en || fr != c.fr {
				t.Errorf("%s: %q, %q", c.action, en, fr)
			}
		}
	}
}
