package rehearsal

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhy compares the reasons for unplayed cards with the choices of the
// players.
func TestWhy(t *testing.T) {
	for name, says := range declarations {
		rulestest.Explains(t, name, load(t, says), func(a playtest.Action) (playtest.CardID, bool) {
			return playtest.CardID(a & 0xff), a&^0xff == play
		}, 60, 0)
	}
}

// TestWhyInWords checks the reason why the tank, which costs 3, is not played:
// the first part of playable that is false, then its cost.
func TestWhyInWords(t *testing.T) {
	for _, c := range []struct {
		play, en, fr string
	}{
		{"deck: main\nplayable: (cost ?? 0) < 3 and turn > 9", "`(cost ?? 0) < 3` was false", "`(cost ?? 0) < 3` était faux"},
		{"deck: main\nplayable: (cost ?? 0) > 2 and turn > 9", "`turn > 9` was false", "`turn > 9` était faux"},
		{"deck: main\nplayable: (cost ?? 0) < 3 or turn > 9", "`(cost ?? 0) < 3 or turn > 9` was false", "`(cost ?? 0) < 3 or turn > 9` était faux"},
		{"deck: main\nplayable: turn > 0" + strings.Repeat(" and turn > 0", maxParts) + " and (cost ?? 0) < 3", "`turn > 0 and", "`turn > 0 and"},
		{"deck: main\nplayable: (cost ?? 0) > 2\nresources: {gold: {start: 1, cost: 'cost ?? 0'}}", "its player could not pay for it (gold)", "son joueur n’avait pas de quoi payer (gold)"},
	} {
		r, s := begun(t, c.play)
		s.turn, s.seat, s.step, s.has[0][0] = 0, 0, atPlay, 1
		s.hand[0] = counts{}
		s.hand[0][tank] = 1
		why := r.Why(s, 0, tank)
		_, en := r.Because(tank, why, "sv")
		if _, fr := r.Because(tank, why, "fr"); !strings.HasPrefix(en, c.en) || !strings.HasPrefix(fr, c.fr) {
			t.Errorf("%s:\n%s\n%s", c.play, en, fr)
		}
		if r.Why(s, 1, tank) != playtest.NotHeld || r.Why(s, 0, storm) != playtest.NotHeld {
			t.Error("who does not hold a card is kept from playing it")
		}
	}
}
