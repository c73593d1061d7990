package percee

import "punchboard/playtest"

// move rates the moves of units. Germans behind those that are enough to win move
// only if nothing else is worth doing.
func (g *greedy) move(best *choice, f units) {
	if g.side == American {
		for ; f != 0; f &= f - 1 {
			g.hold(best, f.first())
		}
		return
	}
	if g.leave(best, f) {
		return
	}
	column, rear := &g.rules.data.ground.column, units(0)
	for ; f != 0; f &= f - 1 {
		if u := f.first(); column[g.s.at[German][u]] > g.last {
			rear |= one(u)
		} else {
			g.goWest(best, u)
		}
	}
	for ; rear != 0 && best.action == 0; rear &= rear - 1 {
		g.goWest(best, rear.first())
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
	w, risk := g.hurry, 0.0
	within := ground.near[at]
	within.add(at)
	class := g.rules.data.units[German][u].class()
	threatened := within.meets(g.sees.threat)
	if threatened {
		risk = g.caution(u)
	}
	if best.score+least >= w && (!threatened || best.score+least >= g.mostWest(w, risk, at, class)) {
		return
	}
	m := g.sees.west(g.rules, g.s, class, within)
	free, step := g.rules.free(g.s, German, u, ground.near[at]), act(moveTo, u, 0)
	for _, n := range ground.neighbours[at] {
		if n == noHex || !free.has(int(n)) {
			continue
		}
		score := float64(w*float64(m.way[at]-m.way[n])/wayMove) - float64(risk*float64(m.danger[n]-m.danger[at]))
		best.offer(score, step+playtest.Action(n), 0)
	}
}

// spare is the number of units that go west in a hurry beyond those needed to win.
const spare = 3

// advance sets the value of a hex of the way, which grows from round to round, and
// finds the column of the last unit that is needed to win; units behind it are in
// less of a hurry.
func (g *greedy) advance() {
	s, column := g.s, &g.rules.data.ground.column
	rounds := float64(s.round - 1)
	g.hurry = 0.12 + float64(0.03*float64(rounds*rounds))
	var in [maxHexes]uint8
	for set := s.board[German].units; set != 0; set &= set - 1 {
		in[column[s.at[German][set.first()]]]++
	}
	rest := g.rules.data.set.ExitsNeeded + spare - s.count(German, exited)
	for g.last = 0; g.last < maxHexes-1; g.last++ {
		if rest -= int(in[g.last]); rest <= 0 {
			return
		}
	}
}

// caution returns the value of a tenth of danger: more without friends nearby.
func (g *greedy) caution(u int) float64 {
	at, friends := g.s.at[German][u], 0
	for set := g.s.board[German].units &^ g.s.waiting &^ one(u); set != 0; set &= set - 1 {
		if g.rules.data.ground.distance[g.s.at[German][set.first()]][at] <= 2 {
			friends++
		}
	}
	return cautions[min(friends, len(cautions)-1)]
}

// cautions are by the number of friends within two hexes.
var cautions = [...]float64{0.064, 0.056, 0.048, 0.04}

// mostWest returns an upper bound for the score of a step west: the way from a
// hex is longer than that from the next hex by at most one move and the danger
// there.
func (g *greedy) mostWest(w, risk float64, at int, c class) float64 {
	here := g.sees.fireValues(g.rules, g.s, German, c).danger(at, &g.rules.data.ground)
	return w + float64(risk*float64(here)) + 10*max(0, w/wayMove-risk)
}
