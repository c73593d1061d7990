package lineandreserve

import "punchboard/playtest"

// Greedy is a sensible player with simple habits: it commits every unit that has a
// crew, puts lasting cards under its dearest units, aims each unit where it expects
// to score most, resolves first the attacks that prevent others, and draws units as
// long as there are any. It uses only what is on the table and its own hand.
func Greedy() playtest.Player[State] {
	return playtest.Player[State]{Name: "greedy", New: func() playtest.Agent[State] { return &greedy{spread: 2} }}
}

type greedy struct {
	rules  *Rules
	me     playtest.Seat
	spread int // each friend that aims at a target divides its worth by 2 to this power
}

func (p *greedy) Begin(r playtest.Rules[State], seat playtest.Seat) {
	p.rules, p.me = r.(*Rules), seat
}

// Act returns the action with the highest value, at random among equals.
func (p *greedy) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, rnd *playtest.Stream) playtest.Action {
	g := game{Rules: p.rules, s: s}
	var of aiming
	if s.step == atTargets {
		p.look(&g, &of, int(s.cursor))
	}
	best, most, ties := legal[0], 0, 0
	for _, a := range legal {
		worth := p.worth(&g, a, &of)
		switch {
		case ties == 0 || worth > most:
			best, most, ties = a, worth, 1
		case worth == most:
			if ties++; rnd.N(ties) == 0 {
				best = a
			}
		}
	}
	return best
}

// never is less than the value of passing, which is 0.
const never = -1

func (p *greedy) worth(g *game, a playtest.Action, of *aiming) int {
	k, x, y, z := unpack(a)
	s := g.s
	switch k {
	case take:
		return p.start(g, x)
	case commit:
		return p.commit(g, x, z == 1)
	case relieve:
		return 100 + p.cost(g, y)
	case place:
		return y
	case swap:
		return p.swap(g, x, y)
	case shift:
		return p.shift(g, x)
	case order:
		return p.order(g, x, y, z)
	case aimAt:
		return p.aim(g, x, y, of)
	case storm:
		return p.storm(g, y, of)
	case join:
		return 1 - g.group(p.me, s.grouped[p.me]).count()/assaultSize
	case arm:
		return p.arm(g, weapons(x))
	case plusOne:
		return p.plusOne(g, x)
	case goFirst:
		return x
	case attackWith:
		return p.prevent(g, x)
	case retarget, friend, check:
		return p.cost(g, x)
	case drawCard:
		return p.draw(g, x)
	case drawBoth:
		return -max(x-p.rules.data.set.HandUnits+s.hands[p.me].count(), p.rules.data.set.HandUnits-s.hands[p.me].count()-x)
	case steal:
		return p.keeps(g, x)
	case bury:
		return -int(g.data.designAt(x).cost)
	case throw:
		return -p.keeps(g, x)
	}
	return x // keeping what was captured
}

// cost is what a unit is worth, its crew included.
func (p *greedy) cost(g *game, u int) int {
	n := int(g.data.unit(u).cost)
	if crew := g.s.units[u].crew; crew != nobody {
		n += int(g.data.unit(int(crew)).cost)
	}
	return n
}

// start takes the dearest units of the Front Line with their crews.
func (p *greedy) start(g *game, n int) int {
	s, d := g.s, g.data.designAt(n)
	hand := s.hands[p.me]
	left := g.data.situation.units[p.me] - hand.count()
	short := p.shortOf(g, hand)
	switch {
	case d.isCrew() && short == d.kind:
		return 1000
	case d.isCrew(), d.needs != noCrew && (left < 2 || short != noCrew):
		return never
	case d.line == frontLine:
		return 100 + int(d.cost)
	}
	return int(d.cost)
}

// shortOf returns a kind of crew that units in a hand wait for, noCrew for none.
func (p *greedy) shortOf(g *game, hand set) unitType {
	for kind := tankCrew; kind <= pilot; kind++ {
		waiting := 0
		for u := hand.and(g.data.crewed); u.some(); u = u.rest() {
			if g.data.unit(u.first()).needs == kind {
				waiting++
			}
		}
		if waiting > hand.and(g.data.crewOf[kind]).count() {
			return kind
		}
	}
	return noCrew
}

// commit commits the dearest units first, and mobile artillery to the Rear Line when
// others shield it.
func (p *greedy) commit(g *game, n int, rear bool) int {
	d := g.data.designAt(n)
	worth := 10 + int(d.cost)
	if d.line == either && rear == g.s.front[p.me].none() {
		worth -= 5
	}
	return worth
}

// swap gives the crew of a cheap unit to a dear one.
func (p *greedy) swap(g *game, u, v int) int {
	a, b := int(g.data.unit(u).cost), int(g.data.unit(v).cost)
	switch {
	case g.s.units[u].crew == nobody:
		return a - b
	case g.s.units[v].crew == nobody:
		return b - a
	}
	return never
}

// shift takes mobile artillery behind a line that others hold.
func (p *greedy) shift(g *game, u int) int {
	if g.s.front[p.me].has(u) && g.s.front[p.me].count() > 2 {
		return 1
	}
	return never
}

// draw draws units while there is room for them.
func (p *greedy) draw(g *game, ofUnits int) int {
	if g.s.hands[p.me].count() < p.rules.data.set.HandUnits {
		return ofUnits
	}
	return 1 - ofUnits
}
