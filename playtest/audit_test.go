package playtest_test

import (
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/enginetest"
)

var fifty = playtest.Range{From: 0, To: 50}

func TestAuditAndPeeks(t *testing.T) {
	for _, player := range playtest.ToyPlayers() {
		if n, err := enginetest.Audit(playtest.Toy(), player, 7, fifty); err != nil || n < 1000 {
			t.Errorf("%s: %d decisions held, then: %v", player.Name, n, err)
		}
		if changed, n := enginetest.Peeks(playtest.Toy(), player, 7, fifty); changed != 0 || n < 1000 {
			t.Errorf("%s changed his mind %d times of %d", player.Name, changed, n)
		}
	}
	if changed, n := enginetest.Peeks(playtest.Toy(), playtest.ToyCheater(), 7, fifty); changed*10 < n {
		t.Errorf("the planted cheater was caught %d times of %d only", changed, n)
	}
}

// TestFarsightedThinkerPeeksNever checks that a player that thinks ahead uses
// only what its seat can see.
func TestFarsightedThinkerPeeksNever(t *testing.T) {
	thinker := playtest.Halving(24, playtest.StrongestInToy())
	if changed, n := enginetest.Peeks(playtest.FarsightedToy(), thinker, 7, playtest.Range{From: 0, To: 20}); changed != 0 || n < 400 {
		t.Errorf("he changed his mind %d times of %d", changed, n)
	}
}

func TestAuditBites(t *testing.T) {
	for _, c := range []struct {
		rules playtest.ToyRules
		want  string
	}{
		{playtest.LeakyToy(), "seed 7, game 0, step 0: new deal of what seat 0 cannot see: the player sees another game"},
		{playtest.StutteringToy(), "an action is offered twice"},
		{playtest.SpoiltToy(), "seed 7, game 0, step 1: points below 0"},
		{playtest.DrawingToy(true), "is drawn among"},
	} {
		_, err := enginetest.Audit(c.rules, playtest.Random[playtest.ToyState](), 7, playtest.Range{From: 0, To: 3})
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %v", err, c.want)
		}
	}
}

// TestAuditHoldsDrawers checks that the audit accepts rules whose Draw matches
// their Legal.
func TestAuditHoldsDrawers(t *testing.T) {
	if _, err := enginetest.Audit(playtest.DrawingToy(false), playtest.Random[playtest.ToyState](), 7, playtest.Range{From: 0, To: 3}); err != nil {
		t.Error(err)
	}
}
