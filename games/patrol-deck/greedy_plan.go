package patroldeck

import "punchboard/playtest"

// planFor returns the order for a figure of the active unit. It is remembered
// until the next order is due, because it is asked for at each step of a path.
func (k *sensible) planFor(s *State, f figure) *planned {
	now := moment{s.turn, s.active, s.card, s.nOrders, f, s.at[f], s.action[f.side()].Left()}
	if k.plan.when != now {
		k.plan = planned{when: now}
		k.plan.order, k.plan.valid = k.consider(s, f)
	}
	return &k.plan
}

// consider chooses an order for a figure.
func (k *sensible) consider(s *State, f figure) (o order, ok bool) {
	if o, ok = k.stay(k, s, f); ok {
		return o, true
	}
	return k.leave(k, s, f)
}

// stays chooses what a figure does where it is.
func (k *sensible) stays(s *State, f figure) (o order, ok bool) {
	switch {
	case s.stunned.has(f):
		return order{does: recoverStun}, true
	case s.noAmmo.has(f):
		return order{does: reload}, true
	}
	if at, ok := k.grenade(s, f); ok {
		return order{does: throw, target: uint16(at)}, true
	}
	if f.side() == German && k.hides(s, f) || f.side() == American && k.prey(s, f) != nobody {
		return o, false
	}
	return k.fire(s, f)
}

// leaves chooses an order that takes a figure elsewhere.
func (k *sensible) leaves(s *State, f figure) (o order, ok bool) {
	if f.side() == German {
		return k.defend(s, f)
	}
	return k.attack(s, f)
}

// fire shoots if that is worth an action.
func (k *sensible) fire(s *State, f figure) (o order, ok bool) {
	least := defenseWorth
	if f.side() == American {
		if least, ok = k.attackWorth(s, f); !ok {
			return o, false
		}
	}
	e, worth := k.shot(s, f)
	return order{does: shoot, target: uint16(e)}, worth >= least
}

// grenade returns where a figure throws a hand grenade: at two enemies or more,
// without friends in the burst. At a single one a shot is worth more, because most
// grenades scatter.
func (k *sensible) grenade(s *State, f figure) (at square, ok bool) {
	r := k.rules
	if s.noThrows.has(r.data.figs[f].unit) {
		return 0, false
	}
	side := f.side().Other()
	for q := r.live(s, side); q != 0; q &= q - 1 {
		e := s.at[q.first(side)]
		if r.canThrow(s, f, e) && !r.contact(s.at[f], e) && s.around(e, f.side()) == 0 && r.touched(s, e, side).count() > 1 {
			return e, true
		}
	}
	return 0, false
}

// shot returns the enemy that a figure best shoots at, and the worth of it: the
// expected hits that cover does not stop, and a little for those that it does.
func (k *sensible) shot(s *State, f figure) (best figure, worth float64) {
	r := k.rules
	side := f.side().Other()
	w := &r.data.figs[f].weapon
	for q := r.live(s, side); q != 0; q &= q - 1 {
		e := q.first(side)
		if !r.sight.sees(s.at[f], s.at[e]) {
			continue
		}
		band := w.band(apart(s.at[f], s.at[e]), 1)
		if band == beyond {
			continue
		}
		column := r.column(s, &attack{f, s.at[e], band, s.moved.has(e), true})
		if v := float64(w.shots[band]) * k.chance.hit[f.side()][column] * (k.chance.fails[f.side()][r.coverFrom(s, e, s.at[f])] + 0.15); v > worth {
			best, worth = e, v
		}
	}
	return best, worth
}

// moveTo returns the order to move to a square of the routes.
func (k *sensible) moveTo(start, end square) (o order, ok bool) {
	o = k.routes.to(start, end)
	o.does = move
	return o, o.steps > 0
}

// allowance is how many half inches a figure plans to move.
func (k *sensible) allowance(f figure) int {
	return 2 * int(k.rules.data.actions[f.side()].most[regular])
}

// chances are the exact chances of the cards of each side.
type chances struct {
	hit   [playtest.Seats][columns]float64     // by column
	fails [playtest.Seats][noCover + 1]float64 // that cover does not stop a hit
}

func (c *chances) read(r *Rules) {
	*c = chances{}
	for side := range playtest.Seats {
		deck := &r.data.actions[side]
		each := 1 / float64(deck.n)
		for _, card := range deck.cards[:deck.n] {
			for i := range columns {
				c.hit[side][i] += float64(bit8(card.hole(i))) * each
			}
			for kind := range noCover {
				c.fails[side][kind] += float64(bit8(!card.covers.has(kind))) * each
			}
		}
		c.fails[side][noCover] = 1
	}
}
