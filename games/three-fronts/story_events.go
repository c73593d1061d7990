package threefronts

import (
	"fmt"
	"strings"

	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// TellDraw describes a die and who rolls it, or a unit drawn as a target. It returns ""
// for cards drawn face down.
func (r *Rules) TellDraw(s *State, k playtest.Key, _, drawn int, lang string) string {
	t := r.telling(s, k.Seat, lang)
	if t.names == nil {
		return ""
	}
	switch {
	case k.Domain == forFirst:
		return fmt.Sprintf(t.first, t.players[drawn])
	case k.Domain >= armorDie:
		return fmt.Sprintf(t.armor, drawn+1)
	case k.Domain >= target:
		return t.aimed(k, drawn)
	case k.Domain == forCardRoll:
		return fmt.Sprintf(t.support, t.card(int(r.data.tactics.of[k.Slot])), drawn+1)
	case k.Domain == forMines:
		return fmt.Sprintf(t.mines, t.card(int(r.data.tactics.of[k.Slot])), drawn+1)
	}
	return t.rolled(k, drawn+1)
}

// rolled describes a die of a unit, with the modifier that its owner knows.
func (t *telling) rolled(k playtest.Key, face int) string {
	text, ok := t.rolls[k.Domain]
	if !ok {
		return ""
	}
	side := k.Seat
	if k.Domain == forSpot {
		side = side.Other() // the spotted unit
	}
	mod := ""
	if n := t.modifier(k); n != 0 {
		mod = fmt.Sprintf(t.modified, n)
	}
	return fmt.Sprintf(text, mod, t.whose(side, int(k.Slot)), face)
}

// modifier returns the modifier of a roll that is known before it.
func (t *telling) modifier(k playtest.Key) int {
	g := game{Rules: t.Rules, s: t.s}
	unit := g.unit(k.Seat, int(k.Slot))
	switch k.Domain {
	case forRecon:
		return unit.reconMod
	case forUnitRoll:
		return g.suppressionMod()
	case forFire:
		return g.fireMod(k.Seat, int(k.Slot))
	case forRally, forCardRally:
		return g.ownRally(int(k.Slot))
	case forLedRally:
		return g.unit(k.Seat, int(k.Repeat)).leaderMod + unit.rallyMod
	}
	return 0
}

// aimed names the unit that was drawn as the target of a result.
func (t *telling) aimed(k playtest.Key, drawn int) string {
	g := game{Rules: t.Rules, s: t.s}
	x := shot{side: k.Seat, unit: noUnit}
	switch k.Domain - target {
	case forFire:
		x.unit, x.at = uint8(k.Slot), g.aim(k.Seat, false)
	case forMines:
		x.at = g.aim(k.Seat, true)
	default:
		x.unit, x.at = t.s.roll.unit, t.s.at[k.Seat.Other()][t.s.roll.front]
	}
	set := g.aimed(&x)
	if drawn >= set.count() {
		return ""
	}
	return fmt.Sprintf(t.drawn, t.whose(k.Seat.Other(), set.nth(drawn)))
}

// whose names a unit with its side, because both sides have units of the same name.
func (t *telling) whose(side playtest.Seat, unit int) string {
	return t.unit(side, unit) + " (" + t.sides[side] + ")"
}

// TellRule describes the result of a die that leaves no trace in the state.
func (r *Rules) TellRule(s *State, id playtest.RuleID, lang string) string {
	t := r.telling(s, s.active, lang)
	if id == tf042 {
		return fmt.Sprintf(t.total, s.roll.sum)
	}
	return t.rules[id]
}

// Show describes what changed: cards drawn and seen, markers, losses.
func (r *Rules) Show(before, after *State, lang string) []string {
	t := r.telling(after, after.active, lang)
	if t.names == nil {
		return nil
	}
	e := &events{telling: t, a: before, b: after}
	if before.turn > 0 && before.shuffles != after.shuffles {
		e.told = append(e.told, t.reshuffled)
	}
	for seat := range playtest.Seats {
		e.cards(playtest.Seat(seat))
	}
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		for u := before.inPlay(side); u != 0; u &= u - 1 {
			e.unit(side, u.first())
		}
	}
	return e.told
}

// events collects what happened between the states a and b.
type events struct {
	*telling
	a, b *State
	told []string
}

func (e *events) add(format string, args ...any) {
	e.told = append(e.told, fmt.Sprintf(format, args...))
}

// cards tells of the cards that a player drew, and that the other player saw.
func (e *events) cards(side playtest.Seat) {
	var drawn []string
	if side == e.b.active {
		for u := e.b.pending &^ e.a.pending; u != 0; u &= u - 1 {
			drawn = append(drawn, e.telling.unit(side, u.first()))
		}
	}
	drawn = append(drawn, e.tacticsIn(e.b.hands[side]&^e.a.hands[side])...)
	if len(drawn) > 0 {
		e.add(e.draws, e.players[side], strings.Join(drawn, ", "))
	}
	if seen := e.tacticsIn(e.b.known[side] &^ e.a.known[side]); len(seen) > 0 {
		e.add(e.sees, e.players[side.Other()], strings.Join(seen, ", "))
	}
}

func (e *events) tacticsIn(h hand) (names []string) {
	for ; h != 0; h &= h - 1 {
		names = append(names, e.card(int(e.data.tactics.of[h.first()])))
	}
	return names
}

// unit tells what became of a unit that was in play.
func (e *events) unit(side playtest.Seat, unit int) {
	a, b, name := e.a, e.b, e.whose(side, unit)
	if !b.inPlay(side).has(unit) {
		e.gone(side, unit, name)
		return
	}
	if b.casualty[side][unit] > a.casualty[side][unit] && e.left(side, unit) > 0 {
		e.add(e.casualty, name, e.strength.Of(e.left(side, unit), e.lang))
	}
	switch was, is := a.pins[side][unit], b.pins[side][unit]; {
	case is > was:
		e.add(e.pinned, name, e.markers(e.pins, int(is), 1))
	case is < was:
		e.add(e.rallied, name, e.markers(e.rest, int(is), 0))
	}
	if side == b.active && b.step == atDeploy && b.forTurn[side][move].has(unit) && !a.forTurn[side][move].has(unit) {
		e.add(e.mayNot, name)
	}
}

// gone tells of a unit that left the game. A unit that is on no front while it moves
// is not lost.
func (e *events) gone(side playtest.Seat, unit int, name string) {
	if !e.b.lost[side].has(unit) {
		return
	}
	text := e.destroyed
	if int(e.a.casualty[side][unit])+1 < e.data.sides[side].types[e.data.sides[side].of[unit]].strength {
		text = e.routed
	}
	e.add(text, name, e.b.lost[side].count(), e.data.set.UnitsToWin)
}

// left returns the Strength of a unit less its casualties.
func (e *events) left(side playtest.Seat, unit int) int {
	d := &e.data.sides[side]
	return d.types[d.of[unit]].strength - int(e.b.casualty[side][unit])
}

// markers tells of Pinned markers, unless there are as many as usual.
func (e *events) markers(words rulebook.Counted, n, usual int) string {
	if n == usual {
		return ""
	}
	return words.Of(n, e.lang)
}

// Standing describes what both sides have on the fronts and in hand.
func (r *Rules) Standing(s *State, lang string) string {
	t := r.telling(s, s.active, lang)
	var all [playtest.Seats]string
	for seat := range playtest.Seats {
		side := playtest.Seat(seat)
		at := s.at[side]
		if side == German {
			at[0], at[2] = at[2], at[0] // as its player sees them
		}
		all[seat] = fmt.Sprintf(t.standing, t.sides[side], t.units.Of(s.inPlay(side).count(), t.lang), at[0].count(), at[1].count(), at[2].count(),
			t.pin.Of((s.inPlay(side)&s.pinned[side]).count(), t.lang), s.lost[side].count(), r.data.set.UnitsToWin, t.cards.Of(s.hands[side].count(), t.lang))
	}
	return strings.Join(all[:], " · ")
}
