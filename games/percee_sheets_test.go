package games

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/layout"
	"punchboard/scene"
)

// TestPerceeFitsBothPapers composes the game for Letter, because the single-page
// sheets have a different layout there; TestGamesAreClean covers A4.
func TestPerceeFitsBothPapers(t *testing.T) {
	letter := geom.Size{W: 17 * geom.INCH / 2, H: 11 * geom.INCH}
	fsys, _ := Open("percee")
	g, found := carddata.Load(fsys, "percee", carddata.Options{Adjust: func(p *carddata.Print) { p.Paper, p.PaperSize = "letter", letter }})
	for _, lang := range g.Languages {
		book, more := layout.Compose(t.Context(), g, layout.Options{Lang: lang})
		for _, f := range append(found.All(), more.All()...) {
			t.Errorf("%s: %s", lang, f)
		}
		for _, d := range decksOf(book, carddata.SheetKind) {
			if size := d.Deck.Size; d.Deck.ID != "large-map" && size != letter && size != letter.Turned() {
				t.Errorf("the sheet %s is %v large on Letter", d.Deck.ID, size)
			}
		}
	}
}

// perceeTable returns the cells of a table in one language, row by row.
func perceeTable(t *testing.T, id, lang string) (rows [][]string) {
	t.Helper()
	tables, err := load(t, "percee", "").Table(id, diag.Pos{})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range tables[0].Rows {
		var cells []string
		for _, c := range r.Cells {
			cells = append(cells, c.Text.In(lang))
		}
		if r.Section == nil {
			rows = append(rows, cells)
		}
	}
	return rows
}

// TestPerceeSetup compares the setup on the map, on the player aid, which shows the
// counters themselves, and in the order of battle.
func TestPerceeSetup(t *testing.T) {
	g := load(t, "percee", "")
	ground, _ := g.Map("ground")
	counters := perceeDecks(t, "fr", carddata.CounterKind)["counters"].Cards
	list, _ := g.List("setup")
	shown := map[string]string{} // where the player aid puts each counter
	for _, row := range list.Cards {
		units, _ := row.Fields["units"].V.([]any)
		for _, unit := range units {
			id := fmt.Sprint(unit)
			if _, twice := shown[id]; twice {
				t.Errorf("the player aid shows %s twice", id)
			}
			shown[id] = text(row, "side") + text(row, "hex")
		}
	}
	placed := 0
	for _, c := range counters {
		hex := text(c.Card, "hex")
		at, ok := ground.SetupOf(c.Card.ID)
		if ok != (hex != "") || ok && ground.Grid.Label(at) != hex {
			t.Errorf("%s stands at %q in the order of battle and elsewhere on the map", c.Card.ID, hex)
		}
		if ok {
			placed++
		}
		if at, want := shown[c.Card.ID], text(c.Card, "side")+hex; text(c.Card, "face") == "unit" && at != want {
			t.Errorf("the player aid puts %s at %q, want %q", c.Card.ID, at, want)
		}
	}
	if placed != 18 || len(list.Cards) != 12 || len(shown) != 24 {
		t.Errorf("%d counters are placed, %d hexes and %d counters are shown, want 18, 12 and 24", placed, len(list.Cards), len(shown))
	}
}

// TestPerceeChances computes the probabilities of a hit from the deck: of 40
// number cards and a joker, which misses, there are four of each value.
func TestPerceeChances(t *testing.T) {
	row := perceeTable(t, "chances", "en")[0]
	for k := range 11 {
		if want := fmt.Sprintf("%.0f%%", math.Round(100*4*float64(k)/41)); row[k+1] != want {
			t.Errorf("a shot with %d hits %s of the time, the aid says %s", k, want, row[k+1])
		}
	}
}

// TestPerceeModifiers compares the modifiers on the player aid with the rules, and
// those of the terrain with the map.
func TestPerceeModifiers(t *testing.T) {
	ground, _ := load(t, "percee", "").Map("ground")
	rows := perceeTable(t, "modifiers", "en")
	var values []string
	for _, r := range rows {
		values = append(values, r[0])
	}
	if got := strings.Join(values, " "); got != "-1 -1 0 1 1 1 1 2" {
		t.Errorf("the modifiers are %s", got)
	}
	for _, k := range ground.Kinds.Terrains {
		for _, r := range rows {
			if strings.HasSuffix(r[1], " "+k.Name.In("en")) && r[0] != fmt.Sprint(k.Fields["modifier"].V) {
				t.Errorf("%s: %s on the aid, %v on the map", r[1], r[0], k.Fields["modifier"].V)
			}
		}
	}
}

// TestPerceeSpeaksFrench checks the text of the French edition: no typewriter
// apostrophes, and no breaking space before punctuation that requires a narrow
// no-break space.
func TestPerceeSpeaksFrench(t *testing.T) {
	words := 0
	read := func(p *scene.Piece) {
		if p == nil {
			return
		}
		eachWord(p.Marks, geom.Matrix{A: 1, D: 1}, func(word string, _ geom.Point) {
			words++
			for _, wrong := range []string{"'", " ;", " :", " !", " ?", " »", "« "} {
				if strings.Contains(word, wrong) {
					t.Errorf("%s says %q", p.ID, word)
				}
			}
		})
	}
	for _, kind := range []carddata.Kind{carddata.CardKind, carddata.CounterKind, carddata.SheetKind} {
		for _, d := range perceeDecks(t, "fr", kind) {
			for _, c := range d.Cards {
				read(c.Front)
				read(c.Back)
			}
		}
	}
	if words < 1000 {
		t.Errorf("only %d runs of words were read", words)
	}
}
