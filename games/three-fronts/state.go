package threefronts

import "punchboard/playtest"

// fronts are numbered from the American side: 0 is their left and the German
// right, 1 the center, 2 their right. A front faces the front with the same
// number (TF-G08).
const fronts = 3

// noUnit stands for the shooter of shots that no unit makes.
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
	asked  playtest.Seat // the player to decide
	passes uint8         // in a row, in a window that is open to both

	// The sides.
	squads    [playtest.Seats]pile
	at        [playtest.Seats][fronts]units
	lost      [playtest.Seats]units
	pinned    [playtest.Seats]units
	casualty  [playtest.Seats][maxSquads]uint8
	pins      [playtest.Seats][maxSquads]uint8
	forGame   [playtest.Seats][deeds]units // barred for the rest of the game
	casualtys uint8                        // markers on the table
	pinsOut   uint8

	// The Tactics cards.
	tactics  [maxTactics]uint8
	left     uint8
	hands    [playtest.Seats]hand
	discard  hand
	known    [playtest.Seats]hand // what each player has seen of the other's hand and is still there
	shuffles uint16

	// The turn; for the active side unless it says otherwise.
	pending    units // drawn, not yet deployed
	moved      units
	mission    units
	suppressed units
	assaulting units
	drew       units // units that used their extra draw
	permitted  [2]units
	tank       [playtest.Seats]units // Anti-Tank for this turn
	forTurn    [playtest.Seats][deeds]units
	closed     [playtest.Seats][fronts]closure
	volleyMod  [fronts]int8 // modifier of Suppression Rolls against the inactive side's fronts
	dice       [playtest.Seats][maxSquads]uint8
	diceTurn   [playtest.Seats][maxSquads]uint8
	diceGiven  bool
	diceLasts  bool
	could      bool // the active player could have played a card; for statistics only

	roll   roll
	fight  fight
	rallyP rally
}

// pile is a Squad deck, the next card last.
type pile struct {
	cards [maxSquads]uint8
	left  uint8
}

// step is what the game is waiting for.
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
	atRolls     // Suppression Rolls are left to make
	atRoll      // a Suppression Roll can be canceled
	atDeclare   // assaults are declared
	atFronts    // choice of the next front to fight on
	atDefenders // choice of the next defender to fire
	atAssault   // choice of the next assaulting unit to fire
	atFire      // its dice can be canceled
	atSalvo     // the dice of both sides can be canceled
	atRally
	atRallyRoll // a Rally Roll can be canceled
	atEnd
)

// phase is one of the six phases of a turn (TF-016).
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

// roll is a Suppression Roll, move or rally that has been declared or rolled,
// but not carried out.
type roll struct {
	window window
	unit   uint8 // the unit that rolls, moves or is rallied; noUnit for Support
	front  uint8 // the target
	card   uint8 // the physical card behind it, if any
	left   uint8 // Suppression Rolls still to make
	number uint8 // Suppression Rolls made
	sum    int8  // the roll, including modifiers
	spot   bool  // against a single recon unit
	flank  bool
}

// fight is the assault of the turn.
type fight struct {
	targets   [fronts]units // assaulting units by the front that they attack
	flank     units         // assaulting an adjacent front
	done      uint8         // fronts whose fight is over
	front     uint8
	fired     [playtest.Seats]units
	attackMod int8
	defendMod int8
	both      bool // simultaneous
	mines     hand // minefields to resolve
	cover     [maxSquads]int8
	covered   bool
	read      [playtest.Seats][maxSquads]dice
	deferred  bool // victory waits until all results are in
}

// rally records the rolls of a Rally Phase.
type rally struct {
	side playtest.Seat
	own  units // units that made their own roll
	led  units // Leaders that made theirs
}

// dice counts faces, five bits each.
type dice uint32

func (d dice) of(face int) int { return int(d>>(5*(face-1))) & 31 }

func (d *dice) add(face int) { *d += 1 << (5 * (face - 1)) }

func (d *dice) drop(face int) { *d -= 1 << (5 * (face - 1)) }

// enemy returns the inactive side.
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

// held counts the fronts on which a side has units.
func (s *State) held(side playtest.Seat) (n int) {
	for _, u := range s.at[side] {
		if u != 0 {
			n++
		}
	}
	return n
}

func (s *State) over() bool { return s.step == atEnd }
