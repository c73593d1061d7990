package percee

import "punchboard/playtest"

// Places of units that are not in a hex.
const (
	inReserve int16 = -1 - iota
	exited
	eliminated
	unplaced // not set up yet
)

// State is a whole game in progress, the order of the pile included.
type State struct {
	round   uint8
	winner  playtest.Seat
	way     way
	step    step
	asked   playtest.Seat
	pile    [deckCards]uint8 // cards 0 to drawn-1 have been drawn, the rest are face down in this order
	drawn   uint8
	aside   bool                 // the joker was ignored
	had     [playtest.Seats]bool // has had an activation card this round (PV-130)
	at      [playtest.Seats]places
	back    [playtest.Seats]units // units showing their back face
	waiting units                 // German units that have not been activated yet
	board   [playtest.Seats]board // index of the units by hex, derived from the places
	support [2]bool               // used this round: air, OBA
	zone    int16                 // the harassed hex, noHex for none

	// The current card.
	card   uint8
	left   int8  // activations left
	acted  units // units that acted with this card
	stack  units // of a face card, once its first unit has acted; 0 before
	begun  bool  // a face card has activated something
	beside bool  // Tiger 102 may act for free: a unit of its hex has just acted

	// The current shot.
	firers units
	target uint8
	aim    aim
	hex    int16 // of a support attack
}

// step is what the game is waiting for.
type step uint8

const (
	atSetup  step = iota
	atCard        // the player of the card chooses an action or ends it
	atGroup       // more units may join the shot
	atRedraw      // a face card was drawn in combat
	atEnd
)

// way is how a game ended.
type way uint8

const (
	byExit way = iota
	byAnnihilation
	byHold
)

// aim is the kind of the current shot.
type aim uint8

const (
	byUnits aim = iota
	airAT
	airAI
	obaAT
	obaAI
)

// onMap returns the units of a side that are on the map.
func (s *State) onMap(side playtest.Seat) units { return s.board[side].units }

// in returns the units of a side in a hex.
func (s *State) in(side playtest.Seat, hex int16) units { return s.board[side].who[hex] }

// unplaced returns the units of a side that have not been set up yet.
func (s *State) unplaced(side playtest.Seat) (set units) {
	for u, at := range s.at[side] {
		set |= units(bit(at == unplaced)) << u
	}
	return set
}

// count returns how many units of a side are in a place.
func (s *State) count(side playtest.Seat, place int16) (n int) {
	for _, at := range s.at[side] {
		if at == place {
			n++
		}
	}
	return n
}

func (s *State) face(side playtest.Seat, u int) int { return int(s.back[side] >> u & 1) }

func (s *State) pileLeft() int { return deckCards - int(s.drawn) }

func (s *State) over() bool { return s.step == atEnd }
