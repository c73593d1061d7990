package patroldeck

import "punchboard/playtest"

// resolve resolves one fight (K).
func (g *game) resolve(in company) {
	s := g.s
	var total [playtest.Seats]int
	for side := range playtest.Seats {
		for q := in[side]; q != 0; q &= q - 1 {
			g.stop(q.first(playtest.Seat(side)))
		}
		c, more := g.draw(playtest.Seat(side)), g.modifiers(in, playtest.Seat(side))
		g.read(c, forMelee, in[side].first(playtest.Seat(side)), more)
		total[side] = int(c.d10) + more
	}
	g.rules(pd009, pd128, pd145)
	if total[American] == total[German] {
		g.t.Rule(pd144)
		from := [...]middle{American: g.middle(in[German], German), German: g.middle(in[American], American)}
		g.pushAll(allBack, in, from)
		return
	}
	winner := American
	if total[German] > total[American] {
		winner = German
	}
	g.beat(in, winner)
	g.ruleIf(s.fights.winners != 0, pd142)
}

// modifiers returns what a side adds to its die (PD-129 to PD-135).
func (g *game) modifiers(in company, side playtest.Seat) (sum int) {
	s, other := g.s, side.Other()
	hth, best, all := -99, -99, 0
	for q := in[side]; q != 0; q &= q - 1 {
		f := q.first(side)
		of := &g.data.figs[f]
		hth, best, all = max(hth, int(of.weapon.hth)), max(best, int(of.melee)), all+int(of.melee)
		if s.stunned.has(f) {
			g.t.Rule(pd129)
			sum--
		}
		if g.wounded(s, f) {
			g.t.Rule(pd130)
			sum--
		}
	}
	if g.data.set.SumMelee {
		best = all
	}
	if more := in[side].count() - in[other].count(); more > 0 {
		g.t.Rule(pd131)
		if !g.data.set.OutnumberEach {
			more = 1
		}
		sum += 2 * more
	}
	if g.defends(in, side) {
		g.t.Rule(pd132)
		sum += 3
	}
	g.rules(pd067, pd134, pd135)
	return sum + hth + best
}

// defends reports whether a side defends cover: it did not move into contact, the
// other side did, and an obstacle is between two of them (PG-81, B-15).
func (g *game) defends(in company, side playtest.Seat) bool {
	s, other := g.s, side.Other()
	if in[side]&s.charged[side] != 0 || in[other]&s.charged[other] == 0 {
		return false
	}
	for q := in[side]; q != 0; q &= q - 1 {
		for e := in[other]; e != 0; e &= e - 1 {
			if g.obstacle(s.at[q.first(side)], s.at[e.first(other)]) {
				return true
			}
		}
	}
	g.t.Rule(pd133)
	return false
}

// obstacle reports whether there is cover between a defender and an attacker.
func (g *game) obstacle(at, from square) bool {
	ground := &g.data.ground
	t, other := ground.of(at), ground.of(from)
	switch {
	case t.opening:
		return ground.building[at] != ground.building[from]
	case t.linear():
		return !other.linear()
	case t.cover == inFoxhole:
		return g.data.set.FoxholeAlways || other.cover != inFoxhole
	}
	return false
}

// linear reports whether the terrain is an obstacle such as a wall.
func (t *terrain) linear() bool {
	return !t.opening && (t.cover == behindLow || t.cover == behindHigh)
}

// beat damages a losing figure, pushes the losers back and lets the winners
// follow (PD-136 to PD-142).
func (g *game) beat(in company, winner playtest.Seat) {
	s, loser := g.s, winner.Other()
	c := g.draw(winner)
	hurt := in[loser].nth(loser, int(c.chooser-1)%in[loser].count())
	g.read(c, forEffect, hurt, harmed)
	g.rules(pd136, pd137, pd138, pd139, pd140)
	p := &s.fights
	p.won, p.winners, p.nLeft, p.left = winner, in[winner], 0, [len(p.left)]square{}
	for q := in[loser]; q != 0; q &= q - 1 {
		p.left[p.nLeft] = s.at[q.first(loser)]
		p.nLeft++
	}
	g.hurt(hurt, c.wound)
	g.mark(hurt)
	var back company
	var from [playtest.Seats]middle
	back[loser], from[loser] = in[loser], g.middle(in[winner], winner)
	g.pushAll(losersBack, back, from)
	g.t.Rule(pd141)
}

// middle is the mean position of some figures: the sums of their coordinates.
type middle struct{ n, x, y int }

func (g *game) middle(set squad, side playtest.Seat) (m middle) {
	for ; set != 0; set &= set - 1 {
		at := g.s.at[set.first(side)]
		m = middle{m.n + 1, m.x + int(xOf[at]), m.y + int(yOf[at])}
	}
	return m
}

// from returns the square of the distance to a square, multiplied by that of n.
func (m middle) from(q square) int {
	dx, dy := m.n*int(xOf[q])-m.x, m.n*int(yOf[q])-m.y
	return dx*dx + dy*dy
}

// pushAll pushes the live figures of a fight back by two squares, each side from
// the middle of the other; in roster order, if nothing else is to be tried (B-16).
func (g *game) pushAll(id playtest.TogetherID, back company, from [playtest.Seats]middle) {
	var room [4]uint16 // one against up to three
	all := room[:0]
	for side := range playtest.Seats {
		all = (back[side] &^ g.s.down[side]).things(all, playtest.Seat(side))
	}
	g.t.Together(id, all)
	for _, x := range all {
		f := figure(x)
		g.push(f, from[f.side()], false)
		g.push(f, from[f.side()], true)
	}
}

// push moves a figure to the free neighbor that is farthest from the enemies and
// farther than now; of equal ones, to the first in the grid. The second step may
// not lead into contact.
func (g *game) push(f figure, m middle, second bool) {
	s := g.s
	best, most := s.at[f], m.from(s.at[f])
	for dirs := g.data.ground.steps[s.at[f]]; dirs != 0; dirs &= dirs - 1 {
		q := lowest(dirs).from(s.at[f])
		far := m.from(q)
		if s.board[q] != nobody || far < most || far == most && (best == s.at[f] || q > best) || second && g.inContact(s, q, f.side()) {
			continue
		}
		best, most = q, far
	}
	g.place(f, best)
}

// stepsForward lists the squares that the next winner may step into: left by a
// loser, next to it and not in contact (PD-142, PD-143).
func (r *Rules) stepsForward(s *State, buf []playtest.Action) []playtest.Action {
	p := &s.fights
	f := p.winners.first(p.won)
	for dirs := r.data.ground.steps[s.at[f]]; dirs != 0; dirs &= dirs - 1 {
		q := lowest(dirs).from(s.at[f])
		for _, left := range p.left[:p.nLeft] {
			if q == left && s.board[q] == nobody && !r.inContact(s, q, p.won) {
				buf = append(buf, act(advance, q))
			}
		}
	}
	return buf
}

// stepForward moves a winner into a square left by a loser.
func (g *game) stepForward(to square) {
	p := &g.s.fights
	f := p.winners.first(p.won)
	g.s.facing[f] = directionTo(g.s.at[f], to)
	g.place(f, to)
	p.winners &= p.winners - 1
	g.t.Rule(pd143)
	g.cleared()
}

// directionTo returns the direction of a neighbor.
func directionTo(from, to square) direction {
	for d := range direction(directions) {
		if d.from(from) == to {
			return d
		}
	}
	return 0
}
