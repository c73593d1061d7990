package threefronts

import (
	"strings"
	"testing"

	"punchboard/playtest"
)

// TestMarkers counts the markers on the table in small positions.
func TestMarkers(t *testing.T) {
	const three = "us 1 us-60mm-mortar; us 1 us-81mm-mortar; us 2 us-rifle-squad; de 1 de-stosstrup"
	for _, c := range []struct {
		text, counter string
		set           func(*State)
		want          int
	}{
		{"us 1 us-rifle-squad c1", "casualty", nil, 1},
		{"us 1 us-rifle-squad p1; us 1 us-60mm-mortar p3", "pinned", nil, 3}, // a piece shows one marker, and two on its back
		{"us 1 us-rifle-squad moved; us 1 us-60mm-mortar moved", "moved", nil, 2},
		{three, "acted", func(s *State) { s.mission, s.suppressed = s.at[0][1], s.at[0][1]|s.at[0][2] }, 3},
		{three, "front-plus", func(s *State) { s.volleyMod = [fronts]int8{1, 1, -1} }, 2},
		{three, "front-minus", func(s *State) { s.volleyMod = [fronts]int8{1, 1, -1} }, 1},
		{three, "front-plus", func(s *State) { s.volleyMod = [fronts]int8{} }, 0},
		{three, "closed-front", func(s *State) { s.closed[0][1], s.closed[1][1], s.closed[1][2] = 1, 1, 1 }, 3},
		{three, "held", func(s *State) { s.forTurn[0][move], s.forTurn[0][suppress] = s.at[0][1], s.at[0][1]|s.at[0][2] }, 3},
		{three, "out-of-ammo", func(s *State) { s.forGame[0][suppress], s.forGame[0][move] = s.at[0][2], s.at[0][1] }, 1},
		{three, "breakdown", func(s *State) { s.forGame[0][suppress], s.forGame[0][move] = s.at[0][2], s.at[0][1] }, 2},
		{three, "anti-tank", func(s *State) { s.tank[0], s.tank[1] = s.at[0][1], s.at[1][1] }, 3},
		{three, "pick", nil, 2},
	} {
		p := newPosition(t, load(t))
		p.Play(c.text)
		if c.set != nil {
			c.set(&p.State)
		}
		for _, m := range markers {
			if m.counter == c.counter {
				if got := m.pieces(&p.State); got != c.want {
					t.Errorf("%s: %d pieces of %s, want %d", c.text, got, m.counter, c.want)
				}
			}
		}
	}
}

// TestTurnsAreWatched checks that games need every kind of marker, that players
// are sometimes but not usually stuck, and that somebody leads.
func TestTurnsAreWatched(t *testing.T) {
	r := load(t)
	s := playtest.Run(t.Context(), plan(r, Greedy(), 400), nil)
	for i, c := range r.sheet.Components {
		if s.Demand[i].Max() == 0 && c.Name != "front-minus" { // greedy players hardly ever cause it
			t.Errorf("no game wants %s", c.Name)
		}
	}
	for seat, h := range s.Hands[:2] {
		if h.Stuck == 0 || 2*h.Stuck > h.Turns {
			t.Errorf("seat %d is stuck in %d of %d turns", seat, h.Stuck, h.Turns)
		}
	}
	for i := range s.Piles[:2] {
		if s.Piles[i].N() == s.Games() {
			t.Errorf("the pile %s runs out in every game", r.sheet.Piles[i].Name)
		}
	}
	if s.Leads[5].Games == 0 || s.Tracks[lossesTrack].Most == 0 {
		t.Error("nobody leads, or loses anything")
	}
}

// TestBrokenStatesAreFound breaks one invariant after another.
func TestBrokenStatesAreFound(t *testing.T) {
	r := load(t)
	for _, c := range []struct {
		want   string
		breaks func(*State)
	}{
		{"Squad cards in", func(s *State) { s.lost[0] = s.at[0][1] }},
		{"are lost and the game goes on", func(s *State) {
			for s.lost[1].count() < r.data.set.UnitsToWin {
				s.squads[1].left--
				s.lost[1] |= one(int(s.squads[1].cards[s.squads[1].left]))
			}
		}},
		{"casualties of Strength", func(s *State) { s.casualty[0][s.at[0][1].first()] = 9 }},
		{"pinned by", func(s *State) { s.pins[0][s.at[0][1].first()] = 1 }},
		{"markers on a unit that is not in play", func(s *State) {
			unit := s.squads[0].cards[0]
			s.pins[0][unit], s.pinned[0] = 1, one(int(unit))
		}},
		{"on the table", func(s *State) { s.pinsOut++ }},
		{"on the table", func(s *State) { s.casualtys++ }},
		{"Tactics cards in", func(s *State) { s.discard |= card(int(s.tactics[0])) }},
		{"a player knows a card", func(s *State) { s.known[0] = card(int(s.tactics[0])) }},
		{"cards in a hand after the Tactics Phase", func(s *State) {
			s.phase = reconPhase
			for s.hands[0].count() <= r.data.set.HandLimit {
				s.left--
				s.hands[0] |= card(int(s.tactics[s.left]))
			}
		}},
		{"cards in a hand after the Tactics Phase", func(s *State) {
			s.turn = 3
			for s.hands[1].count() <= r.data.set.HandLimit {
				s.left--
				s.hands[1] |= card(int(s.tactics[s.left]))
			}
		}},
	} {
		p := newPosition(t, r)
		p.Play("us 1 us-rifle-squad")
		if err := r.Check(&p.State); err != nil {
			t.Fatal(err)
		}
		c.breaks(&p.State)
		if err := r.Check(&p.State); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("found: %v, want %s", err, c.want)
		}
	}
}

// TestFullHandIsNoFault covers the times when the rules allow a full hand:
// before its owner's Tactics Phase is over, and before the owner's first turn.
func TestFullHandIsNoFault(t *testing.T) {
	r := load(t)
	for _, c := range []struct {
		turn  uint16
		phase phase
		side  playtest.Seat
	}{{3, tacticsPhase, American}, {2, reconPhase, German}} {
		p := newPosition(t, r)
		p.Play("us 1 us-rifle-squad")
		s := &p.State
		s.turn, s.phase = c.turn, c.phase
		for s.hands[c.side].count() <= r.data.set.HandLimit {
			s.left--
			s.hands[c.side] |= card(int(s.tactics[s.left]))
		}
		if err := r.Check(s); err != nil {
			t.Error(err)
		}
	}
}
