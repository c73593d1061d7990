package patroldeck

import "punchboard/playtest"

// meleeOn forms the fights of the activation (T7), until no contact is left
// between figures of which one has not fought.
func (g *game) meleeOn() {
	s := g.s
	var seen company
	for q := g.live(s, German); q != 0; q &= q - 1 {
		if f := q.first(German); !seen.has(f) && g.unfought(f) != 0 {
			g.form(f, g.side(), &seen)
		}
	}
	if s.fights.n == 0 {
		s.phase = inFacing
	}
	g.sortFights()
}

// meet forms the fights around one figure, which are fought at once (PG-80).
func (g *game) meet(f figure, attacker playtest.Seat) {
	var seen company
	g.form(f, attacker, &seen)
	g.sortFights()
}

// unfought returns the enemies in contact with a figure, without those of which
// both have already fought in this activation.
func (g *game) unfought(f figure) squad {
	set := g.touching(g.s, f)
	if g.s.fought.has(f) {
		set &^= g.s.fought[f.side().Other()]
	}
	return set
}

// form divides the group of figures in contact around one of them into fights
// (B-14): each figure of the greater side joins the figure it touches that has
// the fewest opponents.
func (g *game) form(f figure, attacker playtest.Seat, seen *company) {
	all := g.group(f)
	for side := range playtest.Seats {
		seen[side] |= all[side]
	}
	if all[f.side().Other()] == 0 {
		return
	}
	small := attacker
	if all[small.Other()].count() < all[small].count() {
		small = small.Other()
	}
	p := &g.s.fights
	first := p.n
	for q := all[small]; q != 0 && p.n < maxFights; q &= q - 1 {
		p.list[p.n] = fight{one: q.first(small)}
		p.n++
	}
	for q := all[small.Other()]; q != 0; q &= q - 1 {
		g.join(q.first(small.Other()), p.list[first:p.n])
	}
	g.keepFought(first)
	for side := range playtest.Seats {
		g.s.fought[side] |= all[side]
	}
	g.rules(pd122, pd123, pd124, pd125)
}

// group returns the figures that are connected with one by contacts.
func (g *game) group(f figure) (all company) {
	all.add(f)
	for next := all; next != (company{}); {
		var more company
		for side := range playtest.Seats {
			for q := next[side]; q != 0; q &= q - 1 {
				more[1-side] |= g.unfought(q.first(playtest.Seat(side)))
			}
		}
		for side := range playtest.Seats {
			more[side] &^= all[side]
			all[side] |= more[side]
		}
		next = more
	}
	return all
}

// join adds a figure to the fight of an enemy that it touches.
func (g *game) join(f figure, list []fight) {
	best := -1
	touched := g.unfought(f)
	for i := range list {
		x := &list[i]
		if n := x.many.count(); touched.has(x.one) && n < 3 && (best < 0 || n < list[best].many.count()) {
			best = i
		}
	}
	if best >= 0 {
		list[best].many |= 1 << f.nth()
	}
}

// keepFought drops the figures that nobody fights, from a fight on.
func (g *game) keepFought(first uint8) {
	p := &g.s.fights
	n := first
	for _, x := range p.list[first:p.n] {
		if x.many != 0 {
			p.list[n] = x
			n++
		}
	}
	for i := n; i < p.n; i++ {
		p.list[i] = fight{}
	}
	p.n = n
}

// sortFights puts the fights in roster order of their first figure.
func (g *game) sortFights() {
	p := &g.s.fights
	list := p.list[:p.n]
	for i := range list {
		for j := i; j > 0 && list[j].firstUS() < list[j-1].firstUS(); j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// firstUS returns the first American of a fight, who comes first in the roster.
func (x *fight) firstUS() figure {
	if x.one.side() == American {
		return x.one
	}
	return x.many.first(American)
}

// sides returns the figures of a fight by side.
func (x *fight) sides() (in company) {
	in.add(x.one)
	in[x.one.side().Other()] = x.many
	return in
}

// fightOn asks the winners of the last fight whether they step forward, or
// resolves the next fight.
func (g *game) fightOn() {
	p := &g.s.fights
	for ; p.winners != 0; p.winners &= p.winners - 1 {
		var room [8]playtest.Action
		if len(g.stepsForward(g.s, room[:0])) > 0 {
			g.ask(p.won, atStep)
			return
		}
	}
	if p.done == p.n {
		*p = fights{}
		return
	}
	p.done++
	g.resolve(p.list[p.done-1].sides())
	g.cleared()
}
