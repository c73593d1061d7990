// Package rulestest tests what compiled rules of any game must satisfy. Only the
// tests of a game's rules import it: they supply the positions, the naive engine
// and the figures; this package has the common code.
package rulestest

import (
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/playtest"
)

// shipped caches the games read, by variant, because reading takes longer than
// playing. A test binary reads only the game of its own directory.
var shipped = map[string]*carddata.Game{}

// Read returns the game of the test's directory in a variant; the caller may
// change it. Place is the name of the directory in findings.
func Read(t testing.TB, place, variant string) *carddata.Game {
	t.Helper()
	if shipped[variant] == nil {
		g, found := carddata.Load(os.DirFS("."), place, carddata.Options{Variant: variant})
		if found.Errors() > 0 {
			t.Fatalf("the game has faults: %v", found.All())
		}
		shipped[variant] = g
	}
	return copyOf(shipped[variant])
}

// copyOf copies what tests change: rows, switches, and the terrains and zones of
// the map.
func copyOf(g *carddata.Game) *carddata.Game {
	c := *g
	c.Decks, c.Lists = copyDecks(g.Decks), copyDecks(g.Lists)
	if c.Switches = maps.Clone(g.Switches); c.Switches == nil {
		c.Switches = map[string]values.Value{}
	}
	c.Maps = nil
	for _, m := range g.Maps {
		m := *m
		m.Kinds.Terrains = slices.Clone(m.Kinds.Terrains)
		for i := range m.Kinds.Terrains {
			m.Kinds.Terrains[i].Fields = maps.Clone(m.Kinds.Terrains[i].Fields)
		}
		c.Maps = append(c.Maps, &m)
	}
	return &c
}

func copyDecks(decks []*carddata.Deck) (all []*carddata.Deck) {
	for _, d := range decks {
		d := *d
		d.Cards = slices.Clone(d.Cards)
		for i, card := range d.Cards {
			card := *card
			card.Fields = maps.Clone(card.Fields)
			d.Cards[i] = &card
		}
		all = append(all, &d)
	}
	return all
}

// Build builds the rules of a game after some changes. It fails on any finding,
// even a warning.
func Build[R any](t testing.TB, g *carddata.Game, build func(*carddata.Game) (R, *diag.List), change ...Change) R {
	t.Helper()
	All(change...)(g)
	r, found := build(g)
	if found.Len() > 0 {
		t.Fatalf("the rules find: %v", found.All())
	}
	return r
}

// Plan returns games of one player against itself, with seed 7.
func Plan[S any](r playtest.Rules[S], p playtest.Player[S], games uint64) playtest.Plan[S] {
	plan := playtest.Plan[S]{Rules: r, Seed: 7, Games: playtest.Range{To: games}}
	for seat := range r.Catalog().NumSeats() {
		plan.Players[seat] = p
	}
	return plan
}

// about joins the parts of a failure message: the variant, if any, and more.
func about(variant, more string) string { return strings.TrimSpace(variant + " " + more) }
