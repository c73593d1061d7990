package threefronts

import (
	"fmt"

	"punchboard/playtest"
)

// kind is the kind of an action; its parameters are units, fronts, card types
// and faces of dice.
type kind uint8

const (
	pass      kind = iota // also ends the phase, holds fire, or declines to cancel
	deploy                // unit, front
	moveTo                // unit, front
	extraCard             // unit, 1 for a Tactics card
	play                  // card type, unit or face (of the unit), front
	discard               // card type
	goOut                 // unit to send on a Recon mission
	look                  // at the enemy hand
	mark                  // front, against which Suppression Rolls are at +1
	shell                 // unit, front: suppression fire
	declare               // unit, front: assault
	pickFront             // front
	shoot                 // unit
	rallyOne              // unit
	leadOne               // Leader, unit
)

// act packs an action: kind, and up to three parameters.
func act(k kind, a, b, c int) playtest.Action {
	return playtest.Action(uint32(k)<<24 | uint32(a)<<16 | uint32(b)<<8 | uint32(c))
}

func unpack(a playtest.Action) (k kind, x, y, z int) {
	return kind(a >> 24), int(a >> 16 & 255), int(a >> 8 & 255), int(a & 255)
}

var kindNames = [...]string{
	"pass", "deploy", "move", "extra", "play", "discard", "recon", "look", "mark", "suppress", "assault", "front", "fire", "rally", "lead",
}

// Describe returns a short description of an action for tests and logs: "deploy
// us-half-squad 2". Side is the side of the actor.
func (r *Rules) Describe(side playtest.Seat, a playtest.Action) string {
	k, x, y, z := unpack(a)
	name := kindNames[k]
	switch k {
	case pass, look:
		return name
	case deploy, moveTo, extraCard, shell, declare:
		return fmt.Sprint(name, " ", r.unitName(side, x), " ", y)
	case goOut, shoot, rallyOne:
		return name + " " + r.unitName(side, x)
	case leadOne:
		return name + " " + r.unitName(side, x) + " " + r.unitName(side, y)
	case discard:
		return name + " " + r.data.tactics.types[x].id
	case mark, pickFront:
		return fmt.Sprint(name, " ", x)
	}
	return name + " " + r.data.tactics.types[x].id + r.target(side, x, y, z)
}

// target returns the name of a card's target.
func (r *Rules) target(side playtest.Seat, kind, unit, z int) string {
	t := &r.data.tactics.types[kind]
	switch t.verb {
	case cover, fireDice, permit, rallyRoll, antiTank:
		return " " + r.unitName(side, unit)
	case forbidUnit, placePins:
		return " " + r.unitName(side.Other(), unit)
	case unitSuppression:
		return fmt.Sprint(" ", r.unitName(side, unit), " ", z)
	case forbidFront, support, suppressionMod:
		return fmt.Sprint(" ", z)
	case cancelRoll:
		if t.windows[enemyFire] {
			return fmt.Sprint(" ", r.unitName(side.Other(), unit), " ", z)
		}
	}
	return ""
}

// unitName returns the name of a unit; further copies of a card have a number
// after the name.
func (r *Rules) unitName(side playtest.Seat, unit int) string {
	d := &r.data.sides[side]
	copy := 1
	for i := range unit {
		if d.of[i] == d.of[unit] {
			copy++
		}
	}
	if copy == 1 {
		return d.types[d.of[unit]].id
	}
	return fmt.Sprint(d.types[d.of[unit]].id, "#", copy)
}
