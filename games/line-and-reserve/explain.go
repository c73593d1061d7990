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

// Turn numbers the Turns.
func (r *Rules) Turn(s *State) int { return int(s.turn) }

// Why returns what prevents a Command card from being played. What keeps Units in
// hand is not examined.
func (r *Rules) Why(s *State, seat playtest.Seat, id playtest.CardID) playtest.PlayCondition {
	kind := int(id) - int(r.commandCard(0))
	if kind < 0 || s.held[seat]&r.data.commands.copies[kind] == 0 {
		return playtest.NotHeld
	}
	g := game{Rules: r, s: s}
	return g.hindrance(kind)
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
