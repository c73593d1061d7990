package fireandcover

import "punchboard/playtest"

// What happens at once, or in an order that the rulebook leaves open. Not
// included are attacks, whose order the player chooses (FC-G17), and cards before
// a roll (FC-G08) and the opening terrain (FC-G32), whose order is defined.
const (
	moveDone   playtest.TogetherID = iota // the consequences of an unblocked move
	moveFailed                            // the consequences of a block
)

// The consequences of an unblocked move.
const (
	newGround    uint16 = iota // FC-067
	newRange                   // FC-068
	flankersGone               // FC-121
	outflanking                // FC-083
	consequences
)

// The consequences of a block.
const (
	cardLost uint16 = iota // FC-074
	menLost                // FC-076
)

func together() []playtest.Together {
	name := ledger.Name
	return []playtest.Together{
		moveDone:   {Name: name(fc067), Things: []string{newGround: name(fc067), newRange: name(fc068), flankersGone: name(fc121), outflanking: name(fc083)}},
		moveFailed: {Name: name(fc074), Things: []string{cardLost: name(fc074), menLost: name(fc076)}},
	}
}
