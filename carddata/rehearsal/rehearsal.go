// Package rehearsal reads how a game without compiled rules is dealt and played, as
// declared in the section `play` of game.yaml.
package rehearsal

import (
	"punchboard/carddata/expr"
	"punchboard/diag"
)

// Rehearsal declares how cards are dealt, drawn and played in a game that has no
// compiled rules, so that its hands can be tested: what may be played when, and what it
// costs. It declares no winner.
type Rehearsal struct {
	Pos       diag.Pos     // of the key `deck`
	Decks     []NamedAt    // one that both players draw from, or one each
	Hand      int          // cards of the opening hand
	Draw      int          // cards drawn at the start of each turn
	DrawAt    diag.Pos     // the position of Draw in the file
	Refill    int          // number of cards to which a turn's draw fills the hand instead; 0 for none
	PerTurn   int          // cards that may be played in a turn
	DiscardTo int          // hand limit at the end of a turn; NoLimit for none
	Turns     int          // of each player
	Empty     EmptyPile    // what happens if a card must be drawn and the pile is empty
	Playable  *expr.Expr   // bool expression about a card; nil for always
	Stays     *expr.Expr   // bool expression: whether the played card stays on the table; nil for no
	Priority  *expr.Expr   // number for a card: the highest is played first; nil for the order of the file
	Resources []Resource   // of each player
	Markers   []MarkerUse  // placed by played cards
	Groups    []CardsGroup // groups of cards whose odds are reported
}

// NoLimit is the hand limit of a player who never discards.
const NoLimit = -1

// NamedAt is a name with its position.
type NamedAt struct {
	Pos  diag.Pos
	Name string
}

// EmptyPile is what happens when the draw pile is empty.
type EmptyPile uint8

// When the pile is empty, no more cards are drawn, the discards are shuffled into a new
// pile, or the game ends.
const (
	EmptyStop EmptyPile = iota
	EmptyReshuffle
	EmptyEnd
)

var emptyWords = []string{"stop", "reshuffle", "end"}

// Resource is a number that each player has: it is gained every turn and spent by
// playing cards.
type Resource struct {
	NamedAt
	Start, Most int
	Gain        *expr.Expr // a number, at the start of each turn; nil for none
	Cost        *expr.Expr // a number for a card; a negative cost is a gain; nil for none
}

// MarkerUse is a marker that played cards put on the table.
type MarkerUse struct {
	NamedAt            // the id of the counter
	Count   *expr.Expr // a number, for a card
	Turns   int        // number of its player's turns that it stays; 0 until the end of the game
}

// CardsGroup is a named group of cards.
type CardsGroup struct {
	NamedAt
	Cards *expr.Expr // bool expression about a card
}
