package percee

import "punchboard/playtest"

// hold rates the hexes where an American unit threatens most and is threatened
// least.
func (g *greedy) hold(best *choice, u int) {
	at, ground, h := g.s.at[American][u], &g.rules.data.ground, &g.holds
	to := ground.west
	if at != inReserve {
		to = ground.near[at]
	}
	now := lastStep{at, h.kind[g.s.face(American, u)][u], h.age, g.rules.free(g.s, American, u, to)}
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

// enter rates the hexes at which a unit of the reserve may enter.
func (g *greedy) enter(best *choice, u int, free hexes) {
	worth := g.hexWorths(u, free)
	for ; !free.empty(); free = free.rest() {
		hex := free.first()
		best.offer(0.45+float64(0.25*worth[hex]), act(enter, u, hex), 0)
	}
}

// step rates the hexes adjacent to a unit, compared with its own.
func (g *greedy) step(best *choice, u int, free hexes) {
	at := g.s.at[American][u]
	within := free
	within.add(int(at))
	worth, first := g.hexWorths(u, within), act(moveTo, u, 0)
	for _, n := range g.rules.data.ground.neighbours[at] {
		if n != noHex && free.has(int(n)) {
			best.offer(float64(0.25*(worth[n]-worth[at])), first+playtest.Action(n), 0)
		}
	}
}
