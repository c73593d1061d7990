package threefronts

import "punchboard/playtest"

// fronts are numbered as the American sees them: 0 is his left and the German's
// right, 1 the center, 2 his right. A front faces the front of its own number
// (TF-G08).
const fronts = 3

// noUnit stands for shots that no unit makes.
const noUnit = 0xff

// State is a whole game in progress, hidden cards included.
type State struct {
	// The game.
	turn   uint16 // player turns begun
	first  playtest.Seat
	active playtest.Seat
	winner playtest.Seat
	way    way
	phase  phase
	step   step
	asked  playtest.Seat // who decides
	passes uint8         // in a row, in a window that is open to both

	// The sides.
	squads    [playtest.Seats]pile
	at        [playtest.Seats][fronts]units
	lost      [playtest.Seats]units
	pinned    [playtest.Seats]units
	casualty  [playtest.Seats][maxSquads]uint8
	pins      [playtest.Seats][maxSquads]uint8
	forGame   [playtest.Seats][deeds]units // barred to the end of the game
	casualtys uint8                        // markers on the table
	pinsOut   uint8

	// The Tactics cards.
	tactics  [maxTactics]uint8
	left     uint8
	hands    [playtest.Seats]hand
	discard  hand
	known    [playtest.Seats]hand // what a player saw of the other's hand, and is there still
	shuffles uint16

	// The turn, of the active side where no side is given.
	pending    units // drawn, to be deployed
	moved      units
	mission    units
	suppressed units
	assaulting units
	drew       units // used their extra draw
	permitted  [2]units
	tank       [playtest.Seats]units // Anti-Tank for this turn
	forTurn    [playtest.Seats][deeds]units
	closed     [playtest.Seats][fronts]closure
	volleyMod  [fronts]int8 // to Suppression Rolls against the inactive side's fronts
	dice       [playtest.Seats][maxSquads]uint8
	diceTurn   [playtest.Seats][maxSquads]uint8
	diceGiven  bool
	diceLasts  bool
	could      bool // the active player could have played a card; watched, not played by

	roll   roll
	fight  fight
	rallyP rally
}

// pile is a Squad deck; the last card is the next.
type pile struct {
	cards [maxSquads]uint8
	left  uint8
}

// step is what the game waits for.
type step uint8

const (
	atWindow step = iota // phase-start, assault-start or before-fire: see State.open
	atDeploy
	atMove // a move is declared
	atTactics
	atDiscard
	atRecon
	atSuccess
	atSuppress
	atRolls     // Suppression Rolls are to be made
	atRoll      // one is read
	atDeclare   // assaults
	atFronts    // which front is fought over next
	atDefenders // which defender fires next
	atAssault   // which assaulting unit fires next
	atFire      // its dice are read
	atSalvo     // the dice of both sides are read
	atRally
	atRallyRoll // one is read
	atEnd
)

// phase is one of the six of a turn (TF-016).
type phase uint8

const (
	deployPhase phase = iota
	tacticsPhase
	reconPhase
	suppressionPhase
	assaultPhase
	rallyPhase
	phases
)

// way is how a game ended.
type way uint8

const (
	byUnits way = iota
	byFronts
	byBoth
	unfinished
)

// roll is a Suppression Roll, or a move or rally, that is announced or read and
// not yet carried out.
type roll struct {
	window window
	unit   uint8 // who rolls, or moves, or is rallied; noUnit for Support
	front  uint8 // the target
	card   uint8 // the physical card, when one is behind it
	left   uint8 // Suppression Rolls still to make
	number uint8 // of them, made
	sum    int8  // read, modifiers included
	spot   bool  // against a recon unit alone
	flank  bool
}

// fight is the assault of the turn.
type fight struct {
	targets   [fronts]units // assaulting units by the front that they attack
	flank     units         // assaulting an adjacent front
	done      uint8         // fronts that are fought over
	front     uint8
	fired     [playtest.Seats]units
	attackMod int8
	defendMod int8
	both      bool // simultaneous
	mines     hand // volleys to come
	cover     [maxSquads]int8
	covered   bool
	read      [playtest.Seats][maxSquads]dice
	deferred  bool // victory waits until all results are in
}

// rally is what was rolled in a Rally Phase.
type rally struct {
	side playtest.Seat
	own  units // had their own roll
	led  units // Leaders who had theirs
}

// dice counts faces, five bits each.
type dice uint32

func (d dice) of(face int) int { return int(d>>(5*(face-1))) & 31 }

func (d *dice) add(face int) { *d += 1 << (5 * (face - 1)) }

func (d *dice) drop(face int) { *d -= 1 << (5 * (face - 1)) }

// enemy is the inactive side.
func (s *State) enemy() playtest.Seat { return s.active.Other() }

// inPlay returns all units of a side.
func (s *State) inPlay(side playtest.Seat) units {
	return s.at[side][0] | s.at[side][1] | s.at[side][2]
}

// where returns the front of a unit in play.
func (s *State) where(side playtest.Seat, unit int) int {
	for f := range fronts {
		if s.at[side][f].has(unit) {
			return f
		}
	}
	panic("threefronts: the unit is not in play")
}

// held counts the fronts of a side with units on them.
func (s *State) held(side playtest.Seat) (n int) {
	for _, u := range s.at[side] {
		if u != 0 {
			n++
		}
	}
	return n
}

func (s *State) over() bool { return s.step == atEnd }
