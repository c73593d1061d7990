package threefronts

import "punchboard/playtest"

// game applies the rules to one state.
type game struct {
	*Rules
	s *State
	c playtest.Chance
	t *playtest.Tracer
}

// Setup shuffles the decks, draws the first player, and starts the first turn.
func (r *Rules) Setup(s *State, c playtest.Chance, t *playtest.Tracer) {
	*s = State{}
	g := game{r, s, c, t}
	for seat := range playtest.Seats {
		g.setupSquads(playtest.Seat(seat))
	}
	g.t.Rule(tf003)
	g.t.Rule(tf006)
	for i := range r.data.tactics.cards {
		s.tactics[i] = uint8(i)
	}
	s.left = uint8(r.data.tactics.cards)
	g.shuffleTactics()
	g.t.Rule(tf007)
	s.first = playtest.Seat(c.N(playtest.Key{Domain: forFirst}, playtest.Seats))
	g.t.Rule(tf014)
	for seat := range playtest.Seats {
		g.drawTactics(playtest.Seat(seat), r.data.set.StartHand)
	}
	g.drawTactics(s.first.Other(), r.data.set.SecondHand)
	s.active = s.first.Other()
	g.beginTurn()
	g.advance()
}

func (g *game) setupSquads(side playtest.Seat) {
	p, d := &g.s.squads[side], &g.data.sides[side]
	for i := range d.cards {
		p.cards[i] = uint8(i)
	}
	p.left = uint8(d.cards)
	playtest.Shuffle(g.c, playtest.Key{Domain: forSquads, Seat: side}, p.cards[:d.cards])
}

// beginTurn passes the turn to the other player (TF-015).
func (g *game) beginTurn() {
	s := g.s
	s.active = s.enemy()
	if int(s.turn) == g.data.set.MaxTurns {
		g.end(playtest.Nobody, unfinished)
		return
	}
	s.turn++
	g.t.Rule(tf015)
	if g.autoWinLive() && int(s.turn) == 2*g.data.set.AutoWinRounds+1 {
		if g.checkFronts(); s.over() {
			return
		}
	}
	g.openPhase(deployPhase)
}

// forgetTurn clears what lasts until the end of a turn.
func (g *game) forgetTurn() {
	s := g.s
	s.moved, s.mission, s.suppressed, s.assaulting, s.drew = 0, 0, 0, 0, 0
	s.permitted, s.tank = [2]units{}, [playtest.Seats]units{}
	s.forTurn = [playtest.Seats][deeds]units{}
	s.closed, s.volleyMod = [playtest.Seats][fronts]closure{}, [fronts]int8{}
	if s.diceLasts {
		s.diceTurn, s.diceLasts = [playtest.Seats][maxSquads]uint8{}, false
	}
	s.rallyP, s.roll = rally{}, roll{}
	s.fight.targets, s.fight.flank, s.fight.done = [fronts]units{}, 0, 0
}

// openPhase starts a phase with its window, before anything else in it.
func (g *game) openPhase(p phase) {
	g.s.phase = p
	g.t.Rule(tf016)
	g.openWindow(phaseStart)
}

// openWindow lets both players act, the active one first, until both pass in a
// row.
func (g *game) openWindow(w window) {
	g.s.step, g.s.roll.window = atWindow, w
	g.s.asked, g.s.passes = g.s.active, 0
}

// ask waits for a decision of one player.
func (g *game) ask(st step, who playtest.Seat) { g.s.step, g.s.asked = st, who }

// advance continues to the next decision.
func (g *game) advance() {
	for !g.s.over() && !g.waiting() {
		g.leave()
	}
}

// waiting reports whether the step has a real decision.
func (g *game) waiting() bool {
	s := g.s
	switch s.step {
	case atWindow:
		return g.someoneMayPlay()
	case atDeploy:
		return s.pending != 0 || g.movable() != 0 || g.drawers() != 0 || g.mayPlay(inDeploy)
	case atMove, atRoll, atFire, atSalvo, atRallyRoll:
		return g.mayPlay(s.roll.window)
	case atTactics:
		return g.mayPlay(inTactics)
	case atDiscard:
		return s.hands[s.active].count() > g.data.set.HandLimit
	case atRecon:
		return g.scouts() != 0 || g.mayPlay(inRecon)
	case atSuppress:
		return g.gunners() != 0 || g.mayPlay(inSuppression)
	case atDeclare:
		return g.assaulters() != 0
	case atFronts:
		return g.frontsLeft().count() > 1
	case atDefenders, atAssault:
		return g.shooters().count() > 1
	case atRally:
		return g.shaken() != 0 || g.rallyLeaders() != 0 || g.mayPlay(inRally)
	}
	return s.step == atSuccess
}

// someoneMayPlay offers the window to both players in turn.
func (g *game) someoneMayPlay() bool {
	for g.s.passes < playtest.Seats {
		if g.mayPlay(g.s.roll.window) {
			return true
		}
		g.passed()
	}
	return false
}

func (g *game) passed() {
	g.s.passes++
	g.s.asked = g.s.asked.Other()
}

// leave ends a step in which there is nothing more to do.
func (g *game) leave() {
	switch g.s.step {
	case atWindow:
		g.closeWindow()
	case atDeploy:
		g.openPhase(tacticsPhase)
	case atMove:
		g.carryOutMove()
	case atTactics:
		g.ask(atDiscard, g.s.active)
	case atDiscard:
		g.openPhase(reconPhase)
	case atRecon:
		g.openPhase(suppressionPhase)
	case atSuppress:
		g.openPhase(assaultPhase)
	case atRolls:
		g.rollSuppression()
	case atRoll:
		g.resolveSuppression()
	case atDeclare:
		g.ask(atFronts, g.s.active)
	case atFronts:
		g.nextFight()
	case atDefenders, atAssault:
		g.nextShot()
	case atFire:
		g.resolveFire()
	case atSalvo:
		g.resolveSalvo()
	case atRally:
		g.endRally()
	case atRallyRoll:
		g.resolveRally()
	default:
		panic("threefronts: a step that nobody can leave")
	}
}

// closeWindow continues with what follows the window.
func (g *game) closeWindow() {
	switch g.s.roll.window {
	case assaultStart:
		g.ask(atDeclare, g.s.active)
		g.noteAssaultLimits()
	case beforeFire:
		g.openFire()
	default:
		g.beginPhase()
	}
}

// beginPhase performs the start of a phase.
func (g *game) beginPhase() {
	switch g.s.phase {
	case deployPhase:
		g.beginDeploy()
	case tacticsPhase:
		g.drawTactics(g.s.active, g.data.set.TacticsDrawn)
		g.t.Rule(tf026)
		g.ask(atTactics, g.s.active)
	case reconPhase:
		g.beginRecon()
	case suppressionPhase:
		g.beginSuppression()
	case assaultPhase:
		g.openWindow(assaultStart)
	case rallyPhase:
		g.beginRally(g.s.active)
	}
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
	case deploy:
		g.deploy(x, y)
	case moveTo:
		g.declareMove(x, y)
	case extraCard:
		g.extraCard(x, y == 1)
	case play:
		g.play(x, y, z)
	case discard:
		g.discardCard(x)
	case goOut:
		g.goOut(x)
	case look:
		g.look()
	case mark:
		g.markFront(x)
	case shell:
		g.shell(x, y, noUnit)
	case declare:
		g.declareAssault(x, y)
	case pickFront:
		g.startFight(x)
	case shoot:
		g.shoot(x)
	case rallyOne:
		g.rallyOne(x)
	case leadOne:
		g.leadOne(x, y)
	}
}

func (g *game) pass() {
	if g.s.step == atWindow {
		g.passed()
		return
	}
	g.leave()
}

func (g *game) discardCard(kind int) {
	g.spend(g.s.active, kind)
	g.t.Card(g.s.active, g.tacticsCard(kind), playtest.CardDiscarded)
	g.t.Rule(tf027)
	g.t.Rule(tf028)
}
