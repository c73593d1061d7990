package rehearsal

import "punchboard/playtest"

// An action is a verb and the kind of card it applies to.
const (
	keep    playtest.Action = iota << 8 // play no more cards this turn
	play                                // plus the kind
	discard                             // plus the kind
)

// Actor returns the player to decide.
func (r *Rules) Actor(s *State) playtest.Seat {
	if s.step == atEnd {
		return playtest.Nobody
	}
	return s.seat
}

// Legal lists the playable cards and keep, or the cards to discard.
func (r *Rules) Legal(s *State, buf []playtest.Action) []playtest.Action {
	hand := &s.hand[s.seat]
	for k := range r.kinds {
		switch {
		case hand[k] == 0:
		case s.step == atDiscard:
			buf = append(buf, discard|playtest.Action(k))
		case r.can(s, k):
			buf = append(buf, play|playtest.Action(k))
		}
	}
	if s.step == atPlay {
		buf = append(buf, keep)
	}
	return buf
}

// Apply performs an action.
func (r *Rules) Apply(s *State, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	k := int(a & 0xff)
	switch a &^ 0xff {
	case keep:
		s.step = atDiscard
	case play:
		r.play(s, k, t)
	case discard:
		r.leave(s, k, &s.gone)
		t.Card(s.seat, playtest.CardID(k), playtest.CardDiscarded)
	}
	r.advance(s, c, t)
}

// play pays for a card and puts its markers on the table.
func (r *Rules) play(s *State, k int, t *playtest.Tracer) {
	for i, cost := range r.costs(k, s.turn) {
		r.pay(s, i, -int(cost))
	}
	for i, n := range r.puts(k, s.turn) {
		s.placed[s.seat][i][s.turn%life] += uint32(n)
		s.lying[s.seat][i] += uint32(n)
		t.Demand(playtest.ComponentID(i), int(s.lying[0][i]+s.lying[1][i]))
	}
	to := &s.gone
	if r.tables.stays[k] {
		to = &s.table
	}
	r.leave(s, k, to)
	s.played++
	t.Card(s.seat, playtest.CardID(k), playtest.CardPlayed)
}

// leave moves a card from the hand to a pile.
func (r *Rules) leave(s *State, k int, to *[piles]counts) {
	s.hand[s.seat][k]--
	s.held[s.seat]--
	to[r.pileOf(s.seat)][k]++
}

// Outcome returns how a rehearsal ended: nobody wins.
func (r *Rules) Outcome(s *State) playtest.Outcome {
	return playtest.Outcome{Winner: playtest.Nobody, Way: s.way, Turns: int(s.turn) + 1}
}
