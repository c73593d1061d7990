package percee

// strike attacks a hex with a support counter: air or OBA, AT or AI (PV-115 to
// PV-120).
func (g *game) strike(a aim, hex int16) {
	s := g.s
	s.aim, s.hex = a, hex
	g.rules(pv110, pv113, pv114, pv117, pv119, pv120, pv125)
	if a == airAT || a == airAI {
		s.support[0] = true
		g.rules(pv111, pv115)
	} else {
		s.support[1] = true
		g.rules(pv112, pv116)
	}
	g.drawCombat()
}

// resolveStrike hits every unit of the declared kind in play in the hex
// (PV-118).
func (g *game) resolveStrike(value int) {
	s := g.s
	strength := g.data.air
	if s.aim == obaAT || s.aim == obaAI {
		strength = g.data.oba
	}
	if value+int(g.data.ground.modifier[s.hex]) > strength {
		g.missed()
		return
	}
	g.t.Rule(pv118)
	var at [sideUnits]uint16
	all := g.struck().things(at[:0])
	g.t.Together(stackHit, all)
	for _, u := range all {
		g.lose(German, int(u))
	}
	g.done()
}

// struck gives the units that a support attack hits: waiting ones never
// (PV-031).
func (g *game) struck() (set units) {
	s := g.s
	for in := s.in(German, s.hex); in != 0; in &= in - 1 {
		u := in.first()
		switch {
		case s.waiting.has(u) && !g.data.set.WaitingHit:
			g.t.Rule(pv031)
		case g.data.units[German][u].hard == (s.aim == airAT || s.aim == obaAT):
			set |= one(u)
		}
	}
	return set
}

// harass lays the air counter on a hex until the round ends (PV-121, PV-122).
func (g *game) harass(hex int16) {
	g.s.support[0], g.s.zone = true, hex
	g.rules(pv110, pv111, pv113, pv115, pv121, pv122)
	g.supported()
}

// supported takes the place of one activation, or of a whole face card.
func (g *game) supported() {
	s := g.s
	s.begun, s.firers = true, 0
	s.step, s.asked = atCard, American
	if s.left--; s.left <= 0 || g.data.cards[s.card].face {
		g.finishCard()
	}
}
