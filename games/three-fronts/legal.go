package threefronts

import "punchboard/playtest"

// Legal appends the choices of the deciding player. Passing, if allowed, comes
// first.
func (r *Rules) Legal(s *State, buf []playtest.Action) []playtest.Action {
	g := game{Rules: r, s: s}
	if g.mayPass() {
		buf = append(buf, act(pass, 0, 0, 0))
	}
	switch s.step {
	case atWindow, atMove, atRoll, atFire, atSalvo, atRallyRoll:
		return g.legalPlays(buf, s.roll.window)
	case atDeploy:
		return g.legalDeploy(buf)
	case atTactics:
		return g.legalPlays(buf, inTactics)
	case atDiscard:
		return g.legalDiscard(buf)
	case atRecon:
		return g.legalPlays(each(buf, goOut, g.scouts()), inRecon)
	case atSuccess:
		return g.legalSuccess(buf)
	case atSuppress:
		return g.legalSuppress(buf)
	case atDeclare:
		return g.legalDeclare(buf)
	case atFronts:
		return each(buf, pickFront, g.frontsLeft())
	case atDefenders, atAssault:
		return each(buf, shoot, g.shooters())
	case atRally:
		return g.legalRally(buf)
	}
	return buf
}

// mayPass returns false if something must be chosen: drawn units must be
// deployed (TF-018), and units in an assault must fire.
func (g *game) mayPass() bool {
	switch g.s.step {
	case atDeploy:
		return g.s.pending == 0
	case atDiscard, atSuccess, atFronts, atDefenders, atAssault, atEnd:
		return false
	}
	return true
}

// each appends one action for each member of a set.
func each(buf []playtest.Action, k kind, of units) []playtest.Action {
	for u := of; u != 0; u &= u - 1 {
		buf = append(buf, act(k, u.first(), 0, 0))
	}
	return buf
}

func (g *game) legalDiscard(buf []playtest.Action) []playtest.Action {
	last := -1
	for h := g.s.hands[g.s.active]; h != 0; h &= h - 1 {
		if kind := int(g.data.tactics.of[h.first()]); kind != last {
			buf = append(buf, act(discard, kind, 0, 0))
			last = kind
		}
	}
	return buf
}
