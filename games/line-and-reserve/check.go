package lineandreserve

import (
	"errors"
	"fmt"

	"punchboard/playtest"
)

// Check checks the invariants of the rulebook: each card is in exactly one place, no
// unit in the Battle Area is below 1 Endurance, and hands are within their limits.
func (r *Rules) Check(s *State) error {
	if err := r.checkUnits(s); err != nil {
		return err
	}
	if err := r.checkOrders(s); err != nil {
		return err
	}
	if err := r.checkDamage(s); err != nil {
		return err
	}
	for seat := range playtest.Seats {
		if err := r.checkHand(s, playtest.Seat(seat)); err != nil {
			return fmt.Errorf("%s: %w", r.sheet.Seats[seat], err)
		}
	}
	return nil
}

// checkUnits counts the unit cards and looks at each unit in the Battle Area.
func (r *Rules) checkUnits(s *State) error {
	all, n := set{}, 0
	put := func(x set) { all, n = all.or(x), n+x.count() }
	for seat := range playtest.Seats {
		p := &s.reserves[seat]
		for _, u := range p.cards[:p.left] {
			put(one(int(u)))
		}
		put(s.hands[seat])
		put(s.front[seat])
		put(s.rear[seat])
		put(s.air[seat])
		if s.step == atPlace {
			put(s.aside[seat])
		}
	}
	put(s.gone)
	put(s.crews)
	if want := r.data.sides[0].cards + r.data.sides[1].cards; n != want || all.count() != want {
		return fmt.Errorf("%d unit cards in %d places, of %d", all.count(), n, want)
	}
	table := s.table(0).or(s.table(1))
	for u := range allUnits {
		if err := r.checkUnit(s, u, table.has(u)); err != nil {
			return fmt.Errorf("%s: %w", r.cardName(u), err)
		}
	}
	return nil
}

func (r *Rules) checkUnit(s *State, u int, on bool) error {
	x := &s.units[u]
	if !on {
		if *x != blank && s.step != atCommit && s.step != atPlace {
			return fmt.Errorf("it is not in the Battle Area, but %+v", *x)
		}
		return nil
	}
	d := r.data.unit(u)
	switch {
	case d.isCrew():
		return errors.New("a crew stands alone")
	case x.crew != nobody && (d.needs == noCrew || !s.crews.has(int(x.crew))):
		return errors.New("a wrong crew serves it")
	case s.over():
		return nil
	case x.endurance < 1 || x.endurance > d.full:
		return fmt.Errorf("its Endurance is %d of %d", x.endurance, d.full)
	case x.endurance <= d.half && x.damage == 0 && s.fight.victim != uint8(u):
		return fmt.Errorf("its Endurance is %d of %d, but it has no Damage card", x.endurance, d.full)
	case s.step < atInitiative && s.step != atReact && s.fight == (fight{}) && s.window < beforeDeclaration && x.damage == 0 && x.endurance != d.full:
		return fmt.Errorf("its Endurance is %d before the Combat Phase", x.endurance)
	}
	return nil
}

func (r *Rules) checkOrders(s *State) error {
	all, n := s.discards|s.beneath, s.discards.count()+s.beneath.count()
	for seat := range playtest.Seats {
		all |= s.held[seat]
		n += s.held[seat].count()
		if s.known[seat]&^s.held[1-seat] != 0 {
			return errors.New("a player knows a card that is no longer in the other hand")
		}
		if s.thrown[seat]&^s.held[seat] != 0 {
			return errors.New("a card is discarded from the wrong hand")
		}
	}
	for _, c := range s.orders[:s.left] {
		all |= 1 << c
		n++
	}
	if s.step == atStart {
		return nil
	}
	if want := r.data.commands.cards; n != want || all.count() != want {
		return fmt.Errorf("%d Command cards in %d places, of %d", all.count(), n, want)
	}
	for c := range r.data.commands.cards {
		u := s.under[c]
		if (u != nobody) != (s.beneath>>c&1 != 0) || u != nobody && !s.table(0).or(s.table(1)).has(int(u)) {
			return fmt.Errorf("the Command card %d is under %d", c, u)
		}
	}
	return nil
}

func (r *Rules) checkDamage(s *State) error {
	all, n := hand(s.returned), hand(s.returned).count()
	for _, c := range s.damage[:s.damaging] {
		all |= 1 << c
		n++
	}
	for u := range s.units {
		if x := s.units[u].damage; x != 0 && x != noCard {
			all |= 1 << (x - 1)
			n++
		}
	}
	if want := r.data.damage.cards; s.step != atStart && (n != want || all.count() != want) {
		return fmt.Errorf("%d Damage cards in %d places, of %d", all.count(), n, want)
	}
	return nil
}

func (r *Rules) checkHand(s *State, seat playtest.Seat) error {
	if s.step == atCommit && s.aside[seat].less(s.hands[seat]).some() {
		return errors.New("a card is set aside that is not in hand")
	}
	if s.step == atCommit && s.turn > 1 && s.hands[seat].count() > r.data.set.HandUnits {
		return fmt.Errorf("%d units in hand", s.hands[seat].count())
	}
	if s.step == atCommit && s.turn > 1 && s.held[seat].count() > r.data.set.HandOrders {
		return fmt.Errorf("%d Command cards in hand", s.held[seat].count())
	}
	return nil
}
