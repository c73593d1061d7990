package pipeline

import (
	"fmt"
	"testing"
	"testing/fstest"

	"punchboard/diag"
	"punchboard/geom"
)

const spottedYAML = `faces:
  card:
    parts:
      - {name: ground, shape: rect, in: bleed, fill: "#FFFFFF"}
      - {name: title, text: "{name}", size: 9pt, left: 5mm, right: 5mm, top: 5mm, height: 6mm}
      - name: cost
        when: cost != nil
        stack:
          - {shape: circle, fill: "#DDDDDD"}
          - {text: "{cost}", size: 9pt}
        right: 5mm
        bottom: 5mm
        width: 9mm
        height: 9mm
      - row:
          - {icon: star, each: tags, width: 4mm, height: 5mm}
        left: 5mm
        top: 40mm
        width: 40mm
        height: 5mm
      - {use: badge, with: {word: "{kind}"}, left: 5mm, bottom: 5mm, width: 20mm, height: 6mm}
  back:
    parts:
      - {shape: rect, in: bleed, fill: "#203050"}
      - {name: emblem, icon: star, color: "#FFFFFF", anchor: center, width: 20mm, height: 20mm}
  other:
    parts:
      - {shape: rect, fill: "#FFFFFF"}
parts:
  badge: {text: "{word}", size: 8pt}
`

// spotted checks a small game and returns what it knows of its cards.
func spotted(t *testing.T) *Spots {
	t.Helper()
	files := fstest.MapFS{
		"game.yaml": {Data: []byte(`title: Spots
version: "1"
languages: [en, fr]
decks:
  - {id: cards, name: {en: Cards, fr: Cartes}, cards: cards.csv, size: 63mm x 88mm, front: card, back: back, columns: {cost: int, tags: list}}
`)},
		"faces/faces.yaml": {Data: []byte(spottedYAML)},
		"cards.csv":        {Data: []byte("id,name_en,name_fr,cost,kind,notes,tags\nrifle,Rifles,Fusils,2,foot,x,\"a;b\"\ntank,Tank,Char,,armor,y,\n")},
	}
	made, err := Documents(t.Context(), Source{Slug: "g", Place: "g", Files: files}, Request{Spots: true})
	if err != nil || made.Findings.Errors() > 0 {
		t.Fatal(err, made.Findings.All())
	}
	return made.Spots
}

func TestSpots(t *testing.T) {
	s := spotted(t)
	cell := func(line, col int) diag.Finding {
		return diag.Finding{Pos: diag.Pos{File: "g/cards.csv", Line: line, Col: col}}
	}
	face := func(line, col int) diag.Finding {
		return diag.Finding{Pos: diag.Pos{File: "g/faces/faces.yaml", Line: line, Col: col}}
	}
	origin := face(5, 9)
	origin.Origin = diag.Origin{Part: origin.Pos, Row: diag.Pos{File: "g/cards.csv", Line: 3, Col: 1}}
	french := cell(3, 11)
	french.Origin = origin.Origin
	named := face(5, 30)
	named.Message = "the title on card `tank`"
	const title, cost, whole = "5.0 5.0 53.0 6.0", "49.0 74.0 9.0 9.0", ""
	for _, c := range []struct {
		name string
		f    diag.Finding
		want string
	}{
		{"a text in English", cell(2, 7), "rifle front en " + title},
		{"a text in French", cell(2, 14), "rifle front fr " + title},
		{"a value in a stack, of which the shape depends on nothing", cell(2, 21), "rifle front en " + cost},
		{"a list, by its items", cell(2, 31), "rifle front en 5.0 40.0 4.0 5.0, 9.0 40.0 4.0 5.0"},
		{"a value passed to a library part", cell(2, 23), "rifle front en 5.0 77.0 20.0 6.0"},
		{"a cell that no part shows", cell(2, 28), "rifle front en" + whole},
		{"somewhere in a text", cell(2, 10), "rifle front en " + title},
		{"a row", cell(3, 1), "tank front en" + whole},
		{"the end of a row, in a list without items", cell(3, 99), "tank front en 5.0 40.0 40.0 5.0"},
		{"a part of a face", face(5, 9), "rifle front en " + title},
		{"a key of a part", face(5, 44), "rifle front en " + title},
		{"a part that only some cards have", face(8, 9), "rifle front en " + cost},
		{"a part of a back", face(25, 9), "rifle back en 21.5 34.0 20.0 20.0"},
		{"a part on the card that the message names", named, "tank front en " + title},
		{"the part that caused it, on its card", origin, "tank front en " + title},
		{"the same in the language of the cell", french, "tank front fr " + title},
		{"a face that nothing shows", face(28, 9), "-"},
		{"the head of the faces", face(1, 1), "-"},
		{"another file", diag.Finding{Pos: diag.Pos{File: "g/game.yaml", Line: 4, Col: 5}}, "-"},
		{"no place", diag.Finding{}, "-"},
	} {
		if got := told(s, &c.f); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// told describes what a finding is about: the card, side and language, and the boxes in mm.
func told(s *Spots, f *diag.Finding) string {
	shown, ok := s.Of(f)
	if !ok {
		return "-"
	}
	text := fmt.Sprintf("%s %s %s", shown.Card.ID, shown.Side, shown.Lang)
	for i, b := range shown.Boxes {
		if i > 0 {
			text += ","
		}
		text += fmt.Sprintf(" %.1f %.1f %.1f %.1f", b.X.MM(), b.Y.MM(), b.W.MM(), b.H.MM())
	}
	return text
}

// TestSpotsOnTheirPieces checks that each cell that a card shows is found where it is, and
// that without Request.Spots nothing is recorded.
func TestSpotsOnTheirPieces(t *testing.T) {
	s := spotted(t)
	if len(s.cells) == 0 {
		t.Fatal("no cells are recorded")
	}
	for pos := range s.cells {
		shown, ok := s.Of(&diag.Finding{Pos: pos})
		if !ok || len(shown.Boxes) == 0 {
			t.Errorf("%v is not found", pos)
		}
		for _, b := range shown.Boxes {
			if bleed := shown.Piece.Size.R().Inset(-3 * geom.MM); !bleed.Overlaps(b) {
				t.Errorf("%v is at %v, outside the card", pos, b)
			}
		}
	}
	made, err := Documents(t.Context(), source(), Request{})
	if err != nil || made.Spots != nil {
		t.Errorf("spots are recorded without need: %v, %v", made.Spots, err)
	}
	if _, ok := made.Spots.Of(&diag.Finding{}); ok {
		t.Error("there are spots of nothing")
	}
}

// TestSpotsOfOtherLanguages checks that a cell in a language that is not composed is not taken
// for the one before it.
func TestSpotsOfOtherLanguages(t *testing.T) {
	s := spotted(t)
	only := newSpots(s.game)
	for _, f := range s.faces {
		if f.lang == "en" {
			only.addFace(f)
		}
	}
	french := diag.Finding{Pos: diag.Pos{File: "g/cards.csv", Line: 2, Col: 14}}
	if got := told(only, &french); got != "rifle front en" {
		t.Errorf("the French name is shown at %s", got)
	}
}

// TestSpotsInWorkbooks checks that the cells of a row of a workbook belong to one card.
func TestSpotsInWorkbooks(t *testing.T) {
	a := lineOf(diag.Pos{File: "a.xlsx", Cell: "Sheet1!A7"})
	if b := lineOf(diag.Pos{File: "a.xlsx", Cell: "Sheet1!AB7"}); a != b {
		t.Errorf("%v and %v", a, b)
	}
	if b := lineOf(diag.Pos{File: "a.xlsx", Cell: "Sheet2!A7"}); a == b {
		t.Errorf("%v in two sheets", a)
	}
}
