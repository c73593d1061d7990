package patroldeck

import (
	"strings"
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

// TestStoriesTellOfEveryCard checks that each use of an Action card is told, with
// what was read on it and what came of it, and the position after each turn.
func TestStoriesTellOfEveryCard(t *testing.T) {
	r := load(t, closeQuarters)
	var seen [purposes]bool
	for _, c := range []struct{ cards, text string }{
		{"A1 10/15 N; A3 12/15 N; P1 12/19 S; active A; cards us 27 48 24; order A3 shoot P1; do enough", "Rifleman 3 (1st Airborne Squad, Able and Charlie Teams) shoots: card 48, read at R, is a hit. | Card 24 decides about Sgt. Brandner (1st German Squad, Team Alpha): a wound."},
		{"A1 10/10 N; A3 10/15 N; P1 8/19 S; P2 9/19 S; active A; cards us 48 16 11 1 8; order A3 throw 10/19; do enough", "is off target. | Card 16: the grenade scatters by 2 inches, to the left."},
		{"A1 10/5 N; A3 10/16 N; P1 10/18 S; active A; cards us 1 20 24; cards de 48; order A3 charge N; go", "The American side fights: card 20 gives 10, +0 by modifiers: 10. | The German side fights: card 48 gives 1, +2 by modifiers: 3."},
		{"A1 10/5 N; A3 12/5 N; morale A 1; cards us 24; active A", "checks its morale with card 24: The whole unit is stunned."},
		{"A1 10/5 N; A3 12/15 N; P3 12/19 S; active A; cards us 1; cards de 1 2; order A3 move W W; do enough; order P3 move N N; do enough", "tries to react: card 1 gives 1, Reaction is 2: the figure acts. | Rifleman 3 (1st German Squad, Team Alpha) draws movement card 2: 3 inches."},
		{"A1 10/5 N; A3 12/5 N; A4 13/5 N; morale A 1; cards us 4 3; active A", "Card 3 chooses by its hit randomizer (1) and ten-sided die (5)."},
	} {
		p := newPosition(t)
		before := p.State
		p.Play(c.cards)
		before.turn, before.read.n = 1, 0
		for _, x := range p.State.read.since(0) {
			seen[x.why] = true
		}
		if got := strings.Join(r.Show(&before, &p.State, "en"), " | "); !strings.Contains(got, c.text) {
			t.Errorf("%s tells\n%s\nnot\n%s", c.cards, got, c.text)
		}
	}
	for why, yes := range seen {
		if !yes {
			t.Errorf("purpose %d is not told", why)
		}
	}
	p := newPosition(t)
	p.Play("A1 10/15 N stunned; P1 12/19 S; pin A")
	if got := r.Standing(&p.State, "en"); got != "American side: 1 of 41 figures, 1 stunned, pinned units: 1; German side: 2 of 24 figures, 1 in the buildings" {
		t.Error(got)
	}
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
