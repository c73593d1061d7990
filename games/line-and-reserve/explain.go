package lineandreserve

import "punchboard/playtest"

// What prevents a Command card from being played, in the order in which its text
// and the rulebook check it: the moment, the units of its types, their condition,
// and what their Damage cards forbid.
const (
	keptWindow playtest.PlayCondition = 1 + iota
	keptSide
	keptUnits
	keptState
	keptMute
)

// What prevents a Unit card from being committed: the moment, the Crew or the Unit
// that it goes with, and the cards that were set aside before it.
const (
	keptInHand playtest.PlayCondition = keptMute + 1 + iota
	keptPartner
	keptRoom
)

// Turn numbers the Turns.
func (r *Rules) Turn(s *State) int { return int(s.turn) }

// Why returns what prevents a Command card from being played, or a Unit card from
// being committed.
func (r *Rules) Why(s *State, seat playtest.Seat, id playtest.CardID) playtest.PlayCondition {
	g := game{Rules: r, s: s}
	kind := int(id) - int(r.commandCard(0))
	switch {
	case kind < 0:
		return g.uncommitted(seat, id)
	case s.held[seat]&r.data.commands.copies[kind] == 0:
		return playtest.NotHeld
	}
	return g.hindrance(kind)
}

// uncommitted returns what prevents a Unit card from being set aside. Before the
// first Turn nothing can be.
func (g *game) uncommitted(seat playtest.Seat, id playtest.CardID) playtest.PlayCondition {
	s := g.s
	for u := s.hands[seat].less(s.aside[seat]); u.some() && s.step != atStart; u = u.rest() {
		switch {
		case g.unitCard(u.first()) != id:
		case s.step != atCommit:
			return keptInHand
		default:
			return g.unready(u.first())
		}
	}
	return playtest.NotHeld
}

// unready checks what the deciding player needs to set a card aside (LR-044 to
// LR-046, LG-52).
func (g *game) unready(u int) playtest.PlayCondition {
	s, ready, cards := g.s, g.ready(), 1
	switch d := g.data.unit(u); {
	case d.isCrew() && g.mayServe(u, g.vacant(s.asked)):
	case d.isCrew() && g.mayServe(u, ready):
		cards = 2
	case d.isCrew(), d.needs != noCrew && ready.and(g.data.crewOf[d.needs]).none():
		return keptPartner
	case d.needs != noCrew:
		cards = 2
	}
	if g.room() < cards {
		return keptRoom
	}
	return playtest.Free
}

// mayServe reports whether a crew may serve one of some units.
func (g *game) mayServe(crew int, units set) bool {
	for u := units.and(g.data.crewed); u.some(); u = u.rest() {
		if g.fits(one(crew), u.first()).some() {
			return true
		}
	}
	return false
}

// hindrance checks the conditions of a design that the deciding player holds.
func (g *game) hindrance(kind int) playtest.PlayCondition {
	s, d := g.s, &g.data.commands
	var now hand // the cards for this moment
	switch s.step {
	case atWindow:
		now = d.in[s.window]
	case atReact:
		now = d.cancel
	case atInitiativeFix:
		now = d.reroll[initiativeRoll]
	case atFix:
		now = d.reroll[attackRoll]
	case atIntensityFix:
		now = d.reroll[intensityRoll]
	case atSave:
		now = d.saves
	}
	switch c := &d.design[kind]; {
	case now&d.copies[kind] == 0:
		return keptWindow
	case s.step == atSave:
		return g.unsaved(c, kind)
	case s.step == atWindow && g.aims(kind).none():
		return g.unmet(c)
	}
	return playtest.Free
}

// unsaved returns what prevents a card from saving the crew of the unit that was
// destroyed.
func (g *game) unsaved(c *command, kind int) playtest.PlayCondition {
	f := &g.s.fight
	switch {
	case g.savers()&g.data.commands.copies[kind] != 0:
		return playtest.Free
	case !c.types.has(g.data.unit(int(f.victim)).kind):
		return keptUnits
	case f.mute:
		return keptMute
	}
	return keptState
}

// unmet returns the first condition of a card that is not met by any unit.
func (g *game) unmet(c *command) playtest.PlayCondition {
	s, of := g.s, set{}
	switch {
	case c.onSide():
		return keptSide
	case c.aim == ownUnit:
		of = s.table(s.asked)
	default:
		of = s.table(s.asked.Other())
	}
	switch {
	case of.and(c.units).none():
		return keptUnits
	case c.ownLand && s.ground(s.asked).none(), g.narrow(c, of).none():
		return keptState
	}
	return keptMute
}
