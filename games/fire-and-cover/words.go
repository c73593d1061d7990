package fireandcover

import "punchboard/playtest/rulebook"

// The ranges (FC-020), nearest first. Squads on a hex map can be out of range.
const (
	pointBlank int8 = iota
	short
	medium
	long
	ranges
	outOfRange = ranges
)

var rangeNames = rulebook.Words[int8]{{"PB", pointBlank}, {"S", short}, {"M", medium}, {"L", long}}

// role is the player who plays a card, relative to the turn or, for morale and
// rally, to the squad that rolls.
type role uint8

const (
	byActive role = 1 << iota
	byInactive
)

var roleNames = rulebook.Words[role]{
	{"active", byActive}, {"inactive", byInactive}, {"attacker", byActive | byInactive}, {"either", byActive | byInactive},
}

// scope is how long a card's limit of one lasts. There is one move per turn.
type scope uint8

const (
	unlimited scope = iota
	perPhase
	perTurn
	perGame
	scopes
)

var limitNames = rulebook.Words[scope]{
	{"", unlimited}, {"one-per-phase", perPhase}, {"one-per-turn", perTurn}, {"one-per-move", perTurn},
	{"block-per-move", perTurn}, {"one-per-game", perGame},
}
