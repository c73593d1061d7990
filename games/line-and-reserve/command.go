package lineandreserve

import "punchboard/playtest"

// window is a moment at which Command cards are played.
type window uint8

const (
	inCommitment window = iota
	beforeDeclaration
	beforeInitiative
	afterRoll
	crewRoll
	combatEnd
	inDraw
	inReaction
	windows
)

// aim is what a Command card is aimed at.
type aim uint8

const (
	ownUnit aim = iota
	enemyUnit
	ownSide
	enemySide
	bothSides
)

// who are the units that a modifier applies to.
type who uint8

const (
	self who = iota
	wholeSide
	sideRear
	enemyAir
	closeAssault
	everyone
)

// until is how long an effect lasts.
type until uint8

const (
	forRoll until = iota
	forPhase
	forCounter
	forever
)

// mod is one modifier of a Command card.
type mod struct {
	stat   stat
	amount int8
	who    who
	weapon int8 // the place in the list from 1, 0 for all
	rear   bool // only against enemy units of the Rear Line
}

// command is a design of Command cards.
type command struct {
	id     string
	window window
	aim    aim
	types  typeSet
	units  set // the cards of these types
	stays  bool
	until  until

	// Conditions of the target or the player.
	fresh, onFront, damaged, bombsUsed, ownLand bool

	mods [maxMods]mod
	n    int // modifiers

	rolls      int8 // more rolls of a weapon named when it is played
	mostRolls  int8
	flight     int8
	flightSet  bool
	flies      bool // changes Turns of Flight
	rearm      bool
	reach      bool
	screen     bool
	first      bool
	hits       bool // an automatic hit with this index
	index      int8
	repair     bool
	moves      move
	captures   int8 // the least die that captures, 0 for none
	saves      bool // saves a crew
	notOn      [21]bool
	anyCrew    bool
	drawUnits  int8
	drawOrders int8
	steals     int8
	cancels    bool
	rerolls    [3]bool // attack, intensity, initiative
	assaultMin int8
}

// The rolls that a card may repeat.
const (
	attackRoll = iota
	intensityRoll
	initiativeRoll
)

// onSide reports whether a card applies to many units instead of one.
func (c *command) onSide() bool { return c.aim != ownUnit && c.aim != enemyUnit }

// commandDeck are the Command cards.
type commandDeck struct {
	kinds   int
	design  [maxCommands]command
	cards   int
	of      [maxCopies]uint8
	in      [windows]hand // the cards of a window
	copies  [maxCommands]hand
	changes [stats]cards // designs that change a number of one unit
	sweeps  [stats]cards // designs that change it for a side
	phase   cards        // designs that end with the Combat Phase
	rapid   cards
	anyCrew cards // an improvised crew may serve
	minimum cards // designs that change the size of Close Assaults
	cancel  hand
	reroll  [3]hand
	saves   hand
}

// commandOf returns the design of a Command card.
func (d *data) commandOf(card int) *command { return &d.commands.design[d.commands.of[card]] }

// unitCard returns the number of a unit card in the catalog: the designs of seat 0
// come first, then those of seat 1 if its deck is another, then Command cards.
func (r *Rules) unitCard(u int) playtest.CardID {
	if u < perSide || r.data.alike {
		return playtest.CardID(r.data.kindOf[u])
	}
	return playtest.CardID(r.data.sides[0].kinds + int(r.data.kindOf[u]))
}

func (r *Rules) commandCard(kind int) playtest.CardID {
	if r.data.alike {
		return playtest.CardID(r.data.sides[0].kinds + kind)
	}
	return playtest.CardID(r.data.sides[0].kinds + r.data.sides[1].kinds + kind)
}
