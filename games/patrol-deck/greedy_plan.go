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
	switch {
	case s.stunned.has(f):
		return order{does: recoverStun}, true
	case s.noAmmo.has(f):
		return order{does: reload}, true
	}
	if at, ok := k.grenade(s, f); ok {
		return order{does: throw, target: uint16(at)}, true
	}
	if f.side() == German {
		return k.defend(s, f)
	}
	return k.attack(s, f)
}

// grenade returns where a figure throws a hand grenade: at an enemy nearby,
// without friends in the burst, who is in cover or not alone.
func (k *sensible) grenade(s *State, f figure) (at square, ok bool) {
	r := k.rules
	if s.noThrows.has(r.data.figs[f].unit) {
		return 0, false
	}
	side := f.side().Other()
	for q := r.live(s, side); q != 0; q &= q - 1 {
		e := s.at[q.first(side)]
		if !r.canThrow(s, f, e) || r.contact(s.at[f], e) || s.around(e, f.side()) != 0 {
			continue
		}
		if t := r.data.ground.of(e); t.cover != noCover || t.interior || r.touched(s, e, side).count() > 1 {
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

// defend shoots, or goes to an opening.
func (k *sensible) defend(s *State, f figure) (o order, ok bool) {
	if e, worth := k.shot(s, f); worth > 0.05 {
		return order{does: shoot, target: uint16(e)}, true
	}
	r := k.rules
	if !r.data.ground.of(s.at[f]).interior {
		return o, false
	}
	k.routes.find(r, s, f, k.allowance(f), false)
	start, best, most := s.at[f], s.at[f], -1
	for _, q := range k.routes.found[:k.routes.seen] {
		if !r.data.ground.of(q).opening || s.board[q] != nobody || r.data.ground.building[q] != r.data.ground.building[start] {
			continue
		}
		if n := k.seen(s, q); n > most {
			best, most = q, n
		}
	}
	return k.moveTo(start, best)
}

// seen counts the Americans that a square sees.
func (k *sensible) seen(s *State, q square) (n int) {
	for e := k.rules.live(s, American); e != 0; e &= e - 1 {
		if k.rules.sight.sees(q, s.at[e.first(American)]) {
			n++
		}
	}
	return n
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
