package lineandreserve

import (
	"fmt"
	"slices"

	"punchboard/playtest"
)

// play plays a game and returns how it ended.
func (n *naiveGame) play() (how string) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case ended:
			how = string(e)
		default:
			panic(e)
		}
	}()
	n.setUp()
	for n.turn = 1; n.turn <= 60; n.turn++ {
		n.commitment()
		n.combat()
		n.draw()
	}
	n.turn = 60
	switch {
	case n.points[0] > n.points[1]:
		return "a unfinished"
	case n.points[1] > n.points[0]:
		return "b unfinished"
	}
	return "nobody unfinished"
}

func (n *naiveGame) setUp() {
	for seat := range 2 {
		for range 4 {
			var options []string
			for _, c := range n.reserve[seat] {
				options = append(options, "take "+c.id)
			}
			c := pick(n.reserve[seat], n.ask(seat, options)[len("take "):])
			n.reserve[seat] = without(n.reserve[seat], c)
			c.place = "hand"
		}
	}
	for seat := range 2 {
		var order []uint8
		for i := range n.reserve[seat] {
			order = append(order, uint8(i))
		}
		playtest.Shuffle(n.chance, playtest.Key{Domain: forReserves, Seat: playtest.Seat(seat)}, order)
		var shuffled []*naiveCard
		for _, i := range order {
			shuffled = append(shuffled, n.reserve[seat][i])
		}
		n.reserve[seat] = shuffled
	}
	for i := range n.orders {
		n.deck = append(n.deck, i)
	}
	n.mix(forOrders, &n.deck, &n.shuffles)
	n.drawOrders(0, 3)
	n.drawOrders(1, 3)
	for i := range 25 {
		n.damage = append(n.damage, i)
	}
	n.mix(forDamage, &n.damage, &n.damageShuffles)
	n.coin = n.chance.N(playtest.Key{Domain: forCoin}, 2)
}

// mix shuffles a deck of numbers.
func (n *naiveGame) mix(domain uint8, deck *[]int, times *int) {
	slices.Sort(*deck)
	var order []uint8
	for _, c := range *deck {
		order = append(order, uint8(c))
	}
	playtest.Shuffle(n.chance, playtest.Key{Domain: domain, Turn: uint16(*times)}, order)
	*times++
	for i, c := range order {
		(*deck)[i] = int(c)
	}
}

func (n *naiveGame) drawOrders(seat, many int) {
	for range many {
		if len(n.deck) == 0 {
			if len(n.discards) == 0 {
				return
			}
			n.deck, n.discards = n.discards, nil
			n.mix(forOrders, &n.deck, &n.shuffles)
		}
		n.held[seat] = append(n.held[seat], n.deck[len(n.deck)-1])
		n.deck = n.deck[:len(n.deck)-1]
	}
}

func (n *naiveGame) drawUnit(seat int) {
	if last := len(n.reserve[seat]) - 1; last >= 0 {
		n.reserve[seat][last].place = "hand"
		n.reserve[seat] = n.reserve[seat][:last]
	}
}

func (n *naiveGame) bury(seat int, c *naiveCard) {
	c.place, c.owner = "reserves", seat
	n.reserve[seat] = append([]*naiveCard{c}, n.reserve[seat]...)
}

func (n *naiveGame) commitment() {
	for seat := range 2 {
		n.setAside(seat)
	}
	for seat := range 2 {
		for _, c := range n.table(seat) {
			if c.joins != nil {
				c.crew, c.joins = c.joins, nil
				c.crew.place, c.crew.aside = "crew", false
			}
		}
		for _, c := range n.at(seat, "hand") {
			if c.aside && !c.isCrew() {
				n.enter(c)
			}
		}
	}
	p := n.first()
	n.rearrange(p)
	n.rearrange(1 - p)
	n.openWindow("commitment")
	n.shiftLines()
}

func (n *naiveGame) enter(c *naiveCard) {
	c.aside, c.fresh = false, true
	c.endurance, c.flight = c.figure("full_endurance"), c.figure("turns_of_flight")
	if c.crew != nil {
		c.crew.place, c.crew.aside = "crew", false
	}
	c.place = map[string]string{"front": "front", "rear": "rear", "air": "air", "either": "front"}[c.text("line")]
	if c.toRear {
		c.place, c.toRear = "rear", false
	}
}

// setAside asks a player what to commit.
func (n *naiveGame) setAside(seat int) {
	for {
		var free []*naiveCard
		room := 7
		for _, c := range n.at(seat, "hand") {
			if c.aside {
				room--
			} else {
				free = append(free, c)
			}
		}
		if room == 0 {
			return
		}
		choices := map[string]func(){}
		for _, c := range free {
			n.commitOptions(c, free, room, choices)
		}
		for _, u := range n.table(seat) {
			for _, crew := range free {
				if u.idle() && u.joins == nil && n.serves(crew, u) {
					choices["relieve "+crew.id+" "+u.name] = func() { u.joins = pick(free, crew.id); u.joins.aside = true }
				}
			}
		}
		if len(choices) == 0 {
			return
		}
		options := []string{"pass"}
		for name := range choices {
			options = append(options, name)
		}
		choice := n.ask(seat, options)
		if choice == "pass" {
			return
		}
		choices[choice]()
	}
}

func (n *naiveGame) commitOptions(c *naiveCard, free []*naiveCard, room int, choices map[string]func()) {
	lines := []string{""}
	if c.text("line") == "either" {
		lines = []string{"", " rear"}
	}
	for _, at := range lines {
		switch {
		case c.isCrew():
		case !c.needsCrew():
			choices["commit "+c.id+at] = func() { pick(free, c.id).aside = true }
		case room > 1:
			for _, crew := range free {
				if n.serves(crew, c) {
					choices["commit "+c.id+" "+crew.id+at] = func() {
						u := pick(free, c.id)
						u.crew, u.aside, u.toRear = pick(free, crew.id), true, at != ""
						u.crew.aside = true
					}
				}
			}
		}
	}
}

// serves reports whether a crew may serve a unit.
func (n *naiveGame) serves(crew, u *naiveCard) bool {
	if !crew.isCrew() || !u.needsCrew() {
		return false
	}
	for _, o := range u.under {
		if n.effect(n.orders[o], "any_crew") != nil {
			return crew.kind() != "pilot"
		}
	}
	return crew.kind() == u.text("crew")
}

// rearrange lets a player change crews and the lines of mobile artillery.
func (n *naiveGame) rearrange(seat int) {
	settled := -1
	for {
		choices := map[string]func(){}
		for _, c := range n.at(seat, "front", "rear") {
			if c.text("line") == "either" && !c.fresh && !c.moved {
				choices["shift "+c.name] = func() { c.place = map[string]string{"front": "rear", "rear": "front"}[c.place]; c.moved = true }
			}
			for _, o := range n.at(seat, "front", "rear") {
				if c.n > settled && o.n > c.n && n.canSwap(c, o) {
					choices["swap "+c.name+" "+o.name] = func() { c.crew, o.crew = o.crew, c.crew; settled = c.n }
				}
			}
		}
		if len(choices) == 0 {
			return
		}
		options := []string{"pass"}
		for name := range choices {
			options = append(options, name)
		}
		choice := n.ask(seat, options)
		if choice == "pass" {
			return
		}
		choices[choice]()
	}
}

func (n *naiveGame) canSwap(a, b *naiveCard) bool {
	if !a.needsCrew() || !b.needsCrew() || a.crew == nil && b.crew == nil || a.crew != nil && b.crew != nil && a.crew.id == b.crew.id {
		return false
	}
	return (b.crew == nil || n.serves(b.crew, a)) && (a.crew == nil || n.serves(a.crew, b))
}

func (n *naiveGame) shiftLines() {
	for seat := range 2 {
		if len(n.at(seat, "front")) == 0 {
			for _, c := range n.at(seat, "rear") {
				c.place = "front"
			}
		}
	}
}

func (n *naiveGame) draw() {
	p := n.first()
	for _, seat := range []int{p, 1 - p} {
		n.drawOrders(seat, 1)
		for range 2 {
			var options []string
			if len(n.deck)+len(n.discards) > 0 {
				options = append(options, "draw command")
			}
			if len(n.reserve[seat]) > 0 {
				options = append(options, "draw unit")
			}
			if len(options) == 0 {
				break
			}
			if n.ask(seat, options) == "draw unit" {
				n.drawUnit(seat)
			} else {
				n.drawOrders(seat, 1)
			}
		}
	}
	n.openWindow("draw")
	var thrown [2][]int
	for seat := range 2 {
		for len(n.at(seat, "hand")) > 7 {
			var options []string
			for _, c := range n.at(seat, "hand") {
				options = append(options, "bury "+c.id)
			}
			n.bury(seat, pick(n.at(seat, "hand"), n.ask(seat, options)[len("bury "):]))
		}
		for len(n.held[seat])-len(thrown[seat]) > 5 {
			var options []string
			for _, o := range n.held[seat] {
				if !slices.Contains(thrown[seat], o) {
					options = append(options, "discard "+n.orders[o])
				}
			}
			id := n.ask(seat, options)[len("discard "):]
			thrown[seat] = append(thrown[seat], n.copyOf(seat, id, thrown[seat]))
		}
	}
	for seat := range 2 {
		for _, o := range thrown[seat] {
			n.lose(seat, o)
		}
	}
}

// copyOf returns a copy of a Command card in a hand: one that the other has seen
// first, then the lowest.
func (n *naiveGame) copyOf(seat int, id string, but []int) int {
	best := -1
	for _, seen := range []bool{true, false} {
		for _, o := range n.held[seat] {
			if n.orders[o] == id && slices.Contains(n.known[1-seat], o) == seen && !slices.Contains(but, o) && (best < 0 || o < best) {
				best = o
			}
		}
		if best >= 0 {
			return best
		}
	}
	panic(fmt.Sprint("no copy of ", id))
}

// lose discards a Command card from a hand.
func (n *naiveGame) lose(seat, o int) {
	n.held[seat] = without(n.held[seat], o)
	if slices.Contains(n.known[1-seat], o) {
		n.known[1-seat] = without(n.known[1-seat], o)
	}
	n.discards = append(n.discards, o)
}
