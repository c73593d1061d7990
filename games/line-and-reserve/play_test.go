package lineandreserve

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

func players() []playtest.Player[State] {
	return []playtest.Player[State]{playtest.Random[State](), playtest.Seeker[State](nil), Greedy()}
}

// TestGamesHold plays whole games and checks every state, every choice and every
// redeal.
func TestGamesHold(t *testing.T) {
	for _, p := range players() {
		rulestest.AuditAndPeek(t, "", load(t), p, rulestest.Sample{Games: 12, Decisions: 700}, rulestest.Sample{Games: 4, Decisions: 150})
	}
}

// TestGamesEnd plays many games: each must end by a rule of the game, whatever the
// players do, and the invariants must hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		s := rulestest.GamesEnd(t, p.Name, plan(load(t), p, rulestest.Games(200, 50)))
		t.Log(p.Name, s.Ways, s.Turns, s.Decisions/s.Games())
	}
}

func TestGreedyBeatsRandom(t *testing.T) {
	rulestest.Beats(t, load(t), Greedy(), playtest.Random[State](), 200, 160)
}

// reserves are the eight Reserves decks.
var reserves = []string{
	"us-combat-command", "us-regimental-team", "de-panzer-group", "de-defensive-line",
	"uk-armoured-brigade", "uk-infantry-brigade", "su-tank-brigade", "su-rifle-division",
}

// TestPairings plays every Reserves deck against every other and against itself.
func TestPairings(t *testing.T) {
	for _, a := range reserves {
		for _, b := range reserves {
			r := load(t, decks(a, b))
			for _, p := range []playtest.Player[State]{playtest.Random[State](), Greedy()} {
				rulestest.GamesEnd(t, a+" "+b+" "+p.Name, plan(r, p, rulestest.Games(60, 5)))
			}
		}
	}
}

func TestNoAllocations(t *testing.T) {
	for _, p := range players() {
		rulestest.NoAllocations(t, "", load(t), p, 40)
	}
}

func TestSameForAnyWorkers(t *testing.T) {
	for _, p := range players() {
		rulestest.SameForAnyWorkers(t, p.Name, plan(load(t), p, rulestest.Games(60, 20)))
	}
	thinker := playtest.Halving(2, Greedy())
	rulestest.SameForAnyWorkers(t, thinker.Name, plan(load(t), thinker, rulestest.Games(3, 1)))
}

// TestThinkerDoesNotPeek checks that the searching player uses only what it can see.
func TestThinkerDoesNotPeek(t *testing.T) {
	rulestest.NeverPeeks(t, "", load(t), playtest.Halving(2, Greedy()), rulestest.Sample{Games: 1, Decisions: 30})
}

// TestCheaterIsCaught uses a player that looks at the other hand.
func TestCheaterIsCaught(t *testing.T) {
	hand := func(s *State, seat playtest.Seat) uint64 {
		x := s.hands[seat.Other()]
		return x.a ^ x.b>>3 ^ uint64(s.held[seat.Other()])
	}
	rulestest.CatchesCheater(t, load(t), hand, 6, 4)
}

// TestTargetsAreSecret uses a player that looks at the targets and the units that
// the other has chosen, before both have.
func TestTargetsAreSecret(t *testing.T) {
	secret := func(s *State, seat playtest.Seat) (sum uint64) {
		x, own := s.aside[seat.Other()], s.hands[seat].or(s.table(seat))
		for u := s.table(seat.Other()); u.some(); u = u.rest() {
			sum = sum*31 + uint64(s.units[u.first()].target) + uint64(s.units[u.first()].joining)
		}
		return sum ^ x.a ^ x.b>>7 + playtest.Fold(own.a, own.b)>>9
	}
	rulestest.CatchesCheater(t, load(t), secret, 6, 200)
}

func TestHashTellsStatesApart(t *testing.T) { rulestest.HashesDiffer(t, "", load(t), 10, 1000) }
