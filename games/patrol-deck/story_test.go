package patroldeck

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestStories checks stories in both languages, and in a language for which
// there are no phrases: every decision has words, and no placeholder is left.
func TestStories(t *testing.T) {
	g := playtest.Bind(load(t), Greedy())
	rulestest.Stories(t, "", g, map[string]string{"en": "aims at ", "fr": "vise ", "de": "aims at "}, rulestest.Told{Sentences: 500, Begin: 20})
}

// TestStoriesSpeakOfEveryAction checks for words for each kind of action.
func TestStoriesSpeakOfEveryAction(t *testing.T) {
	for lang, p := range stories {
		for k, text := range p.does {
			if text == "" {
				t.Errorf("%s has no words for action %d", lang, k)
			}
		}
		for k, text := range p.orders {
			if text == "" || p.reactions[k] == "" && deed(k) <= throw {
				t.Errorf("%s has no words for order %d", lang, k)
			}
		}
	}
}
