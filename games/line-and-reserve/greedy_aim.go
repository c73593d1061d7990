package lineandreserve

// assaultSize is how many infantry units this player sends into a Close Assault.
const assaultSize = 4

// hitWays are the ways out of 100 to hit with an Attack Value from 0 to 20, after all
// modifiers.
var hitWays = [...]int{97, 97, 97, 97, 97, 94, 90, 85, 79, 72, 64, 55, 45, 36, 28, 21, 15, 10, 6, 3, 3}

// aiming is what a unit that declares a target needs to know of itself.
type aiming struct {
	arms
	aimed [allUnits]uint8 // friends that aim at a unit already
}

// arms are the means of a unit to attack.
type arms struct {
	mod  int // to its attacks
	free weapons
}

func (p *greedy) arms(g *game, u int) arms {
	return arms{g.stat(u, p.me, attackStat, -1, false, false), g.free(u)}
}

// look prepares for the choice of a target.
func (p *greedy) look(g *game, of *aiming, u int) {
	s := g.s
	of.arms = p.arms(g, u)
	for v := s.live.and(s.table(p.me)); v.some(); v = v.rest() {
		of.aimed[s.units[v.first()].target]++
	}
}

// aim returns what a unit can expect to score on a target, less if friends aim at it.
func (p *greedy) aim(g *game, u, t int, of *aiming) int {
	return 1 + p.expects(g, u, t, of.arms)>>(p.spread*int(of.aimed[t]))
}

// expects returns what a unit can expect to score on a target with its two best
// weapons.
func (p *greedy) expects(g *game, u, t int, of arms) int {
	d := g.data.unit(u)
	mod := of.mod + p.exposed(g, t)
	defense, endurance := g.defense(t, p.me.Other()), int(g.s.units[t].endurance)
	first, second := 0, 0
	for w := of.free; w != 0; w &= w - 1 {
		switch n := expected(&d.weapon[w.first()], g.data.unit(t), mod, defense, endurance); {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	return (first + second) * (2*p.cost(g, t) + 1)
}

// prevent returns what the next attack of a unit is worth: what it can expect to
// score, twice that if the target has yet to attack, and half as much again if an
// enemy who has yet to attack aims at the unit.
func (p *greedy) prevent(g *game, u int) int {
	s, t := g.s, int(g.s.units[u].target)
	worth := p.expects(g, u, t, p.arms(g, u))
	if s.live.has(t) {
		worth *= 2
	}
	for v := s.live.and(s.table(p.me.Other())); v.some(); v = v.rest() {
		if int(s.units[v.first()].target) == u {
			return worth + worth/2
		}
	}
	return worth
}

// exposed returns what is added to attacks against a unit.
func (p *greedy) exposed(g *game, t int) int {
	mod := g.stat(t, p.me.Other(), incomingStat, -1, false, false)
	if k := g.data.unit(t).kind; k == antiTankGun || k == artillery {
		mod += 2
	}
	return mod
}

// expected returns the part of a unit's Endurance that an attack with one weapon
// takes on average, in thousandths of a percent.
func expected(w *weapon, t *design, mod, defense, endurance int) int {
	if !w.affects(t) {
		return 0
	}
	ways := hitWays[min(max(int(w.value[targetOf[t.kind]])-mod, 0), len(hitWays)-1)]
	net := 0 // ten times the mean Net Damage
	if least := int(w.index) - defense; least >= 0 {
		net = 10*least + 55
	} else if k := least + 10; k > 0 {
		net = k * (k + 1) / 2
	}
	return ways * min(100, 10*net/max(endurance, 1)) * int(w.rolls)
}

// storm assaults armor that the infantry could hardly hurt otherwise.
func (p *greedy) storm(g *game, t int, of *aiming) int {
	if g.data.unit(t).defense < 4 || g.undeclared().and(g.data.crewOf[infantry]).count() < assaultSize || of.aimed[t] > 1 {
		return never
	}
	return 4000 * p.cost(g, t)
}

// arm chooses the two weapons that do most.
func (p *greedy) arm(g *game, w weapons) (sum int) {
	s := g.s
	u, t := int(s.fight.unit), int(s.fight.target)
	if s.step == atArm {
		u, t = int(s.cursor), int(s.units[s.cursor].target)
	}
	d := g.data.unit(u)
	mod := p.exposed(g, t)
	for ; w != 0; w &= w - 1 {
		sum += 1 + expected(&d.weapon[w.first()], g.data.unit(t), mod, g.defense(t, p.me.Other()), int(s.units[t].endurance))
	}
	return sum
}
