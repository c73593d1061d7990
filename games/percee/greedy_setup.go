package percee

// home chooses where a unit is set up: for Germans the hex recommended on the
// counter, or the first free one.
func (g *greedy) home() (u, hex int) {
	u = g.s.unplaced(g.side).first()
	free, home := g.rules.places(g.s), int(g.rules.data.units[g.side][u].home)
	switch {
	case g.side == American:
		home = g.post(free)
	case !free.has(home):
		home = free.first()
	}
	return u, home
}

// postColumn is where Americans wait for the Germans, in columns from the west:
// close enough to the exits to hold those that the Germans choose.
const postColumn = 1.5

// post returns the best free hex for the next American unit: near the exits,
// apart from the other units, in cover, in the middle.
func (g *greedy) post(free hexes) (hex int) {
	ground, best := &g.rules.data.ground, 0.0
	middle := float64(ground.n/ground.columns-1) / 2
	for first := true; !free.empty(); free = free.rest() {
		h := free.first()
		away := float64(ground.column[h]) - postColumn
		across := float64(h/ground.columns) - middle
		worth := float64(0.5*float64(ground.modifier[h])) - float64(away*away) - float64(0.01*float64(across*across)) - g.crowd(h)
		if first || worth > best+least {
			hex, best, first = h, worth, false
		}
	}
	return hex
}

// crowd returns the deduction for own units in a hex and around it.
func (g *greedy) crowd(hex int) float64 {
	b, ground := &g.s.board[American], &g.rules.data.ground
	sum := float64(3 * float64(b.who[hex].count()))
	for near := ground.near[hex].and(b.some); !near.empty(); near = near.rest() {
		sum += float64(0.6 * float64(b.who[near.first()].count()))
	}
	return sum
}
