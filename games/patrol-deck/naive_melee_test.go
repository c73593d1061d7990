package patroldeck

import (
	"cmp"
	"fmt"
	"slices"
)

// checkMorale draws a card for each morale marker of a unit (T4).
func (n *naiveGame) checkMorale(u *naiveUnit) {
	n.checking = u
	for u.morale > 0 && len(alive(u.figures)) > 0 {
		result := n.results[textOf(n.draw(n.decks[u.side()]), "morale_id")]
		for _, e := range result.Fields["effects"].V.([]any) {
			if len(alive(u.figures)) > 0 {
				n.moraleEffect(u, e.(map[string]any), flagOf(result, "uses_action"))
			}
		}
		n.victory()
		u.morale--
	}
	n.checking = nil
}

// moraleEffect applies an effect of a morale result (M).
func (n *naiveGame) moraleEffect(u *naiveUnit, e map[string]any, uses bool) {
	list := n.affected(u, e["who"].(string))
	switch e["do"] {
	case "pin":
		u.pinned = true
	case "stun":
		for _, f := range list {
			f.stunned = true
		}
	case "incapacitate":
		list[0].down = true
	case "recover":
		for _, f := range list {
			f.stunned = false
		}
	case "shoot":
		if n.shootNearest(list[0]) && uses {
			n.spent = append(n.spent, list[0])
		}
	case "move":
		card := n.draw(n.decks[u.side()])
		for _, f := range list {
			if f.down {
				continue
			}
			mode := e["mode"].(string)
			made := n.walk(f, n.flight(f, mode, 2*inchesFor(card, f)), mode == "charge", 2*inchesFor(card, f), true)
			n.victory()
			if f.down || made == 0 {
				continue
			}
			if uses {
				n.spent = append(n.spent, f)
			}
			if mode == "charge" && n.meets(f.side, f.x, f.y) {
				n.fightAround(f)
			}
		}
	}
}

// affected returns the figures that an effect is about.
func (n *naiveGame) affected(u *naiveUnit, who string) []*naiveFigure {
	list := alive(u.figures)
	keep := func(want func(*naiveFigure) bool) {
		list = slices.DeleteFunc(list, func(f *naiveFigure) bool { return !want(f) })
	}
	switch who {
	case "unit":
		return list
	case "random_stunned":
		if keep(func(f *naiveFigure) bool { return f.stunned }); len(list) == 0 {
			return nil
		}
	case "lowest_guts", "highest_guts":
		order := []string{"G", "R", "E"}
		if who == "highest_guts" {
			slices.Reverse(order)
		}
		for _, grade := range order {
			if slices.ContainsFunc(list, func(f *naiveFigure) bool { return f.grade("guts") == grade }) {
				keep(func(f *naiveFigure) bool { return f.grade("guts") == grade })
				break
			}
		}
	}
	return []*naiveFigure{n.random(list)}
}

// shootNearest makes a figure shoot at the nearest enemy in sight (PG-47, PG-83).
func (n *naiveGame) shootNearest(f *naiveFigure) bool {
	if f.stunned {
		return false
	}
	near := 1 << 30
	var options []string
	for _, name := range n.targets(f) {
		e := n.named(name)
		if far := f.apart(e.x, e.y); far < near {
			near, options = far, nil
		}
		if f.apart(e.x, e.y) == near {
			options = append(options, name)
		}
	}
	switch len(options) {
	case 0:
		return false
	case 1:
		return n.fire(f, n.named(options[0]), false)
	}
	return n.fire(f, n.named(n.ask(f.side, options)), false)
}

// naiveFight is one figure against up to three.
type naiveFight struct {
	one  *naiveFigure
	many []*naiveFigure
}

// figures returns those of a side in roster order.
func (x *naiveFight) figures(side int) []*naiveFigure {
	if x.one.side == side {
		return []*naiveFigure{x.one}
	}
	return x.many
}

// melees resolves contacts until each is between two figures that have fought in this
// activation (T7).
func (n *naiveGame) melees(attacker int) {
	for {
		var fights []*naiveFight
		var seen []*naiveFigure
		for _, f := range n.figures {
			if !f.down && len(n.contacts(f)) > 0 && !slices.Contains(seen, f) {
				group := n.group(f)
				seen = append(seen, group...)
				fights = append(fights, n.divide(group, attacker)...)
			}
		}
		if len(fights) == 0 {
			return
		}
		for _, f := range seen {
			f.fought = true
		}
		n.resolveAll(fights)
	}
}

// fightAround resolves the melee of a figure at once (PG-80).
func (n *naiveGame) fightAround(f *naiveFigure) {
	group := n.group(f)
	fights := n.divide(group, f.side)
	for _, f := range group {
		f.fought = true
	}
	n.resolveAll(fights)
}

// resolveAll resolves fights in roster order.
func (n *naiveGame) resolveAll(fights []*naiveFight) {
	slices.SortFunc(fights, func(a, b *naiveFight) int {
		return slices.Index(n.figures, a.figures(0)[0]) - slices.Index(n.figures, b.figures(0)[0])
	})
	for _, x := range fights {
		n.resolve(x)
		n.victory()
	}
}

// contacts returns the enemies in contact with a figure with whom it has still to
// fight.
func (n *naiveGame) contacts(f *naiveFigure) (list []*naiveFigure) {
	for _, e := range n.of(1 - f.side) {
		if n.ground.touchesOne(f.square(), [][2]int{e.square()}) && !(f.fought && e.fought) {
			list = append(list, e)
		}
	}
	return list
}

// group returns the figures connected by contacts, in roster order.
func (n *naiveGame) group(f *naiveFigure) []*naiveFigure {
	list := []*naiveFigure{f}
	for i := 0; i < len(list); i++ {
		for _, e := range n.contacts(list[i]) {
			if !slices.Contains(list, e) {
				list = append(list, e)
			}
		}
	}
	slices.SortFunc(list, func(a, b *naiveFigure) int { return slices.Index(n.figures, a) - slices.Index(n.figures, b) })
	return list
}

// divide divides a group into fights (B-14).
func (n *naiveGame) divide(group []*naiveFigure, attacker int) (fights []*naiveFight) {
	var sides [2][]*naiveFigure
	for _, f := range group {
		sides[f.side] = append(sides[f.side], f)
	}
	small := attacker
	if len(sides[1-attacker]) < len(sides[attacker]) {
		small = 1 - attacker
	}
	for _, f := range sides[small] {
		fights = append(fights, &naiveFight{one: f})
	}
	for _, f := range sides[1-small] {
		touched := n.contacts(f)
		var open []*naiveFight
		for _, x := range fights {
			if slices.Contains(touched, x.one) && len(x.many) < 3 {
				open = append(open, x)
			}
		}
		if len(open) > 0 {
			x := slices.MinFunc(open, func(a, b *naiveFight) int { return len(a.many) - len(b.many) })
			x.many = append(x.many, f)
		}
	}
	return slices.DeleteFunc(fights, func(x *naiveFight) bool { return len(x.many) == 0 })
}

// resolve resolves a fight (K).
func (n *naiveGame) resolve(x *naiveFight) {
	n.halted = n.halted || slices.Contains(append(x.figures(0), x.figures(1)...), n.mover)
	var total [2]int
	for side := range 2 {
		total[side] = numberOf(n.draw(n.decks[side]), "d10") + n.modifiers(x, side)
	}
	if total[0] == total[1] {
		means := [2]naiveMean{meanOf(x.figures(0)), meanOf(x.figures(1))}
		for side := range 2 {
			n.pushBack(x.figures(side), means[1-side])
		}
		return
	}
	winner := 0
	if total[1] > total[0] {
		winner = 1
	}
	winners, losers := x.figures(winner), x.figures(1-winner)
	var left [][2]int
	for _, f := range losers {
		left = append(left, f.square())
	}
	card := n.draw(n.decks[winner])
	hurt := losers[(numberOf(card, "hit_randomizer")-1)%len(losers)]
	n.wound(hurt, card)
	n.marker(hurt)
	n.pushBack(losers, meanOf(winners))
	n.victory()
	for _, f := range winners {
		n.follow(f, left)
	}
}

// modifiers returns what a side adds to its die (PD-129 to PD-135).
func (n *naiveGame) modifiers(x *naiveFight, side int) (sum int) {
	own, enemies := x.figures(side), x.figures(1-side)
	var hth, melee []int
	for _, f := range own {
		hth, melee = append(hth, signedOf(textOf(f.weapon, "hth"))), append(melee, f.attribute("melee"))
		if f.stunned {
			sum--
		}
		if f.wounded() {
			sum--
		}
	}
	if len(own) > len(enemies) {
		sum += 2
	}
	if n.defends(own, enemies) {
		sum += 3
	}
	return sum + slices.Max(hth) + slices.Max(melee)
}

// signedOf reads a number with a sign.
func signedOf(text string) (v int) {
	for _, c := range text {
		if c >= '0' && c <= '9' {
			v = 10*v + int(c-'0')
		}
	}
	if text[0] == '-' {
		return -v
	}
	return v
}

// defends reports whether a side defends cover (B-15, PG-81).
func (n *naiveGame) defends(own, enemies []*naiveFigure) bool {
	charged := func(f *naiveFigure) bool { return f.charged }
	if slices.ContainsFunc(own, charged) || !slices.ContainsFunc(enemies, charged) {
		return false
	}
	for _, f := range own {
		for _, e := range enemies {
			at, from := n.ground.letter(f.x, f.y), n.ground.letter(e.x, e.y)
			switch at {
			case 'L', 'F', 'H':
				if from != 'L' && from != 'F' && from != 'H' {
					return true
				}
			case 'X':
				if from != 'X' {
					return true
				}
			case 'D', 'W':
				if n.ground.house(f.x, f.y) != n.ground.house(e.x, e.y) {
					return true
				}
			}
		}
	}
	return false
}

// naiveMean is the mean of the places of some figures: sums of coordinates.
type naiveMean struct{ n, x, y int }

func meanOf(list []*naiveFigure) (m naiveMean) {
	for _, f := range list {
		m = naiveMean{m.n + 1, m.x + f.x, m.y + f.y}
	}
	return m
}

// apart returns the distance of a square from the mean, squared, times n squared.
func (m naiveMean) apart(q [2]int) int {
	dx, dy := m.n*q[0]-m.x, m.n*q[1]-m.y
	return dx*dx + dy*dy
}

// pushBack pushes figures back by two steps each (B-16).
func (n *naiveGame) pushBack(list []*naiveFigure, from naiveMean) {
	for _, f := range alive(list) {
		for step := range 2 {
			var free [][2]int
			for _, by := range along {
				q := [2]int{f.x + by[0], f.y + by[1]}
				if n.ground.step(f.x, f.y, q[0], q[1], false) > 0 && n.on(q[0], q[1]) == nil &&
					from.apart(q) > from.apart(f.square()) && !(step == 1 && n.meets(f.side, q[0], q[1])) {
					free = append(free, q)
				}
			}
			if len(free) > 0 {
				best := slices.MinFunc(free, func(a, b [2]int) int {
					return cmp.Or(from.apart(b)-from.apart(a), a[1]-b[1], a[0]-b[0])
				})
				f.x, f.y = best[0], best[1]
			}
		}
	}
}

// follow lets a winner step into a square that a loser has left (PD-142).
func (n *naiveGame) follow(f *naiveFigure, left [][2]int) {
	ways := map[string]int{}
	options := []string{"stay"}
	for d, by := range along {
		q := [2]int{f.x + by[0], f.y + by[1]}
		if slices.Contains(left, q) && n.ground.step(f.x, f.y, q[0], q[1], false) > 0 && n.on(q[0], q[1]) == nil && !n.meets(f.side, q[0], q[1]) {
			name := fmt.Sprintf("%d/%d", q[0], q[1])
			ways[name], options = d, append(options, name)
		}
	}
	if len(options) == 1 {
		return
	}
	if d, steps := ways[n.ask(f.side, options)]; steps {
		f.x, f.y, f.facing = f.x+along[d][0], f.y+along[d][1], d
	}
}
