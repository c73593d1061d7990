package percee

import "punchboard/playtest"

func fireBy(group units, t int) playtest.Action { return act(fire, group.first(), t) }

// move weighs the moves of units.
func (g *greedy) move(best *choice, f units) {
	if g.side == German && g.leave(best, f) {
		return
	}
	for set := f; set != 0; set &= set - 1 {
		if u := set.first(); g.side == German {
			g.goWest(best, u)
		} else {
			g.hold(best, u)
		}
	}
}

// exit is what it is worth to leave the map: more than any step on it in as many
// rounds as a game may have.
const exit = 5

// leave weighs the first unit that may leave the map, and tells whether one may.
func (g *greedy) leave(best *choice, f units) bool {
	for f &= g.s.onMap(German); f != 0; f &= f - 1 {
		if u := f.first(); g.rules.data.ground.west.has(int(g.s.at[German][u])) {
			best.offer(exit, act(leave, u, 0), 0)
			return true
		}
	}
	return false
}

// goWest weighs the way to the western edge against the danger on it.
func (g *greedy) goWest(best *choice, u int) {
	at := int(g.s.at[German][u])
	ground := &g.rules.data.ground
	w := 0.05 + float64(0.05*float64(g.s.round-1))
	within := ground.near[at]
	within.add(at)
	class := g.rules.data.units[German][u].class()
	if best.score+least >= w && best.score+least >= g.mostWest(w, at, within, class) {
		return
	}
	m := g.sees.west(g.rules, g.s, class, within)
	if m.way[at] >= far {
		return
	}
	free, step := g.rules.free(g.s, German, u, ground.near[at]), act(moveTo, u, 0)
	for _, n := range ground.neighbours[at] {
		if n == noHex || !free.has(int(n)) || m.way[n] >= far {
			continue
		}
		score := float64(w*float64(m.way[at]-m.way[n])/wayMove) - float64(0.30*float64(m.danger[n]-m.danger[at])/10)
		best.offer(score, step+playtest.Action(n), 0)
	}
}

// mostWest bounds what a step west can score: a way is at most a move and the
// danger of the next hex longer than the way from there.
func (g *greedy) mostWest(w float64, at int, within hexes, c class) float64 {
	if !within.meets(g.sees.threat) {
		return w
	}
	here := g.sees.volleys(g.rules, g.s, German, c).danger(at, &g.rules.data.ground)
	return w + 0.03*float64(here) + 10*max(0, w/wayMove-0.03)
}

// hold weighs where an American unit threatens most and is threatened least.
func (g *greedy) hold(best *choice, u int) {
	at, ground, h := g.s.at[American][u], &g.rules.data.ground, &g.holds
	to := ground.west
	if at != inReserve {
		to = ground.near[at]
	}
	now := post{at, h.kind[g.s.face(American, u)][u], h.age, g.rules.free(g.s, American, u, to)}
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

// enter weighs where a unit of the reserve may enter.
func (g *greedy) enter(best *choice, u int, free hexes) {
	worth := g.standings(u, free)
	for ; !free.empty(); free = free.rest() {
		hex := free.first()
		best.offer(0.45+float64(0.25*worth[hex]), act(enter, u, hex), 0)
	}
}

// step weighs the hexes beside a unit against its own.
func (g *greedy) step(best *choice, u int, free hexes) {
	at := g.s.at[American][u]
	within := free
	within.add(int(at))
	worth, first := g.standings(u, within), act(moveTo, u, 0)
	for _, n := range g.rules.data.ground.neighbours[at] {
		if n != noHex && free.has(int(n)) {
			best.offer(float64(0.25*(worth[n]-worth[at])), first+playtest.Action(n), 0)
		}
	}
}

// support weighs attacks and harassment by the counter that the card allows.
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

// harassment weighs the zone by the German units in it that see a target.
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
