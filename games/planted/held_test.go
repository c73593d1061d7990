package planted

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/trial"
	"punchboard/playtest/verdict"
)

// TestWhyDead plants cards that cannot be played, each for a different reason,
// and requires that the finding names it.
func TestWhyDead(t *testing.T) {
	for _, c := range []struct {
		game, change string
		card         string
		rule, clause string // the most specific condition: the last in the rulebook
	}{
		{"three-fronts", "american-squads/us-engineering-squad.copies=0 & german-squads/de-pioniere.copies=0 & tactics/tac-flame-thrower.copies=3", "tac-flame-thrower", "TF-214", "no Engineering Squad of its player was in the fight"},
		{"three-fronts", "tactics/tac-radio.eligible=german", "tac-radio", "TF-213", "only the other side can play it"},
		{"fire-and-cover", "tables.csv:morale-check/2.code=none", "encircled", "FC-248", "the enemy squad was not pinned"},
	} {
		g, found := (&defect{game: c.game, change: c.change}).open(t)
		if found.Errors() > 0 {
			t.Errorf("%s: %v", c.change, found.All())
			continue
		}
		named(t, g, "greedy", c.card, c.rule, c.clause)
	}
}

// TestWhyDeadRehearsed requires that the finding names the part of playable
// that is false.
func TestWhyDeadRehearsed(t *testing.T) {
	named(t, rehearsed(t, "a"), "priority", "tank", "", "`cost < 4` was false")
}

// named plays a game and checks for a finding that a condition prevents a card
// from being played.
func named(t *testing.T, g *trial.Game, player, card, rule, clause string) {
	t.Helper()
	m := playtest.Match{Players: playtest.Lineup{player, player}, Seed: 1, Games: playtest.Range{To: 200}}
	held, err := g.Play.Held(t.Context(), m, "en")
	if err != nil {
		t.Fatal(err)
	}
	found := []verdict.Finding{{Class: verdict.DeadCard, Level: verdict.Watch, Subject: card}}
	verdict.Explain(g.Play.Catalog(), found, held)
	why, _ := found[0].Detail.(*verdict.Unplayed)
	if why == nil {
		t.Fatalf("%s: nobody held %s", g.Data.Slug, card)
	}
	h := why.Held
	for _, k := range h.Kept {
		if k.Clause == clause && strings.HasPrefix(k.Rule, rule) {
			return
		}
	}
	t.Errorf("%s: what kept %s is not named: %+v", g.Data.Slug, card, h)
}
