package playtest

import "testing"

// TestHalvingThinks: with one point left on either side, a 10 hits for sure and
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

// TestHalvingBeatsRandom where cards are kept for the shuffle and luck is large,
// so that a small lead in many games is what can be asked.
func TestHalvingBeatsRandom(t *testing.T) {
	wins := [Seats]uint64{}
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
