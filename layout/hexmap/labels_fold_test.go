package hexmap

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/geom/hex"
	"punchboard/layout/face"
	"punchboard/layout/hexmap/texture"
	"punchboard/layout/layouttest"
)

func TestFolded(t *testing.T) {
	for text, want := range map[string]string{
		"Varennes-le-Gué":   "Varennes-\nle-Gué",
		"Bois de la Croix":  "Bois\nde la Croix",
		"Forêt de Malherbe": "Forêt\nde Malherbe",
		"Hill 204":          "Hill\n204",
		"Le Mesnil-Harel":   "Le Mesnil-\nHarel",
		"Courtebelle":       "",
		"":                  "",
		"-":                 "",
	} {
		if got, ok := folded(text); got != want || ok != (want != "") {
			t.Errorf("%q folds to %q, want %q", text, got, want)
		}
	}
}

// TestLongNamesFold checks that a name wider than its hex is set on two lines in it, at
// the usual size, and that one that fits stays on one line.
func TestLongNamesFold(t *testing.T) {
	c := shire(t, "name: Little Wherry", "name: Great Wherry-on-Sea")
	c.place()
	for i := range c.labels.placed {
		n := &c.labels.placed[i]
		want := 1
		if n.title == "Great Wherry-on-Sea" {
			want = 2
		}
		if len(n.block.Lines) != want || !c.labels.mostlyInside(n) {
			t.Errorf("%q stands on %d lines, %.0f%% of it outside its hexes", n.title, len(n.block.Lines), 100*c.labels.strayShare(n))
		}
	}
}

// TestRiversKeepOffPlaces checks that the name of a river is not in a hex with its own
// name if there is room elsewhere.
func TestRiversKeepOffPlaces(t *testing.T) {
	c := shire(t, "", "")
	c.place()
	for i := range c.labels.placed {
		n := &c.labels.placed[i]
		if len(n.hexes) > 0 {
			continue
		}
		for v := range n.samples(c.Canvas) {
			if h := c.Pick(v); c.labels.named[h] {
				t.Errorf("%q stands in %s", n.title, c.Map.Grid.Label(h))
			}
		}
	}
}

// TestNamesOfRoadsStayOnTheMap checks that the name of a road that leaves a map with a cut
// rim keeps off its edge.
func TestNamesOfRoadsStayOnTheMap(t *testing.T) {
	for _, name := range []string{"Road", "Old main road"} {
		text := strings.Replace(layouttest.ShireMap, "id: a, from", "id: a, name: "+name+", from", 1)
		text = strings.Replace(text, "grid: {", "grid: {rim: cut, ", 1)
		g := layouttest.Load(t, layouttest.Face("{text: x}"), layouttest.Files{"maps/shire.yaml": text}.Game("decks:", "maps: {shire: maps/shire.yaml}\ndecks:"))
		p := face.NewEngine(t.Context(), g, face.Settings{Lang: "en"}, nil).Painter()
		p.SetDeck(g.Decks[0])
		c := newDrawing(p, g.Maps[0], face.PartRef{}, g.Maps[0].Flat, geom.Point{})
		c.place()
		seen := 0
		for i := range c.labels.placed {
			n := &c.labels.placed[i]
			if len(n.hexes) > 0 {
				continue
			}
			seen++
			if out := c.labels.outside(n); out > -c.Width(edgeAir) {
				t.Errorf("%q comes within %s of the edge", n.title, -out)
			}
		}
		if seen < 2 {
			t.Errorf("%d names of lines", seen)
		}
	}
}

// TestNamesKeepOffTrees checks that what is in a hex that a name does not name costs more where trees may reach over its
// sides.
func TestNamesKeepOffTrees(t *testing.T) {
	c := shire(t, "", "")
	c.place()
	seen := map[bool]int{}
	for h := range c.Map.Grid.Hexes() {
		wood := texture.Rises(c.TerrainAt(h).Pattern)
		if c.labels.reachedByTrees(&label{}, c.Center(h)) != wood {
			t.Errorf("trees reach names in %s: %t", c.Map.Grid.Label(h), !wood)
		}
		if c.labels.reachedByTrees(&label{hexes: []hex.Hex{h}}, c.Center(h)) {
			t.Errorf("the trees of %s reach its own name", c.Map.Grid.Label(h))
		}
		seen[wood]++
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Error("the map has no wood or nothing else")
	}
}
