package games

import (
	"slices"
	"testing"

	"punchboard/carddata"
	"punchboard/playtest"
)

// TestQuotedColumns changes a column that the texts of percee's cards quote, and one that
// they do not; no shipped game has a wrong one.
func TestQuotedColumns(t *testing.T) {
	load := func(slug string) (*carddata.Game, *playtest.Catalog) {
		fsys, _ := Open(slug)
		g, _ := carddata.Load(fsys, slug, carddata.Options{})
		play, found := Play(g)
		if play == nil {
			t.Fatal(found.All())
		}
		return g, play.Catalog()
	}
	for _, slug := range All {
		g, sheet := load(slug)
		if f := Figures(g, sheet); len(f.Wrong) > 0 {
			t.Errorf("%s: %+v", slug, f.Wrong)
		}
	}
	g, sheet := load("percee")
	d, _ := g.DeckNamed("activation")
	change := func(card, column string, n int) {
		c := d.Cards[slices.IndexFunc(d.Cards, func(c *carddata.Card) bool { return c.ID == card })]
		v := c.Fields[column]
		v.V = n
		c.Fields[column] = v
	}
	change("S7", "combat", 3)
	if f := Figures(g, sheet); len(f.Wrong) > 0 {
		t.Errorf("no text quotes `combat`: %+v", f.Wrong)
	}
	change("S7", "activation", 2)
	want := playtest.Figure{Card: "S7", Played: 2, Printed: 4}
	if f := Figures(g, sheet); len(f.Wrong) != 1 || f.Wrong[0] != want {
		t.Errorf("%+v, want %+v", f.Wrong, want)
	}
}
