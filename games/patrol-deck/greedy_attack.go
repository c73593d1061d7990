package patroldeck

// The distances, in inches, and the worths of shots that decide what an American
// does.
const (
	stormWithin  = 6
	chargeWithin = 5
	supportWorth = 0.28
	assaultWorth = 0.75
)

// attack storms, shoots or advances.
func (k *sensible) attack(s *State, f figure) (o order, ok bool) {
	r := k.rules
	of := &r.data.figs[f]
	support := k.supports(of.unit)
	inside := r.data.ground.building[s.at[f]] != 0
	if inside || !support {
		if o, ok = k.storm(s, f, inside); ok {
			return o, true
		}
	}
	least := assaultWorth
	if of.weapon.shots[2] > 1 || support && 5*int(s.turn) <= 3*r.data.set.Turns {
		least = supportWorth
	}
	if support || !of.leader {
		if e, worth := k.shot(s, f); worth >= least {
			return order{does: shoot, target: uint16(e)}, true
		}
	}
	return k.advance(s, f)
}

// supports reports whether a unit gives fire support: its leader has no weapon
// for close combat.
func (k *sensible) supports(u uint8) bool {
	d := &k.rules.data
	return d.figs[d.units[u].leader].weapon.shots[0] < 2 || d.figs[d.units[u].leader].weapon.inches[0] > 6
}

// storm charges an enemy nearby: any one inside a building, stunned ones
// outside.
func (k *sensible) storm(s *State, f figure, inside bool) (o order, ok bool) {
	r := k.rules
	most := chargeWithin
	if inside {
		most = stormWithin
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
	k.routes.find(r, s, f, k.allowance(f), true)
	end := k.routes.closest(r, s, s.at[f], best)
	if end == s.at[f] || !r.inContact(s, end, American) {
		return o, false
	}
	o, ok = k.moveTo(s.at[f], end)
	o.does = charge
	return o, ok
}

// shelter is how many half inches of way a cover is worth.
var shelter = [noCover + 1]int16{inFoxhole: 7, behindLow: 6, inWoods: 4, atWindow: 6, behindHigh: 8}

// advance moves to the square from which the rest of the way to the unit's
// building is shortest, preferring cover.
func (k *sensible) advance(s *State, f figure) (o order, ok bool) {
	r := k.rules
	way := k.ways[k.goal(s, r.data.figs[f].unit)]
	if way == nil {
		return o, false
	}
	k.routes.find(r, s, f, k.allowance(f), false)
	start := s.at[f]
	best, least := start, int16(farAway)
	for _, q := range k.routes.found[:k.routes.seen] {
		if q != start && s.board[q] != nobody {
			continue
		}
		if cost := way[q] - shelter[r.data.ground.of(q).cover]; cost < least {
			best, least = q, cost
		}
	}
	return k.moveTo(start, best)
}

// goal returns the building that a unit goes to: its own, or another once that
// is clear; 0 if all are clear.
func (k *sensible) goal(s *State, u uint8) uint8 {
	var held uint32
	for q := k.rules.live(s, German); q != 0; q &= q - 1 {
		held |= 1 << k.rules.data.ground.building[s.at[q.first(German)]]
	}
	own := k.goals[u]
	if held>>own&1 == 1 {
		return own
	}
	for b := uint8(1); int(b) <= k.rules.data.ground.buildings; b++ {
		if held>>b&1 == 1 {
			return b
		}
	}
	return 0
}

// findWays computes the ways into the buildings, and divides the buildings among
// the American units in their order.
func (k *sensible) findWays() {
	d := &k.rules.data
	k.ways = map[uint8]*[squares]int16{}
	for b := 1; b <= d.ground.buildings; b++ {
		k.ways[uint8(b)] = d.ground.waysInto(uint8(b))
	}
	n, all := 0, 0
	for u := range d.units[:d.nUnits] {
		all += int(bit8(d.units[u].side == American))
	}
	for u := range d.units[:d.nUnits] {
		if d.units[u].side == American && d.ground.buildings > 0 {
			k.goals[u] = uint8(1 + min((n*d.ground.buildings+1)/max(all, 1), d.ground.buildings-1))
			n++
		}
	}
}

// waysInto returns the cost of the way from each square into a building, in half
// inches. It repeats until nothing gets cheaper (Bellman 1958); a game does this
// once.
func (g *ground) waysInto(b uint8) *[squares]int16 {
	way := &[squares]int16{}
	for q := range way {
		if way[q] = farAway; g.building[q] == b && g.of(square(q)).interior {
			way[q] = 0
		}
	}
	for better := true; better; {
		better = false
		for q := range square(squares) {
			for dirs := g.steps[q]; dirs != 0; dirs &= dirs - 1 {
				d := lowest(dirs)
				to := d.from(q)
				if cost := way[to] + int16(g.cost(to, d, false)); cost < way[q] {
					way[q], better = cost, true
				}
			}
		}
	}
	return way
}
