package percee

import "punchboard/playtest"

// goodShot is the score of a shot that comes before any move of the Americans.
const goodShot = 0.3

// hold rates the hexes where an American unit threatens most, is threatened least,
// and bars the way off the map.
func (g *greedy) hold(best *choice, u int) {
	if best.score > goodShot {
		return
	}
	at, ground, h := g.s.at[American][u], &g.rules.data.ground, &g.holds
	to := ground.west
	if at != inReserve {
		to = ground.near[at]
	}
	now := lastStep{at, g.s.face(American, u), h.age, g.bars.age, g.rules.free(g.s, American, u, to)}
	if h.posts[u] != now {
		h.posts[u], h.best[u] = now, choice{}
		if at == inReserve {
			g.enter(&h.best[u], u, now.free)
		} else {
			g.step(&h.best[u], u, now.free)
		}
	}
	if h.best[u].action != 0 {
		best.offer(h.best[u].score, h.best[u].action, 0)
	}
}

// values returns the values of a unit against soft and hard targets.
func (g *greedy) values(u int) [2]float64 {
	return [2]float64{float64(g.value(u, false)), float64(g.value(u, true))}
}

// enter rates the hexes at which a unit of the reserve may enter.
func (g *greedy) enter(best *choice, u int, free hexes) {
	g.worths(free)
	values, class := g.values(u), g.rules.data.units[American][u].class()
	for ; !free.empty(); free = free.rest() {
		hex := free.first()
		worth := g.holds.worth[hex].to(&values, class)
		best.offer(0.45+float64(0.25*worth)+float64(0.5*g.bars.bars(inReserve, hex, &g.rules.data.ground)), act(enter, u, hex), 0)
	}
}

// step rates the hexes adjacent to a unit, compared with its own.
func (g *greedy) step(best *choice, u int, free hexes) {
	at, ground, worths := g.s.at[American][u], &g.rules.data.ground, &g.holds.worth
	within := free
	within.add(int(at))
	g.worths(within)
	values, class, first := g.values(u), g.rules.data.units[American][u].class(), act(moveTo, u, 0)
	here := float64(0.25*worths[at].to(&values, class)) + g.bars.bars(at, int(at), ground)
	for _, n := range ground.neighbours[at] {
		if n != noHex && free.has(int(n)) {
			score := float64(0.25*worths[n].to(&values, class)) + g.bars.bars(at, int(n), ground) - here
			best.offer(score, first+playtest.Action(n), 0)
		}
	}
}
