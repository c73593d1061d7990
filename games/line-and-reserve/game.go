package lineandreserve

import "punchboard/playtest"

// game applies the rules to one state.
type game struct {
	*Rules
	s *State
	c playtest.Chance
	t *playtest.Tracer

	open set // the attacks that choosesAttack has just found
}

// rules reports several rules at once.
func (g *game) rules(ids ...playtest.RuleID) {
	if g.t == nil {
		return
	}
	for _, id := range ids {
		g.t.Rule(id)
	}
}

// Actor returns the player to decide.
func (r *Rules) Actor(s *State) playtest.Seat {
	if s.over() {
		return playtest.Nobody
	}
	return s.asked
}

// Apply performs an action and continues to the next decision.
func (r *Rules) Apply(s *State, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	g := game{Rules: r, s: s, c: c, t: t}
	g.do(a)
	g.advance()
}

// ask waits for a decision of one player.
func (g *game) ask(st step, who playtest.Seat) { g.s.step, g.s.asked = st, who }

// advance continues to the next decision.
func (g *game) advance() {
	for !g.s.over() && !g.waiting() {
		g.leave()
	}
}

// fewer returns the player who acts first where both may: the one with fewer Victory
// Points, then the winner of the last Initiative, then the winner of the toss
// (LG-47).
func (g *game) fewer() playtest.Seat {
	s := g.s
	if s.points[0] != s.points[1] && !g.data.set.InitiativeFirst {
		return playtest.Seat(bit(s.points[1] < s.points[0]))
	}
	if s.lead != playtest.Nobody {
		return s.lead
	}
	return s.coin
}

// waiting reports whether the step has a decision to make.
func (g *game) waiting() bool {
	s := g.s
	switch s.step {
	case atStart:
		return s.hands[s.asked].count() < g.data.situation.units[s.asked] && s.reserves[s.asked].left > 0
	case atCommit:
		g.t.Asked(s.asked)
		return g.mayCommit()
	case atPlace:
		return s.aside[s.asked].some()
	case atCrews:
		return g.mayRearrange()
	case atWindow:
		return g.someoneMayPlay()
	case atReact:
		return s.held[s.asked]&g.data.commands.cancel != 0
	case atTargets:
		return g.nextDeclarer()
	case atGroup:
		return g.joiners().some()
	case atInitiative:
		return g.buyersLeft()
	case atInitiativeFix:
		return g.fixersLeft()
	case atAttack:
		return g.choosesAttack()
	case atWeapons:
		return !onlyOne(g.usable(int(s.fight.unit), int(s.fight.target)))
	case atNamed:
		return g.bestOfGroup().count() > 1
	case atRoll, atIntensity, atFlag, atFireRoll:
		return s.held[s.asked] != 0 && int(s.fight.bought) < g.data.set.PlusOnes
	case atFix:
		return s.held[s.asked]&g.data.commands.reroll[attackRoll] != 0
	case atIntensityFix:
		return s.held[s.asked]&g.data.commands.reroll[intensityRoll] != 0
	case atFriend:
		return g.friends().count() > 1
	case atSave:
		return g.savers() != 0
	case atFires:
		return s.burning.count() > 1
	case atDraw:
		return s.counter < freeDraws && g.mayDraw()
	case atNames:
		return s.counter < freeDraws && g.mayDraw()
	case atSteal:
		return s.counter > 0 && s.held[s.asked.Other()] != 0
	case atDiscardUnits:
		return s.hands[s.asked].count() > g.data.set.HandUnits
	case atDiscardOrders:
		return (s.held[s.asked] &^ s.thrown[s.asked]).count() > g.data.set.HandOrders
	}
	return true
}

// leave ends a step in which there is nothing more to decide.
func (g *game) leave() {
	s := g.s
	switch s.step {
	case atStart:
		g.startingHandDone()
	case atCommit:
		g.committed()
	case atPlace:
		g.placed()
	case atCrews:
		g.rearranged()
	case atWindow:
		g.closeWindow()
	case atReact:
		g.resolvePlay()
	case atTargets:
		g.openWindow(beforeInitiative)
	case atGroup:
		g.groupDone()
	case atInitiative:
		g.rollInitiative()
	case atInitiativeFix:
		g.initiativeDone()
	case atAttack:
		g.nextAttack()
	case atWeapons:
		g.arm(g.usable(int(s.fight.unit), int(s.fight.target)))
	case atNamed:
		g.nameUnit(g.bestOfGroup().first())
	case atRoll:
		g.rollAttack()
	case atFix:
		g.resolveRoll()
	case atFriend:
		g.fireOnFriend()
	case atIntensity:
		g.rollIntensity()
	case atIntensityFix:
		g.applyDamage()
	case atSave:
		g.crewFate()
	case atFlag:
		g.rollFlag()
	case atFires:
		g.nextFire()
	case atFireRoll:
		g.rollFire()
	case atDraw, atNames:
		g.drawn()
	case atSteal:
		g.resumeWindow()
	case atDiscardUnits:
		g.ask(atDiscardOrders, s.asked)
	case atDiscardOrders:
		g.discarded()
	default:
		panic("lineandreserve: a step that nobody can leave")
	}
}

// do performs an action.
func (g *game) do(a playtest.Action) {
	k, x, y, z := unpack(a)
	switch k {
	case pass:
		g.pass()
	case take:
		g.take(x)
	case commit:
		g.setAside(x, y, z == 1)
	case relieve:
		g.relieve(x, y)
	case place:
		g.placeMobile(x, y == 1)
	case swap:
		g.swap(x, y)
	case shift:
		g.changeLine(x)
	case order:
		g.playOrder(a, x)
	case aimAt:
		g.declare(x, y)
	case storm:
		g.beginAssault(x, y)
	case join:
		g.joinAssault(x)
	case arm:
		g.armed(weapons(x))
	case plusOne:
		g.buy(x)
	case goFirst:
		g.startAttacks(x == 1)
	case attackWith:
		g.attack(x)
	case retarget:
		g.retarget(x)
	case name:
		g.nameUnit(x)
	case friend:
		g.hitFriend(x)
	case keep:
		g.keep(x == 1)
	case check:
		g.checkFire(x)
	case drawCard:
		g.freeDraw(x == 1)
	case drawBoth:
		g.namedDraws(x)
	case steal:
		g.stealOrder(x)
	case bury:
		g.buryCard(x)
	case throw:
		g.throwOrder(x)
	}
}

// pass declines what is offered and continues.
func (g *game) pass() {
	s := g.s
	switch s.step {
	case atWindow, atInitiative, atInitiativeFix:
		g.passed()
	case atTargets:
		g.holdFire()
	default:
		g.leave()
	}
}

// passed gives a decision that both players have to the other one.
func (g *game) passed() {
	g.s.passes++
	g.s.asked = g.s.asked.Other()
}
