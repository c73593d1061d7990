package threefronts

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestStories checks stories in both languages: every decision has words, no
// placeholder is left, and the order of a deck is not revealed.
func TestStories(t *testing.T) {
	g := playtest.Bind(load(t), Greedy())
	rulestest.Stories(t, "", g, map[string]string{"en": "deploys ", "fr": "déploie "}, rulestest.Told{Sentences: 200, Begin: 40})
}

// TestStoriesSpeakOfEveryAction checks for words for each kind of action and
// roll in both languages.
func TestStoriesSpeakOfEveryAction(t *testing.T) {
	for lang, p := range stories {
		for k := deploy; k <= leadOne; k++ {
			if p.does[k] == "" {
				t.Errorf("%s has no words for %s", lang, kindNames[k])
			}
		}
		for d := forRecon; d <= forCardRally; d++ {
			if d != forCardRoll && d != forMines && !strings.Contains(p.rolls[d], "%d") {
				t.Errorf("%s has no words for rolls of kind %d", lang, d)
			}
		}
	}
}
