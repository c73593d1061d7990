package patroldeck

import (
	"cmp"
	"slices"
)

// walk moves a figure along a path and returns the number of steps made, those past
// friends included (B-06, B-07). The move of an active figure can be interrupted
// after each step that ends on a free square.
func (n *naiveGame) walk(f *naiveFigure, path []int, charging bool, left int, active bool) (made int) {
	if active {
		n.mover, n.halted = f, false
		defer func() { n.mover = nil }()
	}
	for made < len(path) {
		past, cost, meets := n.stride(f, path[made:], charging, left)
		if past == 0 {
			break
		}
		for _, d := range path[made : made+past] {
			f.x, f.y, f.facing = f.x+along[d][0], f.y+along[d][1], d
		}
		made, left = made+past, left-cost
		if meets {
			f.charged, f.fought = true, false
		}
		if active {
			f.moved = true
			n.reactions(f)
		}
		if meets || active && (n.halted || f.down) {
			break
		}
	}
	return made
}

// stride returns how many steps lead to the next free square of a path, what they
// cost, and whether they end in contact; none if the figure has to stop.
func (n *naiveGame) stride(f *naiveFigure, path []int, charging bool, left int) (past, cost int, meets bool) {
	x, y := f.x, f.y
	for i, d := range path {
		tx, ty := x+along[d][0], y+along[d][1]
		cost += n.ground.step(x, y, tx, ty, f.wounded())
		x, y = tx, ty
		if cost > left || !n.ground.mayEnter([2]int{x, y}, charging, n.squares(1-f.side)) {
			return 0, 0, false
		}
		meets = charging && n.meets(f.side, x, y)
		if n.on(x, y) == nil {
			return i + 1, cost, meets
		}
		if meets {
			return 0, 0, false
		}
	}
	return 0, 0, false
}

// reactions lets the other side interrupt the mover (R).
func (n *naiveGame) reactions(mover *naiveFigure) {
	var list []*naiveOrder
	for !n.halted {
		deeds := map[string][]string{}
		for _, f := range n.of(1 - mover.side) {
			if !f.stunned && !f.tried {
				deeds[f.name] = n.reactionsOf(f, mover)
			}
		}
		o := n.announce(1-mover.side, deeds)
		if o == nil {
			break
		}
		o.figure.tried = true
		list = append(list, o)
	}
	for _, o := range list {
		if !o.figure.down && !o.figure.stunned {
			n.react(o, mover)
		}
	}
}

func (n *naiveGame) reactionsOf(f, mover *naiveFigure) []string {
	list := n.moves(f, n.chargeable(f, mover))
	if n.inArc(f, mover) && slices.Contains(n.targets(f), mover.name) {
		list = append(list, "shoot")
	}
	if len(n.aims(f)) > 0 {
		list = append(list, "throw")
	}
	return list
}

func (n *naiveGame) inArc(f, e *naiveFigure) bool {
	return along[f.facing][0]*(e.x-f.x)+along[f.facing][1]*(e.y-f.y) >= 0
}

// react draws the card of a reaction and performs it (PD-185 to PD-188).
func (n *naiveGame) react(o *naiveOrder, mover *naiveFigure) {
	f := o.figure
	chooser := numberOf(n.draw(n.decks[f.side]), "hit_randomizer")
	switch {
	case chooser < f.attribute("reaction"):
		n.perform(o, mover)
		if !f.down {
			n.stun(f)
		}
		n.victory()
	case chooser == 5:
		n.stun(f)
	}
}

func (n *naiveGame) perform(o *naiveOrder, mover *naiveFigure) {
	f := o.figure
	switch o.deed {
	case "shoot":
		if n.inArc(f, mover) && !f.noAmmo {
			n.fire(f, mover, false)
		}
	case "throw":
		n.throw(f, o.x, o.y, false)
	case "move", "charge":
		card := n.draw(n.decks[f.side])
		made := n.walk(f, o.path, o.deed == "charge", 2*inchesFor(card, f), false)
		if o.deed == "charge" && made > 0 && n.meets(f.side, f.x, f.y) {
			n.fightAround(f)
		}
	}
}

// flight returns the path of a figure that a morale result moves (B-18).
func (n *naiveGame) flight(f *naiveFigure, mode string, allowance int) []int {
	enemies := n.of(1 - f.side)
	if len(enemies) == 0 || mode == "cover" && (n.coverOn(f) != "" || n.ground.house(f.x, f.y) != 0) {
		return nil
	}
	nearest := slices.MinFunc(enemies, func(a, b *naiveFigure) int { return f.apart(a.x, a.y) - f.apart(b.x, b.y) })
	touching := func(q [2]int) bool { return n.ground.touchesOne(q, [][2]int{nearest.square()}) }
	if mode == "charge" && touching(f.square()) {
		return nil
	}
	charging := mode == "charge"
	cost := n.ground.routes(f.x, f.y, allowance, f.wounded(), charging, n.squares(1-f.side))
	var ends [][2]int
	for q := range cost {
		if q == f.square() || n.on(q[0], q[1]) == nil {
			ends = append(ends, q)
		}
	}
	// In all cases the cheaper square is taken first, then the one farther south and west.
	slices.SortFunc(ends, func(a, b [2]int) int {
		return cmp.Or(cost[a]-cost[b], a[1]-b[1], a[0]-b[0])
	})
	apart := func(q [2]int) int { return nearest.apart(q[0], q[1]) }
	end := slices.MinFunc(ends, func(a, b [2]int) int { return apart(b) - apart(a) })
	switch i := slices.IndexFunc(ends, touching); {
	case charging && i >= 0:
		end = ends[i]
	case charging:
		end = slices.MinFunc(ends, func(a, b [2]int) int { return apart(a) - apart(b) })
	case mode == "cover":
		if i := slices.IndexFunc(ends, func(q [2]int) bool { return q != f.square() && n.coverOn(&naiveFigure{x: q[0], y: q[1]}) != "" }); i >= 0 {
			end = ends[i]
		}
	}
	return n.cheapest(f, end, cost, charging)
}

// cheapest returns the cheapest path to a square; of several, the one whose steps,
// from the last on, come first clockwise from north.
func (n *naiveGame) cheapest(f *naiveFigure, end [2]int, cost map[[2]int]int, charging bool) (path []int) {
	for end != f.square() {
		for d, by := range along {
			from := [2]int{end[0] - by[0], end[1] - by[1]}
			have, known := cost[from]
			step := n.ground.step(from[0], from[1], end[0], end[1], f.wounded())
			through := from == f.square() || !charging || !n.meets(f.side, from[0], from[1])
			if known && through && step > 0 && have+step == cost[end] {
				path, end = append([]int{d}, path...), from
				break
			}
		}
	}
	return path
}
