package percee

import "punchboard/playtest"

// move rates the moves of units.
func (g *reference) move(best *choice, f units) {
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

// goWest rates the way to the western edge against the danger on it.
func (g *reference) goWest(best *choice, u int) {
	at := int(g.s.at[German][u])
	ground := &g.rules.data.ground
	w := 0.05 + float64(0.05*float64(g.s.round-1))
	within := ground.near[at]
	within.add(at)
	class := g.rules.data.units[German][u].class()
	if best.score+least >= w && best.score+least >= g.mostWest(w, at, within, class) {
		return
	}
	m := g.west(class, within)
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
func (g *reference) mostWest(w float64, at int, within hexes, c class) float64 {
	if !within.meets(g.sees.threat) {
		return w
	}
	here := g.sees.fireValues(g.rules, g.s, German, c).danger(at, &g.rules.data.ground)
	return w + 0.03*float64(here) + 10*max(0, w/wayMove-0.03)
}

// west returns the march of a German class, computed for at least some hexes.
func (g *reference) west(c class, of hexes) *refMarch {
	m, ground := &g.marches[c], &g.rules.data.ground
	if !m.begun {
		m.begin(ground, g.s.board[American].some)
	}
	m.reach(of, ground, g.sees.fireValues(g.rules, g.s, German, c))
	return m
}

// refWayMost is the cost of a move into the greatest danger.
const refWayMost = wayMove + 10

// refMarch computes the distance from each hex to the western edge, with danger
// counted as distance. Hexes wait in as many buckets as a step can cost (Dial
// 1969), and all neighbors of a hex go into a bucket together. It goes no farther
// east than requested.
type refMarch struct {
	begun   bool
	way     [maxHexes]int
	danger  [maxHexes]int8
	left    hexes // hexes whose distance is not known yet
	buckets [refWayMost + 1]hexes
	length  uint
	empty   int // number of consecutive empty buckets
}

// begin starts from the western edge; blocked hexes cannot be passed.
func (m *refMarch) begin(g *ground, blocked hexes) {
	for h := range m.way {
		m.way[h] = far
	}
	m.begun, m.left, m.length, m.empty = true, g.all.less(blocked), wayMove, 0
	m.buckets = [refWayMost + 1]hexes{wayMove: g.west}
}

// reach continues until the distances of some hexes are known; far if there is no
// way.
func (m *refMarch) reach(of hexes, g *ground, by *fireValues) {
	for ; m.empty <= refWayMost && m.left.meets(of); m.length++ {
		b := &m.buckets[m.length%uint(len(m.buckets))]
		now := b.and(m.left)
		m.left, *b = m.left.less(now), hexes{}
		m.empty++
		for ; !now.empty(); now = now.rest() {
			h := now.first()
			m.way[h], m.danger[h], m.empty = int(m.length), by.danger(h, g), 0
			next := &m.buckets[(m.length+wayMove+uint(m.danger[h]))%uint(len(m.buckets))]
			*next = next.or(g.near[h])
		}
	}
}
