package percee

// aimAt starts a shot by one unit at an enemy unit (PV-090).
func (g *game) aimAt(u, target int) {
	s := g.s
	s.firers, s.target, s.aim = one(u), uint8(target), byUnits
	s.step = atGroup
	g.rules(pv016, pv079, pv080, pv082, pv083, pv084, pv085, pv086, pv087, pv090)
	from, to := s.at[s.asked][u], s.at[s.asked.Other()][target]
	g.ruleIf(g.data.ground.hill[from], pv088)
	g.ruleIf(g.data.ground.distance[from][to] == 1, pv089)
	g.ruleIf(g.data.ground.distance[from][to] > usualReach, pv081)
}

// shoot fires with the named units (PV-091 to PV-093).
func (g *game) shoot() {
	g.ruleIf(g.s.firers.count() > 1, pv091)
	g.ruleIf(g.s.acted != 0, pv108)
	g.drawCombat()
}

// drawCombat draws the combat card. If the pile is empty, or a joker ends the
// round, the shot is a miss (PV-128, PV-134).
func (g *game) drawCombat() {
	s := g.s
	g.rules(pv093, pv106)
	for s.pileLeft() > 0 {
		c := &g.data.cards[g.take()]
		switch {
		case c.joker() && g.jokerEnds():
			g.t.Rule(pv128)
			g.interrupted()
			return
		case c.joker():
		case c.face && s.pileLeft() > 0:
			s.step = atRedraw
			return
		case c.face:
			g.t.Rule(pv134)
			g.missed()
			return
		default:
			g.resolve(int(c.value))
			return
		}
	}
	g.t.Rule(pv134)
	g.missed()
}

// interrupted ends the round in the middle of a shot.
func (g *game) interrupted() {
	s := g.s
	if s.aim == byUnits {
		g.acts(s.firers)
	}
	s.firers, s.aim = 0, byUnits
	g.endRound()
}

// resolve compares the card with the total value (PV-099).
func (g *game) resolve(value int) {
	g.rules(pv098, pv099, pv103)
	if g.s.aim != byUnits {
		g.resolveStrike(value)
		return
	}
	strength, mod := g.strength(g.s), g.modifier(g.s, g.s.firers, int(g.s.target))
	g.reportModifiers()
	if value+mod > strength {
		g.missed()
		return
	}
	g.lose(g.s.asked.Other(), int(g.s.target))
	g.done()
}

// strength adds up the values of the firing units against the target's class
// (PV-092).
func (r *Rules) strength(s *State) (sum int) {
	side := s.asked
	hard := r.data.units[side.Other()][s.target].hard
	for set := s.firers; set != 0; set &= set - 1 {
		u := set.first()
		sum += r.data.units[side][u].value(hard, s.face(side, u))
	}
	return sum
}

// modifier adds up what makes a shot harder (PV-094 to PV-098).
func (r *Rules) modifier(s *State, firers units, target int) int {
	to := s.at[s.asked.Other()][target]
	mod := int(r.data.ground.modifier[to])
	if r.allBeside(s, firers, to) {
		mod--
	}
	if r.tigerAtTank(s, firers, target) {
		mod--
	}
	if r.harassed(s, firers) {
		mod++
	}
	return mod
}

func (r *Rules) allBeside(s *State, firers units, to int16) bool {
	for set := firers; set != 0; set &= set - 1 {
		if r.data.ground.distance[s.at[s.asked][set.first()]][to] != 1 {
			return false
		}
	}
	return true
}

func (r *Rules) tigerAtTank(s *State, firers units, target int) bool {
	if s.asked != German || !r.data.units[American][target].hard {
		return false
	}
	return firers&r.data.tigers != 0
}

// harassed reports whether a German unit fires from the harassed zone (PV-097).
func (r *Rules) harassed(s *State, firers units) bool {
	if s.asked != German || s.zone == noHex {
		return false
	}
	for set := firers; set != 0; set &= set - 1 {
		if r.data.ground.distance[s.at[German][set.first()]][s.zone] <= 1 {
			return true
		}
	}
	return false
}

func (g *game) reportModifiers() {
	if g.t == nil {
		return
	}
	s := g.s
	hard := g.data.units[s.asked.Other()][s.target].hard
	g.rules(pv009, pv092, pv096)
	g.ruleIf(hard, pv008)
	g.ruleIf(g.allBeside(s, s.firers, s.at[s.asked.Other()][s.target]), pv094)
	g.ruleIf(g.tigerAtTank(s, s.firers, int(s.target)), pv095)
	g.ruleIf(g.harassed(s, s.firers), pv097)
	g.ruleIf(g.harassed(s, s.firers), pv123)
	g.ruleIf(g.harassed(s, s.firers), pv124)
}

func (g *game) missed() {
	g.t.Rule(pv102)
	g.done()
}

// done ends a shot and continues with the card (PV-107).
func (g *game) done() {
	s := g.s
	if s.over() {
		return
	}
	g.rules(pv107, pv109)
	if s.aim != byUnits {
		s.aim = byUnits
		g.supported()
		return
	}
	g.spend(g.acts(s.firers))
}
