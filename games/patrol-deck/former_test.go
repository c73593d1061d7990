package patroldeck

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// formerPlayer is the sensible player that the game had first. Its Germans all shoot
// from the openings, its Americans advance from cover to cover, and its units give
// orders in the order of the roster.
func formerPlayer() playtest.Player[State] {
	stay := func(*sensible, *State, figure) (o order, ok bool) { return o, false }
	return judgment{stay, formerConsider}.player("former")
}

// TestGreedyOutplaysFormer plays the sensible player against the former one.
func TestGreedyOutplaysFormer(t *testing.T) {
	rulestest.Outplays(t, playtest.Bind(load(t), formerPlayer(), Greedy()), "greedy", "former", rulestest.Games(200, 40))
}

// formerConsider chooses an order for a figure.
func formerConsider(k *sensible, s *State, f figure) (o order, ok bool) {
	switch {
	case s.stunned.has(f):
		return order{does: recoverStun}, true
	case s.noAmmo.has(f):
		return order{does: reload}, true
	}
	if at, ok := formerGrenade(k, s, f); ok {
		return order{does: throw, target: uint16(at)}, true
	}
	if f.side() == German {
		return formerDefend(k, s, f)
	}
	return formerAttack(k, s, f)
}

// formerGrenade returns where a figure throws a hand grenade: at an enemy nearby,
// without friends in the burst, who is in cover or not alone.
func formerGrenade(k *sensible, s *State, f figure) (at square, ok bool) {
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

// formerDefend shoots, or goes to an opening.
func formerDefend(k *sensible, s *State, f figure) (o order, ok bool) {
	if e, worth := k.shot(s, f); worth > 0.05 {
		return order{does: shoot, target: uint16(e)}, true
	}
	r := k.rules
	if !r.data.ground.of(s.at[f]).interior {
		return o, false
	}
	k.findRoutes(s, f, false)
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

// formerAttack storms, shoots or advances.
func formerAttack(k *sensible, s *State, f figure) (o order, ok bool) {
	r := k.rules
	of := &r.data.figs[f]
	support := formerSupports(k, of.unit)
	inside := r.data.ground.building[s.at[f]] != 0
	if inside || !support {
		if o, ok = formerStorm(k, s, f, inside); ok {
			return o, true
		}
	}
	least := 0.75
	if of.weapon.shots[2] > 1 || support && 5*int(s.turn) <= 3*r.data.set.Turns {
		least = 0.28
	}
	if support || !of.leader {
		if e, worth := k.shot(s, f); worth >= least {
			return order{does: shoot, target: uint16(e)}, true
		}
	}
	return formerAdvance(k, s, f)
}

// formerSupports reports whether a unit gives fire support: its leader has no weapon
// for close combat.
func formerSupports(k *sensible, u uint8) bool {
	d := &k.rules.data
	return d.figs[d.units[u].leader].weapon.shots[0] < 2 || d.figs[d.units[u].leader].weapon.inches[0] > 6
}

// formerStorm charges an enemy nearby: any one inside a building, stunned ones
// outside.
func formerStorm(k *sensible, s *State, f figure, inside bool) (o order, ok bool) {
	r := k.rules
	most := 5
	if inside {
		most = 6
	}
	best, near := nobody, most*most+1
	for q := r.live(s, German); q != 0; q &= q - 1 {
		e := q.first(German)
		if far := apart(s.at[f], s.at[e]); far < near && (inside || s.stunned.has(e)) {
			best, near = e, far
		}
	}
	if best == nobody || r.touching(s, f) != 0 {
		return o, false
	}
	k.findRoutes(s, f, true)
	end := k.routes.closest(r, s, s.at[f], best)
	if end == s.at[f] || !r.inContact(s, end, American) {
		return o, false
	}
	o, ok = k.moveTo(s.at[f], end)
	o.does = charge
	return o, ok
}

// formerShelter is how many half inches of way a cover is worth.
var formerShelter = [noCover + 1]int16{inFoxhole: 7, behindLow: 6, inWoods: 4, atWindow: 6, behindHigh: 8}

// formerAdvance moves to the square from which the rest of the way to the unit's
// building is shortest, preferring cover.
func formerAdvance(k *sensible, s *State, f figure) (o order, ok bool) {
	r := k.rules
	way := k.ways[k.goal(s, r.data.figs[f].unit)]
	if way == nil {
		return o, false
	}
	k.findRoutes(s, f, false)
	start := s.at[f]
	best, least := start, int16(farAway)
	for _, q := range k.routes.found[:k.routes.seen] {
		if q != start && s.board[q] != nobody {
			continue
		}
		if cost := way[q] - formerShelter[r.data.ground.of(q).cover]; cost < least {
			best, least = q, cost
		}
	}
	return k.moveTo(start, best)
}
