package percee

import "punchboard/playtest"

// referencePlayer is the player of the two programs that the golden games were
// played with, and the first that the game had: both sides see only what is near
// them. Two programs play the same games with it; it does not play well. It shares
// with the sensible player what the rules decide, such as who may fire.
func referencePlayer() playtest.Player[State] {
	return playtest.Player[State]{Name: "reference", New: func() playtest.Agent[State] { return &reference{} }}
}

type reference struct {
	greedy
	worths  worths
	marches [classes]refMarch // to the west, for Germans
}

func (g *reference) Begin(r playtest.Rules[State], seat playtest.Seat) {
	g.greedy.Begin(r, seat)
}

// Act returns the next step of the best action; it ignores the list.
func (g *reference) Act(_ playtest.Rules[State], s *State, _ []playtest.Action, _ *playtest.Stream) playtest.Action {
	g.s, g.side = s, s.asked
	switch s.step {
	case atSetup:
		return g.home()
	case atRedraw:
		return act(again, 0, 0)
	}
	if s.step != atGroup || !g.goesOn() {
		g.weigh()
	}
	if s.step == atGroup {
		return g.group(g.best.group)
	}
	return g.best.action // endCard if nothing scores
}

// Choose is Act if there is a choice. Ending the card is always legal, so a player
// that does anything else with it had a choice.
func (g *reference) Choose(s *State, rnd *playtest.Stream) (a playtest.Action, choices int) {
	if s.step != atCard && !g.rules.chooses(s) {
		return g.rules.Draw(s, rnd)
	}
	a = g.Act(g.rules, s, nil, rnd)
	if a == act(endCard, 0, 0) && !g.rules.chooses(s) {
		return a, 1
	}
	return a, 2
}

// weigh finds the best action for the position.
func (g *reference) weigh() {
	if g.sees.update(g.rules, g.s, g.side) {
		g.holds.forget(g.rules, g.s)
		g.worths.known = [2 * sideUnits]hexes{}
		g.marches[hardClass].begun, g.marches[softClass].begun = false, false
	}
	if g.best = g.deed(); g.best.group != 0 {
		g.then = *g.s
	}
}

// home places a unit in the hex recommended on its counter, or in the first free
// one.
func (g *reference) home() playtest.Action {
	u := g.s.unplaced(g.side).first()
	free, home := g.rules.places(g.s), int(g.rules.data.units[g.side][u].home)
	if !free.has(home) {
		home = free.first()
	}
	return act(place, u, home)
}

// deed rates shots, moves and support; ties go to the earlier one.
func (g *reference) deed() (best choice) {
	s := g.s
	c := &g.rules.data.cards[s.card]
	if s.beside {
		if best = g.alone(); best.action != 0 || s.left == 0 {
			return best
		}
	}
	f := g.ready(c)
	budget := int(s.left)
	if c.face {
		budget = 1
	}
	g.fire(&best, f, budget, c.face)
	g.move(&best, f)
	if g.side == American && !(c.face && s.begun) {
		g.support(&best, c)
	}
	return best
}

// alone rates what Tiger 102 may do for free.
func (g *reference) alone() (best choice) {
	for u := range sideUnits {
		if g.rules.data.units[German][u].free && !g.s.acted.has(u) {
			g.fire(&best, one(u), 1, false)
			g.move(&best, one(u))
		}
	}
	return best
}
