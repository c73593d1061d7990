// Package rehearsal deals and plays the cards of any game as the play section of
// its game.yaml declares: which deck, how many cards, what may be played when
// and what it costs. There is no winner. A rehearsal finds cards that cannot be
// played, turns with nothing to play and markers that run out; it says nothing
// about balance. It knows no particular game and prints nothing.
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

// The limits of a rehearsal.
const (
	maxKinds     = 128     // different cards
	maxCards     = 255     // cards in a pile
	maxResources = 4       // kinds of resources
	maxMarkers   = 8       // kinds of markers
	maxGroups    = 32      // groups of cards
	maxEntries   = 200_000 // values of the expression playable
	maxParts     = 100     // parts of the expression playable that are reported separately
	life         = 16      // turns of a player for which a marker is tracked, plus one
)

// Rules plays one loaded game. It does not change after New.
type Rules struct {
	game   *carddata.Game
	decl   *rehearsal.Rehearsal
	kinds  []kind
	shared bool          // both players draw from the first pile
	full   [piles]counts // the cards of each pile before the deal
	tables tables        // the values of the expressions
	parts  []*expr.Expr  // the parts of playable, all of which must be true
	groups []kindSet     // in the order of the declaration
	facts  facts
	sheet  playtest.Catalog
}

// kind is one card, with all its copies.
type kind struct {
	deck *carddata.Deck
	card *carddata.Card
}

// Declared reports whether a game declares a rehearsal.
func Declared(g *carddata.Game) bool { return g.Play.Rehearsal != nil }

// New builds the rules of a game that declares a rehearsal. The list contains
// everything that cannot be played or exceeds a limit; if it has errors, the
// rules are nil.
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

// Open returns the rehearsal together with its players.
func Open(g *carddata.Game) (playtest.Game, *diag.List) { return rulebook.Open(g, New, ByPriority()) }

// Catalog names what the numbers in statistics mean.
func (r *Rules) Catalog() *playtest.Catalog { return &r.sheet }

// fingerprint returns a hash of all data that a rehearsal depends on.
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
