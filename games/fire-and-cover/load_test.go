package fireandcover

import (
	"maps"
	"os"
	"slices"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
)

// shipped are the games that were read, by variant: reading takes longer than
// playing.
var shipped = map[string]*carddata.Game{}

// read gives the game beside this file in one of its variants, to be changed.
func read(t testing.TB, variant string) *carddata.Game {
	t.Helper()
	if shipped[variant] == nil {
		g, found := carddata.Load(os.DirFS("."), "games/fire-and-cover", carddata.Options{Variant: variant})
		if found.Errors() > 0 {
			t.Fatalf("the game has faults: %v", found.All())
		}
		shipped[variant] = g
	}
	return copyOf(shipped[variant])
}

// copyOf copies what tests change: rows, switches, the map's terrains and zones.
func copyOf(g *carddata.Game) *carddata.Game {
	c := *g
	c.Decks, c.Lists = copyDecks(g.Decks), copyDecks(g.Lists)
	c.Switches = maps.Clone(g.Switches)
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

// load builds the rules of the game.
func load(t testing.TB, change ...func(*carddata.Game)) *Rules {
	t.Helper()
	return rulesOf(t, read(t, ""), change...)
}

func rulesOf(t testing.TB, g *carddata.Game, change ...func(*carddata.Game)) *Rules {
	t.Helper()
	for _, f := range change {
		f(g)
	}
	r, found := New(g)
	if found.Len() > 0 {
		t.Fatalf("the rules find: %v", found.All())
	}
	return r
}

// set gives a switch a value.
func set(name string, v any) func(*carddata.Game) {
	return func(g *carddata.Game) { g.Switches[name] = carddata.Value{V: v} }
}

// squads chooses the nationalities.
func squads(a, b string) func(*carddata.Game) {
	return func(g *carddata.Game) { set("squad_a", a)(g); set("squad_b", b)(g) }
}

func plan(r *Rules, p playtest.Player[State], games uint64) playtest.Plan[State] {
	return playtest.Plan[State]{Rules: r, Players: [playtest.Seats]playtest.Player[State]{p, p}, Seed: 7, Games: playtest.Range{To: games}}
}

func newLuck() playtest.Keyed { return playtest.NewKeyed(7, 0) }
