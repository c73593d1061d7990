package playtest

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"
)

func toyPlan(player Player[toyState], games uint64) Plan[toyState] {
	return Plan[toyState]{Rules: newToy(), Players: PerSeat[Player[toyState]]{player, player}, Seed: 7, Games: Range{0, games}}
}

func toyPlayers() []Player[toyState] {
	return []Player[toyState]{Random[toyState](), Seeker[toyState](nil), strongest(), Halving(8, Random[toyState]())}
}

func bytesOf(t *testing.T, s *Stats) string {
	t.Helper()
	var b bytes.Buffer
	if err := s.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestAnyNumberOfWorkersCountsTheSame(t *testing.T) {
	for _, player := range toyPlayers() {
		p := toyPlan(player, 1000)
		p.Workers = 1
		want := bytesOf(t, Run(t.Context(), p, nil))
		for _, p.Workers = range []int{2, 7, 64} {
			if got := bytesOf(t, Run(t.Context(), p, nil)); got != want {
				t.Errorf("%s: %d workers count otherwise than one", player.Name, p.Workers)
			}
		}
	}
}

func TestAnyPartitionMergesToTheSameBytes(t *testing.T) {
	p := toyPlan(Random[toyState](), 1000)
	rules := newToy()
	rules.panic = func(s *toyState) bool { return s.turn == 50 } // incidents are merged too
	p.Rules = rules
	want := bytesOf(t, Run(t.Context(), p, nil))
	for _, n := range []int{1, 3, 10, 999} {
		parts := make([]*Stats, n)
		for i := range parts {
			shard := p
			shard.Games = Shard(1000, i, n)
			parts[(i*7)%n] = Run(t.Context(), shard, nil)
		}
		total := parts[0]
		for _, part := range parts[1:] {
			if err := total.Merge(reread(t, part)); err != nil {
				t.Fatal(err)
			}
		}
		if bytesOf(t, total) != want {
			t.Errorf("%d parts merge to other bytes than one run", n)
		}
	}
}

func reread(t *testing.T, s *Stats) *Stats {
	t.Helper()
	back, err := ReadStats(strings.NewReader(bytesOf(t, s)))
	if err != nil {
		t.Fatal(err)
	}
	return back
}

func TestSeedsAndPlayersPlayOtherGames(t *testing.T) {
	p := toyPlan(Random[toyState](), 100)
	seen := map[Hex]string{}
	for _, c := range []struct {
		name string
		plan func() Plan[toyState]
	}{
		{"seed 7", func() Plan[toyState] { return p }},
		{"seed 8", func() Plan[toyState] { q := p; q.Seed = 8; return q }},
		{"other games", func() Plan[toyState] { q := p; q.Games = Range{100, 200}; return q }},
		{"other players", func() Plan[toyState] { return toyPlan(strongest(), 100) }},
	} {
		f := Run(t.Context(), c.plan(), nil).Fingerprint
		if other, ok := seen[f]; ok {
			t.Errorf("%s and %s have one fingerprint", c.name, other)
		}
		seen[f] = c.name
	}
}

// TestToyAgreesWithOtherPrograms compares the toy with independent programs in
// three languages: 26.9 turns on average, and the first player wins 0.55 of the
// games.
func TestToyAgreesWithOtherPrograms(t *testing.T) {
	s := Run(t.Context(), toyPlan(Random[toyState](), 40_000), nil)
	turns, games := 0.0, float64(s.Games())
	for v := range toyTurns + 1 {
		turns += float64(v) * float64(s.Turns.Count(v))
	}
	if mean := turns / games; math.Abs(mean-26.9) > 0.15 {
		t.Errorf("%.2f turns a game", mean)
	}
	if share := float64(s.Wins[0].Seat[0]) / games; math.Abs(share-0.55) > 0.0125 { // five standard errors
		t.Errorf("the first player wins %.3f", share)
	}
	if s.Rules[ruleDraw].Fired != cardTotal(s, func(c CardCount) uint64 { return c.Drawn }) {
		t.Error("the rule of drawing fired otherwise than cards were drawn")
	}
	if s.Decisions != cardTotal(s, func(c CardCount) uint64 { return c.Played }) {
		t.Error("decisions and cards played differ")
	}
	if s.Demand[0].Max() != 19 {
		t.Errorf("points lost at most %d, want 19", s.Demand[0].Max())
	}
}

func cardTotal(s *Stats, of func(CardCount) uint64) (n uint64) {
	for _, seats := range s.Cards {
		n += of(seats[0]) + of(seats[1])
	}
	return n
}

func TestPlanSparesNoMemoryInTheLoop(t *testing.T) {
	for _, player := range toyPlayers() {
		p := toyPlan(player, 1)
		table, stats := newTable(&p), newStats(p.id(p.Rules.Catalog()), p.Rules.Catalog())
		for game := range uint64(300) {
			table.play(game, stats)
		}
		game := uint64(300)
		if n := testing.AllocsPerRun(300, func() { table.play(game, stats); game++ }); n != 0 {
			t.Errorf("%s: %v allocations a game", player.Name, n)
		}
	}
}

func TestFaultsAreCountedAndTheRunGoesOn(t *testing.T) {
	for _, c := range []struct {
		name   string
		fault  Fault
		plant  func(*toy, *Plan[toyState])
		first  string
		ofEach bool // every game fails
	}{
		{"a panic", Broken, func(r *toy, _ *Plan[toyState]) {
			r.panic = func(s *toyState) bool { return s.turn == 30 && s.points[0] == 1 }
		}, "toy: no such rule", false},
		{"a broken state", Illegal, func(r *toy, p *Plan[toyState]) {
			p.Check = true
			r.spoil = func(s *toyState) {
				if s.turn == 30 && s.points[0] == 1 {
					s.discard[0]++
				}
			}
		}, "there are 41 cards", false},
		{"no choice", Gap, func(r *toy, _ *Plan[toyState]) {
			r.spoil = func(s *toyState) { s.hands = [Seats][toyTypes]uint8{} }
		}, "", true},
		{"no end", Endless, func(_ *toy, p *Plan[toyState]) { p.Limit = 5 }, "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			rules, p := newToy(), toyPlan(Random[toyState](), 2000)
			c.plant(rules, &p)
			p.Rules = rules
			s := Run(t.Context(), p, nil)
			in := s.Fault(c.fault)
			if in.Count == 0 || len(in.First) != keptIncidents || in.First[0].Message != c.first {
				t.Fatalf("%+v", in)
			}
			if s.Games()+in.Count != 2000 || (s.Games() == 0) != c.ofEach {
				t.Errorf("%d games ended and %d failed", s.Games(), in.Count)
			}
			again := p
			again.Games = Range{in.First[0].Game, in.First[0].Game + 1}
			if got := Run(t.Context(), again, nil).Fault(c.fault).First; len(got) != 1 || !reflect.DeepEqual(got[0], in.First[0]) {
				t.Errorf("played alone, game %d gives %+v", in.First[0].Game, got)
			}
		})
	}
}

func TestStoppedRunKeepsWhatWasPlayed(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	rules, p := newToy(), toyPlan(Random[toyState](), 1<<40)
	games := 0
	rules.spoil = func(s *toyState) {
		if s.over() {
			if games++; games == 500 {
				stop()
			}
		}
	}
	p.Rules, p.Workers = rules, 1
	s := Run(ctx, p, nil)
	if s.Games() != 500 || len(s.Played) != 1 || s.Played.Count() != 500 {
		t.Fatalf("%d games, played %v", s.Games(), s.Played)
	}
	p.Games = Range{0, 500}
	if bytesOf(t, Run(t.Context(), p, nil)) != bytesOf(t, s) {
		t.Error("the same games, unbroken, count otherwise")
	}
}

func TestMergeRefuses(t *testing.T) {
	run := func(change func(*Plan[toyState])) *Stats {
		p := toyPlan(Random[toyState](), 10)
		change(&p)
		return Run(t.Context(), p, nil)
	}
	for _, c := range []struct {
		name   string
		change func(*Plan[toyState])
		err    string
	}{
		{"the same games", func(*Plan[toyState]) {}, "cannot merge: game 0 is in both"},
		{"games in both", func(p *Plan[toyState]) { p.Games = Range{9, 12} }, "cannot merge: game 9 is in both"},
		{"another seed", func(p *Plan[toyState]) { p.Seed, p.Games = 8, Range{10, 20} }, "cannot merge different runs: it has seed 8 instead of 7"},
		{"another agent", func(p *Plan[toyState]) { p.Players[1], p.Games = strongest(), Range{10, 20} }, "cannot merge different runs: "},
	} {
		base := run(func(*Plan[toyState]) {})
		before := bytesOf(t, base)
		err := base.Merge(run(c.change))
		if err == nil || !strings.HasPrefix(err.Error(), c.err) {
			t.Errorf("%s: error %v, want %s", c.name, err, c.err)
		}
		if bytesOf(t, base) != before {
			t.Errorf("%s: a refused merge changed the statistics", c.name)
		}
	}
}

// TestSeekerFindsWhatHeWants compares a seeker that only wants misses with the
// random player: weak cards miss more often.
func TestSeekerFindsWhatHeWants(t *testing.T) {
	misses := func(p Player[toyState]) float64 {
		s := Run(t.Context(), toyPlan(p, 500), nil)
		return float64(s.Rules[ruleMiss].Fired) / float64(s.Decisions)
	}
	wanted := make([]uint32, ruleMiss+1)
	wanted[ruleMiss] = 1
	if seeker, plain := misses(Seeker[toyState](wanted)), misses(Random[toyState]()); seeker < plain+0.03 {
		t.Errorf("the seeker misses %.3f, the random player %.3f", seeker, plain)
	}
}

func BenchmarkToy(b *testing.B) {
	for _, player := range toyPlayers() {
		b.Run(player.Name, func(b *testing.B) {
			p := toyPlan(player, 1)
			table, stats := newTable(&p), newStats(p.id(p.Rules.Catalog()), p.Rules.Catalog())
			b.ReportAllocs()
			for game := range uint64(b.N) {
				table.play(game, stats)
			}
			b.ReportMetric(float64(stats.Decisions)/b.Elapsed().Seconds(), "decisions/s")
		})
	}
}

func ExampleShard() {
	for i := range 3 {
		fmt.Println(Shard(10, i, 3))
	}
	// Output:
	// {0 3}
	// {3 6}
	// {6 10}
}
