package percee

import "punchboard/playtest"

// Greedy is the player of the game's own yardstick: for each activation the shot
// or move with the best score, support where it beats both, never a pass while
// anything scores. It is written so that two programs play the same games; it is
// no good play, and none of its figures is a rule.
func Greedy() playtest.Player[State] {
	return playtest.Player[State]{Name: "greedy", New: func() playtest.Agent[State] { return &greedy{} }}
}

var (
	_ playtest.DirectAgent[State] = (*greedy)(nil)
	_ playtest.Drawer[State]      = (*Rules)(nil)
)

// greedy remembers nothing but what it works out of the positions at hand.
type greedy struct {
	rules *Rules
	s     *State
	side  playtest.Seat
	sees  dangers
	holds hexWorths
	then  State  // when a shot was last found best
	best  choice // what was last weighed to be best
}

func (g *greedy) Begin(r playtest.Rules[State], _ playtest.Seat) {
	g.rules, _ = r.(*Rules)
	g.sees.seen = [playtest.Seats]standpoint{}
	g.best = choice{}
	g.holds.begin(g.rules)
}

// least is by how much a score must beat the best so far.
const least = 1e-12

// choice is the best action so far.
type choice struct {
	score  float64
	action playtest.Action
	group  units // of a shot
}

func (c *choice) offer(score float64, a playtest.Action, group units) {
	if score > c.score+least || c.action == 0 && score > 0 {
		c.score, c.action, c.group = score, a, group
	}
}

// Act returns the next step of the best deed; he looks at no list.
func (g *greedy) Act(_ playtest.Rules[State], s *State, _ []playtest.Action, _ *playtest.Stream) playtest.Action {
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
	return g.best.action // endCard when nothing scores
}

// Choose is Act where there is a choice. Who does anything with a card might have
// passed.
func (g *greedy) Choose(s *State, rnd *playtest.Stream) (a playtest.Action, choices int) {
	if s.step != atCard && !g.rules.chooses(s) {
		return g.rules.Draw(s, rnd)
	}
	a = g.Act(g.rules, s, nil, rnd)
	if a == act(endCard, 0, 0) && !g.rules.chooses(s) {
		return a, 1
	}
	return a, 2
}

// goesOn reports whether nothing but the shot that is being made is new since a
// deed was last weighed.
func (g *greedy) goesOn() bool {
	s, then := g.s, &g.then
	if g.best.group == 0 {
		return false
	}
	then.step, then.firers, then.target, then.aim = s.step, s.firers, s.target, s.aim
	return *then == *s
}

// weigh finds the best deed of the position.
func (g *greedy) weigh() {
	if g.sees.update(g.rules, g.s, g.side) && g.side == American {
		g.holds.forget(g.rules, g.s)
	}
	if g.best = g.deed(); g.best.group != 0 {
		g.then = *g.s
	}
}

// home sets a unit up where the counters recommend it, or in the first hex that
// is free.
func (g *greedy) home() playtest.Action {
	u := g.s.unplaced(g.side).first()
	free, home := g.rules.places(g.s), int(g.rules.data.units[g.side][u].home)
	if !free.has(home) {
		home = free.first()
	}
	return act(place, u, home)
}

// group names the next unit of the shot that is being made.
func (g *greedy) group(all units) playtest.Action {
	last := 15 - leading(g.s.firers)
	if rest := all >> (last + 1) << (last + 1); rest != 0 && all&g.s.firers == g.s.firers {
		return act(join, rest.first(), 0)
	}
	return act(shoot, 0, 0)
}

// deed weighs shots, moves and support, ties to the earlier.
func (g *greedy) deed() (best choice) {
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

// alone weighs what Tiger 102 may do for nothing.
func (g *greedy) alone() (best choice) {
	for u := range sideUnits {
		if g.rules.data.units[German][u].free && !g.s.acted.has(u) {
			g.fire(&best, one(u), 1, false)
			g.move(&best, one(u))
		}
	}
	return best
}

// ready returns the units that have not acted: on the map, or in a reserve that
// may enter; on a face card the rest of its stack.
func (g *greedy) ready(c *card) (f units) {
	s := g.s
	if c.face && s.begun {
		return s.stack &^ s.acted & s.onMap(g.side)
	}
	f = s.onMap(g.side)
	for set := s.board[g.side].reserve; set != 0; set &= set - 1 {
		if u := set.first(); int(s.round) >= g.rules.data.units[g.side][u].reserve {
			f |= one(u)
		}
	}
	return f &^ s.acted
}
