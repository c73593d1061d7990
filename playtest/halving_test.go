package playtest

import (
	"slices"
	"testing"
)

// TestHalvingThinks checks the obvious decision: with one point left on either side, a 10 surely hits and
// wins; a 1 never hits.
func TestHalvingThinks(t *testing.T) {
	rules := newToy()
	for seat := range Seats {
		for game := range uint64(20) {
			agent := Halving(60, Random[toyState]()).New()
			agent.Begin(rules, Seat(seat))
			s := toyState{turn: uint16(20 + seat), points: [Seats]int8{1, 1}, left: 4, deck: [toyDeck]uint8{9, 9, 9, 9}}
			s.hands[seat] = [toyTypes]uint8{0: 1, 4: 1, 9: 1}
			s.hands[1-seat] = [toyTypes]uint8{9: 3}
			rnd := NewStream(7, game, Seat(seat))
			if a := agent.Act(rules, &s, []Action{0, 4, 9}, &rnd); a != 9 {
				t.Errorf("seat %d, try %d: plays strength %d", seat, game, a+1)
			}
		}
	}
}

// TestHalvingBeatsRandom checks for a small lead over many games, because luck is large in this game and
// cards are kept for the shuffle.
func TestHalvingBeatsRandom(t *testing.T) {
	wins := PerSeat[uint64]{}
	for seat := range Seats {
		p := toyPlan(Random[toyState](), 150)
		p.Players[seat] = Halving(60, Random[toyState]())
		s := Run(t.Context(), p, nil)
		wins[seat] = s.Wins[0].Seat[seat]
	}
	if won := wins[0] + wins[1]; won < 180 { // 300 games; 180 is 3.5 standard errors above half
		t.Errorf("the thinker wins %d of 300 games", won)
	}
}

// farsighted returns the toy with a catalog that says what a lead is worth.
func farsighted() *toy {
	rules := newToy()
	rules.sheet.Decisive = 10
	return rules
}

// TestHalvingLooksSomeTurnsAhead counts what a player plays for one decision at the start of a long game: far
// less if the catalog says what a lead is worth.
func TestHalvingLooksSomeTurnsAhead(t *testing.T) {
	played := func(rules *toy) (actions int) {
		rules.spoil = func(*toyState) { actions++ }
		agent := Halving(200, Random[toyState]()).New()
		agent.Begin(rules, 0)
		s := toyState{points: [Seats]int8{100, 100}, left: toyDeck - 6}
		s.hands = [Seats][toyTypes]uint8{{0: 1, 4: 1, 9: 1}, {9: 3}}
		rnd := NewStream(7, 0, 0)
		agent.Act(rules, &s, []Action{0, 4, 9}, &rnd)
		return actions
	}
	far, near := played(newToy()), played(farsighted())
	if near < 200*ahead || near > 200*(ahead+5) || far < near*5/4 {
		t.Errorf("%d actions to the end, %d to the horizon", far, near)
	}
}

// TestHalvingBearsNoWayOn checks that a playout that reaches a position without legal actions counts as a
// draw and does not panic.
func TestHalvingBearsNoWayOn(t *testing.T) {
	for _, rules := range []*toy{newToy(), farsighted()} {
		rules.spoil = func(s *toyState) { s.hands = [Seats][toyTypes]uint8{} }
		agent := Halving(20, Random[toyState]()).New()
		agent.Begin(rules, 0)
		s := toyState{points: [Seats]int8{5, 5}, left: 4}
		s.hands[0] = [toyTypes]uint8{0: 1, 9: 1}
		rnd := NewStream(7, 0, 0)
		agent.Act(rules, &s, []Action{0, 9}, &rnd)
	}
}

// TestFarsightedThinker checks the properties that every player must have: it plays the same games with any
// number of workers, allocates no memory per game, and wins.
func TestFarsightedThinker(t *testing.T) {
	thinker := Halving(24, strongest())
	p := toyPlan(thinker, 40)
	p.Rules = farsighted()
	var prints []Hex
	for _, p.Workers = range []int{1, 2, 7, 64} {
		prints = append(prints, Run(t.Context(), p, nil).Fingerprint)
	}
	if len(slices.Compact(prints)) != 1 {
		t.Errorf("fingerprints %v", prints)
	}
	table, stats := newTable(&p), newStats(p.id(p.Rules.Catalog()), p.Rules.Catalog())
	for game := range uint64(20) {
		table.play(game, stats)
	}
	if n := testing.AllocsPerRun(20, func() { table.play(21, stats) }); n != 0 {
		t.Errorf("%v allocations a game", n)
	}
}

// TestHalvingStopsWhereNothingMatters counts playouts for a decision in the last turn of a game that no choice
// can decide: each gets a first glance, and no more.
func TestHalvingStopsWhereNothingMatters(t *testing.T) {
	rules, played := newToy(), 0
	rules.spoil = func(*toyState) { played++ }
	agent := Halving(1000, Random[toyState]()).New()
	agent.Begin(rules, 0)
	s := toyState{turn: toyTurns - 1, points: [Seats]int8{9, 9}, left: 4, deck: [toyDeck]uint8{9, 9, 9, 9}}
	s.points[1] = 100
	s.hands[0] = [toyTypes]uint8{0: 1, 1: 2}
	rnd := NewStream(7, 0, 0)
	if a := agent.Act(rules, &s, []Action{0, 1}, &rnd); played > 2*(glance+1) || a > 1 {
		t.Errorf("%d playouts of two choices, then %d", played, a)
	}
}

// longTurn is the toy with one turn that never ends.
type longTurn struct{ *toy }

func (r *longTurn) Outcome(s *toyState) Outcome {
	o := r.toy.Outcome(s)
	o.Turns = 1
	return o
}

// TestHalvingBoundsLongTurns counts what a player plays in a turn with thousands of decisions: no playout goes
// farther than it may.
func TestHalvingBoundsLongTurns(t *testing.T) {
	rules, played := &longTurn{farsighted()}, 0
	rules.spoil = func(s *toyState) {
		played++
		s.turn %= Seats
	}
	agent := Halving(200, Random[toyState]()).New()
	agent.Begin(rules, 0)
	s := toyState{points: [Seats]int8{100, 100}, left: toyDeck - 6}
	s.hands = [Seats][toyTypes]uint8{{0: 1, 4: 1, 9: 1}, {9: 3}}
	rnd := NewStream(7, 0, 0)
	if agent.Act(rules, &s, []Action{0, 4, 9}, &rnd); played > 201*(farthest+1) {
		t.Errorf("%d actions in 200 playouts", played)
	}
}

// rated is the toy with rules that rate a position by one thing only: whether the first
// card of the game was a 5, which no margin shows. They count shuffles from 9 then.
type rated struct{ *toy }

func (r *rated) Apply(s *toyState, a Action, c Chance, t *Tracer) {
	if s.turn < Seats && a == 4 {
		s.piles = 9
	}
	r.toy.Apply(s, a, c, t)
}

func (r *rated) Rate(s *toyState) int {
	if s.piles < 9 {
		return 0
	}
	return 500
}

// TestHalvingGoesByTheRating checks that the rating decides, for the one side as against
// the other, in place of the margin, and that playouts go no farther than they must.
func TestHalvingGoesByTheRating(t *testing.T) {
	for seat, want := range [Seats]Action{4, 9} {
		rules, played := &rated{newToy()}, 0
		rules.spoil = func(*toyState) { played++ }
		agent := Halving(200, Random[toyState]()).New()
		agent.Begin(rules, Seat(seat))
		s := toyState{turn: uint16(seat), points: [Seats]int8{100, 100}, left: 36}
		s.hands[seat] = [toyTypes]uint8{4: 1, 9: 1}
		s.hands[1-seat] = [toyTypes]uint8{9: 3}
		for i := range s.deck {
			s.deck[i] = uint8(9 - 9*(i%2))
		}
		rnd := NewStream(7, 0, Seat(seat))
		if a := agent.Act(rules, &s, []Action{4, 9}, &rnd); a != want || played > 201*(ahead+1) {
			t.Errorf("seat %d plays %d after %d actions in 200 playouts, not %d", seat, a+1, played, want+1)
		}
	}
}

// TestDrawIsWorthAShare checks that a draw is worth a win for as many as there are players,
// and nothing else: half a win for two is in the middle between winning and losing.
func TestDrawIsWorthAShare(t *testing.T) {
	for seats, want := range map[int]int{2: 0, 4: -victory / 2, 8: -3 * victory / 4} {
		if got := (&playout[toyState]{seats: seats}).drawn(); got != want {
			t.Errorf("a draw of %d players is worth %d, want %d", seats, got, want)
		}
	}
}
