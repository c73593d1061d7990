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
	asked    playtest.Seat // who decides
	roller   playtest.Seat // whose morale or rally it is
	way      way
	step     step
	passes   uint8 // in a row, in a window that is open to both
	back     step  // what goes on after Commander Killed
	backTo   playtest.Seat
	gap      int8 // the range; outOfRange on a map
	squads   [playtest.Seats]squad

	// The cards. The last card of the deck is the next.
	deck    [maxCards]uint8
	left    uint8
	discard pile

	move now
}

// squad is one side.
type squad struct {
	nation     uint8
	hex        uint8
	terrain    uint8 // card type and 1; 0 for open ground
	pinned     bool
	fired      bool // upon since the last Morale Phase
	outflanked bool // by the opponent's last turn
	start, men int32
	lost       int32
	gained     int32
	killed     int32 // since the last Morale Phase
	concealed  int16 // cover of what is attached to its terrain, by its owner
	encircled  int16 // and by the enemy
	goals      uint8 // objectives in play
	handMod    int16
	flank      int16 // modifier of Flanking Fire cards that stay in play
	seen       uint8 // how many of the deck's next cards it knows
	hand       pile
	known      pile // what it knows of the other hand
	attached   pile // to its terrain, by either side
	kept       pile // its cards in play for good
	flankers   pile
	used       [scopes]kindSet // cards with a limit

	// This turn.
	bonus  [modPhases][2]int16 // to its attacks: all, and guns alone
	closer int8                // attacks with Point Blank cards at Short range
	shots  uint16
}

// now is what the turn remembers.
type now struct {
	declared  bool
	pointMan  bool
	pointHit  bool
	smoke     bool
	covered   bool // the mover attacked with Covering Fire
	attacked  bool // in a phase of his own
	ambushed  bool // the opponent attacked in the Opportunity Fire Phase
	moved     bool
	outflanks bool
	extra     bool // the extra card was drawn
	flanked   bool // a Flanking Fire card was played after this move
	byCard    bool // moved by a Terrain card
	lateral   bool
	could     bool  // the active player could have played a card; watched, not played by
	card      uint8 // the Terrain card of the move, and 1
	to        uint8 // new range, or hex
	block     uint8 // the item that blocks
	rollSum   int16 // modifiers of the morale check or Rally roll
}

// step is what the game waits for.
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
	steps
)

// windowAt gives the window of a step.
var windowAt = [steps]window{
	atSetup: inSetup, atDraw: inOwnTurn, atMorale: inMorale, atDeclare: inOwnTurn, atCovering: inCovering,
	atOpportunity: inOpportunity, atMove: inOwnTurn, atBlock: inBlock, atCancel: inCancel, atMoved: inMoved,
	atPosition: inPosition, atReturn: inReturn, atRally: inRally, atExtra: inOwnTurn, atKill: inKill,
}

// ownSteps are those in which the active player may also play what can be
// played in any phase of his turn. While the opponent fires he is not asked: he
// is just before and just after.
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

// own is the squad of the player who is asked, other the one against it.
func (s *State) own() *squad { return &s.squads[s.asked] }

func (s *State) other() *squad { return &s.squads[s.asked.Other()] }

func (s *State) over() bool { return s.step == atEnd }
