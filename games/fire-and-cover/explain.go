package fireandcover

import "punchboard/playtest"

// What prevents a card from being played, in the order in which the rulebook
// checks it: the options of a nationality, the phase, the limit of one, the
// range, the weight of a weapon, and the card's own conditions.
const (
	keptNation playtest.PlayCondition = 1 + iota
	keptPhase
	keptLimit
	keptRange
	keptHeavy
	keptPinned
	keptLateral
	keptCovered
)

// Turn numbers the player turns.
func (r *Rules) Turn(s *State) int { return int(s.turn) }

// Why returns what prevents a card from being played. For a card that stands
// for the options of a nationality, it is the condition of the option that gets
// furthest.
func (r *Rules) Why(s *State, seat playtest.Seat, id playtest.CardID) (far playtest.PlayCondition) {
	g := game{Rules: r, s: s}
	if !s.squads[seat].hand.kinds.has(int(id)) {
		return playtest.NotHeld
	}
	it := &r.data.items[id]
	if it.verb != traitChoice {
		return g.hindrance(it)
	}
	n := g.nation(seat)
	if n.first == n.last {
		return keptNation
	}
	for o := n.first; o < n.last; o++ {
		far = max(far, g.hindrance(&r.data.items[o]))
	}
	return far
}

// hindrance checks the conditions of an item of the deciding player, in the
// order of can.
func (g *game) hindrance(it *item) playtest.PlayCondition {
	s := g.s
	switch {
	case it.roles&g.roleOf(s.asked) == 0:
		return playtest.NotHeld
	case s.step == atMove && it.windows.has(inMove) && !g.data.set.OnMap:
		return playtest.Free // it pays for the move
	case s.step == atDiscard || it.windows&g.open() == 0:
		return keptPhase
	case it.limit != unlimited && s.own().used[it.limit].has(int(it.base)):
		return keptLimit
	case g.can(it):
		return playtest.Free
	}
	return g.unmet(it)
}

// unmet returns the first condition of an item that is not met.
func (g *game) unmet(it *item) playtest.PlayCondition {
	s := g.s
	switch {
	case it.verb == attackMod && it.lasting():
		return keptLateral
	case it.verb == attackMod:
		return keptCovered
	case it.verb == attack && !g.inRange(it):
		return keptRange
	case it.verb == attack && g.tooHeavy(it):
		return keptHeavy
	case !s.other().pinned:
		return keptPinned
	}
	panic("fireandcover: nothing keeps a card that cannot be played")
}

// inRange reports whether a weapon reaches the enemy, ignoring its weight.
func (g *game) inRange(it *item) bool {
	light := *it
	light.heavy, light.shot.notMoved, light.shot.needPinned = false, false, false
	plain, closer := g.usable(&light)
	return plain || closer
}
