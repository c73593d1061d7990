package patroldeck

import "punchboard/playtest"

// The domains of random draws.
const (
	forActivation uint8 = iota // the order of the Activation deck
	forAction                  // the order of an Action deck
	forDie                     // an order die
	forCoin                    // which side goes first
	forElite                   // the die of an Elite card that comes first
	forRedeal
)

// game applies the rules to one state.
type game struct {
	*Rules
	s *State
	c playtest.Chance
	t *playtest.Tracer
}

// rules reports several rules at once.
func (g *game) rules(ids ...playtest.RuleID) {
	if g.t == nil {
		return
	}
	for _, id := range ids {
		g.t.Rule(id)
	}
}

func (g *game) ruleIf(yes bool, id playtest.RuleID) {
	if yes {
		g.t.Rule(id)
	}
}

// Setup places the figures and starts the first turn (T0).
func (r *Rules) Setup(s *State, c playtest.Chance, t *playtest.Tracer) {
	*s = State{winner: playtest.Nobody, asked: playtest.Nobody}
	for q := range s.board {
		s.board[q] = nobody
	}
	g := game{r, s, c, t}
	for side := range playtest.Seats {
		s.action[side].Stack(r.data.actions[side].n)
		for n := range r.data.count[side] {
			f := figureOf(playtest.Seat(side), n)
			of := &r.data.figs[f]
			s.facing[f], s.endurance[f] = of.facing, of.endurance
			s.stand(f, of.home, &r.data.ground)
		}
	}
	s.activation.Stack(r.data.orders.n)
	for u := range r.data.units[:r.data.nUnits] {
		if !r.data.units[u].thrower {
			s.noThrows |= 1 << u
		}
	}
	g.rules(always[:]...)
	g.beginTurn()
	g.run()
}

// beginTurn shuffles the decks and rolls the order dice (T1).
func (g *game) beginTurn() {
	s := g.s
	s.turn++
	s.rolls, s.last, s.activated, s.noGreen, s.queue = 0, 0, 0, false, 0
	s.moved = company{}
	s.activation.Shuffle(g.c, playtest.Key{Domain: forActivation})
	for side := range playtest.Seats {
		s.action[side].Shuffle(g.c, playtest.Key{Domain: forAction, Seat: playtest.Seat(side)})
	}
	for u := range g.data.units[:g.data.nUnits] {
		s.die[u] = 0
		if of := &g.data.units[u]; of.members&^s.down[of.side] != 0 {
			s.die[u] = uint8(playtest.Die(g.c, playtest.Key{Domain: forDie, Turn: uint16(s.turn), Slot: uint16(u)}, 6))
		}
	}
	g.t.Track(turnTrack, int(s.turn))
	g.rules(pd019, pd021, pd022, pd023, pd040)
}

// endTurn is the Reroll and Reshuffle card (T9).
func (g *game) endTurn() {
	s := g.s
	g.rules(pd039, pd040)
	for u := range uint8(g.data.nUnits) {
		if s.pinned.has(u) && s.die[u] == 6 {
			s.pinned &^= 1 << u
			g.t.Rule(pd177)
		}
	}
	g.watchTurn()
	if int(s.turn) >= g.data.set.Turns {
		g.t.Rule(pd193)
		g.end(German, byHolding)
		return
	}
	g.beginTurn()
}

// way is how a game ended.
type way uint8

const (
	byClearing way = iota
	byHolding
)

func (g *game) end(winner playtest.Seat, _ way) {
	s := g.s
	s.winner, s.step, s.asked = winner, atEnd, playtest.Nobody
}

// inside returns the live Germans in the buildings (PG-61).
func (r *Rules) inside(s *State) (n int) { return (r.live(s, German) & s.housed[German]).count() }

// cleared ends the game if the buildings are clear (PD-192, PG-60).
func (g *game) cleared() {
	if !g.s.over() && g.inside(g.s) == 0 {
		g.t.Rule(pd192)
		g.end(American, byClearing)
	}
}

// Outcome returns how a game ended. The margin counts the Germans that are no
// longer in a building against the American losses. The Americans, who attack,
// count as the first player.
func (r *Rules) Outcome(s *State) playtest.Outcome {
	w := byClearing
	if s.winner == German {
		w = byHolding
	}
	return playtest.Outcome{Winner: s.winner, First: American, Way: uint8(w), Margin: int16(r.margin(s)), Turns: int(s.turn)}
}

func (r *Rules) margin(s *State) int {
	return r.data.count[German] - r.inside(s) - s.down[American].count()
}

// draw turns over the next Action card of a side; an empty deck is shuffled
// first (PG-48).
func (g *game) draw(side playtest.Seat) *actionCard {
	p := &g.s.action[side]
	if p.Left() == 0 {
		g.t.Empty(playtest.PileID(side), int(g.s.turn))
		p.Shuffle(g.c, playtest.Key{Domain: forAction, Seat: side})
	}
	return &g.data.actions[side].cards[p.Draw()]
}

// oneOf chooses a figure of a set at random (PG-66): a card of the side gives a
// number from 0 to 49, and those beyond the largest multiple of n are drawn
// again. A single figure needs no card.
func (g *game) oneOf(q squad, side playtest.Seat) figure {
	n := q.count()
	if n == 1 {
		return q.first(side)
	}
	for {
		c := g.draw(side)
		g.read(c, forChoice, q.first(side), n)
		g.rules(pd174)
		if v := 10*int(c.chooser-1) + int(c.d10) - 1; v < 50/n*n {
			return q.nth(side, v%n)
		}
	}
}
