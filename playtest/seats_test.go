package playtest_test

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/enginetest"
	"punchboard/playtest/rulebook/rulestest"
)

// tables are games of several sizes in which all start alike.
var tables = []*enginetest.Lots{
	enginetest.NewLots(0, 0), enginetest.NewLots(0, 0, 0), enginetest.NewLots(0, 0, 0, 0),
}

func playLots(t *testing.T, r *enginetest.Lots, player string, games uint64) *playtest.Stats {
	t.Helper()
	n := r.Catalog().NumSeats()
	s, err := r.Game().Run(t.Context(), playtest.Match{Players: playtest.AllSeats(player, n), Seed: 3, Games: playtest.Range{To: games}, Check: true}, nil)
	if err != nil || s.Games() != games {
		t.Fatalf("%d seats: %v, %+v", n, err, s)
	}
	return s
}

// TestWinsOfAllSeats compares the wins of random players with exact odds, also where the
// second of three begins two points ahead.
func TestWinsOfAllSeats(t *testing.T) {
	const games = 20_000
	for _, r := range append(slices.Clone(tables[:2]), enginetest.NewLots(0, 2, 0)) {
		s, odds := playLots(t, r, "random", games), r.Odds()
		for seat := range playtest.Seat(r.Catalog().NumSeats()) {
			won := uint64(0)
			for _, w := range s.Wins {
				won += w.Seat[seat]
			}
			if p := odds[seat]; math.Abs(float64(won)/games-p) > 5*math.Sqrt(p*(1-p)/games) {
				t.Errorf("seat %d of %d wins %d of %d games, the odds are %.4f", seat, r.Catalog().NumSeats(), won, games, p)
			}
		}
		drawn := uint64(0)
		for _, w := range s.Wins {
			drawn += w.Draws
		}
		if p := odds[playtest.Nobody]; math.Abs(float64(drawn)/games-p) > 5*math.Sqrt(p*(1-p)/games) {
			t.Errorf("%d seats: %d draws of %d, the odds are %.4f", r.Catalog().NumSeats(), drawn, games, p)
		}
	}
}

// TestSeatsAreCounted checks what statistics of four seats hold and what they leave out.
func TestSeatsAreCounted(t *testing.T) {
	s := playLots(t, tables[2], "random", 2_000)
	began, points, played := uint64(0), uint64(0), uint64(0)
	for seat := range 4 {
		if s.Wins[seat].Games() < 400 {
			t.Errorf("seat %d began %d games of 2,000", seat, s.Wins[seat].Games())
		}
		began += s.Wins[seat].Games()
		for _, c := range s.Openings[0][seat] {
			points += c.Points
		}
		for id := range s.Cards {
			played += s.Cards[id][seat].Played
		}
	}
	if began != 2_000 || points != 4*2_000 || played != s.Rules[2].Fired || s.Wins[4].Games() != 0 {
		t.Errorf("%d games began, %d points, %d lots of %d", began, points, played, s.Rules[2].Fired)
	}
}

// TestSeatsAreTheSameForAnyWorkers plays three and four seats with each kind of player.
func TestSeatsAreTheSameForAnyWorkers(t *testing.T) {
	players := []playtest.Player[enginetest.LotsState]{
		playtest.Random[enginetest.LotsState](), playtest.Seeker[enginetest.LotsState](nil), enginetest.CarefulInLots(), playtest.Halving(20, enginetest.CarefulInLots()),
	}
	for _, r := range tables[1:] {
		for _, p := range players {
			rulestest.SameForAnyWorkers(t, p.Name, rulestest.Plan(r, p, 300))
			rulestest.AuditAndPeek(t, "", r, p, rulestest.Sample{Games: 4, Decisions: 10}, rulestest.Sample{Games: 4, Decisions: 10})
		}
		rulestest.NoAllocations(t, "", r, playtest.Random[enginetest.LotsState](), 200)
	}
}

// TestPartsOfSeatsMerge writes and reads parts of a run of three seats.
func TestPartsOfSeatsMerge(t *testing.T) {
	r := tables[1]
	whole := rulestest.Plan(r, playtest.Random[enginetest.LotsState](), 600)
	var total *playtest.Stats
	for i := range 3 {
		part := whole
		part.Games = playtest.Shard(600, i, 3)
		var b bytes.Buffer
		if err := playtest.Run(t.Context(), part, nil).Write(&b); err != nil {
			t.Fatal(err)
		}
		s, err := playtest.ReadStats(&b)
		if err != nil {
			t.Fatal(err)
		}
		if total == nil {
			total = s
		} else if err := total.Merge(s); err != nil {
			t.Fatal(err)
		}
	}
	var parts, once bytes.Buffer
	_ = total.Write(&parts)
	_ = playtest.Run(t.Context(), whole, nil).Write(&once)
	if parts.String() != once.String() {
		t.Error("three parts are not the same bytes as one run")
	}
	if !strings.Contains(once.String(), `"Agents":["random","random","random"]`) {
		t.Error("the file does not name three players")
	}
}

// TestListsBySeat checks how lists are written: two items for a game for two.
func TestListsBySeat(t *testing.T) {
	for _, c := range []struct {
		list any
		want string
	}{
		{playtest.PerSeat[uint64]{}, "[0,0]"},
		{playtest.PerSeat[uint64]{5}, "[5,0]"},
		{playtest.PerSeat[uint64]{5, 0, 1}, "[5,0,1]"},
		{playtest.Lineup{}, `["",""]`},
		{playtest.Lineup{"a", "b", "a"}, `["a","b","a"]`},
	} {
		if got, err := json.Marshal(c.list); string(got) != c.want || err != nil {
			t.Errorf("%s, %v; want %s", got, err, c.want)
		}
	}
	for _, broken := range []string{"[]", "[1]", "[1,2,3,4,5,6,7,8,9]", "{}", `["a","b"]`} {
		if err := json.Unmarshal([]byte(broken), new(playtest.PerSeat[uint64])); err == nil {
			t.Errorf("%s is a list by seat", broken)
		}
	}
}

// TestLineups checks how players move on by a seat.
func TestLineups(t *testing.T) {
	l := playtest.Lineup{"a", "b", "b"}
	if got := l.Rotated(1); got != (playtest.Lineup{"b", "a", "b"}) || got.Rotated(2) != l || l.Alike() || !playtest.AllSeats("a", 5).Alike() || l.String() != "a,b,b" {
		t.Errorf("%v", got)
	}
}

// TestEveryThinkerSeeksItsOwnScore lets each of four players go last, four points behind
// the others, where only a lot can win, and one point behind, where two points win: each
// must be bold in the first case and not in the second.
func TestEveryThinkerSeeksItsOwnScore(t *testing.T) {
	for seat := range playtest.Seat(4) {
		for points, want := range map[int8]playtest.Action{7: enginetest.Bold, 10: enginetest.Steady} {
			var start [4]int8
			for i := range start {
				start[i] = 9
			}
			start[seat] = points
			a := lastChoice(t, enginetest.NewLots(start[:]...), seat)
			if a != want {
				t.Errorf("seat %d who begins with %d points, the others with 9, chooses %d", seat, points, a)
			}
		}
	}
}

// lastChoice returns what a thinking player chooses if it is the last one, after all have
// taken two points in every turn before.
func lastChoice(t *testing.T, r *enginetest.Lots, seat playtest.Seat) playtest.Action {
	t.Helper()
	var s enginetest.LotsState
	c := playtest.NewKeyed(1, 0)
	for game := uint64(0); ; game++ {
		c = playtest.NewKeyed(1, game)
		r.Setup(&s, &c, nil)
		if (r.Outcome(&s).First+3)%4 == seat {
			break
		}
	}
	for range 7 {
		r.Apply(&s, enginetest.Steady, &c, nil)
	}
	if r.Actor(&s) != seat {
		t.Fatalf("seat %d does not go last", seat)
	}
	agent := playtest.Halving(100, playtest.Random[enginetest.LotsState]()).New()
	agent.Begin(r, seat)
	rnd := playtest.NewStream(1, 0, seat)
	return agent.Act(r, &s, r.Legal(&s, nil), &rnd)
}

// TestLuckOfSeats measures what decides a game for three: the lots do, and who goes first
// hardly matters.
func TestLuckOfSeats(t *testing.T) {
	l, err := tables[1].Game().Luck(t.Context(), playtest.LuckMatch{Player: "greedy", Seed: 1, Samples: 2_000}, nil)
	if err != nil || l.Samples != 2_000 || l.Unended != 0 {
		t.Fatalf("%+v, %v", l, err)
	}
	apart := float64(l.Apart.Sum) / float64(playtest.ApartPairs)
	for _, c := range l.Sources {
		near := float64(c.Alone.Sum) / 2 / apart
		if near > 1.06 || c.Source == playtest.FromCards && near > 0.9 || c.Source == playtest.FromStart && near < 0.9 {
			t.Errorf("%v alone: distance %.3f", c.Source, near)
		}
	}
}

// TestReplayOfThree replays a game for three: the same outcome, and everybody's turns.
func TestReplayOfThree(t *testing.T) {
	g := tables[1].Game()
	m := playtest.Match{Players: playtest.Lineup{"greedy", "random", "greedy"}, Seed: 5, Games: playtest.Range{To: 20}}
	results, err := g.Results(t.Context(), m, nil)
	if err != nil {
		t.Fatal(err)
	}
	for game, want := range results {
		turns := map[playtest.Seat]int{}
		o, err := g.Replay(m, uint64(game), &playtest.Story{Decision: func(d playtest.Decision) { turns[d.Seat]++ }})
		if err != nil || o.Winner != want.Winner || turns[0] != 2 || turns[1] != 2 || turns[2] != 2 {
			t.Errorf("game %d: %v, %v, want %v; turns %v", game, o, err, want, turns)
		}
		if points := want.Worth(0, 3) + want.Worth(1, 3) + want.Worth(2, 3); points != 3 {
			t.Errorf("game %d: %d points in all", game, points)
		}
	}
}

// TestWrongLineup names too few players, or too many.
func TestWrongLineup(t *testing.T) {
	for players, want := range map[playtest.Lineup]string{
		{"random", "random"}:                      "2 players are named, and the game has 3 seats",
		playtest.AllSeats("random", 4):            "4 players are named, and the game has 3 seats",
		{"random", "nobody", "random"}:            `there is no player "nobody"; there are random, seeker, greedy, sh200, sh1000`,
		playtest.AllSeats("random", 3).Rotated(1): "",
	} {
		_, err := tables[1].Game().Run(t.Context(), playtest.Match{Players: players, Games: playtest.Range{To: 1}}, nil)
		if (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("%v: %v", players, err)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a game for nine can be bound")
		}
	}()
	nine := &nineSeats{tables[0]}
	playtest.Bind(nine, enginetest.CarefulInLots())
}

// nineSeats are rules that name too many seats.
type nineSeats struct{ *enginetest.Lots }

func (nineSeats) Catalog() *playtest.Catalog { return &playtest.Catalog{Seats: make([]string, 9)} }
