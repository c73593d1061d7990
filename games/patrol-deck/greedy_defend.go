package patroldeck

// defenseWorth is what a German's shot must be worth. Any chance is.
const defenseWorth = 0.05

// hides reports whether a German in a building stays out of sight, or can: without an
// American inside. A leader does, and who makes no more than one shot at long range.
func (k *sensible) hides(s *State, f figure) bool {
	r, of := k.rules, &k.rules.data.figs[f]
	building := r.data.ground.building[s.at[f]]
	if building == 0 || !of.leader && of.weapon.shots[2] > 1 {
		return false
	}
	sought, invaded := false, false
	for q := r.live(s, American); q != 0; q &= q - 1 {
		at := s.at[q.first(American)]
		sought = sought || r.sight.sees(s.at[f], at)
		invaded = invaded || r.data.ground.building[at] == building
	}
	return !sought || !invaded && r.data.ground.of(s.at[f]).opening
}

// defend goes out of sight, or to an opening.
func (k *sensible) defend(s *State, f figure) (o order, ok bool) {
	r, start := k.rules, s.at[f]
	at := r.data.ground.of(start)
	switch hides := k.hides(s, f); {
	case hides && at.opening:
		return k.retire(s, f)
	case hides, !at.interior:
		return o, false
	}
	k.findRoutes(s, f, false)
	best, most := start, -1
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

// retire goes from an opening to the nearest free square inside.
func (k *sensible) retire(s *State, f figure) (o order, ok bool) {
	r, start := k.rules, s.at[f]
	k.findRoutes(s, f, false)
	best := start
	for _, q := range k.routes.found[:k.routes.seen] {
		if !r.data.ground.of(q).interior || s.board[q] != nobody || r.data.ground.building[q] != r.data.ground.building[start] {
			continue
		}
		if best == start || k.routes.better(q, best) {
			best = q
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
