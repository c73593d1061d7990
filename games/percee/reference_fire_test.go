package percee

import (
	"cmp"
	"slices"
)

// fire rates shots by the units of f that cost no more than budget: for each
// target the best shooters first, adding one at a time.
func (g *reference) fire(best *choice, f units, budget int, oneHex bool) {
	if g.s.pileLeft() == 0 {
		return
	}
	enemy, ground := g.side.Other(), &g.rules.data.ground
	f, reach := g.sighted(f)
	if f == 0 {
		return
	}
	for set := g.rules.targets(g.s, g.side); set != 0; set &= set - 1 {
		t := set.first()
		at := g.s.at[enemy][t]
		if !reach.has(int(at)) {
			continue
		}
		var in units
		for set := f; set != 0; set &= set - 1 {
			u := set.first()
			in |= units(bit(ground.targets[g.s.at[g.side][u]].has(int(at)))) << u
		}
		g.pools(best, in, t, at, budget, oneHex)
	}
}

// pools divides the shooters: by hex, or into all, those adjacent to the target,
// and those outside the harassed zone.
func (g *reference) pools(best *choice, in units, t int, at int16, budget int, oneHex bool) {
	if oneHex {
		for rest := in; rest != 0; {
			here := g.s.in(g.side, g.s.at[g.side][rest.first()]) & in
			g.pool(best, here, t, at, budget, true)
			rest &^= here
		}
		return
	}
	var near, outside units
	for set := in; set != 0; set &= set - 1 {
		u := set.first()
		from := g.s.at[g.side][u]
		if g.rules.data.ground.distance[from][at] == 1 {
			near |= one(u)
		}
		if g.s.zone == noHex || g.rules.data.ground.distance[from][g.s.zone] > 1 {
			outside |= one(u)
		}
	}
	g.pool(best, in, t, at, budget, false)
	if near != 0 && near != in {
		g.pool(best, near, t, at, budget, false)
	}
	if g.side == German && g.s.zone != noHex && outside != 0 && outside != in {
		g.pool(best, outside, t, at, budget, false)
	}
}

// pool rates the first one, two, three of the shooters, the strongest first.
func (g *reference) pool(best *choice, in units, t int, at int16, budget int, oneHex bool) {
	var order [sideUnits]int
	list := order[:0]
	hard := g.rules.data.units[g.side.Other()][t].hard
	for set := in; set != 0; set &= set - 1 {
		list = append(list, set.first())
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(g.value(b, hard), g.value(a, hard)) })
	var firers units
	sum := 0
	for n, u := range list {
		firers |= one(u)
		sum += g.value(u, hard)
		cost := g.price(firers, n+1, oneHex)
		if cost > budget {
			continue
		}
		k := sum - g.rules.modifier(g.s, firers, t)
		score := float64(hitShare(k)*g.worth(t)) / float64(cost)
		best.offer(score, act(fire, firers.first(), t), firers)
	}
}

// worth returns the value of a hit on an enemy unit: more on its back face, and
// for Germans more the farther west they are.
func (g *reference) worth(t int) float64 {
	enemy := g.side.Other()
	v := 1.0
	if g.s.back[enemy].has(t) {
		v = 1.6
	}
	if enemy == German {
		column := int(g.rules.data.ground.column[g.s.at[German][t]]) + 1
		v = float64(v * (1 + float64(0.08*float64(g.rules.data.ground.columns-column))))
	}
	return v
}

// support rates attacks and harassment with the counter that the card allows.
func (g *reference) support(best *choice, c *card) {
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

func (g *reference) strikes(best *choice, c *card, at int16) {
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
func (g *reference) harassment(best *choice, at int16) {
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
