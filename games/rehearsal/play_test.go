package rehearsal

import (
	"testing"

	"punchboard/playtest"
)

// TestGamesHold plays whole rehearsals and checks every state, every choice and
// every new deal.
func TestGamesHold(t *testing.T) {
	for name, text := range declarations {
		r := load(t, text)
		for _, p := range players() {
			n, err := playtest.Audit(r, p, 7, playtest.Range{To: 40})
			if err != nil || n < 150 {
				t.Errorf("%s, %s: %d decisions held, then: %v", name, p.Name, n, err)
			}
			if changed, n := playtest.Peeks(r, p, 7, playtest.Range{To: 20}); changed > 0 || n < 75 {
				t.Errorf("%s, %s peeks in %d of %d decisions", name, p.Name, changed, n)
			}
		}
	}
}

// cheater keeps his cards when the other hand is rich.
type cheater struct{}

func (cheater) Begin(playtest.Rules[State], playtest.Seat) {}

func (cheater) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, _ *playtest.Stream) playtest.Action {
	return legal[int(s.hand[s.seat.Other()][0])%len(legal)]
}

func TestCheaterIsCaught(t *testing.T) {
	p := playtest.Player[State]{Name: "cheater", New: func() playtest.Agent[State] { return cheater{} }}
	if changed, n := playtest.Peeks(load(t, declarations["everything"]), p, 7, playtest.Range{To: 30}); changed*5 < n {
		t.Errorf("the cheater was caught %d times of %d only", changed, n)
	}
}

func plan(r *Rules, p playtest.Player[State], games uint64) playtest.Plan[State] {
	return playtest.Plan[State]{Rules: r, Players: [playtest.Seats]playtest.Player[State]{p, p}, Seed: 3, Games: playtest.Range{To: games}}
}

func TestWorkersAgree(t *testing.T) {
	for name, text := range declarations {
		for _, p := range players() {
			plan := plan(load(t, text), p, 300)
			plan.Workers, plan.Check = 1, true
			one := playtest.Run(t.Context(), plan, nil)
			if one.Games() != 300 {
				t.Errorf("%s: %d games ended: %+v", name, one.Games(), one.Faults)
			}
			for _, plan.Workers = range []int{2, 7, 64} {
				if got := playtest.Run(t.Context(), plan, nil).Fingerprint; got != one.Fingerprint {
					t.Errorf("%s, %s: %d workers give %s, one gives %s", name, p.Name, plan.Workers, got, one.Fingerprint)
				}
			}
		}
	}
}

func TestGamesNeedNoMemory(t *testing.T) {
	r := load(t, declarations["everything"])
	for _, p := range players() {
		memory := func(games uint64) float64 {
			plan := plan(r, p, games)
			plan.Workers = 1
			return testing.AllocsPerRun(1, func() { playtest.Run(t.Context(), plan, nil) })
		}
		if more := memory(1020) - memory(20); more > 20 {
			t.Errorf("%s: 1000 games more take %v allocations more", p.Name, more)
		}
	}
}

// TestHashTellsStatesApart compares hashes and states along some games.
func TestHashTellsStatesApart(t *testing.T) {
	r := load(t, declarations["everything"])
	seen := map[uint64]State{}
	for game := range uint64(20) {
		c, rnd := playtest.NewKeyed(7, game), playtest.NewStream(7, game, 0)
		var s State
		for r.Setup(&s, &c, nil); r.Actor(&s) != playtest.Nobody; {
			h := r.Hash(&s)
			if other, ok := seen[h]; ok && other != s {
				t.Fatalf("two states have the hash %x", h)
			}
			seen[h] = s
			legal := r.Legal(&s, nil)
			r.Apply(&s, legal[rnd.N(len(legal))], &c, nil)
		}
	}
	if len(seen) < 300 {
		t.Errorf("only %d states have hashes of their own", len(seen))
	}
}

// TestCheckBites spoils a state in every way that Check looks for.
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
