package threefronts

import (
	"errors"
	"fmt"

	"punchboard/playtest"
)

// Check checks the invariants of the rulebook: each card is in exactly one
// place, markers are within Strength, hands are within the limit, and the game
// is over when somebody has won.
func (r *Rules) Check(s *State) error {
	for seat := range playtest.Seats {
		if err := r.checkSide(s, playtest.Seat(seat)); err != nil {
			return fmt.Errorf("%s: %w", r.sheet.Seats[seat], err)
		}
	}
	if err := r.checkMarkers(s); err != nil {
		return err
	}
	return r.checkTactics(s)
}

func (r *Rules) checkSide(s *State, side playtest.Seat) error {
	all, n := units(0), 0
	place := func(u units) { all |= u; n += u.count() }
	for _, u := range s.at[side] {
		place(u)
	}
	place(s.lost[side])
	if side == s.active {
		place(s.pending)
	}
	for _, unit := range s.squads[side].cards[:s.squads[side].left] {
		place(one(int(unit)))
	}
	if d := &r.data.sides[side]; all != d.all || n != d.cards {
		return fmt.Errorf("%d Squad cards in %d places, of %d", all.count(), n, d.cards)
	}
	if most := r.data.set.UnitsToWin; s.lost[side].count() >= most && !s.over() && !s.fight.deferred {
		return fmt.Errorf("%d units are lost and the game goes on", s.lost[side].count())
	}
	for unit := range r.data.sides[side].cards {
		if err := r.checkUnit(s, side, unit); err != nil {
			return fmt.Errorf("%s: %w", r.unitName(side, unit), err)
		}
	}
	return nil
}

func (r *Rules) checkUnit(s *State, side playtest.Seat, unit int) error {
	casualties, pins := int(s.casualty[side][unit]), int(s.pins[side][unit])
	strength := r.data.sides[side].types[r.data.sides[side].of[unit]].strength
	switch {
	case casualties >= strength:
		return fmt.Errorf("%d casualties of Strength %d", casualties, strength)
	case (pins > 0) != s.pinned[side].has(unit):
		return fmt.Errorf("pinned by %d markers", pins)
	case casualties+pins > 0 && !s.inPlay(side).has(unit):
		return errors.New("markers on a unit that is not in play")
	}
	return nil
}

// checkMarkers counts the markers on the table.
func (r *Rules) checkMarkers(s *State) error {
	casualties, pins := 0, 0
	for seat := range playtest.Seats {
		for unit := range maxSquads {
			casualties += int(s.casualty[seat][unit])
			pins += int(s.pins[seat][unit])
		}
	}
	if casualties != int(s.casualtys) || pins != int(s.pinsOut) {
		return fmt.Errorf("%d casualties and %d pins are on the units, %d and %d on the table", casualties, pins, s.casualtys, s.pinsOut)
	}
	return nil
}

func (r *Rules) checkTactics(s *State) error {
	all, n := hand(0), 0
	for _, h := range [...]hand{s.hands[American], s.hands[German], s.discard} {
		all |= h
		n += h.count()
	}
	for _, i := range s.tactics[:s.left] {
		all |= card(int(i))
		n++
	}
	d := &r.data.tactics
	if all.count() != d.cards || n != d.cards {
		return fmt.Errorf("%d Tactics cards in %d places, of %d", all.count(), n, d.cards)
	}
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		if s.known[side]&^s.hands[side.Other()] != 0 {
			return errors.New("a player knows a card that is no longer in the other hand")
		}
		if limit := r.data.set.HandLimit; s.hands[side].count() > limit && (side == s.active && s.phase > tacticsPhase || side != s.active && s.turn > 2) {
			return fmt.Errorf("%d cards in a hand after the Tactics Phase, of %d at most", s.hands[side].count(), limit)
		}
	}
	return nil
}
