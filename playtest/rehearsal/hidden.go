package rehearsal

import (
	"fmt"

	"punchboard/playtest"
)

// Observe writes what a player knows: the player's hand, everything face up,
// and which cards the other hand and the pile consist of together.
func (r *Rules) Observe(s *State, viewer playtest.Seat, o *playtest.Observation) {
	o.Reset()
	unseen := s.pile
	other := viewer.Other()
	for k, n := range s.hand[other] {
		unseen[r.pileOf(other)][k] += n
	}
	r.words(s, o.Add)
	each(o.Add, &s.hand[viewer], &unseen[0], &unseen[1])
}

// words calls add for everything face up.
func (r *Rules) words(s *State, add func(uint64)) {
	add(uint64(s.turn) | uint64(s.seat)<<8 | uint64(s.step)<<16 | uint64(s.way)<<24 | uint64(s.played)<<32 | uint64(s.held[0])<<40 | uint64(s.held[1])<<48)
	for pile := range piles {
		add(uint64(s.drawn[pile]) | uint64(s.left[pile])<<16)
		each(add, &s.gone[pile], &s.table[pile])
	}
	for seat := range playtest.Seats {
		for i := range r.decl.Resources {
			add(uint64(s.has[seat][i]))
		}
		for i := range r.decl.Markers {
			add(uint64(s.lying[seat][i]))
			for _, n := range s.placed[seat][i] {
				add(uint64(n))
			}
		}
	}
}

// each calls add for counts packed eight to a word.
func each(add func(uint64), all ...*counts) {
	for _, c := range all {
		for i := 0; i < maxKinds; i += 8 {
			var w uint64
			for _, n := range c[i : i+8] {
				w = w<<8 | uint64(n)
			}
			add(w)
		}
	}
}

// Redeal replaces the other player's hand by a random one from the cards that
// the viewer has not seen.
func (r *Rules) Redeal(s *State, viewer playtest.Seat, c playtest.Chance) {
	other := viewer.Other()
	hand, pile := &s.hand[other], &s.pile[r.pileOf(other)]
	for k, n := range hand {
		pile[k] += n
	}
	*hand = counts{}
	unseen := pile.sum()
	for i := range int(s.held[other]) {
		k := pile.take(c.N(playtest.Key{Domain: forRedeal, Seat: other, Slot: uint16(i)}, unseen-i))
		hand[k]++
	}
}

// Hash returns equal values for equal states.
func (r *Rules) Hash(s *State) uint64 {
	h := uint64(0)
	add := func(w uint64) { h = playtest.Fold(h, w) }
	r.words(s, add)
	each(add, &s.hand[0], &s.hand[1], &s.pile[0], &s.pile[1])
	return h
}

// Check checks the invariants: every card is in exactly one place, and totals
// match what they count.
func (r *Rules) Check(s *State) error {
	for pile := range piles {
		if err := r.checkPile(s, pile); err != nil {
			return err
		}
	}
	for seat := range playtest.Seats {
		if err := r.checkSeat(s, seat); err != nil {
			return err
		}
	}
	return nil
}

func (r *Rules) checkPile(s *State, pile int) error {
	for k := range r.kinds {
		n := int(s.pile[pile][k]) + int(s.gone[pile][k]) + int(s.table[pile][k])
		for seat := range playtest.Seat(playtest.Seats) {
			if r.pileOf(seat) == pile {
				n += int(s.hand[seat][k])
			}
		}
		if n != int(r.full[pile][k]) {
			return fmt.Errorf("there are %d copies of card %s, and %d were printed", n, r.sheet.Cards[k], r.full[pile][k])
		}
	}
	if s.pile[pile].sum() != int(s.left[pile]) {
		return fmt.Errorf("pile %d has %d cards and counts %d", pile, s.pile[pile].sum(), s.left[pile])
	}
	return nil
}

func (r *Rules) checkSeat(s *State, seat int) error {
	if n := s.hand[seat].sum(); n != int(s.held[seat]) {
		return fmt.Errorf("hand %d has %d cards and counts %d", seat, n, s.held[seat])
	}
	for i, x := range r.decl.Resources {
		if n := int(s.has[seat][i]); n < 0 || n > x.Most {
			return fmt.Errorf("player %d has %d of %s", seat, n, x.Name)
		}
	}
	for i, m := range r.decl.Markers {
		n := 0
		for _, came := range s.placed[seat][i] {
			n += int(came)
		}
		if n != int(s.lying[seat][i]) {
			return fmt.Errorf("%d markers %s lie there, and %d came", s.lying[seat][i], m.Name, n)
		}
	}
	return nil
}
