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
	catalog := func(g *carddata.Game) *playtest.Catalog {
		play, found := Play(g)
		if play == nil {
			t.Fatal(found.All())
		}
		return play.Catalog()
	}
	for _, slug := range All {
		g := load(t, slug, "")
		if f := Figures(g, catalog(g)); len(f.Wrong) > 0 {
			t.Errorf("%s: %+v", slug, f.Wrong)
		}
	}
	fsys, _ := Open("percee")
	g, _ := carddata.Load(fsys, "percee", carddata.Options{}) // not that of the other tests, because this one changes it
	sheet := catalog(g)
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
