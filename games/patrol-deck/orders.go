package patroldeck

// askOrders asks for the next order of the active unit (T5).
func (g *game) askOrders() {
	s := g.s
	if g.mayOrder(s) == 0 {
		g.begun()
		return
	}
	g.ask(g.side(), atFigure)
}

// begun starts to carry out the orders.
func (g *game) begun() {
	g.s.phase = inExecution
	g.rules(pd032, pd033)
}

// mayOrder returns the figures of the active unit that can still get an order.
func (r *Rules) mayOrder(s *State) (set squad) {
	of := &r.data.units[s.active]
	set = of.members &^ s.down[of.side] &^ s.spent
	for _, o := range s.orders[:s.nOrders] {
		set &^= 1 << o.figure.nth()
	}
	for q := set; q != 0; q &= q - 1 {
		if f := q.first(of.side); !r.hasOrder(s, f) {
			set &^= 1 << f.nth()
		}
	}
	return set
}

// hasOrder reports whether there is any order for a figure.
func (r *Rules) hasOrder(s *State, f figure) bool {
	return s.stunned.has(f) || r.canStep(s, f, false) || r.deedsOf(s, f) != 0
}

// deedSet is a set of deeds.
type deedSet uint8

func (d deedSet) has(k deed) bool { return d>>k&1 == 1 }

// deedsOf returns what a figure of the active unit may be ordered to do (PD-034
// to PD-037).
func (r *Rules) deedsOf(s *State, f figure) (set deedSet) {
	if s.stunned.has(f) {
		return 1 << recoverStun
	}
	near, target := r.enemies(s, f)
	set.put(move, r.canStep(s, f, false))
	set.put(charge, near && r.canStep(s, f, true))
	set.put(shoot, target)
	set.put(throw, r.mayThrow(s, f))
	set.put(reload, s.noAmmo.has(f))
	set.put(rally, r.rallies(s, f) != 0)
	return set
}

func (d *deedSet) put(k deed, yes bool) { *d |= deedSet(bit8(yes)) << k }

// enemies reports whether a figure has an enemy near enough to charge, and one
// that it can shoot at.
func (r *Rules) enemies(s *State, f figure) (near, target bool) {
	from, side := s.at[f], f.side().Other()
	reach := int(r.data.actions[f.side()].most[r.data.figs[f].guts]) + 2
	reach *= reach
	armed := !s.noAmmo.has(f)
	long := int(r.data.figs[f].weapon.inches[2])
	long *= long
	for q := r.live(s, side); q != 0 && !(near && (target || !armed)); q &= q - 1 {
		at := s.at[q.first(side)]
		far := apart(from, at)
		near = near || far <= reach
		target = target || armed && far <= long && r.sight.sees(from, at)
	}
	return near, target
}

// targets returns the enemies that a figure can shoot at: in sight, and not
// beyond its long range.
func (r *Rules) targets(s *State, f figure) (set squad) {
	side := f.side().Other()
	for q := r.live(s, side); q != 0; q &= q - 1 {
		if t := q.first(side); r.canAim(s, f, t) {
			set |= 1 << t.nth()
		}
	}
	return set
}

func (r *Rules) canAim(s *State, f, t figure) bool {
	long := int(r.data.figs[f].weapon.inches[2])
	return apart(s.at[f], s.at[t]) <= long*long && r.sight.sees(s.at[f], s.at[t])
}

// mayThrow reports whether a figure has a hand grenade and sees a square to
// throw it at. All squares next to it are in range.
func (r *Rules) mayThrow(s *State, f figure) bool {
	if s.noThrows.has(r.data.figs[f].unit) {
		return false
	}
	for d := range direction(directions) {
		if r.sight.sees(s.at[f], d.from(s.at[f])) {
			return true
		}
	}
	return false
}

// rallies returns the units that a leader can rally (PG-26).
func (r *Rules) rallies(s *State, f figure) (set units) {
	of := &r.data.figs[f]
	if !of.leader || r.data.set.NoRally {
		return 0
	}
	radius := r.data.set.CommandRadius * r.data.set.CommandRadius
	for u := range r.data.units[:r.data.nUnits] {
		other := &r.data.units[u]
		if s.morale[u] > 0 && uint8(u) != of.unit && other.side == f.side() && !s.down.has(other.leader) && apart(s.at[f], s.at[other.leader]) <= radius {
			set |= 1 << u
		}
	}
	return set
}

// choose sets what the named figure is to do, and reports whether the order is
// complete.
func (g *game) choose(d deed) bool {
	s := g.s
	f := s.plan.figure
	s.plan.does = d
	switch {
	case d == move || d == charge:
		s.planAt, s.planLeft = s.at[f], 2*g.data.actions[f.side()].most[g.data.figs[f].guts]
		s.step = atPath
		return false
	case d == shoot && s.react.open:
		s.plan.target = uint16(s.walk.order.figure)
	case d == shoot:
		s.step = atTarget
		return false
	case d == throw:
		s.step = atAim
		return false
	case d == rally:
		s.step = atRally
		return false
	}
	g.announce()
	return true
}

// announce adds the order to those announced (PD-031); nothing changes it
// afterwards.
func (g *game) announce() {
	s := g.s
	o := s.plan
	s.plan, s.planAt, s.planLeft = order{}, 0, 0
	if s.react.open {
		s.react.orders[s.react.n] = o
		s.react.n++
		s.tried.add(o.figure)
		g.rules(pd183, pd184)
		return
	}
	s.orders[s.nOrders] = o
	s.nOrders++
	s.leaderAt = s.leaderAt || o.does == shoot && g.data.figs[o.figure].leader
	g.rules(pd031, pd034, pd035, pd036)
	g.ruleIf(o.does == recoverStun, pd037)
	g.ruleIf(o.does == move || o.does == charge, pd047)
	g.ruleIf(s.noAmmo.has(o.figure) && o.does != reload, pd120)
}

// announced ends the announcement.
func (g *game) announced() {
	if g.s.react.open {
		g.s.react.open = false
		return
	}
	g.begun()
}

// canStep reports whether a figure can move at all.
func (r *Rules) canStep(s *State, f figure, charging bool) bool {
	at := s.at[f]
	for set := r.data.ground.steps[at]; set != 0; set &= set - 1 {
		if to := lowest(set).from(at); r.enterable(s, f, to, charging) {
			return true
		}
	}
	return false
}

// enterable reports whether a figure may enter a square, as far as enemies are
// concerned: never theirs, and none in contact with them without charging
// (B-07).
func (r *Rules) enterable(s *State, f figure, to square, charging bool) bool {
	near := s.around(to, f.side().Other())
	return near&middleOf == 0 && (charging || near&r.data.ground.touch[to] == 0)
}

// path returns the directions in which the path being announced can go on.
func (r *Rules) path(s *State) (set uint8) {
	f, charging, at := s.plan.figure, s.plan.does == charge, s.planAt
	if s.plan.steps == maxSteps || charging && s.plan.steps > 0 && r.inContact(s, at, f.side()) {
		return 0
	}
	wounded := r.wounded(s, f)
	for from := r.data.ground.steps[at]; from != 0; from &= from - 1 {
		d := lowest(from)
		to := d.from(at)
		if int(s.planLeft) >= r.data.ground.cost(to, d, wounded) && r.enterable(s, f, to, charging) {
			set |= 1 << d
		}
	}
	return set
}

// trackTo adds a step to the path, and reports whether its owner may go on.
func (g *game) trackTo(d direction) bool {
	s := g.s
	p := &s.plan
	p.path |= uint64(d) << (3 * p.steps)
	p.steps++
	s.planAt = d.from(s.planAt)
	s.planLeft -= int8(g.data.ground.cost(s.planAt, d, g.wounded(s, p.figure)))
	if g.path(s) != 0 {
		return true
	}
	g.announce()
	return false
}
