package lineandreserve

import (
	"fmt"

	"punchboard/playtest"
)

// kind is the kind of an action; its parameters are units, designs of cards, and
// weapons.
type kind uint8

const (
	pass       kind = iota // also ends what is being chosen
	take                   // design: into the starting hand
	commit                 // design, design of its crew, 1 for the Rear Line
	relieve                // design of a crew, unit that it joins
	place                  // unit, 1 for the Rear Line
	swap                   // unit, unit: their crews
	shift                  // unit: to the other line
	order                  // Command design, unit, weapon
	aimAt                  // unit, target
	storm                  // unit, target: begins a Close Assault
	join                   // unit
	arm                    // weapons
	plusOne                // Command design to discard
	goFirst                // 1 to attack first
	attackWith             // unit
	retarget               // target
	name                   // unit
	friend                 // unit under Friendly Fire
	keep                   // 1 to keep the captured unit
	check                  // burning unit
	drawCard               // 1 for a unit
	drawBoth               // units among the two cards
	steal                  // Command design
	bury                   // design of a unit put under the Reserves deck
	throw                  // Command design to discard
	kinds
)

// act packs an action: kind, and up to three parameters.
func act(k kind, a, b, c int) playtest.Action {
	return playtest.Action(uint32(k)<<24 | uint32(a)<<16 | uint32(b)<<8 | uint32(c))
}

func unpack(a playtest.Action) (k kind, x, y, z int) {
	return kind(a >> 24), int(a >> 16 & 255), int(a >> 8 & 255), int(a & 255)
}

// designs name units of a hand: bit 6 tells the deck.
func (d *data) designNumber(u int) int { return u&perSide | int(d.kindOf[u]) }

// designAt returns the design with a number.
func (d *data) designAt(n int) *design { return &d.sides[n>>6].design[n&(perSide-1)] }

// inHand returns the lowest card of a design in a set.
func (d *data) inHand(of set, n int) int {
	for ; of.some(); of = of.rest() {
		if u := of.first(); d.designNumber(u) == n {
			return u
		}
	}
	panic("lineandreserve: the card is not there")
}

var kindNames = [kinds]string{
	"pass", "take", "commit", "relieve", "place", "swap", "shift", "play", "aim", "storm", "join", "arm", "plus", "first", "attack",
	"retarget", "name", "friend", "keep", "fire", "draw", "both", "steal", "bury", "discard",
}

// Describe returns a short description of an action for tests and logs: "aim
// us-m4a1-sherman de-panther#2".
func (r *Rules) Describe(a playtest.Action) string {
	k, x, y, z := unpack(a)
	d := &r.data
	n := kindNames[k]
	switch k {
	case pass:
		return n
	case take, bury:
		return n + " " + d.designAt(x).id
	case commit:
		n += " " + d.designAt(x).id
		if y != nobody {
			n += " " + d.designAt(y).id
		}
		if z == 1 {
			n += " rear"
		}
		return n
	case relieve:
		return n + " " + d.designAt(x).id + " " + r.cardName(y)
	case place:
		return fmt.Sprint(n, " ", r.cardName(x), " ", [...]string{"front", "rear"}[y])
	case swap, aimAt, storm:
		return n + " " + r.cardName(x) + " " + r.cardName(y)
	case shift, join, attackWith, retarget, name, friend, check:
		return n + " " + r.cardName(x)
	case plusOne, steal, throw:
		return n + " " + d.commands.design[x].id
	case order:
		n += " " + d.commands.design[x].id
		if y != nobody {
			n += " " + r.cardName(y)
		}
		if z != 0 {
			n += fmt.Sprint(" ", z)
		}
		return n
	case arm:
		for w := weapons(x); w != 0; w &= w - 1 {
			n += fmt.Sprint(" ", w.first()+1)
		}
		return n
	case drawCard:
		return n + " " + [...]string{"command", "unit"}[x]
	}
	return fmt.Sprint(n, " ", x)
}

// cardName returns the name of a unit card. Further copies have a number, and those
// of seat 1 a letter if both decks are alike.
func (r *Rules) cardName(u int) string {
	copy := 1
	for i := u &^ (perSide - 1); i < u; i++ {
		if r.data.kindOf[i] == r.data.kindOf[u] {
			copy++
		}
	}
	id := r.data.unit(u).id
	if r.data.alike && u >= perSide {
		id += secondOf
	}
	if copy == 1 {
		return id
	}
	return fmt.Sprint(id, "#", copy)
}
