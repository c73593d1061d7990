package carddata

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// TestTune reads the section of the small game: a switch, every row with a value, one
// row.
func TestTune(t *testing.T) {
	g := loadExample(t, "")
	var got []string
	for _, e := range g.Tune {
		for _, c := range e.Cells {
			got = append(got, fmt.Sprint(e.Switch.Name, e.Deck.Name, "/", c.Row, ".", e.Column.Name, " ", c.Was, " at ", c.At, " of ", len(e.Values), " x", c.Copies))
		}
	}
	want := []string{
		"rounds/. 10 at 1 of 3 x1",
		"night/. false at 0 of 2 x1",
		"units/rifle.strength 2 at 3 of 11 x3",
		"units/mortar.strength -1 at 0 of 11 x1",
		"units/tank.strength 3 at 4 of 11 x0",
		"events/storm.copies 2 at 2 of 7 x2",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// In a variant nothing is tuned: it may drop the rows that the section names.
func TestTuneInVariant(t *testing.T) {
	files := base(t)
	files["game.yaml"] = &fstest.MapFile{Data: append(slices.Clone(files["game.yaml"].Data), "tune: [{deck: main, rows: one, values: 0..3}]\n"...)}
	files["cards.csv"] = &fstest.MapFile{Data: []byte("id,name_en,name_fr,copies,strength\none,One,Un,1,2\ntwo,Two,Deux,1,2\n")}
	files["variants/less.yaml"] = &fstest.MapFile{Data: []byte("decks: {main: {drop: [one]}}\n")}
	for variant, cells := range map[string]int{"": 1, "less": 0} {
		g, found := Load(files, "game", Options{Variant: variant})
		if found.Errors() > 0 {
			t.Errorf("variant %q: %v", variant, findingsText(found))
		}
		n := 0
		for _, e := range g.Tune {
			n += len(e.Cells)
		}
		if n != cells {
			t.Errorf("variant %q: %d cells, want %d", variant, n, cells)
		}
	}
}

func TestTuneLimit(t *testing.T) {
	rows := strings.Builder{}
	rows.WriteString("id,name_en,name_fr,copies,strength\n")
	for i := range maxTuned + 1 {
		fmt.Fprintf(&rows, "r%d,A,A,1,2\n", i)
	}
	files := base(t)
	files["cards.csv"] = &fstest.MapFile{Data: []byte(rows.String())}
	files["game.yaml"] = &fstest.MapFile{Data: append(slices.Clone(files["game.yaml"].Data), "tune: [{deck: main, values: 0..3}]\n"...)}
	_, found := Load(files, "game", Options{})
	if text := findingsText(found); !strings.Contains(text, "`tune` names 501 numbers, more than 500") {
		t.Error(text)
	}
}
