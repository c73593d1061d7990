// Package rehearsal reads how a game without compiled rules is dealt and played, as the section
// play of game.yaml declares it.
package rehearsal

import (
	"punchboard/carddata/expr"
	"punchboard/diag"
)

// Rehearsal declares how cards are dealt, drawn and played in a game that has no
// compiled rules, so that its hands can be tried: what may be played when, and
// what it costs. It knows no winner.
type Rehearsal struct {
	Pos       diag.Pos     // of the key deck
	Decks     []NamedAt    // one that both players draw from, or one for each of them
	Hand      int          // cards of the opening hand
	Draw      int          // cards drawn at the start of each turn
	DrawAt    diag.Pos     // where Draw is said
	Refill    int          // cards up to which a turn's draw fills the hand instead; 0 for none
	PerTurn   int          // cards that may be played in a turn
	DiscardTo int          // cards kept at the end of a turn; NoLimit for all
	Turns     int          // of each player
	Empty     EmptyPile    // what happens when the pile is empty and a card is to be drawn
	Playable  *expr.Expr   // yes or no, for a card; nil for always
	Stays     *expr.Expr   // yes or no: whether the played card stays on the table; nil for no
	Priority  *expr.Expr   // a number, for a card: the highest is played first; nil for the order of the file
	Resources []Resource   // of each player
	Markers   []MarkerUse  // that played cards put on the table
	Groups    []CardsGroup // of which the odds are told
}

// NoLimit is the hand of a player who never discards.
const NoLimit = -1

// NamedAt is a name with its place.
type NamedAt struct {
	Pos  diag.Pos
	Name string
}

// EmptyPile says what happens when a pile has run out.
type EmptyPile uint8

// The ends of a pile: nobody draws any more, the discarded cards are shuffled,
// or the game is over.
const (
	EmptyStop EmptyPile = iota
	EmptyReshuffle
	EmptyEnd
)

var emptyWords = []string{"stop", "reshuffle", "end"}

// Resource is something that each player has a number of: it comes every turn
// and is spent by playing cards.
type Resource struct {
	NamedAt
	Start, Most int
	Gain        *expr.Expr // a number, at the start of each turn; nil for none
	Cost        *expr.Expr // a number, for a card; under 0 it gives; nil for none
}

// MarkerUse is a marker that played cards put on the table.
type MarkerUse struct {
	NamedAt            // the id of the counter
	Count   *expr.Expr // a number, for a card
	Turns   int        // of their player that they stay; 0 to the end of the game
}

// CardsGroup names some of the cards.
type CardsGroup struct {
	NamedAt
	Cards *expr.Expr // yes or no, for a card
}
