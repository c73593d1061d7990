// Package lineandreserve plays the game Line and Reserve by its ledger (rules.csv),
// from the printed rows: units, Command and Damage cards, Reserves decks and switches
// come from the loaded game, never from Go. Each rule reports its ledger number when
// it is applied. The package prints nothing and does not know the players.
package lineandreserve

import (
	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// Rules are the rules of one loaded game. They do not change after New.
type Rules struct {
	data  data
	names names
	sheet playtest.Catalog
}

// New builds the rules from a game's rows and switches. The list contains everything
// that the rules do not know or have no room for; if it has errors, the rules are
// nil.
func New(g *carddata.Game) (*Rules, *diag.List) {
	b := builder{Reader: rulebook.New(g)}
	r := &Rules{}
	d := &r.data
	b.settings(d)
	b.readSituation(d)
	d.commands = b.commandDeck()
	d.damage = b.damageDeck()
	b.sides(d)
	if b.Found.Errors() > 0 {
		return nil, b.Found
	}
	d.index()
	r.names = namesOf(g, d)
	r.sheet = b.sheet(d)
	return r, b.Found
}

// Open returns the game together with its players.
func Open(g *carddata.Game) (playtest.Game, *diag.List) { return rulebook.Open(g, New, Greedy()) }

// Catalog names what the numbers in statistics mean.
func (r *Rules) Catalog() *playtest.Catalog { return &r.sheet }
