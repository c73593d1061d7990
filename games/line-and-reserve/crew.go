package lineandreserve

import "punchboard/playtest"

// savers returns the cards in hand that would save the crew of the destroyed unit.
func (g *game) savers() (of hand) {
	s, f := g.s, &g.s.fight
	if f.mute {
		return 0
	}
	kind := g.data.unit(int(f.victim)).kind
	for h := s.held[s.asked] & g.data.commands.saves; h != 0; h &= h - 1 {
		c := g.data.commandOf(h.first())
		if c.types.has(kind) && !(f.fatal && c.notOn[f.sum]) {
			of |= 1 << h.first()
		}
	}
	return of
}

// crewSaved puts the crew under the Reserves deck.
func (g *game) crewSaved() {
	g.saveCrew()
	g.afterHit()
}

// saveCrew is a crew that survives (LR-114).
func (g *game) saveCrew() {
	s, f := g.s, &g.s.fight
	s.crews = s.crews.drop(int(f.crew))
	s.bury(f.victims, int(f.crew))
}

// crewFate settles the fate of the crew by the Intensity as rolled (LR-113 to
// LR-116).
func (g *game) crewFate() {
	s, f := g.s, &g.s.fight
	enemy := f.victims.Other()
	cost := int(g.data.unit(int(f.crew)).cost)
	if !f.fatal {
		g.t.Rule(lr113)
	}
	switch {
	case f.fatal:
		g.t.Rule(lr091)
		g.loseCrew(enemy, cost)
	case f.base <= 3:
		g.t.Rule(lr114)
		g.saveCrew()
	case f.friendly || f.base >= 7:
		g.ruleIf(f.base >= 7, lr116)
		g.loseCrew(enemy, cost)
	case s.ground(enemy).some():
		g.rules(lr115, lr118, lr129)
		g.loseCrew(enemy, 2*cost)
	case g.data.set.CrewPerishes:
		g.loseCrew(enemy, cost)
	default:
		g.saveCrew()
	}
	g.afterHit()
}

// loseCrew removes a crew from the game and scores it (LG-73).
func (g *game) loseCrew(enemy playtest.Seat, points int) {
	s, f := g.s, &g.s.fight
	s.crews = s.crews.drop(int(f.crew))
	s.gone = s.gone.with(int(f.crew))
	if !f.friendly && !g.data.set.CrewsScoreNot {
		g.score(enemy, points)
	}
}
