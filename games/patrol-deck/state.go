package patroldeck

import "punchboard/playtest"

// State is a whole game in progress, the order of the decks included.
type State struct {
	turn   uint8
	winner playtest.Seat
	asked  playtest.Seat
	step   step
	phase  phase

	// The decks. Dice, discards, markers and announced orders are open.
	action     [playtest.Seats]playtest.DrawPile
	activation playtest.DrawPile

	// The figures.
	board     [squares]figure                     // live figures by square; nobody where there is none
	crowd     [playtest.Seats][maxSide + 2]uint64 // the same as bits by row, derived from the board
	at        [figures]square
	housed    company // stand in a building or its rim, derived from the board
	facing    [figures]direction
	endurance [figures]int8
	out       company // out of the game: incapacitated in an earlier activation
	down      company // incapacitated, those in this activation included
	stunned   company
	noAmmo    company // out of ammunition
	moved     company // moved in their last activation of this turn (PG-08)

	// The units.
	die       [maxUnits]uint8 // order die; 0 for none
	morale    [maxUnits]uint8 // morale markers
	pinned    units
	noThrows  units // have run out of hand grenades
	noGreen   bool  // the Green card waits for the next number card
	last      uint8 // the last number card of this turn, plus 1; 0 for none
	activated units // by that card
	queue     units // may still activate on this card
	next      playtest.Seat
	card      uint8 // the current Activation card
	rolls     uint8 // coins and dice of this turn, so that no two have the same key

	// The current activation.
	active   uint8 // unit
	spent    squad // may not get an order: moved or made to shoot by morale
	acted    squad // carried out an order
	fought   company
	tried    company // tried to react
	charged  company // moved into contact
	marked   company // have given a morale marker (a switch)
	drawn    uint8   // the unit's movement card, plus 1; 0 for none yet
	counts   [maxCounts]count
	nCounts  uint8
	orders   [maxMembers]order
	nOrders  uint8
	done     uint8  // orders carried out
	leaderAt bool   // the leader has an order to shoot
	plan     order  // being announced
	planAt   square // the end of its path so far
	planLeft int8   // half inches that the path may still cost

	read   readings
	result moraleNow
	walk   walk
	react  reactions
	fights fights
}

// units is a set of units.
type units uint16

func (u units) has(i uint8) bool { return u>>i&1 == 1 }

// maxCounts is for how many target areas the last hit is known. More areas are
// never hit in one activation in practice; then the oldest is forgotten.
const maxCounts = 16

// count is the running count of hits in one target area (PG-15).
type count struct {
	area squad
	side playtest.Seat // of the area
	last figure        // nobody if none was hit so far
}

// step is what the game is waiting for.
type step uint8

const (
	atUnit    step = iota // activate or pass one of the side's units
	atFigure              // the next figure to get an order or to react
	atOrder               // what it does
	atTarget              // the figure aimed at
	atAim                 // the square a grenade is thrown at
	atRally               // the unit to rally
	atPath                // the next step of the path
	atNearest             // which of several nearest enemies a morale result shoots at
	atStep                // a winner of a fight steps forward or stays
	atFacing              // the direction in which a figure faces
	atEnd
)

// phase is the part of an activation that goes on when everything inside it is
// done.
type phase uint8

const (
	inQueue phase = iota // between activations (T3)
	inMorale
	inOrders
	inExecution
	inMelee
	inFacing
)

// order is an announced order or reaction.
type order struct {
	does   deed
	figure figure
	steps  uint8  // of the path
	target uint16 // figure, square or unit
	path   uint64 // directions, three bits each, the first lowest
}

func (o *order) dir(i uint8) direction { return direction(o.path >> (3 * i) & 7) }

// deed is what a figure is ordered to do (PD-036).
type deed uint8

const (
	move deed = iota
	charge
	shoot
	throw
	recoverStun
	reload
	rally
	deeds
)

// maxSteps is the length of the longest path.
const maxSteps = 21

// walk is a figure that is moving along its path.
type walk struct {
	on     bool
	halted bool // stunned, wounded or fought on its way (PG-67)
	byCard bool // moved by a morale result
	done   uint8
	left   int8 // allowance left, in half inches
	order  order
}

// moraleNow is a morale result that is being applied.
type moraleNow struct {
	on    bool
	id    uint8
	at    uint8 // effect
	left  squad // figures still to be moved, or the one that shoots
	drawn uint8 // the movement card of the effect, plus 1; 0 for none
}

// reactions are those announced after one step of the mover.
type reactions struct {
	open    bool // being announced
	waiting bool // the stun after a reaction is due once its fight is over
	n, done uint8
	orders  [maxFigures]order
}

// fights are the fights of one melee.
type fights struct {
	n, done uint8
	list    [maxFights]fight
	winners squad // still to be asked whether they step
	won     playtest.Seat
	left    [4]square // left by the losers
	nLeft   uint8
}

const maxFights = 24

// fight is one figure against up to three.
type fight struct {
	one  figure
	many squad // of the other side
}

func (s *State) over() bool { return s.step == atEnd }

// live returns the figures of a side that are not incapacitated.
func (r *Rules) live(s *State, side playtest.Seat) squad {
	return r.data.everyone(side) &^ s.down[side]
}

func (d *data) everyone(side playtest.Seat) squad { return 1<<d.count[side] - 1 }

// wounded reports whether a figure has lost Endurance.
func (r *Rules) wounded(s *State, f figure) bool { return s.endurance[f] < r.data.figs[f].endurance }
