package lineandreserve

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/playtest"
)

// openWindow lets both players play cards until both pass in a row.
func (n *naiveGame) openWindow(window string) {
	n.window = window
	seat := n.first()
	for passes := 0; passes < 2; {
		choices := map[string]func(){}
		for _, o := range n.held[seat] {
			if id := n.orders[o]; n.rows[id].Fields["window"].V == window {
				n.playOptions(seat, id, choices)
			}
		}
		choice := "pass"
		if len(choices) > 0 {
			options := []string{"pass"}
			for name := range choices {
				options = append(options, name)
			}
			choice = n.ask(seat, options)
		}
		if choice == "pass" {
			passes++
		} else {
			passes = 0
			id := strings.Fields(choice)[1]
			o := n.copyOf(seat, id, nil)
			n.lose(seat, o)
			if n.stands(1 - seat) {
				choices[choice]()
				if c := n.targetOf(choice); c != nil && n.rows[id].Fields["stays"].V == true && c.place != "hand" {
					n.discards = without(n.discards, o)
					c.under = append(c.under, o)
				}
			}
		}
		seat = 1 - seat
	}
}

// stands asks the other player, and then in turn both, to cancel a card.
func (n *naiveGame) stands(seat int) bool {
	if n.offer(seat, "cancel") == "pass" {
		return true
	}
	return !n.stands(1 - seat)
}

// offer offers the cards with a verb in a hand, without targets, and spends the one
// that is played.
func (n *naiveGame) offer(seat int, verb string) string {
	options := []string{"pass"}
	for _, o := range n.held[seat] {
		if n.effect(n.orders[o], verb) != nil {
			options = append(options, "play "+n.orders[o])
		}
	}
	if len(options) == 1 {
		return "pass"
	}
	choice := n.ask(seat, options)
	if choice != "pass" {
		n.lose(seat, n.copyOf(seat, choice[len("play "):], nil))
	}
	return choice
}

// targetOf returns the unit that a play is aimed at.
func (n *naiveGame) targetOf(play string) *naiveCard {
	if words := strings.Fields(play); len(words) > 2 {
		return n.named(words[2])
	}
	return nil
}

// suits reports whether the icons of a card include a unit.
func (n *naiveGame) suits(id string, c *naiveCard) bool {
	icons := n.rows[id].Fields["icons"].V.([]any)
	return slices.Contains(icons, any("any")) || slices.Contains(icons, any(c.kind()))
}

// playOptions adds the ways to play a card.
func (n *naiveGame) playOptions(seat int, id string, choices map[string]func()) {
	row := n.rows[id]
	needs, _ := row.Fields["needs"].V.([]any)
	if slices.Contains(needs, any("own-land-unit")) && len(n.at(seat, "front", "rear")) == 0 {
		return
	}
	switch row.Fields["target"].V {
	case "own-unit", "enemy-unit":
		side := seat
		if row.Fields["target"].V == "enemy-unit" {
			side = 1 - seat
		}
		for _, c := range n.table(side) {
			if n.suits(id, c) && n.meets(id, c, needs) && !(side == seat && n.damageHas(c, "no_command")) {
				n.unitPlay(seat, id, c, choices)
			}
		}
	default:
		if n.sideMay(seat, id) {
			choices["play "+id] = func() { n.sidePlay(seat, id) }
		}
	}
}

func (n *naiveGame) meets(id string, c *naiveCard, needs []any) bool {
	for _, need := range needs {
		ok := map[any]bool{
			"target-fresh": c.fresh, "target-frontline": c.place == "front", "target-damaged": c.damage >= 0, "target-bombs-used": c.bombed, "own-land-unit": true,
		}[need]
		if !ok {
			return false
		}
	}
	return !(n.effect(id, "repair") != nil && c.damage == -1 || n.effect(id, "rearm") != nil && !c.bombed)
}

// unitPlay adds the plays of a card on one unit.
func (n *naiveGame) unitPlay(seat int, id string, c *naiveCard, choices map[string]func()) {
	name := "play " + id + " " + c.name
	if n.effect(id, "rof") != nil {
		for _, w := range c.weapons() {
			choices[fmt.Sprint(name, " ", w)] = func() { c.phase, c.rapid = append(c.phase, id), w }
		}
		return
	}
	choices[name] = func() {
		for _, e := range n.effects(id, "effects") {
			n.onUnit(seat, id, c, e)
		}
	}
}

func (n *naiveGame) onUnit(seat int, id string, c *naiveCard, e map[string]any) {
	switch e["do"] {
	case "mod":
		if e["until"] == "phase" {
			c.phase = append(c.phase, id)
		}
	case "flight":
		c.flight += e["add"].(int)
	case "rearm":
		c.bombed = false
	case "reach":
		c.reach = true
	case "screen":
		c.screen = true
	case "first_strike":
		c.strike = true
	case "repair":
		n.giveBack(c)
		c.endurance = c.figure("full_endurance")
	case "move":
		n.takeAway(c, true)
	case "hit":
		n.mine(seat, c, e["index"].(int), id)
	case "capture":
		n.capture(seat, c, e["check"].(map[string]any)["min"].(int), id)
	}
}

// sideMay reports whether a card about a side would change anything.
func (n *naiveGame) sideMay(seat int, id string) bool {
	for _, e := range n.effects(id, "effects") {
		switch e["do"] {
		case "draw":
			return e["pile"] == "unit" && len(n.reserve[seat]) > 0 || e["pile"] == "command" && len(n.deck)+len(n.discards) > 0
		case "discard_rival":
			return len(n.held[1-seat]) > 0
		case "mod":
			if e["who"] == "side" || len(n.swept(seat, id, e)) > 0 {
				return true
			}
		}
	}
	return false
}

// swept lists the units that a modifier of a side is about.
func (n *naiveGame) swept(seat int, id string, e map[string]any) (all []*naiveCard) {
	of := map[any][]*naiveCard{
		"side_rear": n.at(seat, "rear"), "enemy_air": n.at(1-seat, "air"), "all": append(n.table(0), n.table(1)...), "close_assault": n.table(seat),
	}[e["who"]]
	for _, c := range of {
		if n.suits(id, c) {
			all = append(all, c)
		}
	}
	return all
}

func (n *naiveGame) sidePlay(seat int, id string) {
	for _, e := range n.effects(id, "effects") {
		switch {
		case e["do"] == "draw" && e["pile"] == "unit":
			for range e["count"].(int) {
				n.drawUnit(seat)
			}
		case e["do"] == "draw":
			n.drawOrders(seat, e["count"].(int))
		case e["do"] == "discard_rival":
			n.steal(seat)
		case e["who"] == "enemy_air":
			n.wide[1-seat] = append(n.wide[1-seat], id)
		case e["who"] == "all":
			n.wide[0], n.wide[1] = append(n.wide[0], id), append(n.wide[1], id)
		default:
			n.wide[seat] = append(n.wide[seat], id)
		}
	}
}

// steal shows a hand and discards a card of it.
func (n *naiveGame) steal(seat int) {
	rival := 1 - seat
	for _, o := range n.held[rival] {
		if !slices.Contains(n.known[seat], o) {
			n.known[seat] = append(n.known[seat], o)
		}
	}
	var options []string
	for _, o := range n.held[rival] {
		options = append(options, "steal "+n.orders[o])
	}
	n.lose(rival, n.copyOf(rival, n.ask(seat, options)[len("steal "):], nil))
}

// damageEffects lists what a unit's Damage card does now.
func (n *naiveGame) damageEffects(c *naiveCard) (all []map[string]any) {
	if c.damage < 0 {
		return nil
	}
	for _, e := range n.effects(fmt.Sprintf("damage-%02d", c.damage+1), n.edgeOf(c)+"_effects") {
		if e["until"] != "counter" || c.counter > 0 {
			all = append(all, e)
		}
	}
	return all
}

func (n *naiveGame) damageHas(c *naiveCard, verb string) bool {
	return slices.ContainsFunc(n.damageEffects(c), func(e map[string]any) bool { return e["do"] == verb })
}

func (n *naiveGame) edgeOf(c *naiveCard) string {
	switch c.kind() {
	case "anti-tank-gun", "artillery":
		return "gun"
	case "infantry", "aircraft":
		return c.kind()
	}
	return "tank_vehicle"
}

// plus offers a card for +1 before a roll.
func (n *naiveGame) plus(seat int) int {
	if len(n.held[seat]) == 0 {
		return 0
	}
	options := []string{"pass"}
	for _, o := range n.held[seat] {
		options = append(options, "plus "+n.orders[o])
	}
	choice := n.ask(seat, options)
	if choice == "pass" {
		return 0
	}
	n.lose(seat, n.copyOf(seat, choice[len("plus "):], nil))
	return 1
}

// d10 rolls a die for a key.
func (n *naiveGame) d10(k playtest.Key) int {
	k.Turn = uint16(n.turn)
	return playtest.Die(n.chance, k, 10)
}

// number returns the sum of what changes a number of a unit.
func (n *naiveGame) number(c *naiveCard, stat string, weapon int, rear, storms bool) (sum int) {
	add := func(e map[string]any) {
		if e["do"] != "mod" || e["stat"] != stat || e["only_weapon"] != nil && e["only_weapon"] != weapon || e["only_vs"] != nil && !rear {
			return
		}
		sum += e["amount"].(int)
	}
	own := slices.Clone(c.phase)
	for _, o := range c.under {
		own = append(own, n.orders[o])
	}
	slices.Sort(own)
	for _, id := range slices.Compact(own) {
		for _, e := range n.effects(id, "effects") {
			if e["who"] == "self" {
				add(e)
			}
		}
	}
	wide := slices.Clone(n.wide[c.owner])
	slices.Sort(wide)
	for _, id := range slices.Compact(wide) {
		for _, e := range n.effects(id, "effects") {
			if n.suits(id, c) && (e["who"] == "all" || e["who"] == "side_rear" && c.place == "rear" || e["who"] == "enemy_air" || e["who"] == "close_assault" && storms) {
				add(e)
			}
		}
	}
	for _, e := range n.damageEffects(c) {
		add(e)
	}
	return sum
}

// giveBack returns the Damage card of a unit.
func (n *naiveGame) giveBack(c *naiveCard) {
	if c.damage >= 0 {
		n.returned = append(n.returned, c.damage)
	}
	c.damage, c.counter, c.hurt, c.byFriend = -1, 0, false, false
}

// remove takes a unit out of the Battle Area.
func (n *naiveGame) remove(c *naiveCard) {
	n.discards = append(n.discards, c.under...)
	n.giveBack(c)
	*c = naiveCard{n: c.n, id: c.id, name: c.name, row: c.row, owner: c.owner, damage: -1, place: "gone"}
}

// takeAway moves a unit with its crew to its owner's hand or under the Reserves deck.
func (n *naiveGame) takeAway(c *naiveCard, toHand bool) {
	crew := c.crew
	n.remove(c)
	for _, x := range []*naiveCard{c, crew} {
		switch {
		case x == nil:
		case toHand:
			x.place, x.owner = "hand", c.owner
		default:
			n.bury(c.owner, x)
		}
	}
}
