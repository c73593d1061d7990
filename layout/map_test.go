package layout

import (
	"strings"
	"testing"

	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
)

// TestLowInkMap checks that a map for low ink has lighter ground, and is not repainted
// by the rules for cards, which would draw its roads in black.
func TestLowInkMap(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face("{hexmap: shire, hex: 8mm, left: 2mm, top: 2mm}"), layouttest.Files{"maps/shire.yaml": layouttest.ShireMap}.Game("decks:", "maps: {shire: maps/shire.yaml}\ndecks:"))
	drawn := func(low bool) string {
		b, _ := compose(t, g, Options{LowInk: low})
		return layouttest.Dump(t, b.Decks[0].Cards[0].Front)
	}
	full, low := drawn(false), drawn(true)
	for _, paint := range []string{"fill=#575463 ", "fill=#5F8A56 "} {
		if !strings.Contains(full, paint) || strings.Contains(low, paint) {
			t.Errorf("a ground with %s is not lighter for low ink", paint)
		}
	}
	const road = "stroke=gray255/0.4mm"
	if strings.Count(full, road) == 0 || strings.Count(full, road) != strings.Count(low, road) {
		t.Error("roads are not white")
	}
}

// TestMapGolden compares a small plain map with a golden file.
func TestMapGolden(t *testing.T) {
	g := layouttest.Load(t, layouttest.Face(`{hexmap: plain, left: 5mm, top: 5mm}`), layouttest.Files{
		"maps/plain.yaml": strings.Replace(layouttest.GroundMap, "terrains:", "look: {plain: true}\nzones: [{id: z, name: Base, hexes: [\"0301\"], paint: olive}]\nentries: [{id: e, edge: west, name: Entry, hexes: [\"0102\"], in: true}]\nterrains:", 1),
	}.Game("decks:", "maps: {plain: maps/plain.yaml}\ndecks:"))
	b, found := compose(t, g, Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	golden.File(t, "testdata/faces/hexmap.txt", layouttest.Dump(t, b.Decks[0].Cards[0].Front))
}
