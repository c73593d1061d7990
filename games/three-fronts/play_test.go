package threefronts

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
)

func players() []playtest.Player[State] {
	return []playtest.Player[State]{playtest.Random[State](), playtest.Seeker[State](nil), Greedy()}
}

// TestGamesHold plays whole games and checks every state, every choice and
// every new deal.
func TestGamesHold(t *testing.T) {
	r := load(t)
	for _, p := range players() {
		n, err := playtest.Audit(r, p, 7, playtest.Range{To: 12})
		if err != nil || n < 2000 {
			t.Errorf("%s: %d decisions held, then: %v", p.Name, n, err)
		}
		if changed, n := playtest.Peeks(r, p, 7, playtest.Range{To: 6}); changed > 0 || n < 1000 {
			t.Errorf("%s peeks in %d of %d decisions", p.Name, changed, n)
		}
	}
}

// cheater plays a cancel card only when the other hand has none.
type cheater struct{ seat playtest.Seat }

func (c *cheater) Begin(_ playtest.Rules[State], seat playtest.Seat) { c.seat = seat }

func (c *cheater) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, _ *playtest.Stream) playtest.Action {
	return legal[int(s.hands[c.seat.Other()]%hand(len(legal)))]
}

func TestCheaterIsCaught(t *testing.T) {
	p := playtest.Player[State]{Name: "cheater", New: func() playtest.Agent[State] { return &cheater{} }}
	if changed, n := playtest.Peeks(load(t), p, 7, playtest.Range{To: 6}); changed*4 < n {
		t.Errorf("the cheater was caught %d times of %d only", changed, n)
	}
}

// TestGamesEnd plays many games: each ends by a rule of the game, whatever the
// players do, and the invariants hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		plan := plan(load(t), p, 300)
		plan.Check = true
		s := playtest.Run(t.Context(), plan, nil)
		if s.Games() != 300 || s.Ways[unfinished] > 0 {
			t.Errorf("%s: %d games ended, %v, faults %+v", p.Name, s.Games(), s.Ways, s.Faults)
		}
		for i := range s.Cards {
			if c := s.Cards[i]; c[0].Played+c[1].Played == 0 {
				t.Errorf("%s: card %s is never played", p.Name, load(t).Sheet().Cards[i])
			}
		}
	}
}

func TestWorkersAgree(t *testing.T) {
	for _, p := range players() {
		plan := plan(load(t), p, 60)
		plan.Workers = 1
		want := playtest.Run(t.Context(), plan, nil).Fingerprint
		for _, plan.Workers = range []int{2, 7, 64} {
			if got := playtest.Run(t.Context(), plan, nil).Fingerprint; got != want {
				t.Errorf("%s: %d workers give %s, one gives %s", p.Name, plan.Workers, got, want)
			}
		}
	}
}

// TestGamesNeedNoMemory plays more games and sees that they take no more: what
// little there is goes into histograms that grow.
func TestGamesNeedNoMemory(t *testing.T) {
	r := load(t)
	for _, p := range players() {
		memory := func(games uint64) float64 {
			plan := plan(r, p, games)
			plan.Workers = 1
			return testing.AllocsPerRun(1, func() { playtest.Run(t.Context(), plan, nil) })
		}
		if more := memory(220) - memory(20); more > 20 {
			t.Errorf("%s: 200 games more take %v allocations more", p.Name, more)
		}
	}
}

// TestHashTellsStatesApart compares hashes and states along some games.
func TestHashTellsStatesApart(t *testing.T) {
	r := load(t)
	seen := map[uint64]State{}
	for game := range uint64(5) {
		c, rnd := playtest.NewKeyed(7, game), playtest.NewStream(7, game, 0)
		var s State
		for r.Setup(&s, &c, nil); !s.over(); {
			h := r.Hash(&s)
			if other, ok := seen[h]; ok && other != s {
				t.Fatalf("two states have the hash %x", h)
			}
			seen[h] = s
			legal := r.Legal(&s, nil)
			r.Apply(&s, legal[rnd.N(len(legal))], &c, nil)
		}
	}
	if len(seen) < 1000 {
		t.Errorf("only %d states have hashes of their own", len(seen))
	}
}

// TestLedger holds code and tests to the ledger: every rule that is played is
// reported by some game, and cited by a test; and no other rule is.
func TestLedger(t *testing.T) {
	ledger := playedRules(t)
	sheet := load(t).Sheet()
	s := playtest.Run(t.Context(), plan(load(t), playtest.Random[State](), 1500), nil)
	cited := citations(t)
	for id, name := range sheet.Rules {
		switch {
		case (name != "") != slices.Contains(ledger, id):
			t.Errorf("rule %d is named %q, in the ledger of the simulation: %v", id, name, slices.Contains(ledger, id))
		case name != "" && s.Rules[id].Games == 0:
			t.Errorf("%s is never reported", name)
		case name != "" && !strings.Contains(cited, name):
			t.Errorf("%s is cited by no test", name)
		case name == "" && s.Rules[id].Games > 0:
			t.Errorf("rule %d is reported and has no name", id)
		}
	}
}

// playedRules gives the numbers of the rules with the tag sim.
func playedRules(t *testing.T) (ids []int) {
	f, err := os.Open("rules.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		if slices.Contains(strings.Split(row[2], ";"), "sim") {
			p := position{t: t}
			ids = append(ids, p.number(strings.TrimLeft(strings.TrimPrefix(row[0], "TF-"), "0")))
		}
	}
	if len(ids) < 150 {
		t.Fatalf("the ledger has %d rules for the simulation", len(ids))
	}
	return ids
}

// citations joins the tests that play positions.
func citations(t *testing.T) string {
	var all strings.Builder
	for _, name := range []string{"rules_test.go", "assault_test.go", "cards_test.go"} {
		text, err := os.ReadFile(filepath.FromSlash(name))
		if err != nil {
			t.Fatal(err)
		}
		all.WriteString(string(text))
	}
	return strings.ReplaceAll(all.String(), "!TF-", "not ")
}

func BenchmarkGames(b *testing.B) {
	for _, p := range players() {
		b.Run(p.Name, func(b *testing.B) {
			b.ReportAllocs()
			plan := plan(load(b), p, uint64(b.N))
			plan.Workers = 1
			b.ResetTimer()
			s := playtest.Run(b.Context(), plan, nil)
			b.ReportMetric(float64(s.Decisions)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(s.Decisions)/float64(s.Games()), "decisions/game")
		})
	}
}
