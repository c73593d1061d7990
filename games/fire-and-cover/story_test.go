package fireandcover

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestStories checks stories in both languages: every decision has words, no
// placeholder is left, and the order of a deck is not revealed.
func TestStories(t *testing.T) {
	for _, variant := range variants {
		g := playtest.Bind(rulesOf(t, read(t, variant)), Greedy())
		rulestest.Stories(t, variant, g, map[string]string{"en": "plays ", "fr": "joue "}, rulestest.Told{Sentences: 150, Begin: 40})
	}
}

// TestStoriesSpeakOfEveryAction checks for words for each kind of action and
// roll in both languages.
func TestStoriesSpeakOfEveryAction(t *testing.T) {
	for lang, p := range stories {
		for k := stay; k <= faceSquad; k++ {
			if p.does[k] == "" {
				t.Errorf("%s has no words for %s", lang, actionNames[k])
			}
		}
		for d := forAttack; d <= forRally; d++ {
			if !strings.Contains(p.rolls[d], "%d") {
				t.Errorf("%s has no words for rolls of kind %d", lang, d)
			}
		}
	}
}

// TestStoryNamesWhatIsPlayed checks for the names of cards and options.
func TestStoryNamesWhatIsPlayed(t *testing.T) {
	p := newPosition(t, load(t))
	p.Play("a japanese; range S; a hand national-trait hill knife; phase position")
	for _, c := range []struct{ action, en, fr string }{
		{"play japanese-bonsai-charge PB", "plays Banzai Charge as at Point Blank", "joue « Charge banzaï » comme à bout portant"},
		{"pass", "ceases fire", "cesse le feu"},
	} {
		for _, a := range p.rules.Legal(&p.State, nil) {
			if p.rules.Describe(a) != c.action {
				continue
			}
			if en, fr := p.rules.Tell(&p.State, a, "en"), p.rules.Tell(&p.State, a, "fr"); en != c.en || fr != c.fr {
				t.Errorf("%s: %q, %q", c.action, en, fr)
			}
		}
	}
}
