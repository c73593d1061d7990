package percee

// support rates attacks and harassment with the counter that the card allows.
func (g *greedy) support(best *choice, c *card) {
	s, r := g.s, g.rules
	if s.left < 1 || !r.supportLeft(s, c) {
		return
	}
	var done hexes
	for u, at := range s.at[German] {
		if at < 0 || s.waiting.has(u) && !r.data.set.WaitingHit || done.has(int(at)) {
			continue
		}
		done.add(int(at))
		g.strikes(best, c, at)
		if c.air && !r.data.set.NoHarass {
			g.harassment(best, at)
		}
	}
}

func (g *greedy) strikes(best *choice, c *card, at int16) {
	s, r := g.s, g.rules
	strength, aims := r.data.air, [2]aim{airAT, airAI}
	if !c.air {
		strength, aims = r.data.oba, [2]aim{obaAT, obaAI}
	}
	for i, hard := range [2]bool{true, false} {
		worth := 0.0
		for set := s.in(German, at); set != 0; set &= set - 1 {
			if u := set.first(); r.data.units[German][u].hard == hard && (!s.waiting.has(u) || r.data.set.WaitingHit) {
				worth += g.worth(u)
			}
		}
		if worth > 0 && s.pileLeft() > 0 {
			score := float64(hitShare(strength-int(r.data.ground.modifier[at])) * worth)
			best.offer(score, act(strike, int(aims[i]), int(at)), 0)
		}
	}
}

// harassment rates the zone by the German units in it that see a target.
func (g *greedy) harassment(best *choice, at int16) {
	s, r := g.s, g.rules
	var americans hexes
	for _, a := range s.at[American] {
		if a >= 0 {
			americans.add(int(a))
		}
	}
	n := 0
	for u, from := range s.at[German] {
		if from >= 0 && (!s.waiting.has(u) || r.data.set.WaitingHit) && r.data.ground.distance[from][at] <= 1 && r.data.ground.targets[from].meets(americans) {
			n++
		}
	}
	score := float64(float64(0.25*float64(n)) * (1 - float64(s.drawn)/float64(deckCards)))
	best.offer(score, act(harass, 0, int(at)), 0)
}
