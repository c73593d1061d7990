package patroldeck

import (
	"fmt"
	"slices"

	"punchboard/carddata"
)

// naiveOrder is an announced order or reaction.
type naiveOrder struct {
	figure, target *naiveFigure
	deed           string
	path           []int // directions
	x, y           int   // aim square
	unit           *naiveUnit
}

// orders asks for the orders of a unit, until its owner has announced all (T5).
func (n *naiveGame) orders(u *naiveUnit) (list []*naiveOrder) {
	for {
		deeds := map[string][]string{}
		for _, f := range alive(u.figures) {
			ordered := slices.ContainsFunc(list, func(o *naiveOrder) bool { return o.figure == f })
			if !ordered && !slices.Contains(n.spent, f) {
				deeds[f.name] = n.deeds(f)
			}
		}
		o := n.announce(u.side(), deeds)
		if o == nil {
			return list
		}
		if o.deed == "shoot" {
			options := n.targets(o.figure)
			o.target = n.named(n.ask(u.side(), options))
			n.leaderFires = n.leaderFires || o.figure.who == "leader"
		}
		list = append(list, o)
	}
}

// announce asks which figure does what, without the target of a shot; nil for none.
func (n *naiveGame) announce(side int, deeds map[string][]string) *naiveOrder {
	options := []string{"enough"}
	for name, list := range deeds {
		if len(list) > 0 {
			options = append(options, name)
		}
	}
	if len(options) == 1 {
		return nil
	}
	choice := n.ask(side, options)
	if choice == "enough" {
		return nil
	}
	o := &naiveOrder{figure: n.named(choice)}
	o.deed = n.ask(side, deeds[choice])
	switch o.deed {
	case "move", "charge":
		o.path = n.plan(o.figure, o.deed == "charge")
	case "throw":
		aim := n.ask(side, n.aims(o.figure))
		fmt.Sscanf(aim, "%d/%d", &o.x, &o.y)
	case "rally":
		var options []string
		for _, u := range n.rallies(o.figure) {
			options = append(options, "unit "+u.letter)
		}
		choice := n.ask(side, options)
		o.unit = n.units[slices.IndexFunc(n.units, func(u *naiveUnit) bool { return "unit "+u.letter == choice })]
	}
	return o
}

// deeds lists what a figure of the active unit may be ordered to do (PD-036).
func (n *naiveGame) deeds(f *naiveFigure) (list []string) {
	if f.stunned {
		return []string{"recover"}
	}
	list = n.moves(f, slices.ContainsFunc(n.of(1-f.side), func(e *naiveFigure) bool { return n.chargeable(f, e) }))
	if len(n.targets(f)) > 0 {
		list = append(list, "shoot")
	}
	if len(n.aims(f)) > 0 {
		list = append(list, "throw")
	}
	if f.noAmmo {
		list = append(list, "reload")
	}
	if len(n.rallies(f)) > 0 {
		list = append(list, "rally")
	}
	return list
}

// moves lists moves and, if there is somebody to charge, charges.
func (n *naiveGame) moves(f *naiveFigure, near bool) (list []string) {
	if len(n.steps(f, f.x, f.y, 999, false)) > 0 {
		list = append(list, "move")
	}
	if near && len(n.steps(f, f.x, f.y, 999, true)) > 0 {
		list = append(list, "charge")
	}
	return list
}

// chargeable reports whether an enemy is so near that the best movement card could
// lead to it: only then is a charge offered.
func (n *naiveGame) chargeable(f, e *naiveFigure) bool {
	reach := n.mostInches(f) + 2
	return f.apart(e.x, e.y) <= reach*reach
}

// mostInches returns the movement of the best card for a figure.
func (n *naiveGame) mostInches(f *naiveFigure) (most int) {
	for _, c := range n.decks[f.side].rows {
		most = max(most, inchesFor(c, f))
	}
	return most
}

// inchesFor reads the movement of a card for a figure (PD-049).
func inchesFor(c *carddata.Card, f *naiveFigure) int {
	return numberOf(c, map[string]string{"E": "move_elite", "R": "move_regular", "G": "move_green"}[f.grade("guts")])
}

// targets names the enemies in sight and range.
func (n *naiveGame) targets(f *naiveFigure) (names []string) {
	if f.noAmmo {
		return nil
	}
	long := numberOf(f.weapon, "long_in")
	for _, e := range n.of(1 - f.side) {
		if f.apart(e.x, e.y) <= long*long && n.ground.sees(f.x, f.y, e.x, e.y) {
			names = append(names, e.name)
		}
	}
	return names
}

// aims lists the squares that a figure can throw at (B-12).
func (n *naiveGame) aims(f *naiveFigure) (squares []string) {
	for y := f.y - 4; y <= f.y+4; y++ {
		for x := f.x - 4; x <= f.x+4; x++ {
			if f.unit.grenades && n.canThrow(f, x, y) {
				squares = append(squares, fmt.Sprintf("%d/%d", x, y))
			}
		}
	}
	return squares
}

func (n *naiveGame) canThrow(f *naiveFigure, x, y int) bool {
	l, long := n.ground.letter(x, y), numberOf(n.grenade, "long_in")
	return l != 0 && l != '#' && f.square() != [2]int{x, y} && f.apart(x, y) <= long*long && n.ground.sees(f.x, f.y, x, y)
}

// rallies returns the units that a leader can rally (PG-26).
func (n *naiveGame) rallies(f *naiveFigure) (list []*naiveUnit) {
	for _, u := range n.units {
		l := u.leader()
		if f.who == "leader" && u != f.unit && u.side() == f.side && u.morale > 0 && !l.down && f.apart(l.x, l.y) <= 12*12 {
			list = append(list, u)
		}
	}
	return list
}

// plan asks for a path, step by step.
func (n *naiveGame) plan(f *naiveFigure, charging bool) (path []int) {
	x, y, left := f.x, f.y, 2*n.mostInches(f)
	for len(path) < maxSteps && !(charging && len(path) > 0 && n.meets(f.side, x, y)) {
		options := n.steps(f, x, y, left, charging)
		if len(options) == 0 {
			break
		}
		if len(path) > 0 {
			options = append(options, "halt")
		}
		choice := n.ask(f.side, options)
		if choice == "halt" {
			break
		}
		d := slices.Index(compassNames, choice)
		path = append(path, d)
		tx, ty := x+along[d][0], y+along[d][1]
		left -= n.ground.step(x, y, tx, ty, f.wounded())
		x, y = tx, ty
	}
	return path
}

// steps names the directions in which a figure can go on from a square (B-06, B-07).
func (n *naiveGame) steps(f *naiveFigure, x, y, left int, charging bool) (names []string) {
	enemies := n.squares(1 - f.side)
	for d, by := range along {
		to := [2]int{x + by[0], y + by[1]}
		cost := n.ground.step(x, y, to[0], to[1], f.wounded())
		if cost > 0 && cost <= left && n.ground.mayEnter(to, charging, enemies) {
			names = append(names, compassNames[d])
		}
	}
	return names
}

// squares returns those of the live figures of a side.
func (n *naiveGame) squares(side int) (list [][2]int) {
	for _, f := range n.of(side) {
		list = append(list, f.square())
	}
	return list
}

// meets reports whether a figure of a side would be in contact on a square.
func (n *naiveGame) meets(side, x, y int) bool {
	return n.ground.touchesOne([2]int{x, y}, n.squares(1-side))
}

// execute carries out the orders of a unit (T6) and returns the figures that acted,
// in roster order.
func (n *naiveGame) execute(u *naiveUnit, list []*naiveOrder) (acted []*naiveFigure) {
	var card *carddata.Card // for movement
	did := map[*naiveFigure]bool{}
	for _, o := range list {
		f := o.figure
		if f.down || f.stunned && o.deed != "recover" {
			continue
		}
		did[f] = true
		switch o.deed {
		case "move", "charge":
			if card == nil {
				card = n.draw(n.decks[f.side])
			}
			n.walk(f, o.path, o.deed == "charge", 2*inchesFor(card, f), true)
		case "shoot":
			n.fire(f, o.target, true)
		case "throw":
			n.throw(f, o.x, o.y, true)
		case "recover":
			f.stunned = false
		case "reload":
			f.noAmmo = false
		case "rally":
			o.unit.morale = max(o.unit.morale-1, 0)
		}
		n.victory()
	}
	for _, f := range u.figures {
		if did[f] {
			acted = append(acted, f)
		}
	}
	return acted
}
