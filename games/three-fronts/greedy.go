package threefronts

import "punchboard/playtest"

// Greedy is a sensible player with simple habits: it spreads its units evenly,
// with scouts beside guns and missions that help them, plays Support at once,
// suppresses with every gun, assaults when it has many more dice than the
// defenders, keeps cancel cards for casualties, and rallies the unit closest to
// rout. It uses only what is on the table and its own hand.
func Greedy() playtest.Player[State] {
	return playtest.Player[State]{Name: "greedy", New: func() playtest.Agent[State] { return &greedy{} }}
}

type greedy struct {
	rules *Rules
	me    playtest.Seat
}

func (p *greedy) Begin(r playtest.Rules[State], seat playtest.Seat) {
	p.rules, p.me = r.(*Rules), seat
}

// Act returns the action with the highest value, at random among equals.
func (p *greedy) Act(_ playtest.Rules[State], s *State, legal []playtest.Action, rnd *playtest.Stream) playtest.Action {
	g := game{Rules: p.rules, s: s}
	return playtest.Best(legal, rnd, func(a playtest.Action) int { return p.worth(&g, a) })
}

// never is less than the value of passing, which is 0.
const never = -1

func (p *greedy) worth(g *game, a playtest.Action) int {
	k, x, y, z := unpack(a)
	switch k {
	case deploy:
		return p.deploy(g, x, y)
	case moveTo:
		return p.move(g, x, y)
	case extraCard:
		return 2000 + y*(g.s.inPlay(p.me).count()-6) // six units are enough
	case discard:
		return -p.keep(g, x)
	case goOut:
		return p.scout(g, x)
	case mark:
		return p.mark(g, x)
	case look:
		return 1
	case shell:
		return p.shell(g, x, y)
	case declare:
		return p.assault(g, x, y)
	case shoot:
		return g.firepower(p.me, x)
	case rallyOne:
		return 40 + p.danger(g, x)
	case leadOne:
		return 20 + p.danger(g, y)
	case play:
		return p.card(g, x, y, z)
	}
	return 0
}

// deploy keeps the fronts equally strong, wherever the enemy is: a weak front
// invites assaults, and if it is lost, its enemies attack from the flank. Scouts
// and guns go together, because a successful mission helps the guns of its front.
func (p *greedy) deploy(g *game, unit, front int) int {
	d, beside := &g.data.sides[p.me], units(0)
	switch {
	case d.scouts.has(unit):
		beside = d.suppressors
	case d.suppressors.has(unit):
		beside = d.scouts
	}
	return 500 - 10*g.force(p.me, front) + 30*(g.s.at[p.me][front]&beside).count()
}

// move fills an empty front from one with two or more units, once all drawn
// units are deployed.
func (p *greedy) move(g *game, unit, front int) int {
	if g.s.pending != 0 || g.s.at[p.me][front] != 0 || g.s.at[p.me][g.s.where(p.me, unit)].count() < 2 {
		return never
	}
	return 100 - g.firepower(p.me, unit)
}

// keep returns the value of keeping a card at the hand limit.
func (p *greedy) keep(g *game, kind int) int {
	t := &g.data.tactics.types[kind]
	switch {
	case !t.eligible[p.me]:
		return 0
	case t.verb == support:
		return 9
	case t.verb == cancelRoll && !t.windows[enemyMove]:
		return 7
	case t.verb == fireVolley, t.verb == forbidFront:
		return 6
	}
	return 4
}

// scout goes on a mission only if guns or Support profit from it: one in three is
// spotted.
func (p *greedy) scout(g *game, unit int) int {
	front := g.s.where(p.me, unit)
	if g.s.at[p.me.Other()][front] == 0 || p.guns(g, front) == 0 && !p.hasSupport(g) {
		return never
	}
	return 10
}

// guns counts the player's units on a front that can suppress this turn.
func (p *greedy) guns(g *game, front int) int {
	return (g.ableToSuppress(g.data.sides[p.me].suppressors) & g.s.at[p.me][front]).count()
}

// mark is worth more than a look if suppression of that front will follow.
func (p *greedy) mark(g *game, front int) int {
	enemies := g.s.at[p.me.Other()][front].count()
	guns := p.guns(g, front)
	if enemies == 0 || guns == 0 && !p.hasSupport(g) {
		return 0
	}
	return 2 + enemies + 2*guns
}

func (p *greedy) hasSupport(g *game) bool {
	g.s.asked = p.me
	for h := g.playable(inSuppression); h != 0; h &= h - 1 {
		if g.data.tactics.types[g.data.tactics.of[h.first()]].verb == support {
			return true
		}
	}
	return false
}

// shell suppresses, unless the unit is more useful in an assault on pinned
// enemies.
func (p *greedy) shell(g *game, unit, front int) int {
	if g.unit(p.me, unit).mediumTank && g.power(p.me.Other(), front) == 0 {
		return never
	}
	return 30 + int(g.s.volleyMod[front]) + g.s.at[p.me.Other()][front].count()
}

// assault joins if all who could take part have at least 1.6 times the dice of the
// defenders, who fire first. Leaders stay out.
func (p *greedy) assault(g *game, unit, front int) int {
	if g.data.sides[p.me].leaders.has(unit) {
		return never
	}
	own := 0
	for u := g.possibleAssaulters(front) &^ g.data.sides[p.me].leaders; u != 0; u &= u - 1 {
		own += g.firepower(p.me, u.first())
	}
	if 10*own < 16*g.power(p.me.Other(), front) {
		return never
	}
	return 10 + g.firepower(p.me, unit)
}

// possibleAssaulters returns the units that assault a front or could still do so.
func (g *game) possibleAssaulters(front int) units {
	set, able := g.s.fight.targets[front], g.assaulters()
	for f, here := range g.s.at[g.s.active] {
		if g.reach(f).has(front) {
			set |= able & here
		}
	}
	return set
}

// danger returns how close a unit is to rout.
func (p *greedy) danger(g *game, unit int) int {
	return int(g.s.casualty[p.me][unit]) + int(g.s.pins[p.me][unit]) - g.unit(p.me, unit).strength
}

// firepower returns the value of a unit's dice in an assault this turn, in
// sixths of a casualty: its dice, and its modifiers on each.
func (g *game) firepower(side playtest.Seat, unit int) int {
	t := g.unit(side, unit)
	n := t.strength - int(g.s.casualty[side][unit]) + int(g.s.dice[side][unit]) + int(g.s.diceTurn[side][unit])
	if side == g.s.active {
		return (n + t.attackDice) * (1 + t.attackMod)
	}
	return (n + t.defendDice) * (1 + t.defendMod)
}

// power adds the firepower of a side's unpinned units on a front.
func (g *game) power(side playtest.Seat, front int) (sum int) {
	for u := g.s.at[side][front] &^ g.s.pinned[side]; u != 0; u &= u - 1 {
		sum += g.firepower(side, u.first())
	}
	return sum
}

// force adds the Strength of a side's units on a front, less casualties.
func (g *game) force(side playtest.Seat, front int) (sum int) {
	for u := g.s.at[side][front]; u != 0; u &= u - 1 {
		sum += g.unit(side, u.first()).strength - int(g.s.casualty[side][u.first()])
	}
	return sum
}
