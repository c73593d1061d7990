// Package rulebook reads what compiled rules need from the rows of a game: decks
// of a limited size, cells with their positions, words with a meaning, effects
// with their parameters, switches, the ledger, and how many pieces are printed.
// It reports everything that the rules do not know or have no room for, with its
// position, so that nothing printed is silently ignored in play. It knows no
// particular game and plays none.
package rulebook

import (
	"path"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// Reader reads one loaded game and collects what the rules cannot play.
type Reader struct {
	Game  *carddata.Game
	Found *diag.List
}

// New reads a game that was loaded without errors.
func New(g *carddata.Game) *Reader { return &Reader{Game: g, Found: &diag.List{}} }

// At returns the position of a file of the game, for reporting something missing
// in it.
func (r *Reader) At(name string) diag.Pos {
	return diag.Pos{File: path.Join(r.Game.Place, name)}
}

// Deck returns a deck by its id. A missing one is reported, and an empty deck is
// returned.
func (r *Reader) Deck(id string) *carddata.Deck { return r.need(id, "a deck ") }

// Pieces returns cards or counters by their id, as Deck does.
func (r *Reader) Pieces(id string) *carddata.Deck { return r.need(id, "") }

func (r *Reader) need(id, what string) *carddata.Deck {
	for _, d := range r.Game.Decks {
		if d.ID == id {
			return d
		}
	}
	r.Found.Errorf(r.At("game.yaml"), playtest.CodeRow, "the rules need %s`%s`", what, id)
	return &carddata.Deck{ID: id, Pos: r.At("game.yaml")}
}

// Rows returns some rows of a deck, at most as many as the rules have room for;
// more are reported.
func (r *Reader) Rows(d *carddata.Deck, rows []*carddata.Card, most int) []*carddata.Card {
	if len(rows) <= most {
		return rows
	}
	r.Found.Errorf(d.Pos, playtest.CodeCapacity, "deck `%s` has %d rows, but the rules allow at most %d", d.ID, len(d.Cards), most)
	return rows[:most]
}

// Size reports a deck if its n cards are none, or more than the rules have room
// for.
func (r *Reader) Size(d *carddata.Deck, n, most int) {
	if n > most {
		r.Found.Errorf(d.Pos, playtest.CodeCapacity, "deck `%s` has %d cards, but the rules allow at most %d", d.ID, n, most)
	}
	if n == 0 {
		r.Found.Errorf(d.Pos, playtest.CodeRow, "deck `%s` has no cards to play with", d.ID)
	}
}
