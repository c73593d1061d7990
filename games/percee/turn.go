package percee

import (
	"math/bits"

	"punchboard/playtest"
)

// The domains of random draws.
const (
	forPile uint8 = iota
	forRedeal
)

// game applies the rules to one state.
type game struct {
	*Rules
	s *State
	c playtest.Chance
	t *playtest.Tracer
}

// leading counts the zeros above the highest unit of a set.
func leading(u units) int { return bits.LeadingZeros16(uint16(u)) }

// Setup clears the map; the American player sets up first (PV-023).
func (r *Rules) Setup(s *State, c playtest.Chance, t *playtest.Tracer) {
	*s = State{winner: playtest.Nobody, zone: noHex, step: atSetup, asked: American}
	g := game{r, s, c, t}
	g.begin()
	if g.data.set.FixedSetup {
		g.setUp()
	}
	g.nextPlace()
}

// begin places the counters at the start.
func (g *game) begin() {
	for side := range playtest.Seats {
		for u := range g.s.at[side] {
			g.stand(g.s, playtest.Seat(side), u, unplaced)
			if g.data.units[side][u].home == noHex {
				g.stand(g.s, playtest.Seat(side), u, inReserve)
				g.rules(pv025, pv074)
			}
		}
	}
	g.rules(pv001, pv002, pv004, pv005, pv006, pv007, pv012, pv014, pv019, pv023, pv065, pv067)
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

// setUp places all units in their recommended hexes.
func (g *game) setUp() {
	for _, side := range []playtest.Seat{American, German} {
		for u := range g.s.at[side] {
			if home := g.data.units[side][u].home; home != noHex {
				g.place(side, u, home)
			}
		}
	}
}

func (g *game) place(side playtest.Seat, u int, hex int16) {
	if side == German {
		g.s.waiting |= one(u)
	}
	g.stand(g.s, side, u, hex)
	g.rules(pv010, pv027, pv028)
	if side == German {
		g.rules(pv018, pv026, pv029, pv032)
		return
	}
	g.rules(pv018, pv024)
}

// nextPlace asks for the next unit of the setup, or starts the game.
func (g *game) nextPlace() {
	switch {
	case g.s.unplaced(American) != 0:
		g.s.asked = American
	case g.s.unplaced(German) != 0:
		g.s.asked = German
	default:
		g.beginRound()
	}
}

// beginRound shuffles all cards and returns the support counters (PV-041,
// PV-042).
func (g *game) beginRound() {
	s := g.s
	s.round++
	for i := range s.pile {
		s.pile[i] = uint8(i)
	}
	playtest.Shuffle(g.c, playtest.Key{Domain: forPile, Turn: uint16(s.round)}, s.pile[:])
	s.drawn, s.aside, s.had = 0, false, [playtest.Seats]bool{}
	s.support, s.zone = [2]bool{}, noHex
	g.t.Track(roundTrack, int(s.round))
	g.rules(pv003, pv041, pv042)
	g.draw()
}

// take turns over the next card.
func (g *game) take() uint8 {
	c := g.s.pile[g.s.drawn]
	g.s.drawn++
	if g.s.drawn == deckCards {
		g.t.Empty(0, int(g.s.round))
	}
	return c
}

// jokerEnds resolves a joker: it ends the round once both players have had an
// activation card, and is set aside before that (PV-127, PV-129, PV-131).
func (g *game) jokerEnds() bool {
	g.t.Rule(pv130)
	if g.s.had[German] && g.s.had[American] {
		g.t.Rule(pv127)
		return true
	}
	g.s.aside = true
	g.rules(pv129, pv131)
	return false
}

// draw makes an activation draw (PV-043).
func (g *game) draw() {
	s := g.s
	for s.pileLeft() > 0 {
		s.card = g.take()
		c := &g.data.cards[s.card]
		if c.joker() {
			if g.jokerEnds() {
				break
			}
			continue
		}
		g.activate(c)
		return
	}
	g.ruleIf(s.pileLeft() == 0, pv132)
	g.endRound()
}

// activate gives a card to the player of its color (PV-044, PV-045).
func (g *game) activate(c *card) {
	s := g.s
	s.had[c.side] = true
	s.left, s.acted, s.stack, s.begun, s.beside = c.count, 0, 0, false, false
	s.step, s.asked = atCard, c.side
	g.rules(pv022, pv043)
	g.ruleIf(c.side == German, pv044)
	g.ruleIf(c.side == American, pv045)
	if c.face {
		g.rules(pv021, pv051)
		return
	}
	g.rules(pv020, pv049, pv050)
}

// Apply performs an action and continues to the next decision.
func (r *Rules) Apply(s *State, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	g := game{r, s, c, t}
	k, x, y := unpack(a)
	switch k {
	case endCard:
		g.ruleIf(s.acted == 0 && !s.begun, pv052)
		g.finishCard()
	case place:
		g.place(s.asked, x, int16(y))
		g.nextPlace()
	case moveTo, enter:
		g.move(x, int16(y), k == enter)
	case leave:
		g.leave(x)
	case fire:
		g.aimAt(x, y)
	case join:
		s.firers |= one(x)
	case shoot:
		g.shoot()
	case again:
		g.rules(pv104, pv105)
		g.drawCombat()
	case miss:
		g.t.Rule(pv104)
		g.missed()
	case strike:
		g.strike(aim(x), int16(y))
	case harass:
		g.harass(int16(y))
	}
}

// finishCard discards the card and draws the next (PV-046).
func (g *game) finishCard() {
	g.t.Rule(pv046)
	g.draw()
}

// endRound ends a round, or after the last one the game (PV-135, PV-136).
func (g *game) endRound() {
	s := g.s
	s.zone = noHex
	g.t.Rule(pv135)
	g.t.Lead(s.count(German, exited) + s.count(American, eliminated) - s.count(German, eliminated))
	if int(s.round) < g.data.set.Rounds {
		g.beginRound()
		return
	}
	if s.count(German, exited) >= g.data.set.ExitsNeeded {
		g.t.Rule(pv136)
		g.end(German, byExit)
		return
	}
	g.rules(pv138, pv139)
	g.end(American, byHold)
}

func (g *game) end(winner playtest.Seat, w way) {
	g.s.winner, g.s.way, g.s.step, g.s.asked = winner, w, atEnd, playtest.Nobody
	g.t.Track(exitTrack, min(g.s.count(German, exited), g.data.set.ExitsNeeded))
}

// Actor returns the player to decide.
func (r *Rules) Actor(s *State) playtest.Seat { return s.asked }

// Outcome returns how a game ended; the margin is in units exited or
// eliminated. The American player, who sets up first, counts as the first
// player.
func (r *Rules) Outcome(s *State) playtest.Outcome {
	return playtest.Outcome{
		Winner: s.winner,
		First:  American,
		Way:    uint8(s.way),
		Margin: int16(s.count(German, exited) + s.count(American, eliminated) - s.count(German, eliminated)),
		Turns:  int(s.round),
	}
}
