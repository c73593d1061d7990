package layout

import (
	"strings"
	"testing"

	"punchboard/carddata"
	"punchboard/layout/layouttest"
)

// TestMapsDrawnSmall draws a map with 20 mm hexes smaller on some sheets, with counters
// of 14 mm.
func TestMapsDrawnSmall(t *testing.T) {
	const small = "warning PB-346 trial/faces/sheet.yaml:4:9: the sheet `plan` draws map `ground` with hexes of 15mm: the counters of `units` take up 93% of the hex width; the limit is 80% (draw hexes of 17.5mm, here or on another sheet; write `map: none` for counters that are never placed on a map)"
	part := func(hex string) string { return `{hexmap: ground, hex: ` + hex + `, left: 10mm, top: 10mm}` }
	for _, tt := range []struct{ name, first, second, counters, want string }{
		{"too small", part("15mm"), "{shape: rect}", "", small},
		{"large enough", part("18mm"), "{shape: rect}", "", ""},
		{"its own size", `{hexmap: ground, left: 10mm, top: 10mm}`, "{shape: rect}", "", ""},
		{"an overview", part("15mm"), part("18mm"), "", ""},
		{"counters of no map", part("15mm"), "{shape: rect}", ", map: none", ""},
	} {
		all := layouttest.Files{
			"game.yaml": `title: {en: Trial}
version: "1"
languages: [en]
source: en
maps: {ground: maps/ground.yaml}
counters:
  - {id: units, name: {en: Units}, counters: units.csv, size: 14mm, front: counter` + tt.counters + `}
sheets:
  - {id: plan, name: {en: Plan}, size: 120mm x 120mm, front: sheet}
  - {id: table, name: {en: Table}, size: 120mm x 120mm, front: other}
`,
			"units.csv":          "id,name\na,A\n",
			"faces/counter.yaml": strings.Replace(layouttest.Face("{shape: rect, in: bleed}"), "card:", "counter:", 1),
			"faces/sheet.yaml":   strings.Replace(layouttest.Face(tt.first), "card:", "sheet:", 1),
			"faces/other.yaml":   strings.Replace(layouttest.Face(tt.second), "card:", "other:", 1),
			"maps/ground.yaml":   strings.Replace(layouttest.GroundMap, "size: 8mm", "size: 20mm", 1),
		}
		g := layouttest.Load(t, "faces: {}\n", all)
		_, found := Compose(t.Context(), g, Options{Lang: "en"})
		if got := layouttest.Told(found); got != tt.want {
			t.Errorf("%s: got\n%s\nwant\n%s", tt.name, got, tt.want)
		}
		_, found = Compose(t.Context(), g, Options{Lang: "en", Only: func(d *carddata.Deck, _ *carddata.Card) bool { return d.ID != "table" }})
		if strings.Contains(layouttest.Told(found), "PB-346") {
			t.Errorf("%s: told of without all sheets", tt.name)
		}
	}
}
