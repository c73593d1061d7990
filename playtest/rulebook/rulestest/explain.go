package rulestest

import (
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
)

// Explains plays random games and compares what rules say about cards in hand
// with the legal actions: a card is free exactly when one of the actions plays
// it. At least the given number of reasons must come up, each with words in
// English and French.
func Explains[S any](t *testing.T, name string, r playtest.Rules[S], plays func(playtest.Action) (playtest.CardID, bool), games uint64, least int) {
	t.Helper()
	ExplainsAll(t, name, r, func(a playtest.Action, card playtest.CardID) bool { of, ok := plays(a); return ok && of == card }, games, least)
}

// ExplainsAll is Explains for games in which an action may play several cards: plays
// reports whether it plays a card.
func ExplainsAll[S any](t *testing.T, name string, r playtest.Rules[S], plays func(playtest.Action, playtest.CardID) bool, games uint64, least int) {
	t.Helper()
	e := r.(playtest.Explainer[S])
	said := map[string]bool{}
	for game := range games {
		c, rnd := playtest.NewKeyed(9, game), playtest.NewStream(9, game, 0)
		var s S
		for r.Setup(&s, &c, nil); r.Actor(&s) != playtest.Nobody; {
			legal := r.Legal(&s, nil)
			for id := range r.Catalog().Cards {
				card := playtest.CardID(id)
				why := e.Why(&s, r.Actor(&s), card)
				free := slices.ContainsFunc(legal, func(a playtest.Action) bool { return plays(a, card) })
				if free != (why == playtest.Free) {
					t.Fatalf("%s, game %d: %s can be played: %v, but the rules say %d of it", name, game, r.Catalog().Cards[id], free, why)
				}
				if why != playtest.Free && why != playtest.NotHeld {
					said[clause(t, e, card, why)] = true
				}
			}
			r.Apply(&s, legal[rnd.N(len(legal))], &c, nil)
		}
	}
	if len(said) < least {
		t.Errorf("%s: only %d reasons came up: %v", name, len(said), said)
	}
}

// clause returns the English words for a reason and requires French ones.
func clause[S any](t *testing.T, e playtest.Explainer[S], card playtest.CardID, why playtest.PlayCondition) string {
	t.Helper()
	_, en := e.Because(card, why, "en")
	rule, fr := e.Because(card, why, "fr")
	if en == "" || fr == "" || strings.Contains(en+fr+rule, "%!") {
		t.Fatalf("reason %d of card %d: %q, %q, %q", why, card, rule, en, fr)
	}
	return en
}
