package fireandcover

import "punchboard/playtest"

// game applies the rules to one state.
type game struct {
	*Rules
	s *State
	c playtest.Chance
	t *playtest.Tracer
}

// Setup deals the squads and the opening hands, draws the first player, and
// asks for opening terrain.
func (r *Rules) Setup(s *State, c playtest.Chance, t *playtest.Tracer) {
	*s = State{gap: long}
	g := game{r, s, c, t}
	for seat := range playtest.Seats {
		g.setupSquad(playtest.Seat(seat))
	}
	g.setupGround()
	g.setupSquads()
	g.setupDeck()
	s.first = g.drawFirst()
	for _, seat := range [...]playtest.Seat{s.first, s.first.Other()} {
		g.drawCards(seat, int(g.nation(seat).opening))
		g.dealBench(seat)
	}
	g.t.Rule(fc013)
	s.active = s.first
	g.ask(atSetup, s.first)
	g.advance()
}

func (g *game) nation(seat playtest.Seat) *nation {
	return &g.data.nations[g.s.squads[seat].nation]
}

func (g *game) setupSquad(seat playtest.Seat) {
	pick := g.data.pick[seat]
	if pick == drawn {
		pick = g.c.N(playtest.Key{Domain: forNation, Seat: seat}, g.data.nation)
	}
	q := &g.s.squads[seat]
	q.nation = uint8(pick)
	q.start = int32(g.data.nations[pick].men)
	q.men = q.start
	g.t.Rule(fc005)
	g.t.Rule(fc002)
	g.t.Rule(g.data.nations[pick].menRule)
}

func (g *game) setupGround() {
	if !g.data.set.OnMap {
		g.t.Rule(fc009)
		return
	}
	s, ground := g.s, &g.data.ground
	for seat := range playtest.Seats {
		s.squads[seat].hex = ground.start[seat]
	}
	s.gap = ground.rangeOf(ground.start[0], ground.start[1])
	g.t.Rule(fc009)
	g.t.Rule(fc123)
}

// setupSquads adds the other squads, if the players lead several.
func (g *game) setupSquads() {
	if !g.several() {
		return
	}
	for seat := range playtest.Seats {
		g.setupBench(playtest.Seat(seat))
	}
	g.t.Rule(fc129)
	g.t.Rule(fc130)
}

func (g *game) setupDeck() {
	for kind := range g.data.kinds {
		for range g.data.copies[kind] {
			g.s.discard.add(kind)
		}
	}
	g.shuffle()
	g.t.Rule(fc012)
	g.ruleIf(g.data.lastingFlanks(), fc116)
}

// drawFirst rolls a die for each player until they differ (FC-G65).
func (g *game) drawFirst() playtest.Seat {
	g.t.Rule(fc011)
	for again := 0; ; again++ {
		a := g.die(playtest.Key{Domain: forFirst, Seat: 0, Repeat: uint16(again)})
		b := g.die(playtest.Key{Domain: forFirst, Seat: 1, Repeat: uint16(again)})
		switch {
		case a > b:
			return 0
		case b > a:
			return 1
		}
	}
}

func (g *game) ruleIf(yes bool, id playtest.RuleID) {
	if yes {
		g.t.Rule(id)
	}
}

// ask waits for a decision of one player.
func (g *game) ask(st step, who playtest.Seat) { g.s.step, g.s.asked = st, who }

// askBoth opens a window for both players, the roller first, until both pass in
// a row (FC-G08).
func (g *game) askBoth(st step, roller playtest.Seat) {
	g.s.roller, g.s.passes, g.s.move.rollSum = roller, 0, 0
	g.ask(st, roller)
}

func (g *game) beginTurn() {
	s := g.s
	if int(s.turn) == g.data.set.MaxTurns {
		g.finish(playtest.Nobody, unfinished)
		return
	}
	s.turn++
	for _, id := range [...]playtest.RuleID{fc010, fc030, fc031} {
		g.t.Rule(id)
	}
	if g.several() {
		g.beginFacing()
		return
	}
	g.beginDraw()
}

func (g *game) beginDraw() {
	n := g.nation(g.s.active)
	g.drawCards(g.s.active, int(n.draw))
	g.t.Rule(n.drawRule)
	g.ruleIf(g.several(), fc130)
	g.ask(atDraw, g.s.active)
}

// endTurn clears the turn and passes it on.
func (g *game) endTurn() {
	s := g.s
	g.watchTurn()
	s.squads[s.active].outflanked = false
	s.move = now{}
	for seat := range s.squads {
		q := &s.squads[seat]
		q.bonus = [modPhases][2]int16{}
		q.used[perPhase], q.used[perTurn] = 0, 0
		q.closer, q.shots = 0, 0
	}
	s.active = s.enemy()
	g.beginTurn()
}

// Apply performs an action and continues to the next decision.
func (r *Rules) Apply(s *State, a playtest.Action, c playtest.Chance, t *playtest.Tracer) {
	g := game{r, s, c, t}
	g.do(a)
	g.advance()
}

func (g *game) do(a playtest.Action) {
	k, x, y, z := unpack(a)
	switch k {
	case pass:
		g.pass()
	case stay:
		g.stay()
	case declare:
		g.declare()
	case point:
		g.s.move.pointMan = true
		g.t.Rule(fc059)
	case play:
		g.play(x, y, z == 1)
	case moveBy, moveBare:
		g.moveByCard(x, int8(y), k == moveBy)
	case goTo:
		g.goTo(x)
	case extra:
		g.drawExtra()
	case faceSquad:
		g.face(x)
	case discard:
		g.discardCard(x)
	}
}

func (g *game) pass() {
	if g.s.step == atMorale || g.s.step == atRally {
		g.passed()
		return
	}
	g.leave()
}

func (g *game) passed() {
	g.s.passes++
	g.s.asked = g.s.asked.Other()
}
