package threefronts

import "punchboard/playtest"

// What prevents a Tactics card from being played, in the order in which its
// text and the rulebook check it: who may play it, in which window, on which
// side of a fight, on what target.
const (
	keptNation playtest.PlayCondition = 1 + iota
	keptWindow
	keptRole
	keptTarget
)

// Turn numbers the player turns.
func (r *Rules) Turn(s *State) int { return int(s.turn) }

// Why returns what prevents a Tactics card from being played. Squad cards are
// never held: they are deployed at once.
func (r *Rules) Why(s *State, seat playtest.Seat, id playtest.CardID) playtest.PlayCondition {
	kind := int(id) - int(r.tacticsCard(0))
	if kind < 0 || s.hands[seat]&r.data.tactics.copies[kind] == 0 {
		return playtest.NotHeld
	}
	t := &r.data.tactics.types[kind]
	if mine := seat == s.active; mine && !t.active || !mine && !t.inactive {
		return playtest.NotHeld
	}
	g := game{Rules: r, s: s}
	return g.hindrance(t, seat)
}

// hindrance checks the conditions of a card that the deciding player holds.
func (g *game) hindrance(t *tacticsType, seat playtest.Seat) playtest.PlayCondition {
	w, open := g.openTo()
	switch {
	case !t.eligible[seat]:
		return keptNation
	case !open || !t.windows[w]:
		return keptWindow
	case g.aims(t) != 0:
		return playtest.Free
	case t.verb.fights() && t.role&g.roleOf(seat) == 0:
		return keptRole
	}
	return keptTarget
}

// fights reports whether a card is for one side of a fight.
func (v verb) fights() bool { return v == ownFireMod || v == enemyFireMod || v == fireDice }

// openTo returns the window in which the deciding player may play cards now.
func (g *game) openTo() (w window, open bool) {
	switch g.s.step {
	case atWindow, atMove, atRoll, atFire, atSalvo, atRallyRoll:
		return g.s.roll.window, true
	case atDeploy:
		return inDeploy, true
	case atTactics:
		return inTactics, true
	case atRecon:
		return inRecon, true
	case atSuppress:
		return inSuppression, true
	case atRally:
		return inRally, true
	}
	return 0, false
}
