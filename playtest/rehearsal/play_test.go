package rehearsal

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestGamesHold plays whole rehearsals and checks every state, every choice and
// every redeal.
func TestGamesHold(t *testing.T) {
	for name, text := range declarations {
		r := load(t, text)
		for _, p := range players() {
			rulestest.AuditAndPeek(t, name, r, p, rulestest.Sample{Games: 40, Decisions: 150}, rulestest.Sample{Games: 20, Decisions: 75})
		}
	}
}

// TestCheaterIsCaught uses a player that keeps its cards when the other hand is
// rich.
func TestCheaterIsCaught(t *testing.T) {
	hand := func(s *State, _ playtest.Seat) uint64 { return uint64(s.hand[s.seat.Other()][0]) }
	rulestest.CatchesCheater(t, load(t, declarations["everything"]), hand, 30, 5)
}

var plan = rulestest.Plan[State]

func TestWorkersAgree(t *testing.T) {
	for name, text := range declarations {
		for _, p := range players() {
			rulestest.SameForAnyWorkers(t, name+" "+p.Name, plan(load(t, text), p, 300))
		}
	}
}

func TestGamesNeedNoMemory(t *testing.T) {
	for _, p := range players() {
		rulestest.NoAllocations(t, "", load(t, declarations["everything"]), p, 1000)
	}
}

func TestHashTellsStatesApart(t *testing.T) {
	rulestest.HashesDiffer(t, "", load(t, declarations["everything"]), 20, 300)
}

// TestCheckBites corrupts a state in every way that Check detects.
func TestCheckBites(t *testing.T) {
	r := load(t, declarations["everything"])
	c := playtest.NewKeyed(1, 1)
	var good State
	r.Setup(&good, &c, nil)
	if err := r.Check(&good); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(s *State){
		"a card too many":  func(s *State) { s.hand[0][0]++ },
		"a card lost":      func(s *State) { s.pile[0] = counts{} },
		"pile miscounted":  func(s *State) { s.left[0]++ },
		"hand miscounted":  func(s *State) { s.held[1]-- },
		"too much gold":    func(s *State) { s.has[1][0] = 7 },
		"less than none":   func(s *State) { s.has[0][1] = -1 },
		"marker from afar": func(s *State) { s.lying[0][1]++ },
	} {
		s := good
		if spoil(&s); r.Check(&s) == nil {
			t.Errorf("%s is not found", name)
		}
	}
}
