package patroldeck

// The distances, in inches, and the worths of shots that decide what an American
// does.
const (
	stormWithin  = 9
	chargeWithin = 7
	supportWorth = 0.28
	assaultWorth = 0.5
)

// attack storms, shoots or advances.
func (k *sensible) attack(s *State, f figure) (o order, ok bool) {
	if e := k.prey(s, f); e != nobody {
		if o, ok = k.storm(s, f, e); ok {
			return o, true
		}
		if o, ok = k.fire(s, f); ok {
			return o, true
		}
	}
	return k.advance(s, f)
}

// attackWorth returns what an American's shot must be worth. Leaders of assault teams
// do not shoot.
func (k *sensible) attackWorth(s *State, f figure) (least float64, ok bool) {
	of := &k.rules.data.figs[f]
	support := k.supports(s, of.unit)
	if of.weapon.shots[2] > 1 || support {
		least = supportWorth
	} else {
		least = assaultWorth
	}
	return least, support || !of.leader
}

// supports reports whether a unit gives fire support: its leader has no weapon for
// close combat, and two fifths of the turns have not passed.
func (k *sensible) supports(s *State, u uint8) bool {
	d := &k.rules.data
	w := &d.figs[d.units[u].leader].weapon
	return (w.shots[0] < 2 || w.inches[0] > 6) && 5*int(s.turn) <= 2*d.set.Turns
}

// prey returns the nearest enemy within reach of a charge, nobody if there is none.
// Teams that give fire support charge only inside buildings.
func (k *sensible) prey(s *State, f figure) figure {
	r := k.rules
	most := chargeWithin
	if r.data.ground.building[s.at[f]] != 0 {
		most = stormWithin
	} else if k.supports(s, r.data.figs[f].unit) {
		return nobody
	}
	best, near := nobody, most*most+1
	for q := r.live(s, German); q != 0; q &= q - 1 {
		e := q.first(German)
		if far := apart(s.at[f], s.at[e]); far < near {
			best, near = e, far
		}
	}
	return best
}

// storm charges an enemy.
func (k *sensible) storm(s *State, f, enemy figure) (o order, ok bool) {
	r := k.rules
	if r.touching(s, f) != 0 {
		return o, false
	}
	k.findRoutes(s, f, true)
	end := k.routes.closest(r, s, s.at[f], enemy)
	if end == s.at[f] || !r.inContact(s, end, American) {
		return o, false
	}
	o, ok = k.moveTo(s.at[f], end)
	o.does = charge
	return o, ok
}

// advance moves to the square from which the rest of the way to the unit's
// building is shortest.
func (k *sensible) advance(s *State, f figure) (o order, ok bool) {
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
		if way[q] < least {
			best, least = q, way[q]
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
