package percee

import (
	"cmp"
	"slices"

	"punchboard/playtest"
)

// fire rates shots by the units of f that cost no more than budget: for each
// target the best shooters first, adding one at a time.
func (g *greedy) fire(best *choice, f units, budget int, oneHex bool) {
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
		worth := g.worth(t)
		var in units
		for set := f; set != 0; set &= set - 1 {
			u := set.first()
			in |= units(bit(ground.targets[g.s.at[g.side][u]].has(int(at)))) << u
		}
		g.pools(best, in, t, at, worth, budget, oneHex)
	}
}

// sighted returns the units of f that can fire at an enemy from where they are,
// and the hexes that they can fire at.
func (g *greedy) sighted(f units) (set units, reach hexes) {
	enemies := g.s.board[g.side.Other()].some
	for f &= g.s.onMap(g.side); f != 0; f &= f - 1 {
		u := f.first()
		if targets := g.rules.data.ground.targets[g.s.at[g.side][u]]; targets.meets(enemies) {
			set, reach = set|one(u), reach.or(targets)
		}
	}
	return set, reach
}

// pools divides the shooters: by hex, or into all, those adjacent to the target,
// and those outside the harassed zone.
func (g *greedy) pools(best *choice, in units, t int, at int16, worth float64, budget int, oneHex bool) {
	if oneHex {
		for rest := in; rest != 0; {
			here := g.s.in(g.side, g.s.at[g.side][rest.first()]) & in
			g.pool(best, here, t, worth, budget, true)
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
	g.pool(best, in, t, worth, budget, false)
	if near != 0 && near != in {
		g.pool(best, near, t, worth, budget, false)
	}
	if g.side == German && g.s.zone != noHex && outside != 0 && outside != in {
		g.pool(best, outside, t, worth, budget, false)
	}
}

// pool rates the first one, two, three of the shooters, the strongest first.
func (g *greedy) pool(best *choice, in units, t int, worth float64, budget int, oneHex bool) {
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
		score := float64(hitShare(k)*worth) + delays[g.side]
		score /= float64(cost)
		best.offer(score, act(fire, firers.first(), t), firers)
	}
}

// price returns the number of activations that the reference player counts for a
// group.
func (g *greedy) price(group units, n int, oneHex bool) int {
	if oneHex {
		return 1
	}
	if g.side == German && !g.rules.data.set.TigerCounts {
		for set := group; set != 0; set &= set - 1 {
			u := set.first()
			if g.rules.data.units[German][u].free && group&^one(u)&g.s.in(German, g.s.at[German][u]) != 0 {
				return n - 1
			}
		}
	}
	return n
}

func (g *greedy) value(u int, hard bool) int {
	return g.rules.data.units[g.side][u].value(hard, g.s.face(g.side, u))
}

// hitShare returns the probability of a hit if face cards are always redrawn and
// the joker is live: four cards of each value among 41.
func hitShare(k int) float64 { return float64(4*min(10, max(0, k))) / 41 }

// delays is what a shot is worth for the cards that it takes from the round: the
// defender gains time.
var delays = [playtest.Seats]float64{American: 0.05}

// worth returns the value of a hit on an enemy unit: more on its back face, for
// Germans more on tanks and the farther west they are, for Americans more if they
// are in the way of many Germans.
func (g *greedy) worth(t int) float64 {
	enemy := g.side.Other()
	v := 1.0
	if g.s.back[enemy].has(t) {
		v = 1.6
	}
	if enemy == American {
		return v + float64(0.075*float64(g.obstructs(t)))
	}
	if !g.rules.data.units[German][t].hard {
		v = float64(v * 0.75)
	}
	column := int(g.rules.data.ground.column[g.s.at[German][t]]) + 1
	return float64(v * (1 + float64(0.12*float64(g.rules.data.ground.columns-column))))
}

// obstructs counts the Germans within two hexes of an American who does not stand
// east of them, twice if he stands at an exit.
func (g *greedy) obstructs(t int) (n int) {
	ground := &g.rules.data.ground
	at := g.s.at[American][t]
	for set := g.s.board[German].units; set != 0; set &= set - 1 {
		from := g.s.at[German][set.first()]
		if ground.distance[from][at] <= 2 && ground.column[from] >= ground.column[at] {
			n++
		}
	}
	if ground.column[at] == 0 {
		n *= 2
	}
	return n
}
