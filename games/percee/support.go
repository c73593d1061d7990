package percee

import "punchboard/playtest"

// uses holds the possible uses of a card's support counter: attacks on tanks,
// attacks on others, and harassment.
type uses [3]use

// use is one action for each hex of a set.
type use struct {
	first playtest.Action // the action for hex 0
	on    hexes
}

// uses returns what the current card allows the American player.
func (r *Rules) uses(s *State) (k uses) {
	c := &r.data.cards[s.card]
	if s.asked != American || c.face && s.begun || s.left < 1 || !r.supportLeft(s, c) {
		return k
	}
	hard, soft := r.prey(s)
	if s.pileLeft() > 0 {
		at, ai := airAT, airAI
		if !c.air {
			at, ai = obaAT, obaAI
		}
		k[0], k[1] = use{act(strike, int(at), 0), hard}, use{act(strike, int(ai), 0), soft}
	}
	if c.air && !r.data.set.NoHarass {
		k[2] = use{act(harass, 0, 0), hard.or(soft)}
	}
	return k
}

// prey returns the hexes with German tanks in play, and those with other units.
func (r *Rules) prey(s *State) (hard, soft hexes) {
	for set := r.targets(s, American); set != 0; set &= set - 1 {
		if u := set.first(); r.data.units[German][u].hard {
			hard.add(int(s.at[German][u]))
		} else {
			soft.add(int(s.at[German][u]))
		}
	}
	return hard, soft
}

func (k *uses) count() int { return k[0].on.count() + k[1].on.count() + k[2].on.count() }

func (k *uses) list(buf []playtest.Action) []playtest.Action {
	for i := range k {
		buf = k[i].on.each(k[i].first, buf)
	}
	return buf
}

// nth returns use n, from 0.
func (k *uses) nth(n int) playtest.Action {
	i := 0
	for ; n >= k[i].on.count(); i++ {
		n -= k[i].on.count()
	}
	return k[i].first + playtest.Action(k[i].on.nth(n))
}

// supportLeft reports whether the card's counter may still be used this round:
// one of the two, once (PV-110), or each once if the switch says so.
func (r *Rules) supportLeft(s *State, c *card) bool {
	which := 0
	if !c.air {
		which = 1
	}
	if r.data.set.EachSupport {
		return !s.support[which]
	}
	return !s.support[0] && !s.support[1]
}

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

// resolveStrike hits every unit of the declared class in play in the hex
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

// struck returns the units that a support attack hits, which never include
// waiting ones (PV-031).
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

// harass places the air counter on a hex until the end of the round (PV-121,
// PV-122).
func (g *game) harass(hex int16) {
	g.s.support[0], g.s.zone = true, hex
	g.rules(pv110, pv111, pv113, pv115, pv121, pv122)
	g.supported()
}

// supported uses up one activation, or a whole face card.
func (g *game) supported() {
	s := g.s
	s.begun, s.firers = true, 0
	s.step, s.asked = atCard, American
	if s.left--; s.left <= 0 || g.data.cards[s.card].face {
		g.finishCard()
	}
}
