package layout

import (
	"strings"
	"testing"

	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// TestCardPicture shows a card on another one: cut along its trim, with its corners,
// scaled to the width of the box and in the middle of its height.
func TestCardPicture(t *testing.T) {
	part := `{card: "others/{strength > 2 ? \"b\" : \"a\"}", left: 10mm, top: 10mm, width: 15mm, height: 40mm}`
	book, found := compose(t, layouttest.Load(t, layouttest.Face(part), layouttest.KeyGame()), Options{Lang: "fr"})
	if found.Len() > 0 {
		t.Fatal(layouttest.Messages(found))
	}
	for i, want := range []string{`"Un"`, `"Deux"`} {
		use, ok := book.Decks[0].Cards[i].Front.Marks[0].(*scene.Use)
		if !ok || use.At.A != 0.5 || use.At.E.MM() != 10 || use.At.F.MM() != 20 {
			t.Fatalf("the card is not shown at half its size in the middle of the box: %+v", use)
		}
		clip := use.Symbol.Marks[0].(*scene.Group).Clip
		if says := layouttest.Dump(t, &scene.Piece{Marks: use.Symbol.Marks}); !strings.Contains(says, want) || clip.Bounds().W.MM() != 30 || len(clip.Ops) < 8 {
			t.Errorf("card %d does not show %s with round corners: %s", i, want, says)
		}
	}
}

// TestCardPictureIsDrawnOnce gives all that show a card the same drawing.
func TestCardPictureIsDrawnOnce(t *testing.T) {
	face := layouttest.Face(`{card: others/a, left: 5mm, width: 20mm}`, `{card: "others/{[\"a\", \"a\"][0]}", right: 5mm, width: 20mm, when: strength > 0}`)
	book, _ := compose(t, layouttest.Load(t, face, layouttest.KeyGame()), Options{Workers: 2})
	symbols := map[*scene.Symbol]bool{}
	var visit func(marks []scene.Mark)
	visit = func(marks []scene.Mark) {
		for _, m := range marks {
			if use, ok := m.(*scene.Use); ok {
				if strings.HasPrefix(use.Symbol.ID, "card/") {
					symbols[use.Symbol] = true
				}
				visit(use.Symbol.Marks)
			}
		}
	}
	for _, c := range book.Decks[0].Cards {
		visit(c.Front.Marks)
	}
	if len(symbols) != 1 {
		t.Errorf("the card was drawn %d times, want once", len(symbols))
	}
}

// TestCardPictureKeepsItsSize gives a card the width or the height that its own
// proportions ask for.
func TestCardPictureKeepsItsSize(t *testing.T) {
	for row, want := range map[string]float64{
		`{row: [{card: others/a, height: 20mm}], left: 5mm, top: 5mm, width: 50mm}`:     0.5,
		`{column: [{card: others/a, width: 45mm}], left: 5mm, top: 5mm, height: 70mm}`:  1.5,
		`{row: [{card: others/a, width: 15mm, height: 40mm}], left: 5mm, width: 50mm}`:  0.5,
		`{column: [{card: others/a}], left: 5mm, top: 5mm, width: 15mm, height: 70mm}`:  0.5,
		`{column: [{card: others/none}], left: 5mm, top: 5mm, width: 9mm, height: 9mm}`: 0,
	} {
		book, _ := compose(t, layouttest.Load(t, layouttest.Face(row), layouttest.KeyGame()), Options{})
		got := 0.0
		for _, m := range book.Decks[0].Cards[0].Front.Marks {
			if use, ok := m.(*scene.Use); ok && len(use.Symbol.Marks) > 0 {
				got = use.Symbol.Marks[0].(*scene.Use).At.A
			}
		}
		if got != want {
			t.Errorf("%s shows the card at %g of its size, want %g", row, got, want)
		}
	}
}

// TestCardPictureFindings plants one fault in each game.
func TestCardPictureFindings(t *testing.T) {
	broken := layouttest.KeyGame().And("cards/others.csv", "id,name_en,name_fr\na,"+strings.Repeat("too long ", 20)+",Un\n")
	for _, c := range []struct {
		part  string
		files layouttest.Files
		want  string
	}{
		{`{card: other/a}`, nil, "error PB-311 trial/faces/card.yaml:4:16: the card: there is no deck `other` (write the ids of a deck and of its card, such as `deck/ID`; did you mean `others`?)"},
		{`{card: others/c}`, nil, "error PB-311 trial/faces/card.yaml:4:16: the card: deck `others` has no card `c` (did you mean `a`?)"},
		{`{card: deck/smoke}`, nil, "without end (a card cannot show itself)"},
		{`{card: "deck/{name}"}`, nil, "card `smoke`: the card: deck `deck` has no card `Smoke` (did you mean `smoke`?)"},
		{`{card: deck/smoke, side: back}`, nil, "error PB-311 trial/faces/card.yaml:4:34: the card cannot be drawn with `side: back` (this deck has no back: show the front)"},
		{`{card: others/a}`, broken, "error PB-311 trial/faces/card.yaml:4:16: the card cannot show `others/a`, which has errors: "},
	} {
		files := c.files
		if files == nil {
			files = layouttest.KeyGame()
		}
		_, found := compose(t, layouttest.Load(t, layouttest.Face(c.part), files), Options{})
		var all []string
		for _, f := range found.All() {
			all = append(all, f.Severity.String()+" "+string(f.Code)+" "+f.String()+" ("+f.Hint+")")
		}
		if got := strings.Join(all, "\n"); !strings.Contains(got, c.want) {
			t.Errorf("%s: found\n%s\nwant\n%s", c.part, got, c.want)
		}
	}
}
