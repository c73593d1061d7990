package patroldeck

import (
	"fmt"

	"punchboard/playtest"
)

// Check checks the invariants of the game: decks, squares, Endurance, markers
// and orders.
func (r *Rules) Check(s *State) error {
	for side := range playtest.Seats {
		if err := r.checkDeck(&s.action[side], r.data.actions[side].n); err != nil {
			return err
		}
		for n := range r.data.count[side] {
			if err := r.checkFigure(s, figureOf(playtest.Seat(side), n)); err != nil {
				return err
			}
		}
	}
	if err := r.checkDeck(&s.activation, r.data.orders.n); err != nil {
		return err
	}
	live, crowd := 0, s.crowd
	for q, f := range s.board {
		if f == nobody {
			continue
		}
		crowd[f.side()][square(q).y()+1] &^= 1 << (square(q).x() + 1)
		if live++; s.down.has(f) || s.at[f] != square(q) {
			return fmt.Errorf("figure %d is on square %d, but stands on %d", f, q, s.at[f])
		}
	}
	if crowd != [len(crowd)][maxSide + 2]uint64{} {
		return fmt.Errorf("the bits of the squares are not where the figures stand")
	}
	if n := r.live(s, American).count() + r.live(s, German).count(); n != live {
		return fmt.Errorf("%d figures are live, but %d stand on the table", n, live)
	}
	if s.over() != (s.winner != playtest.Nobody) {
		return fmt.Errorf("the game is over without a winner, or not over with one")
	}
	return r.checkActivation(s)
}

// checkDeck checks that each card is in the deck or its discards once.
func (r *Rules) checkDeck(p *playtest.DrawPile, n int) error {
	var seen uint64
	for _, list := range [...][]uint8{p.Discards(), p.Next()} {
		for _, card := range list {
			if int(card) >= n || seen>>card&1 == 1 {
				return fmt.Errorf("card %d is there twice, or not one of %d", card, n)
			}
			seen |= 1 << card
		}
	}
	if len(p.Discards())+p.Left() != n {
		return fmt.Errorf("a deck has %d cards of %d", len(p.Discards())+p.Left(), n)
	}
	return nil
}

func (r *Rules) checkFigure(s *State, f figure) error {
	of, down := &r.data.figs[f], s.down.has(f)
	switch {
	case s.endurance[f] > of.endurance:
		return fmt.Errorf("figure %d has Endurance %d of %d", f, s.endurance[f], of.endurance)
	case s.endurance[f] <= 0 && !down:
		return fmt.Errorf("figure %d has Endurance %d and is not incapacitated", f, s.endurance[f])
	case down && (s.stunned.has(f) || s.noAmmo.has(f)):
		return fmt.Errorf("figure %d is incapacitated and has markers", f)
	case s.out.has(f) && !down:
		return fmt.Errorf("figure %d is out of the game and not incapacitated", f)
	case !down && s.housed.has(f) != (r.data.ground.building[s.at[f]] != 0):
		return fmt.Errorf("figure %d is not in the building where it stands", f)
	case !down && r.data.ground.of(s.at[f]).wall:
		return fmt.Errorf("figure %d stands in a wall", f)
	}
	return nil
}

// checkActivation checks the active unit: one order for a figure, none for one
// that morale has moved, and no action before the morale markers are gone.
func (r *Rules) checkActivation(s *State) error {
	var seen squad
	for _, o := range s.orders[:s.nOrders] {
		if seen.has(o.figure) || s.spent.has(o.figure) || r.data.figs[o.figure].unit != s.active {
			return fmt.Errorf("figure %d has an order that it cannot have", o.figure)
		}
		seen |= 1 << o.figure.nth()
	}
	if s.phase > inMorale && s.morale[s.active] > 0 && s.nOrders == 0 && s.phase < inExecution {
		return fmt.Errorf("unit %d acts with %d morale markers", s.active, s.morale[s.active])
	}
	if s.queue&s.pinned != 0 && s.last > 0 && !r.data.orders.cards[s.last-1].black {
		return fmt.Errorf("pinned units are called by a red card")
	}
	return nil
}
