package playtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// upkeep returns a toy in which several things happen at once after each action.
func upkeep(things []uint16, do func(s *toyState, thing uint16)) *toy {
	t := newToy()
	t.sheet.Together = []Together{{Name: "T-5"}}
	t.atOnce = func(s *toyState, tr *Tracer) {
		all := slices.Clone(things)
		tr.Together(0, all)
		for _, x := range all {
			do(s, x)
		}
	}
	return t
}

// relief takes a point from a player or gives one; nobody has more than ten or
// fewer than one. At the limits the order matters.
func relief(s *toyState, thing uint16) {
	if thing == 0 {
		s.points[0] = min(s.points[0]+1, 10)
		return
	}
	s.points[0] = max(s.points[0]-1, 1)
}

// tax takes a point from each player: the order does not matter.
func tax(s *toyState, seat uint16) { s.points[seat] = max(s.points[seat]-1, 1) }

func ordersOf(t *testing.T, r *toy, games uint64) *Stats {
	t.Helper()
	p := toyPlan(Random[toyState](), games)
	p.Rules, p.Orders = r, games
	return Run(t.Context(), p, nil)
}

func TestOrderThatMattersIsFound(t *testing.T) {
	c := &ordersOf(t, upkeep([]uint16{0, 1}, relief), 50).Orders[0]
	x := c.Example
	if c.Differ == 0 || c.Differ == c.Events || c.Games == 0 || c.Orders != c.Events || x == nil {
		t.Fatalf("%+v", c)
	}
	if x.Game != 0 || x.How != OtherState || !slices.Equal(x.Orders[0], []uint16{0, 1}) || !slices.Equal(x.Orders[1], []uint16{1, 0}) {
		t.Errorf("%+v", x)
	}
}

func TestOrderThatDoesNotMatterRaisesNoAlarm(t *testing.T) {
	s := ordersOf(t, upkeep([]uint16{0, 1}, tax), 50)
	if c := s.Orders[0]; c.Events < s.Games() || c.Differ != 0 || c.Games != 0 || c.Example != nil {
		t.Errorf("%+v", c)
	}
}

// TestTrialsLeaveTheGameAlone checks that games are the same with and without
// trials.
func TestTrialsLeaveTheGameAlone(t *testing.T) {
	for name, r := range map[string]*toy{
		"other states": upkeep([]uint16{0, 1}, relief),
		"breakdown":    upkeep([]uint16{0, 1}, breakdown()),
	} {
		p := toyPlan(Seeker[toyState](nil), 50)
		p.Rules = r
		plain := Run(t.Context(), p, nil)
		p.Orders = 50
		if tried := Run(t.Context(), p, nil); tried.Fingerprint != plain.Fingerprint || tried.Orders[0].Differ == 0 {
			t.Errorf("%s: fingerprints %v and %v, %+v", name, plain.Fingerprint, tried.Fingerprint, tried.Orders[0])
		}
	}
}

// TestStoryTellsOrdersThatMatter checks that a story reports the orders that
// matter, with the rules' description of the difference, and no others.
func TestStoryTellsOrdersThatMatter(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(*toyState, uint16)
		tells bool
	}{{"relief", relief, true}, {"tax", tax, false}} {
		r := upkeep([]uint16{0, 1}, c.do)
		x := ordersOf(t, r, 1).Orders[0]
		var heard []AtOnce
		m := Match{Players: Lineup{"random", "random"}, Seed: 7}
		if _, err := Bind[toyState](r).Replay(m, 0, &Story{AtOnce: func(a AtOnce) { heard = append(heard, a) }}); err != nil {
			t.Fatal(err)
		}
		if uint64(len(heard)) != x.Differ || len(heard) > 0 != c.tells {
			t.Errorf("%s: %d events are told, and %d differ", c.name, len(heard), x.Differ)
		}
		if c.tells && (heard[0].Case.Step != x.Example.Step || heard[0].Tells == "" || !slices.Equal(heard[0].Case.Orders[1], []uint16{1, 0})) {
			t.Errorf("%s: %+v, want %+v", c.name, heard[0], x.Example)
		}
	}
}

// breakdown panics when the second thing comes first.
func breakdown() func(*toyState, uint16) {
	return func(s *toyState, thing uint16) {
		if thing == 1 && s.discard[0]&0x80 == 0 {
			panic("out of turn")
		}
		s.discard[0] ^= 0x80
	}
}

func TestDifferences(t *testing.T) {
	finish := func(s *toyState, thing uint16) { // the first one wins
		if !s.over() && s.turn > 9 {
			s.points[thing] = 0
		}
	}
	stop := func(s *toyState, thing uint16) { // the game ends when the second comes first
		switch {
		case thing == 0:
			s.discard[0] ^= 0x80
		case s.discard[0]&0x80 == 0:
			s.points[1] = 0
		default:
			s.discard[0] ^= 0x80
		}
	}
	for want, do := range map[Difference]func(*toyState, uint16){
		OtherState: relief, OtherWinner: finish, OtherEnd: stop, Breakdown: breakdown(),
	} {
		if x := ordersOf(t, upkeep([]uint16{0, 1}, do), 20).Orders[0].Example; x == nil || x.How != want {
			t.Errorf("%v: %+v", want, x)
		}
	}
}

// TestOrdersAreCountedAlikeByAll checks that trials keep the promises of all
// statistics.
func TestOrdersAreCountedAlikeByAll(t *testing.T) {
	p := toyPlan(Random[toyState](), 300)
	p.Rules, p.Orders, p.Workers = upkeep([]uint16{0, 1, 0, 0, 1}, relief), 200, 1
	whole := Run(t.Context(), p, nil)
	want := bytesOf(t, whole)
	for _, p.Workers = range []int{2, 7, 64} {
		if bytesOf(t, Run(t.Context(), p, nil)) != want {
			t.Errorf("%d workers count otherwise than one", p.Workers)
		}
	}
	for _, n := range []int{3, 10} {
		total := newStats(whole.Run, p.Rules.Catalog())
		for i := range n {
			part := p
			part.Games = Shard(300, (i*7)%n, n)
			if err := total.Merge(reread(t, Run(t.Context(), part, nil))); err != nil {
				t.Fatal(err)
			}
		}
		if bytesOf(t, total) != want {
			t.Errorf("%d parts merge to other bytes than one run", n)
		}
	}
	if c := whole.Orders[0]; c.Orders != someOrders*c.Events || c.Example == nil {
		t.Errorf("%+v", c)
	}
}

func TestOrdersOfFewThings(t *testing.T) {
	for n, want := range map[int]int{2: 1, 3: 5, 4: 23, 5: someOrders, 9: someOrders} {
		var o permutations
		seen := map[string]bool{}
		for o.begin(n, NewStream(1, 2, 0)); o.next(); {
			seen[fmt.Sprint(o.order)] = true
			if sorted := slices.Sorted(slices.Values(o.order)); sorted[0] != 0 || int(sorted[n-1]) != n-1 || len(slices.Compact(sorted)) != n {
				t.Errorf("%d things in the order %v", n, o.order)
			}
		}
		if n <= everyOrder && len(seen) != want || len(seen) > want || len(seen) < want-1 {
			t.Errorf("%d things in %d orders, want %d", n, len(seen), want)
		}
	}
}

func TestTrialsNeedNoMemory(t *testing.T) {
	p := toyPlan(Random[toyState](), 1)
	r := newToy()
	r.sheet.Together = []Together{{Name: "T-5"}}
	r.atOnce = func(s *toyState, tr *Tracer) {
		things := [...]uint16{0, 1, 0}
		tr.Together(0, things[:])
		for _, x := range things {
			relief(s, x)
		}
	}
	p.Rules, p.Orders = r, 1<<20
	table, stats, game := newTable(&p), newStats(p.id(r.Catalog()), r.Catalog()), uint64(0)
	for ; game < 300; game++ {
		table.play(game, stats)
	}
	if n := testing.AllocsPerRun(200, func() { table.play(game, stats); game++ }); n != 0 {
		t.Errorf("%v allocations a game", n)
	}
}

// TestOddOrdersInFiles checks that files with invalid orders are rejected, and
// that statistics do not fit a catalog with other events.
func TestOddOrdersInFiles(t *testing.T) {
	r := upkeep([]uint16{0, 1}, relief)
	s := ordersOf(t, r, 5)
	if !s.Fits(&r.sheet) || s.Fits(&newToy().sheet) {
		t.Error("statistics fit a sheet that has other events at once")
	}
	good := bytesOf(t, s)
	for name, c := range map[string][2]string{
		"an order of another length": {"[1,0]", "[1,0,2]"},
		"a difference of no name":    {`"How":"state"`, `"How":"mood"`},
		"no example":                 {`"Example":{`, `"Sample":{`},
		"too many things":            {"[[0,1],[1,0]]", fmt.Sprintf("[[0%[1]s],[0%[1]s]]", strings.Repeat(",1", mostThings))},
	} {
		if _, err := ReadStats(strings.NewReader(sealed(statsOf(t, strings.Replace(good, c[0], c[1], 1))))); err == nil || !strings.Contains(good, c[0]) {
			t.Errorf("%s is read", name)
		}
	}
}
