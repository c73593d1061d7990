package percee

import "punchboard/playtest"

// move rates the moves of units.
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

// exit is the value of leaving the map: more than any step on it, in any number
// of rounds.
const exit = 5

// leave rates the first unit that may leave the map, and reports whether there
// is one.
func (g *greedy) leave(best *choice, f units) bool {
	for f &= g.s.onMap(German); f != 0; f &= f - 1 {
		if u := f.first(); g.rules.data.ground.west.has(int(g.s.at[German][u])) {
			best.offer(exit, act(leave, u, 0), 0)
			return true
		}
	}
	return false
}

// goWest rates the way to the western edge against the danger on it.
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

// mostWest returns an upper bound for the score of a step west: the way from a
// hex is longer than that from the next hex by at most one move and the danger
// there.
func (g *greedy) mostWest(w float64, at int, within hexes, c class) float64 {
	if !within.meets(g.sees.threat) {
		return w
	}
	here := g.sees.fireValues(g.rules, g.s, German, c).danger(at, &g.rules.data.ground)
	return w + 0.03*float64(here) + 10*max(0, w/wayMove-0.03)
}
