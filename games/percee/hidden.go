package percee

import (
	"fmt"
	"slices"

	"punchboard/playtest"
)

// Observe writes what both players know: everything except the order of the
// pile.
func (r *Rules) Observe(s *State, _ playtest.Seat, o *playtest.Observation) {
	o.Reset()
	r.words(s, func(w uint64) { o.Add(w) })
	var left uint64
	for _, c := range s.pile[s.drawn:] {
		left |= 1 << c
	}
	o.Add(left)
}

// words calls add for the whole state except the pile.
func (r *Rules) words(s *State, add func(uint64)) {
	add(uint64(s.round)<<40 | uint64(uint8(s.winner))<<32 | uint64(s.way)<<24 | uint64(s.step)<<16 | uint64(uint8(s.asked))<<8 | uint64(s.drawn))
	add(bit(s.aside)<<5 | bit(s.had[0])<<4 | bit(s.had[1])<<3 | bit(s.support[0])<<2 | bit(s.support[1])<<1 | bit(s.begun) | bit(s.beside)<<6 | uint64(uint16(s.zone))<<16)
	for side := range playtest.Seats {
		for _, w := range s.at[side].words() {
			add(w)
		}
	}
	add(uint64(s.back[0])<<48 | uint64(s.back[1])<<32 | uint64(s.waiting)<<16 | uint64(s.acted))
	add(uint64(s.stack)<<48 | uint64(s.firers)<<32 | uint64(s.target)<<24 | uint64(s.aim)<<16 | uint64(s.card)<<8 | uint64(uint8(s.left)))
	add(uint64(uint16(s.hex)))
}

func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// Redeal shuffles the cards that are face down, which nobody knows, from a
// sorted pile.
func (r *Rules) Redeal(s *State, _ playtest.Seat, c playtest.Chance) {
	rest := s.pile[s.drawn:]
	slices.Sort(rest)
	playtest.Shuffle(c, playtest.Key{Domain: forRedeal, Turn: uint16(s.round), Slot: uint16(s.drawn)}, rest)
}

// Hash returns equal values for equal states.
func (r *Rules) Hash(s *State) uint64 {
	h := uint64(0)
	r.words(s, func(w uint64) { h = playtest.Fold(h, w) })
	for i := 0; i < deckCards; i += 8 {
		var w uint64
		for _, c := range s.pile[i:min(i+8, deckCards)] {
			w = w<<8 | uint64(c)
		}
		h = playtest.Fold(h, w)
	}
	return h
}

// Check checks the invariants of the game (rules.csv): cards, units, stacking,
// waiting units, reserve and exits.
func (r *Rules) Check(s *State) error {
	var seen [deckCards]bool
	for _, c := range s.pile {
		if s.round > 0 && seen[c] {
			return fmt.Errorf("card %d is there twice", c)
		}
		seen[c] = true
	}
	for side := range playtest.Seats {
		if err := r.checkSide(s, playtest.Seat(side)); err != nil {
			return err
		}
	}
	if s.left < 0 {
		return fmt.Errorf("card %d has activated %d units too many", s.card, -s.left)
	}
	if s.over() != (s.winner != playtest.Nobody) {
		return fmt.Errorf("the game is over without a winner, or not over with one")
	}
	return nil
}

func (r *Rules) checkSide(s *State, side playtest.Seat) error {
	for u, at := range s.at[side] {
		switch {
		case at == exited && side == American:
			return fmt.Errorf("the American unit %d has left the map", u)
		case at == eliminated && !s.back[side].has(u):
			return fmt.Errorf("unit %d of side %d is eliminated from its front", u, side)
		case at == inReserve && (side == German || r.data.units[side][u].reserve == 0):
			return fmt.Errorf("unit %d of side %d is in reserve", u, side)
		case at >= int16(r.data.ground.n):
			return fmt.Errorf("unit %d of side %d is off the map", u, side)
		case side == German && s.waiting.has(u) && (at < 0 || !r.data.ground.east.has(int(at)) || s.back[side].has(u) && !r.data.set.WaitingHit):
			return fmt.Errorf("unit %d waits where it cannot", u)
		}
		if at >= 0 {
			if err := r.checkHex(s, side, at); err != nil {
				return err
			}
		}
	}
	if r.count(s, side) != s.board[side] {
		return fmt.Errorf("the board of side %d is not where its units stand", side)
	}
	return nil
}

// checkHex checks the stacking limit of a hex.
func (r *Rules) checkHex(s *State, side playtest.Seat, at int16) error {
	if s.in(side.Other(), at) != 0 {
		return fmt.Errorf("hex %d holds units of both sides", at)
	}
	n := 0
	for set := s.in(side, at); set != 0; set &= set - 1 {
		if !r.data.units[side][set.first()].free {
			n++
		}
	}
	if n > 2 {
		return fmt.Errorf("hex %d holds %d units", at, n)
	}
	return nil
}
