package lineandreserve

import "punchboard/playtest"

// State is a whole game in progress, hidden cards included.
type State struct {
	// The game.
	turn   uint16
	step   step
	asked  playtest.Seat // the player to decide
	winner playtest.Seat
	way    way
	coin   playtest.Seat // first in the windows before any Initiative
	lead   playtest.Seat // winner of the last Initiative, Nobody before the first
	points [playtest.Seats]int16
	holds  [playtest.Seats]uint8 // Turns in a row without opposition
	holder [playtest.Seats]set   // the units that held in all of these Turns
	margin [playtest.Seats]uint8 // Turns in a row ahead on the Front Line, of a Situation
	killed [playtest.Seats]set   // enemy units destroyed or captured

	// The cards.
	reserves [playtest.Seats]pile
	hands    [playtest.Seats]set
	gone     set // removed from the game
	front    [playtest.Seats]set
	rear     [playtest.Seats]set
	air      [playtest.Seats]set
	crews    set // crews that serve a unit
	units    [allUnits]unit

	// The Command cards.
	orders   [maxCopies]uint8 // face down, the next one last
	left     uint8
	shuffles uint8
	held     [playtest.Seats]hand
	known    [playtest.Seats]hand // what each player has seen of the other's hand
	discards hand
	under    [maxCopies]uint8 // the unit that a card lies under
	beneath  hand             // the cards that lie under units

	// The Damage cards.
	damage    [maxDamage]uint8
	damaging  uint8  // left in the deck
	returned  uint64 // given back
	reshuffle uint8

	// The Turn.
	aside    [playtest.Seats]set  // set aside to be committed
	thrown   [playtest.Seats]hand // chosen for discarding
	counter  uint8                // decisions made in this step: units chosen, cards drawn
	passes   uint8
	window   window
	cursor   uint8 // the unit that declares, or whose crew may change
	reaching set   // may target the Rear Line
	screened set   // cannot be targeted by land units
	striking set   // attack before the others
	live     set   // units with a declared attack that is not resolved
	wide     [playtest.Seats]cards
	once     [playtest.Seats]cards // for the next roll
	grouped  [playtest.Seats]uint8 // Close Assaults declared this Turn
	first    bool                  // attacks of units that strike first
	next     playtest.Seat         // who resolves the next attack
	roll     [playtest.Seats]int8  // Initiative
	added    [playtest.Seats]int8  // to it, by discards
	rolls    uint8                 // Initiative Rolls made
	again    uint8                 // repeated Initiative Rolls
	opens    playtest.Seat         // who resolves the first attack
	burning  set                   // units whose fire has not been checked yet
	play     play
	resume   playtest.Seat // whose card took several decisions
	fight    fight
}

// pile is a Reserves deck, the next card last. Its owner knows the lowest cards,
// which were put under it during the game.
type pile struct {
	cards  [allUnits]uint8
	left   uint8
	buried uint8
}

// unit is the state of a unit card in the Battle Area.
type unit struct {
	crew      uint8 // nobody for none
	joining   uint8 // the lone crew that was set aside for it
	target    uint8
	group     uint8 // its Close Assault, from 1
	endurance int8
	damage    uint8 // number of its Damage card from 1, noCard for none left in the deck
	counter   uint8
	flight    int8
	weapons   weapons // chosen when the target was declared
	rapid     uint8   // weapon of more rolls, from 1
	flags     flags
	on        cards // Command cards in force
}

// noCard stands for a Damage card that could not be drawn (LG-44).
const noCard = 0xff

// flags are conditions of a unit.
type flags uint16

const (
	fresh        flags = 1 << iota // committed this Turn
	bombed                         // its bombs are used
	captive                        // captured from the enemy
	hurt                           // its Damage card was drawn in this Combat Phase
	shifted                        // changed line, or could have
	orphan                         // its crew was destroyed or captured
	toRear                         // will be committed to the Rear Line
	shotByFriend                   // Friendly Fire caused its Damage card
	flagsEnd
)

// play is a Command card that has been revealed and can still be canceled.
type play struct {
	action  playtest.Action
	by      playtest.Seat
	card    uint8
	cancels uint8
	back    step // what the game was waiting for
}

// fight is the attack, hit or check that is being resolved.
type fight struct {
	kind     cause
	victims  playtest.Seat // whose unit was destroyed
	mute     bool
	unit     uint8 // the attacker, or the named unit of a Close Assault
	seat     playtest.Seat
	target   uint8
	victim   uint8   // who is hit
	group    uint8   // the Close Assault, 0 for none
	weapons  weapons // not rolled yet
	weapon   uint8
	left     uint8 // rolls of the weapon
	number   uint8 // rolls made by the weapon
	again    uint8 // repetitions of the current roll
	bought   uint8 // added to the current roll by discards
	sum      int8  // as rolled
	dice     int8  // of the Intensity Roll
	base     int8  // Intensity, as rolled
	twice    bool
	friendly bool
	fatal    bool // the target and its crew are destroyed at once
	card     uint8
	crew     uint8 // of the unit that was destroyed
	index    int8
	tell     told
}

// told is what a story tells of a roll while its rules are reported; at decisions
// it is empty.
type told struct {
	what   outcome
	sum    int8 // with all modifiers, the Raw Damage, or the Initiative of seat 0
	number int8 // the Attack Value, the Defense, or the Initiative of seat 1
}

// outcome is what came of an Attack Roll or a hit.
type outcome uint8

const (
	noOutcome outcome = iota
	missed
	hasHit
	hitDouble
	destroyedAtOnce
	friendlyFire
	damaged
	initiativeWon
	outcomes
)

// cause is what a hit or roll comes from.
type cause uint8

const (
	byWeapon cause = iota
	byCard         // a Command card
	byFire         // a burning unit
	byFlag         // the check of a capture
)

// way is how a game ended.
type way uint8

const (
	byPoints way = iota
	byOverrun
	bySituation
	unfinished
)

// step is what the game is waiting for.
type step uint8

const (
	atStart      step = iota // the starting hand
	atCommit                 // what to commit
	atPlace                  // the line of mobile artillery, under a switch
	atCrews                  // crews and lines change
	atWindow                 // Command cards
	atReact                  // a Command card can be canceled
	atTargets                // targets are declared
	atGroup                  // more units join a Close Assault
	atArm                    // weapons are chosen with the target, under a switch
	atInitiative             // a card for +1 to the Initiative Roll
	atInitiativeFix
	atOrder // the winner of Initiative chooses, under a switch
	atAttack
	atRetarget // a new target, under a switch
	atWeapons
	atNamed  // the unit that rolls for a Close Assault
	atRoll   // a card for +1 to the Attack Roll
	atFix    // the Attack Roll can be repeated
	atFriend // the opponent picks the unit under Friendly Fire
	atIntensity
	atIntensityFix
	atSave // the crew can be saved
	atFlag // a card for +1 to the check of a capture
	atKeep // a captured unit is kept
	atFires
	atFireRoll // a card for +1 to the check of a fire
	atDraw
	atNames // both draws are named, under a switch
	atSteal
	atDiscardUnits
	atDiscardOrders
	atEnd
)

func (s *State) over() bool { return s.step == atEnd }

// table returns all units of a side in the Battle Area.
func (s *State) table(seat playtest.Seat) set {
	return s.front[seat].or(s.rear[seat]).or(s.air[seat])
}

// ground returns its land units there.
func (s *State) ground(seat playtest.Seat) set { return s.front[seat].or(s.rear[seat]) }

// owner returns whose unit a card in the Battle Area is.
func (s *State) owner(u int) playtest.Seat {
	return playtest.Seat(bit(s.table(1).has(u)))
}
