package live

import (
	"strings"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
	"punchboard/scene"
)

// TestTexts asks for the sizes of the texts of a card, and for the limits of its deck.
func TestTexts(t *testing.T) {
	g := start(t)
	s := g.session.shows[View{}].state()
	text := serve(g).text("/texts/" + s.cards["units/rifle"].Faces["en"].Front + ".json")
	if !strings.HasPrefix(text, `[{"box":[3,`) || !strings.HasSuffix(text, `,"size":9}]`) {
		t.Errorf("%s", text)
	}
	if d := s.Decks[0]; d.Least != 6 || d.Better != 6.5 {
		t.Errorf("cards: from %v pt, better %v pt", d.Least, d.Better)
	}
	if d := s.Decks[1]; d.Least != 5 || d.Better != 6 {
		t.Errorf("counters: from %v pt, better %v pt", d.Least, d.Better)
	}
}

// TestTextsInside measures a text in a symbol of half the size, in a group that is moved.
func TestTextsInside(t *testing.T) {
	run := &scene.Glyphs{At: geom.Pt2(0, 10*geom.MM), Size: 10 * geom.PT, Glyphs: []fonts.Glyph{{Advance: 4 * geom.MM}, {Advance: 2 * geom.MM}}}
	inner := &scene.Use{Symbol: &scene.Symbol{Marks: []scene.Mark{run}}, At: geom.ScaleBy(0.5, 0.5)}
	all := textsOf([]scene.Mark{&scene.Group{Transform: geom.Translate(7*geom.MM, 0), Marks: []scene.Mark{inner}}}, geom.Identity)
	if len(all) != 1 || all[0].Size != 5 || all[0].Box[0] != 7 || all[0].Box[2] != 3 {
		t.Errorf("%+v", all)
	}
}
