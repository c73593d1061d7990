package patroldeck

import "punchboard/playtest"

// farAway is the cost of what cannot be reached.
const farAway = 1 << 14

// routes are the cheapest paths of one figure within an allowance (B-06,
// B-07). Squares that friends hold can be passed, but are no destinations.
type routes struct {
	ready bool
	of    traveler
	cost  [squares]int16     // half inches; farAway if not reachable
	by    [squares]direction // the last step of the cheapest path, the first direction of several
	found [squares]square    // the squares with a cost, each once
	seen  int
}

// traveler is all that the routes of a figure depend on, besides the ground.
type traveler struct {
	start     square
	allowance int16
	side      playtest.Seat
	charging  bool
	wounded   bool
	shut      [squares/64 + 1]uint64 // squares that enemies hold, or are in contact with
}

// waiting are the squares that a search has found and not yet visited.
type waiting struct {
	heads [2*maxMove + 1]uint16 // by cost, the place of the first entry plus 1
	list  [directions * squares]entry
	n     int // entries used
}

// entry is a square that waits to be visited at some cost.
type entry struct {
	at   square
	next uint16 // place plus 1; 0 for the last
}

// find computes the routes of a figure. A charging figure may enter contact, and
// stops there.
func (p *routes) find(r *Rules, s *State, of *traveler, w *waiting) {
	p.clear()
	p.of, w.n = *of, 0
	p.reach(of.start, 0, 0, w)
	for cost := range min(of.allowance, 2*maxMove) + 1 {
		for i := w.heads[cost]; i != 0; i = w.list[i-1].next {
			at := w.list[i-1].at
			if p.cost[at] != cost || at != of.start && of.charging && r.inContact(s, at, of.side) {
				continue
			}
			p.spread(&r.data.ground, at, w)
		}
		w.heads[cost] = 0
	}
}

// clear forgets the routes found before.
func (p *routes) clear() {
	if !p.ready {
		for q := range p.cost {
			p.cost[q] = farAway
		}
		p.ready = true
	}
	for _, q := range p.found[:p.seen] {
		p.cost[q] = farAway
	}
	p.seen = 0
}

// set describes a figure that moves within an allowance in half inches.
func (of *traveler) set(r *Rules, s *State, f figure, allowance int, charging bool) {
	*of = traveler{start: s.at[f], allowance: int16(allowance), side: f.side(), charging: charging, wounded: r.wounded(s, f)}
	of.shutOut(r, s)
}

// shutOut notes the squares that may not be entered: those of enemies, and those
// in contact with them, unless the figure charges.
func (of *traveler) shutOut(r *Rules, s *State) {
	side := of.side.Other()
	for q := r.live(s, side); q != 0; q &= q - 1 {
		at := s.at[q.first(side)]
		of.shut[at/64] |= 1 << (at % 64)
		if of.charging {
			continue
		}
		for w := r.data.ground.touch[at]; w != 0; w &= w - 1 {
			to := w.lowest(at)
			of.shut[to/64] |= 1 << (to % 64)
		}
	}
}

// spread enters the neighbors of a square.
func (p *routes) spread(ground *ground, at square, w *waiting) {
	here, wounded := p.cost[at], direction(bit8(p.of.wounded))<<1 // part of the place of a cost in ground.enter
	for dirs := ground.steps[at]; dirs != 0; dirs &= dirs - 1 {
		d := lowest(dirs)
		to := d.from(at)
		cost := here + int16(ground.enter[to][d&1|wounded])
		if cost > p.of.allowance || cost > p.cost[to] || p.of.shut[to/64]>>(to%64)&1 == 1 {
			continue
		}
		if cost < p.cost[to] {
			p.reach(to, cost, d, w)
		}
		p.by[to] = min(p.by[to], d)
	}
}

// reach notes a cheaper way to a square, which then waits to be visited.
func (p *routes) reach(to square, cost int16, d direction, w *waiting) {
	if p.cost[to] == farAway {
		p.found[p.seen] = to
		p.seen++
	}
	p.cost[to], p.by[to] = cost, d
	w.list[w.n] = entry{to, w.heads[cost]}
	w.n++
	w.heads[cost] = uint16(w.n)
}

// to returns the path to a square as an order.
func (p *routes) to(start, end square) (o order) {
	var dirs [2 * maxSteps]direction
	n := 0
	for at := end; at != start; n++ {
		dirs[n] = p.by[at]
		at = ((p.by[at] + 4) % directions).from(at)
	}
	for i := range n {
		o.path |= uint64(dirs[n-1-i]) << (3 * i)
	}
	o.steps = uint8(n)
	return o
}

// flight returns the path of a figure that a morale result moves; one without
// steps if it stays (B-18, PG-46).
func (g *game) flight(f figure, mode moveMode, allowance int) (o order) {
	s, ground := g.s, &g.data.ground
	start := s.at[f]
	enemy := g.nearestEnemy(s, f)
	if enemy == nobody || mode == toCover && (ground.building[start] != 0 || ground.of(start).cover != noCover) {
		return o
	}
	if mode == toCharge && g.touching(s, f).has(enemy) {
		return o
	}
	var p routes
	var of traveler
	of.set(g.Rules, s, f, allowance, mode == toCharge)
	p.find(g.Rules, s, &of, &waiting{})
	end := start
	switch mode {
	case toCover:
		if end = p.nearestCover(g, start); end == start {
			end = p.farthest(g, start, s.at[enemy])
		}
	case away:
		end = p.farthest(g, start, s.at[enemy])
	case toCharge:
		end = p.closest(g.Rules, s, start, enemy)
	}
	return p.to(start, end)
}

// better reports whether a square is preferred to another by cost, then by the
// order of the grid.
func (p *routes) better(a, b square) bool {
	return p.cost[a] < p.cost[b] || p.cost[a] == p.cost[b] && a < b
}

// nearestCover returns the cheapest free square with cover; start if there is
// none.
func (p *routes) nearestCover(g *game, start square) square {
	best := start
	for _, q := range p.found[:p.seen] {
		if q != start && g.s.board[q] == nobody && g.data.ground.of(q).cover != noCover && (best == start || p.better(q, best)) {
			best = q
		}
	}
	return best
}

// farthest returns the free square that is farthest from an enemy.
func (p *routes) farthest(g *game, start, enemy square) square {
	best := start
	for _, q := range p.found[:p.seen] {
		if g.s.board[q] != nobody {
			continue
		}
		if a, b := apart(q, enemy), apart(best, enemy); a > b || a == b && p.better(q, best) {
			best = q
		}
	}
	return best
}

// closest returns the cheapest free square in contact with an enemy, or else the
// one that is closest to it.
func (p *routes) closest(r *Rules, s *State, start square, enemy figure) square {
	best, meets := start, false
	at := s.at[enemy]
	for _, q := range p.found[:p.seen] {
		if s.board[q] != nobody {
			continue
		}
		touches := r.contact(q, at)
		a, b := apart(q, at), apart(best, at)
		switch {
		case touches && (!meets || p.better(q, best)):
			best, meets = q, true
		case !meets && !touches && (a < b || a == b && p.better(q, best)):
			best = q
		}
	}
	return best
}

// contact reports whether figures on two squares are in contact.
func (r *Rules) contact(a, b square) bool {
	dx, dy := offset(a, b)
	if max(dx, -dx, dy, -dy) > 1 {
		return false
	}
	return r.data.ground.touch[a]>>(4+dx+3*dy)&1 == 1
}
