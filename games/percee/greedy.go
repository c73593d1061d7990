package percee

import "punchboard/playtest"

// Greedy is the game's sensible player: for each activation it takes the shot or
// move with the best score, support if that beats both, and never passes while
// anything scores. Germans advance on the western edge, in more of a hurry from
// round to round, and fire at what stands in their way; Americans wait behind
// their line, close the exits that the Germans come near, and let the reserve
// enter there. None of its numbers is a rule: they were found by playing against
// the reference player of the tests and against each other.
func Greedy() playtest.Player[State] {
	return playtest.Player[State]{Name: "greedy", New: func() playtest.Agent[State] { return &greedy{} }}
}

var (
	_ playtest.DirectAgent[State] = (*greedy)(nil)
	_ playtest.Drawer[State]      = (*Rules)(nil)
)

// greedy keeps no memory except what it computed from the current positions.
type greedy struct {
	rules *Rules
	s     *State
	side  playtest.Seat
	sees  dangers
	holds hexWorths
	bars  barrier
	hurry float64 // the value of a hex on the Germans' way west
	last  int8    // the column of the last Germans in a hurry
	then  State   // the position when a shot was last chosen
	best  choice  // the best action at that time
}

func (g *greedy) Begin(r playtest.Rules[State], _ playtest.Seat) {
	g.rules, _ = r.(*Rules)
	g.sees.seen = [playtest.Seats]standpoint{}
	g.best = choice{}
	g.holds.begin(g.rules)
}

// least is the margin by which a score must beat the best so far.
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

// Act returns the next step of the best action; it ignores the list.
func (g *greedy) Act(_ playtest.Rules[State], s *State, _ []playtest.Action, _ *playtest.Stream) playtest.Action {
	g.s, g.side = s, s.asked
	switch s.step {
	case atSetup:
		u, hex := g.home()
		return act(place, u, hex)
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

// goesOn reports whether only the current shot has progressed since an action was
// last chosen.
func (g *greedy) goesOn() bool {
	s, then := g.s, &g.then
	if g.best.group == 0 {
		return false
	}
	then.step, then.firers, then.target, then.aim = s.step, s.firers, s.target, s.aim
	return *then == *s
}

// weigh finds the best action for the position.
func (g *greedy) weigh() {
	changed := g.sees.update(g.rules, g.s, g.side)
	switch {
	case g.side == German:
		g.advance()
	case changed:
		g.holds.forget(g.rules, g.s)
		g.bars.press(g.rules, g.s)
	default:
		g.bars.update(g.rules, g.s)
	}
	if g.best = g.deed(); g.best.group != 0 {
		g.then = *g.s
	}
}

// group returns the next unit of the current shot.
func (g *greedy) group(all units) playtest.Action {
	last := 15 - leading(g.s.firers)
	if rest := all >> (last + 1) << (last + 1); rest != 0 && all&g.s.firers == g.s.firers {
		return act(join, rest.first(), 0)
	}
	return act(shoot, 0, 0)
}

// deed rates shots, moves and support; ties go to the earlier one.
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

// alone rates what Tiger 102 may do for free.
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
// may enter; with a face card, the rest of its stack.
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
