package lineandreserve

import "punchboard/playtest"

// Legal appends the choices of the deciding player. Passing, where it is allowed,
// comes first.
func (r *Rules) Legal(s *State, buf []playtest.Action) []playtest.Action {
	g := game{Rules: r, s: s}
	switch s.step {
	case atStart:
		return g.legalStart(buf)
	case atCommit:
		return g.legalCommit(buf)
	case atPlace:
		for u := s.aside[s.asked]; u.some(); u = u.rest() {
			buf = append(buf, act(place, u.first(), 0, 0), act(place, u.first(), 1, 0))
		}
		return buf
	case atCrews:
		return g.swaps(eachUnit(append(buf, act(pass, 0, 0, 0)), shift, g.movers()))
	case atWindow:
		return g.legalPlays(append(buf, act(pass, 0, 0, 0)))
	case atTargets:
		return g.legalTargets(buf)
	case atGroup:
		return g.legalGroup(buf)
	case atArm:
		return legalWeapons(buf, g.usable(int(s.cursor), int(s.units[s.cursor].target)))
	case atOrder:
		return append(buf, act(goFirst, 1, 0, 0), act(goFirst, 0, 0, 0))
	case atAttack:
		return eachUnit(buf, attackWith, g.candidates(s.next))
	case atRetarget:
		return g.legalRetarget(buf)
	case atWeapons:
		return legalWeapons(buf, g.usable(int(s.fight.unit), int(s.fight.target)))
	case atNamed:
		return eachUnit(buf, name, g.bestOfGroup())
	case atFriend:
		return eachUnit(buf, friend, g.friends())
	case atKeep:
		return append(buf, act(keep, 1, 0, 0), act(keep, 0, 0, 0))
	case atFires:
		return eachUnit(buf, check, s.burning)
	case atDraw:
		return g.legalDraw(buf)
	case atNames:
		return g.legalNames(buf)
	case atDiscardUnits:
		return g.legalBury(buf)
	}
	return g.legalOrders(buf)
}

// legalOrders appends the choices about Command cards in hand.
func (g *game) legalOrders(buf []playtest.Action) []playtest.Action {
	s, d := g.s, &g.data.commands
	switch s.step {
	case atSteal:
		return g.eachOrder(buf, steal, s.held[s.asked.Other()])
	case atDiscardOrders:
		return g.eachOrder(buf, throw, s.held[s.asked]&^s.thrown[s.asked])
	}
	buf = append(buf, act(pass, 0, 0, 0))
	switch s.step {
	case atReact:
		return g.eachPlay(buf, s.held[s.asked]&d.cancel)
	case atInitiativeFix:
		return g.eachPlay(buf, s.held[s.asked]&d.reroll[initiativeRoll])
	case atFix:
		return g.eachPlay(buf, s.held[s.asked]&d.reroll[attackRoll])
	case atIntensityFix:
		return g.eachPlay(buf, s.held[s.asked]&d.reroll[intensityRoll])
	case atSave:
		return g.eachPlay(buf, g.savers())
	case atInitiative, atRoll, atIntensity, atFlag, atFireRoll:
		return g.eachOrder(buf, plusOne, s.held[s.asked])
	}
	panic("lineandreserve: a step without choices")
}

// eachPlay appends the play of each design among some cards that need no target.
func (g *game) eachPlay(buf []playtest.Action, of hand) []playtest.Action {
	last := -1
	for ; of != 0; of &= of - 1 {
		if kind := int(g.data.commands.of[of.first()]); kind != last {
			buf, last = append(buf, act(order, kind, nobody, 0)), kind
		}
	}
	return buf
}

func eachUnit(buf []playtest.Action, k kind, of set) []playtest.Action {
	for ; of.some(); of = of.rest() {
		buf = append(buf, act(k, of.first(), 0, 0))
	}
	return buf
}

// legalStart appends the cards that may be taken into the starting hand.
func (g *game) legalStart(buf []playtest.Action) []playtest.Action {
	last := -1
	for u := g.starters(); u.some(); u = u.rest() {
		if n := g.data.designNumber(u.first()); n != last {
			buf, last = append(buf, act(take, n, 0, 0)), n
		}
	}
	return buf
}
