package percee

import (
	"os"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
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
		if err != nil || n < 1000 {
			t.Errorf("%s: %d decisions held, then: %v", p.Name, n, err)
		}
		if changed, n := playtest.Peeks(r, p, 7, playtest.Range{To: 4}); changed > 0 || n < 600 {
			t.Errorf("%s peeks in %d of %d decisions", p.Name, changed, n)
		}
	}
}

// cheater looks at the next card before he decides.
type cheater struct{}

func (cheater) Begin(playtest.Rules[State], playtest.Seat) {}

func (cheater) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, _ *playtest.Stream) playtest.Action {
	if s.pileLeft() == 0 {
		return legal[0]
	}
	return legal[int(s.pile[s.drawn])%len(legal)]
}

func TestCheaterIsCaught(t *testing.T) {
	p := playtest.Player[State]{Name: "cheater", New: func() playtest.Agent[State] { return cheater{} }}
	if changed, n := playtest.Peeks(load(t), p, 7, playtest.Range{To: 4}); changed*4 < n {
		t.Errorf("the cheater was caught %d times of %d only", changed, n)
	}
}

// TestGamesEnd plays many games: each ends by a rule of the game, in its number
// of rounds, whoever plays, and the invariants hold after every step.
func TestGamesEnd(t *testing.T) {
	for _, p := range players() {
		plan := plan(load(t), p, 150)
		plan.Check = true
		s := playtest.Run(t.Context(), plan, nil)
		if s.Games() != 150 || s.Turns.Max() > 6 || s.Wins[0].Draws+s.Wins[1].Draws > 0 {
			t.Errorf("%s: %d games ended, turns %v, faults %+v", p.Name, s.Games(), s.Turns, s.Faults)
		}
	}
}

// TestGreedyBeatsRandom holds the yardstick against players who do not think,
// on both sides.
func TestGreedyBeatsRandom(t *testing.T) {
	r := load(t)
	for seat := range playtest.Seats {
		plan := plan(r, playtest.Random[State](), 200)
		plan.Players[seat] = Greedy()
		s := playtest.Run(t.Context(), plan, nil)
		if wins := s.Wins[0].Seat[seat] + s.Wins[1].Seat[seat]; wins < 150 {
			t.Errorf("the yardstick won %d of 200 games on side %d", wins, seat)
		}
	}
}

// TestEveryRuleFires lets seekers and sensible players meet: every rule of the
// ledger that is played is applied somewhere.
func TestEveryRuleFires(t *testing.T) {
	r := load(t)
	fired := make([]uint64, len(r.sheet.Rules))
	for _, p := range players() {
		s := playtest.Run(t.Context(), plan(r, p, 300), nil)
		for id := range s.Rules {
			fired[id] += s.Rules[id].Fired
		}
	}
	for id, name := range r.sheet.Rules {
		if name != "" && fired[id] == 0 {
			t.Errorf("%s never fired", name)
		}
	}
}

func TestNoAllocations(t *testing.T) {
	r := load(t)
	for _, p := range players() {
		one, many := plan(r, p, 1), plan(r, p, 41)
		one.Workers, many.Workers = 1, 1
		allocs := func(plan playtest.Plan[State]) float64 {
			return testing.AllocsPerRun(1, func() { playtest.Run(t.Context(), plan, nil) })
		}
		if more := allocs(many) - allocs(one); more > 20 { // histograms may grow
			t.Errorf("%s: 40 more games make %v allocations", p.Name, more)
		}
	}
}

// TestSameForAnyWorkers wants one fingerprint for any number of workers.
func TestSameForAnyWorkers(t *testing.T) {
	r := load(t)
	for _, p := range players() {
		var want playtest.Hex
		for _, workers := range []int{1, 2, 7, 64} {
			plan := plan(r, p, 60)
			plan.Workers = workers
			got := playtest.Run(t.Context(), plan, nil).Fingerprint
			if want == 0 {
				want = got
			}
			if got != want {
				t.Errorf("%s: %v with %d workers, %v with one", p.Name, got, workers, want)
			}
		}
	}
}

// TestLedger wants each rule of the ledger that is meant for play among those
// that report, and no other; and a test that cites it.
func TestLedger(t *testing.T) {
	r := load(t)
	text, err := os.ReadFile("rules.csv")
	if err != nil {
		t.Fatal(err)
	}
	tests := ""
	for _, name := range []string{"rules_test.go", "ledger_test.go"} {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tests += string(source)
	}
	for _, line := range strings.Split(string(text), "\n")[1:] {
		id, rest, _ := strings.Cut(line, ",")
		_, rest, _ = strings.Cut(rest, ",")
		tags, _, _ := strings.Cut(rest, ",")
		if id == "" {
			continue
		}
		plays := slices.Contains(strings.Split(tags, ";"), "sim")
		if reports := slices.Contains(r.sheet.Rules, id); reports != plays {
			t.Errorf("%s: meant for play %v, reports %v", id, plays, reports)
		}
		if plays && !strings.Contains(tests, id) {
			t.Errorf("no test cites %s", id)
		}
	}
}

// TestDataIsPlayed changes figures of the game's files, and play changes.
func TestDataIsPlayed(t *testing.T) {
	card := func(deck, id, field string, v any) func(*carddata.Game) {
		return func(g *carddata.Game) {
			for _, d := range g.Decks {
				for _, c := range d.Cards {
					if d.ID == deck && c.ID == id {
						c.Fields[field] = carddata.Value{Pos: c.Pos, V: v}
					}
				}
			}
		}
	}
	plain := playtest.Run(t.Context(), plan(load(t), Greedy(), 60), nil)
	for name, change := range map[string]func(*carddata.Game){
		"a value":        card("counters", "DE-02", "at", 6),
		"a back":         card("counters", "US-01", "back_ai", 1),
		"an activation":  card("activation", "S9", "activation", 4),
		"OBA":            card("counters", "US-OBA", "at", 4),
		"the set-up":     card("counters", "US-03", "hex", "0404"),
		"fewer exits":    set("exits_needed", 3),
		"whole values":   set("activation_divisor", 1),
		"early entry":    set("cc_round", 1),
		"both supports":  set("support_per_round", "each"),
		"no harassment":  set("harassment", false),
		"Tiger counts":   set("tiger_free", false),
		"waiting is hit": set("waiting_protected", false),
		"five rounds":    set("rounds", 5),
	} {
		s := playtest.Run(t.Context(), plan(load(t, change), Greedy(), 60), nil)
		if s.Fingerprint == plain.Fingerprint || s.Run.Data == plain.Run.Data {
			t.Errorf("%s changes nothing", name)
		}
	}
}

// TestFindings breaks the data in one way each.
func TestFindings(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*carddata.Game)
		want  string
	}{
		{"no map", func(g *carddata.Game) { g.Maps = nil }, "the rules need a map"},
		{"no counters", func(g *carddata.Game) { g.Decks = g.Decks[:1] }, "the rules need `counters`"},
		{"a unit without value", func(g *carddata.Game) { g.Decks[1].Cards[0].Fields["at"] = carddata.Value{} }, "`at` must be a whole number from 0 to 20"},
		{"a hex off the map", func(g *carddata.Game) { g.Decks[1].Cards[0].Fields["hex"] = carddata.Value{V: "1201"} }, "the set-up hex"},
		{"too few cards", func(g *carddata.Game) { g.Decks[0].Cards = g.Decks[0].Cards[:50] }, "the rules play with 53 cards"},
		{"too many units", func(g *carddata.Game) { g.Decks[1].Cards = append(g.Decks[1].Cards, g.Decks[1].Cards[0]) }, "the rules hold 12 units a side"},
		{"a strange card", func(g *carddata.Game) { g.Decks[0].Cards[3].Fields["mode"] = carddata.Value{V: "all"} }, "no side or mode that the rules know"},
		{"a strange switch", set("tiger", true), "the rules know no switch `tiger`"},
		{"a strange reading", set("setup", "random"), "`setup` must be free or recommended"},
		{"a strange number", set("rounds", 0), "`rounds` must be a whole number from 1 to 20"},
	} {
		g, _ := carddata.Load(os.DirFS("."), "games/percee", carddata.Options{})
		c.spoil(g)
		r, found := New(g)
		hit := slices.ContainsFunc(found.All(), func(f diagFinding) bool { return strings.Contains(f.Message, c.want) })
		if r != nil || !hit {
			t.Errorf("%s: %v, want %q", c.name, found.All(), c.want)
		}
	}
}
