package layout

import (
	"fmt"
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/layout/layouttest"
	"punchboard/scene"
)

// The foot moves to the side if there is a text in the center, or the edge of an area. It
// is reported if there are texts everywhere.
func TestFootBesideTexts(t *testing.T) {
	const bottom = `size: 8pt, align: center, valign: bottom, bottom: 3mm, height: 4mm`
	for _, tt := range []struct {
		name  string
		parts []string
		left  float64 // of the foot, in mm; its width is 7.9 mm
		want  string
	}{
		{"nothing", nil, 26, ""},
		{"a text above it", []string{`{text: "{name}", size: 8pt, align: center, valign: bottom, left: 3mm, right: 3mm, bottom: 5.5mm, height: 4mm}`}, 26, ""},
		{"a text in the center", []string{`{text: "{name}", left: 3mm, right: 3mm, ` + bottom + `}`}, 3, ""},
		{"a picture in the center", []string{`{icon: officer, left: 25mm, width: 10mm, bottom: 3mm, height: 10mm}`}, 3, ""},
		{"the edge of a disc in the center", []string{`{shape: circle, fill: olive, left: 30mm, width: 20mm, bottom: 3mm, height: 20mm}`}, 3, ""},
		{"a disc around the center", []string{`{shape: circle, fill: olive, left: 15mm, width: 30mm, bottom: -10mm, height: 30mm}`}, 26, ""},
		{"a disc of the same color", []string{`{shape: circle, fill: paper, left: 30mm, width: 20mm, bottom: 3mm, height: 20mm}`}, 26, ""},
		{"lines of discs", []string{`{row: [{each: 1..9, shape: circle, fill: olive, width: 6mm}], left: 3mm, right: 3mm, bottom: 1mm, height: 6mm}`}, 26, ""},
		{"texts in the center and on the left", []string{`{text: "{name}", left: 3mm, right: 3mm, ` + bottom + `}`, `{text: "{name}", left: 3mm, width: 15mm, ` + bottom + `}`}, 49, ""},
		{"a long text", []string{`{name: edge, text: "a text as long as the whole lower edge of it", left: 3mm, right: 3mm, ` + bottom + `}`}, 26,
			"warning PB-327 4:9: the foot and text `edge` overlap on card `smoke` (leave the lower edge of the safe zone free for the foot, or give the face a part named `foot` that is placed elsewhere)\n" +
				"warning PB-327 4:9: the foot and text `edge` overlap on card `feint` (leave the lower edge of the safe zone free for the foot, or give the face a part named `foot` that is placed elsewhere)"},
		{"a long text that allows it", []string{`{text: "a text as long as the whole lower edge of it", over: true, left: 3mm, right: 3mm, ` + bottom + `}`}, 26, ""},
	} {
		g := layouttest.Load(t, layouttest.Face(append([]string{`{shape: rect, in: bleed, fill: paper}`}, tt.parts...)...), layouttest.Files{}.Game("foot: false", "proof: true"))
		b, found := compose(t, g, Options{})
		got := strings.ReplaceAll(layouttest.Told(found), "trial/faces/card.yaml:5", "4")
		if got != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s", tt.name, got, tt.want)
		}
		marks := b.Decks[0].Cards[0].Front.Marks
		foot, ok := marks[len(marks)-1].(*scene.Glyphs)
		if !ok || foot.Text() != "smoke · v0.3" {
			t.Errorf("%s: the last mark is not the foot", tt.name)
		} else if left := foot.At.X.MM(); left < tt.left-1.5 || left > tt.left+1.5 {
			t.Errorf("%s: the foot starts at %v mm, want %v", tt.name, left, tt.left)
		}
	}
}

// A pair of parts is one finding, whatever the number of cards.
func TestOverlapsOfManyCards(t *testing.T) {
	var csv strings.Builder
	csv.WriteString("id,name_en,name_fr,strength,items,rows\n")
	for i := range 6 {
		fmt.Fprintf(&csv, "c%d,Smoke,Fumée,%d,,\n", i, i)
	}
	_, found := compose(t, layouttest.Load(t, layouttest.Face(title, cost), layouttest.Files{"cards/deck.csv": csv.String()}), Options{})
	var got strings.Builder
	if err := diag.WriteText(&got, found.All(), diag.TextOptions{}); err != nil {
		t.Fatal(err)
	}
	const want = "trial/faces/card.yaml:5:9: warning: text `cost` and text `title` overlap on 6 cards: `c0` `c1` `c2` `c3` `c4` `c5` [PB-327]\n"
	if !strings.HasPrefix(got.String(), want) || strings.Count(got.String(), "PB-327") != 1 {
		t.Errorf("got\n%s\nwant\n%s", got.String(), want)
	}
}

// A back that all cards share is reported once, and not for a card.
func TestOverlapsOnSharedBack(t *testing.T) {
	files := layouttest.Files{}.Game("front: card,", "front: card, back: back,").And("faces/back.yaml", strings.Replace(layouttest.Face(`{name: a, text: Back`+at("10", "10", "30", "6")+`}`, `{name: b, text: Side`+at("10", "10", "30", "6")+`}`), "card:", "back:", 1))
	_, found := compose(t, layouttest.Load(t, layouttest.Face(title), files), Options{})
	const want = "warning PB-327 trial/faces/back.yaml:5:9: text `b` and text `a` overlap on cards of `deck` (move one of them, make its box smaller, or write `over: true` in it if this is what you want)"
	if got := layouttest.Told(found); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// A legend may lie over a map, but a text without a ground may not lie over its names.
func TestTextsOverMaps(t *testing.T) {
	for _, tt := range []struct{ name, part, want string }{
		{"beside the map", `{text: WWWWW, size: 8pt` + at("5", "60", "40", "5") + `}`, ""},
		{"on a number", `{name: word, text: WWWWWWWWWWWW, size: 12pt` + at("6", "8", "40", "6") + `}`, "text `word` and the text of hexmap `m` overlap on cards of `deck`"},
		{"with an outline", `{text: WWWWWWWWWWWW, size: 12pt, outline: white` + at("6", "8", "40", "6") + `}`, ""},
		{"a legend", `{panel: [{text: Legend}], fill: white` + at("6", "8", "40", "10") + `}`, ""},
	} {
		got := overlapsOf(t, layouttest.MapGame("", ""), `{name: m, hexmap: ground`+at("5", "5", "50", "50")+`}`, tt.part)
		if tt.want == "" && got != "" || !strings.Contains(got, tt.want) {
			t.Errorf("%s: got\n%s\nwant\n%s", tt.name, got, tt.want)
		}
	}
}
