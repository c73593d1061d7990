// Package rehearsal deals and plays the cards of any game by what the section
// play of its game.yaml declares: which deck, how many cards, what may be played
// when and what it costs. There is nothing to win: it finds cards that cannot be
// played, turns with nothing to play and markers that run short, and judges no
// balance. It knows no game and prints nothing.
package rehearsal

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"

	"punchboard/carddata"
	"punchboard/carddata/expr"
	"punchboard/carddata/rehearsal"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// The most that a rehearsal holds.
const (
	maxKinds     = 128     // different cards
	maxCards     = 255     // cards of a pile
	maxResources = 4       // kinds of
	maxMarkers   = 8       // kinds of
	maxGroups    = 32      // of cards
	maxEntries   = 200_000 // results of the expression playable
	maxParts     = 100     // of the expression playable that are told apart
	life         = 16      // turns of a player for which a marker is remembered, and one
)

// Rules play one loaded game. They are not changed after New.
type Rules struct {
	game   *carddata.Game
	decl   *rehearsal.Rehearsal
	kinds  []kind
	shared bool          // both players draw from the first pile
	full   [piles]counts // the cards of each pile before the deal
	tables tables        // what the expressions give
	parts  []*expr.Expr  // of playable: those that must all be true
	groups []kindSet     // in the order of the declaration
	facts  facts
	sheet  playtest.Catalog
}

// kind is one card with all of its copies.
type kind struct {
	deck *carddata.Deck
	card *carddata.Card
}

// Declared reports whether a game declares a rehearsal.
func Declared(g *carddata.Game) bool { return g.Play.Rehearsal != nil }

// New builds the rules of a game that declares a rehearsal. The list has all
// that cannot be played or is too much; with an error in it the rules are nil.
func New(g *carddata.Game) (*Rules, *diag.List) {
	b := &builder{game: g, decl: g.Play.Rehearsal, found: &diag.List{}}
	r := &Rules{game: g, decl: b.decl}
	b.cards(r)
	b.limits(r)
	if b.found.Errors() > 0 {
		return nil, b.found
	}
	b.tabulate(r)
	if b.found.Errors() > 0 {
		return nil, b.found
	}
	if b.decl.Playable != nil {
		if r.parts = b.decl.Playable.Conjuncts(); len(r.parts) > maxParts {
			r.parts = []*expr.Expr{b.decl.Playable}
		}
	}
	r.sheet = b.sheet(r)
	r.sheet.Data = r.fingerprint()
	return r, b.found
}

// Open returns the rehearsal with the players who know it.
func Open(g *carddata.Game) (playtest.Game, *diag.List) { return rulebook.Open(g, New, ByPriority()) }

// Sheet names what the numbers mean.
func (r *Rules) Catalog() *playtest.Catalog { return &r.sheet }

// fingerprint hashes all that a rehearsal depends on.
func (r *Rules) fingerprint() uint64 {
	h := fnv.New64a()
	d := r.decl
	fmt.Fprintln(h, d.Hand, d.Draw, d.Refill, d.PerTurn, d.DiscardTo, d.Turns, d.Empty, r.shared, r.sheet.Cards, r.full, r.groups)
	for _, x := range d.Resources {
		fmt.Fprintln(h, x.Name, x.Start, x.Most)
	}
	for _, m := range d.Markers {
		fmt.Fprintln(h, m.Name, m.Turns)
	}
	for _, part := range []any{r.tables.playable, r.tables.cost, r.tables.gain, r.tables.puts, r.tables.rank, r.tables.stays} {
		if err := binary.Write(h, binary.LittleEndian, part); err != nil {
			panic("rehearsal: " + err.Error())
		}
	}
	return h.Sum64()
}
