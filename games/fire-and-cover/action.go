package fireandcover

import "punchboard/playtest"

// kind is the kind of an action; its parameters are items, card types, ranges
// and hexes.
type kind uint8

const (
	pass      kind = iota // also goes on to the next phase
	stay                  // declares no move
	declare               // a move
	point                 // uses the point-man option
	play                  // item, card type, 1 for a Point Blank card at Short range
	moveBy                // Terrain card type, new range
	moveBare              // card type to discard, new range: into the open
	goTo                  // hex
	extra                 // draws the extra card
	discard               // card type
	faceSquad             // number of the enemy squad
)

// act packs an action: kind, and up to three parameters.
func act(k kind, a, b, c int) playtest.Action {
	return playtest.Action(uint32(k)<<24 | uint32(a)<<16 | uint32(b)<<8 | uint32(c))
}

func unpack(a playtest.Action) (k kind, x, y, z int) {
	return kind(a >> 24), int(a >> 16 & 255), int(a >> 8 & 255), int(a & 255)
}

var actionNames = [...]string{"pass", "stay", "declare", "point", "play", "move", "open", "go", "extra", "discard", "face"}

// Describe returns a short description of an action for tests and logs: "play
// pistol PB". An option of a National Trait has its own name.
func (r *Rules) Describe(a playtest.Action) string {
	k, x, y, z := unpack(a)
	name := actionNames[k]
	switch k {
	case play:
		name += " " + r.data.items[x].id
		if z == 1 {
			name += " PB"
		}
	case moveBy, moveBare:
		name += " " + r.data.items[x].id + " " + rangeNames[y].Name
	case faceSquad:
		name += " " + string(rune('1'+x))
	case goTo:
		name += " " + r.data.ground.labels[x]
	case discard:
		name += " " + r.data.items[x].id
	}
	return name
}
