package fireandcover

import (
	"errors"
	"fmt"

	"punchboard/playtest"
)

// Check checks the invariants of the rulebook: each card is in exactly one
// place, the numbers of men add up, the range exists, cards in play and hands
// are within their limits, and the game is over when somebody has won.
func (r *Rules) Check(s *State) error {
	if err := r.checkCards(s); err != nil {
		return err
	}
	for seat := range s.squads {
		err := r.checkSquad(s, playtest.Seat(seat))
		if err == nil {
			err = r.checkBench(s, playtest.Seat(seat))
		}
		if err != nil {
			return fmt.Errorf("%s: %w", r.sheet.Seats[seat], err)
		}
	}
	return r.checkRange(s)
}

// checkCards checks that every copy of every card is in exactly one place.
func (r *Rules) checkCards(s *State) error {
	all := s.discard
	for _, kind := range s.deck[:s.left] {
		all.add(int(kind))
	}
	onTable := func(card uint8) {
		if card > 0 {
			all.add(int(card - 1))
		}
	}
	for seat := range s.squads {
		q := &s.squads[seat]
		for _, p := range [...]pile{q.hand, q.attached, q.kept, q.flankers} {
			p.pour(&all)
		}
		onTable(q.terrain)
		for i := range r.benched(s, playtest.Seat(seat)) {
			q := s.bench[seat][i]
			for _, p := range [...]pile{q.hand, q.attached, q.kept, q.flankers} {
				p.pour(&all)
			}
		}
	}
	onTable(s.move.card)
	for kind := range r.data.kinds {
		if n := all.count(kind); n != int(r.data.copies[kind]) {
			return fmt.Errorf("there are %d copies of card %s instead of %d", n, r.data.items[kind].id, r.data.copies[kind])
		}
	}
	return nil
}

func (r *Rules) checkSquad(s *State, seat playtest.Seat) error {
	q, n := &s.squads[seat], &r.data.nations[s.squads[seat].nation]
	limit := max(0, int(n.hand)+int(q.handMod))
	switch {
	case q.men < 0 || q.men+q.lost != q.start+q.gained:
		return fmt.Errorf("%d men and %d lost, of %d and %d more", q.men, q.lost, q.start, q.gained)
	case q.men == 0 && !s.over() && (r.fielded(s, seat) == 0 || seat == s.active || s.step != atFace):
		return errors.New("no man is left and the game goes on")
	case r.goals(s, seat) >= r.data.set.Objectives && !s.over():
		return fmt.Errorf("%d objectives and the game goes on", r.goals(s, seat))
	case s.step == atDraw && seat != s.active && s.turn > 1 && int(q.hand.size) > limit && !r.several():
		return fmt.Errorf("%d cards in a hand after the turn, of %d at most", q.hand.size, limit)
	case q.pinned && seat == s.active && s.move.declared:
		return errors.New("a pinned squad moves")
	case q.closer > n.closer:
		return fmt.Errorf("%d Point Blank cards at Short range, of %d at most", q.closer, n.closer)
	}
	return checkPiles(q, &s.squads[seat.Other()], s.left)
}

// checkBench checks the squads that take no part in the turn: those without men hold no
// card, and no two squads share a hex or a number.
func (r *Rules) checkBench(s *State, seat playtest.Seat) error {
	numbers := 1 << s.squads[seat].number
	for i := range r.benched(s, seat) {
		q := &s.bench[seat][i]
		numbers |= 1 << q.number
		switch {
		case q.men < 0 || q.men+q.lost != q.start+q.gained:
			return fmt.Errorf("%d men and %d lost in a squad of %d and %d more", q.men, q.lost, q.start, q.gained)
		case q.men == 0 && q.hand.size+q.attached.size+q.kept.size+q.flankers.size > 0:
			return errors.New("a lost squad has cards")
		case q.men > 0 && r.taken(s, q).has(int(q.hex)):
			return fmt.Errorf("two squads on %s", r.data.ground.labels[q.hex])
		case q.seen > 0 || q.shots > 0 || q.bonus != [modPhases][2]int16{}:
			return errors.New("a squad acts out of its turn")
		}
		if err := checkKnown(&q.known, &q.hand); err != nil {
			return err
		}
	}
	if numbers != 1<<r.data.set.Squads-1 {
		return fmt.Errorf("the squads have the numbers %b", numbers)
	}
	return nil
}

// checkPiles checks the values derived from piles.
func checkPiles(q, other *squad, left uint8) error {
	switch {
	case q.attached.size == 0 && (q.concealed != 0 || q.encircled != 0):
		return errors.New("cover without a card")
	case (q.flankers.size == 0) != (q.flank == 0):
		return errors.New("a Flanking Fire bonus without a card")
	case q.kept.size == 0 && q.goals > 0:
		return errors.New("objectives without a card")
	case q.seen > left:
		return fmt.Errorf("%d cards of the deck are known, of %d", q.seen, left)
	}
	return checkKnown(&q.known, &other.hand)
}

// checkKnown checks that the cards known of a hand are in it.
func checkKnown(known, hand *pile) error {
	for k := known.kinds; k != 0; k &= k - 1 {
		if known.count(k.first()) > hand.count(k.first()) {
			return errors.New("a player knows a card that the opponent no longer holds")
		}
	}
	return nil
}

func (r *Rules) checkRange(s *State) error {
	if !r.data.set.OnMap {
		if s.gap < pointBlank || s.gap > long {
			return fmt.Errorf("range %d", s.gap)
		}
		return nil
	}
	if s.squads[0].men == 0 || s.squads[1].men == 0 {
		return nil // a squad was lost
	}
	a, b := s.squads[0].hex, s.squads[1].hex
	if a == b || s.gap != r.data.ground.rangeOf(a, b) {
		return fmt.Errorf("the squads are on %s and %s at range %d", r.data.ground.labels[a], r.data.ground.labels[b], s.gap)
	}
	return nil
}
