package fireandcover

import "punchboard/playtest"

// State is a whole game in progress, hidden cards included.
type State struct {
	// The game.
	turn     uint16 // player turns begun
	shuffles uint16
	first    playtest.Seat
	active   playtest.Seat
	winner   playtest.Seat
	asked    playtest.Seat // the player to decide
	roller   playtest.Seat // the player whose morale or rally roll it is
	way      way
	step     step
	passes   uint8 // in a row, in a window that is open to both
	back     step  // the step after Commander Killed
	backTo   playtest.Seat
	gap      int8                  // the range; outOfRange is possible on a map
	squads   [playtest.Seats]squad // of the turn

	// The cards. The next card of the deck is the last.
	deck    [maxCards]uint8
	left    uint8
	discard pile

	move now

	// If the players lead several squads: the others, and the number of the squad that
	// had the last turn.
	bench [playtest.Seats][maxSquads - 1]squad
	acted [playtest.Seats]uint8
}

// squad is one side, or one of its squads.
type squad struct {
	nation     uint8
	number     uint8
	hex        uint8
	terrain    uint8 // card type plus 1; 0 for open ground
	pinned     bool
	fired      bool // fired at since the last Morale Phase
	outflanked bool // in the opponent's last turn
	start, men int32
	lost       int32
	gained     int32
	killed     int32 // since the last Morale Phase
	concealed  int16 // cover of its owner's attachments to its terrain
	encircled  int16 // cover of the enemy's attachments to its terrain
	goals      uint8 // objectives in play
	handMod    int16
	flank      int16 // modifier of Flanking Fire cards that stay in play
	seen       uint8 // how many of the deck's next cards this player knows
	hand       pile
	known      pile // the cards of the other hand that this player knows
	attached   pile // to its terrain, by either side
	kept       pile // cards that stay in play
	flankers   pile
	used       [scopes]kindSet // cards with a limit that have been played

	// This turn.
	bonus  [modPhases][2]int16 // to its attacks: all, and only guns
	closer int8                // attacks with Point Blank cards at Short range
	shots  uint16
}

// now is the state of the current turn.
type now struct {
	declared  bool
	pointMan  bool
	pointHit  bool
	smoke     bool
	covered   bool // the mover attacked with Covering Fire
	attacked  bool // in one of the player's own phases
	ambushed  bool // the opponent attacked in the Opportunity Fire Phase
	moved     bool
	outflanks bool
	extra     bool // the extra card was drawn
	flanked   bool // a Flanking Fire card was played after this move
	byCard    bool // moved by a Terrain card
	lateral   bool
	could     bool  // the active player could have played a card; for statistics only
	card      uint8 // the Terrain card of the move, plus 1
	to        uint8 // new range, or hex
	block     uint8 // the blocking item
	rollSum   int16 // modifiers of the morale check or Rally roll
}

// step is what the game is waiting for.
type step uint8

const (
	atSetup step = iota
	atDraw
	atMorale
	atDeclare
	atCovering
	atOpportunity
	atMove
	atBlock
	atCancel
	atMoved
	atPosition
	atReturn
	atRally
	atExtra
	atDiscard
	atKill
	atEnd
	atFace // the active player chooses an enemy squad
	steps
)

// windowAt maps each step to its window.
var windowAt = [steps]window{
	atSetup: inSetup, atDraw: inOwnTurn, atMorale: inMorale, atDeclare: inOwnTurn, atCovering: inCovering,
	atOpportunity: inOpportunity, atMove: inOwnTurn, atBlock: inBlock, atCancel: inCancel, atMoved: inMoved,
	atPosition: inPosition, atReturn: inReturn, atRally: inRally, atExtra: inOwnTurn, atKill: inKill,
}

// ownSteps are the steps in which the active player may also play cards for any
// phase of that turn. While the opponent fires, they get no decision, but they
// do just before and just after.
var ownSteps = [steps]bool{
	atDraw: true, atMorale: true, atDeclare: true, atCovering: true, atMove: true, atMoved: true,
	atPosition: true, atRally: true, atExtra: true,
}

// way is how a game ended.
type way uint8

const (
	byKills way = iota
	byRout
	byObjectives
	unfinished
)

func (s *State) enemy() playtest.Seat { return s.active.Other() }

// own returns the squad of the player to decide, other the opposing squad.
func (s *State) own() *squad { return &s.squads[s.asked] }

func (s *State) other() *squad { return &s.squads[s.asked.Other()] }

func (s *State) over() bool { return s.step == atEnd }
