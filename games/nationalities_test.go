package games

import (
	"io/fs"
	"slices"
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	drawings "punchboard/icons"
	"punchboard/scene"
)

// TestNationalitySigns checks that a nationality card shows the sign of each attack of its
// options, such as the gun of fire-and-cover, once for each option that has it: the sign
// stands there in place of its name.
func TestNationalitySigns(t *testing.T) {
	signs := 0
	for _, d := range composedDecks(t) {
		if d.Deck.ID != "nationalities" {
			continue
		}
		options, _ := d.game.List("traits")
		for _, c := range d.Cards {
			for _, tag := range []string{"gun", "heavy"} {
				want := 0
				for _, option := range options.Cards {
					if text(option, "nationality") == c.Card.ID && slices.Contains(list(option, "traits"), tag) {
						want++
					}
				}
				if got := drawn(c.Front.Marks, signOf(t, d.game, "tag-"+tag)); got != want {
					t.Errorf("%s: card %s has %d signs of %s, not %d", d, c.Card.ID, got, tag, want)
				}
				signs += want
			}
		}
	}
	if signs < 10 {
		t.Errorf("the options have only %d signs in both languages", signs)
	}
}

// signOf returns the steps of the outline of an icon that has one shape: a built-in one, or a file
// of the game.
func signOf(t *testing.T, g *carddata.Game, name string) []geom.Op {
	t.Helper()
	ref := g.Icons[name]
	var art drawings.Drawing
	if icon, ok := drawings.Lookup(ref.Builtin); ok {
		art = icon.Drawing
	} else {
		data, err := fs.ReadFile(g.FS, ref.File)
		if err != nil {
			t.Fatal(err)
		}
		if art, _, err = drawings.ParseSVG(data); err != nil {
			t.Fatal(err)
		}
	}
	if len(art.Shapes) != 1 {
		t.Fatalf("the icon %s is not one shape", name)
	}
	return art.Shapes[0].Path.Ops
}

// drawn counts the outlines with the given steps.
func drawn(marks []scene.Mark, steps []geom.Op) (n int) {
	for _, mark := range marks {
		switch mark := mark.(type) {
		case *scene.Path:
			if slices.Equal(mark.Path.Ops, steps) {
				n++
			}
		case *scene.Group:
			n += drawn(mark.Marks, steps)
		case *scene.Use:
			n += drawn(mark.Symbol.Marks, steps)
		}
	}
	return n
}
