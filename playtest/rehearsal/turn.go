package rehearsal

import (
	"punchboard/carddata/rehearsal"
	"punchboard/playtest"
)

// The domains of the keys.
const (
	forDraw uint8 = iota
	forRedeal
)

// Setup deals the opening hands.
func (r *Rules) Setup(s *State, c playtest.Chance, t *playtest.Tracer) {
	*s = State{pile: r.full}
	for pile := range piles {
		s.left[pile] = uint8(r.full[pile].sum())
	}
	for seat := range playtest.Seat(playtest.Seats) {
		for i, x := range r.decl.Resources {
			s.has[seat][i] = int8(x.Start)
		}
		for range r.decl.Hand {
			r.draw(s, seat, c, t)
		}
		r.opened(s, seat, t)
	}
	r.advance(s, c, t)
}

// opened records which cards and groups are in an opening hand.
func (r *Rules) opened(s *State, seat playtest.Seat, t *playtest.Tracer) {
	if t == nil {
		return
	}
	hand := &s.hand[seat]
	for k := range r.kinds {
		if hand[k] > 0 {
			t.Fact(seat, r.facts.opening+playtest.FactID(k))
		}
	}
	for i := range r.groups {
		if r.groups[i].in(hand) > 0 {
			t.Fact(seat, r.facts.group+playtest.FactID(i))
		}
	}
}

// draw takes a card from a pile that is not empty.
func (r *Rules) draw(s *State, seat playtest.Seat, c playtest.Chance, t *playtest.Tracer) {
	pile := r.pileOf(seat)
	n := c.N(playtest.Key{Domain: forDraw, Seat: playtest.Seat(pile), Slot: s.drawn[pile]}, int(s.left[pile]))
	k := s.pile[pile].take(n)
	s.drawn[pile]++
	s.left[pile]--
	s.hand[seat][k]++
	s.held[seat]++
	t.Card(seat, playtest.CardID(k), playtest.CardDrawn)
}

// advance continues to the next decision.
func (r *Rules) advance(s *State, c playtest.Chance, t *playtest.Tracer) {
	for {
		switch s.step {
		case atStart:
			r.begin(s, c, t)
		case atPlay:
			t.Asked(s.seat)
			if int(s.played) < r.decl.PerTurn && r.playable(s) > 0 {
				return
			}
			s.step = atDiscard
		case atDiscard:
			if r.decl.DiscardTo != rehearsal.NoLimit && int(s.held[s.seat]) > r.decl.DiscardTo {
				return
			}
			r.next(s)
		case atEnd:
			return
		}
	}
}

// begin removes expired markers, adds resources and draws. These are
// independent of each other, so that a declaration need not give an order.
func (r *Rules) begin(s *State, c playtest.Chance, t *playtest.Tracer) {
	s.step, s.played = atPlay, 0
	r.expire(s)
	r.gain(s)
	r.fill(s, c, t)
	if s.step != atEnd {
		r.look(s, t)
	}
}

// gain adds the resources of a turn.
func (r *Rules) gain(s *State) {
	n := len(r.decl.Resources)
	for i, gain := range r.tables.gain[int(s.turn)*n : int(s.turn+1)*n] {
		r.pay(s, i, int(gain))
	}
}

// fill draws the cards for the start of a turn.
func (r *Rules) fill(s *State, c playtest.Chance, t *playtest.Tracer) {
	want := r.decl.Draw
	if r.decl.Refill > 0 {
		want = r.decl.Refill - int(s.held[s.seat])
	}
	for range max(want, 0) {
		if !r.ready(s, t) {
			break
		}
		r.draw(s, s.seat, c, t)
	}
}

// ready reports whether there is a card to draw, reshuffling if the declaration
// allows it.
func (r *Rules) ready(s *State, t *playtest.Tracer) bool {
	pile := r.pileOf(s.seat)
	if s.left[pile] > 0 {
		return true
	}
	t.Empty(playtest.PileID(pile), int(s.turn)+1)
	switch r.decl.Empty {
	case rehearsal.EmptyReshuffle:
		s.pile[pile], s.gone[pile] = s.gone[pile], counts{}
		s.left[pile] = uint8(s.pile[pile].sum())
	case rehearsal.EmptyEnd:
		s.step, s.way = atEnd, byPile
	}
	return s.left[pile] > 0
}

// look records what the hand can do this turn.
func (r *Rules) look(s *State, t *playtest.Tracer) {
	held, could := int(s.held[s.seat]), r.playable(s)
	t.Turn(s.seat, held, could)
	if t == nil || held == 0 {
		return
	}
	t.Fact(s.seat, r.facts.held+playtest.FactID(s.turn))
	if could == 0 {
		t.Fact(s.seat, r.facts.stuck+playtest.FactID(s.turn))
	}
	for k := range r.kinds {
		if s.hand[s.seat][k] > 0 && r.can(s, k) {
			t.Fact(s.seat, r.facts.playable+playtest.FactID(k))
		}
	}
}

// playable counts the playable cards in hand.
func (r *Rules) playable(s *State) (n int) {
	for k := range r.kinds {
		if copies := int(s.hand[s.seat][k]); copies > 0 && r.can(s, k) {
			n += copies
		}
	}
	return n
}

// expire removes the markers whose turns are over.
func (r *Rules) expire(s *State) {
	for i, m := range r.decl.Markers {
		if came := int(s.turn) - m.Turns; m.Turns > 0 && came >= 0 {
			n := &s.placed[s.seat][i][came%life]
			s.lying[s.seat][i] -= *n
			*n = 0
		}
	}
}

// next passes the turn to the other player.
func (r *Rules) next(s *State) {
	s.step, s.seat = atStart, s.seat.Other()
	if s.seat != 0 {
		return
	}
	if s.turn++; int(s.turn) == r.decl.Turns {
		s.turn--
		s.step, s.way = atEnd, byTurns
	}
}
