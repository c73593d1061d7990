package hexmap

import (
	"strings"
	"testing"

	"punchboard/geom"
	"punchboard/geom/hex"
)

// The text of an entry stands beside the middle of its hexes, or of the map if they take
// up a whole edge: the hexes of one column are half a hex higher or lower than the map.
func TestTextsOfEntriesInTheMiddle(t *testing.T) {
	for hexes, whole := range map[string]bool{"0101-0105": true, "0102-0104": false} {
		d := shire(t, "places:", "entries: [{id: e, edge: west, hexes: [\""+hexes+"\"]}]\nplaces:")
		e := &d.Map.Entries[0]
		want := d.Exact(d.Centroid(e.Hexes))
		if whole {
			want = geom.Point{X: d.Bounds.X + d.Bounds.W/2, Y: d.Bounds.Y + d.Bounds.H/2}
		}
		if got := d.entries.middleOf(e, 0); got != want {
			t.Errorf("%s: the text is at %v, want %v", hexes, got, want)
		}
	}
}

// The text of an entry may stand at an end of its edge instead: it keeps a little away
// from the corner of the map.
func TestTextsOfEntriesAtTheEnds(t *testing.T) {
	half := 20 * geom.MM
	for at, want := range map[string]func(*drawing, geom.Length) geom.Length{
		"start": func(d *drawing, gap geom.Length) geom.Length { return d.Bounds.Y + gap },
		"end":   func(d *drawing, gap geom.Length) geom.Length { return d.Bounds.Bottom() - gap },
	} {
		d := shire(t, "places:", "entries: [{id: e, edge: west, at: "+at+", hexes: [\"0101-0105\"]}]\nplaces:")
		if got, want := d.entries.middleOf(&d.Map.Entries[0], half).Y, want(d, half+d.Width(entryGap)); got != want {
			t.Errorf("%s: the middle of the text is at %v, want %v", at, got, want)
		}
	}
}

// Numbers and badges may have a font of their own.
func TestNumbersHaveTheirFont(t *testing.T) {
	d := shire(t, "places:", "look: {font: baskerville, number_font: oswald, number_bold: true}\nplaces:")
	d.place()
	if n := &d.numbers.placed[0]; n.set.Family != d.Family("oswald") || !n.set.Bold || d.badges.fontName() != "oswald" || d.labels.fontName() != "baskerville" {
		t.Errorf("numbers in %v, bold %v, badges in %s, names in %s", n.set.Family, n.set.Bold, d.badges.fontName(), d.labels.fontName())
	}
}

// Cuts between tiles move aside for words, to where they divide the fewest.
func TestCutsBesideWords(t *testing.T) {
	d := shire(t, "places:", "places:")
	at, reach := 50*geom.MM, d.Width(4)
	if got := d.beside(written(at-reach/2, at+reach), at); got >= at || got < at-reach {
		t.Errorf("the cut is at %v, want a little less than %v", got, at)
	}
	if got := d.beside(written(0, 2*at), at); got != at {
		t.Errorf("the cut is at %v, want %v: there is no better place", got, at)
	}
}

// Arrows of entries stand beside the ends of roads, not on them, and otherwise in the
// middles of their sides.
func TestArrowsBesideRoads(t *testing.T) {
	d := shire(t, "places:", "entries: [{id: e, edge: west, hexes: [\"0101-0105\"], in: true, out: true}]\nplaces:")
	d.place()
	e, way := &d.Map.Entries[0], edgeDirections["west"]
	for _, h := range e.Hexes {
		from, to := d.entries.spanOf(h, way, e)
		moved := d.entries.aside[arrowAt{e, h}] != 0
		if road := d.Map.Grid.Label(h) == "0102"; moved != road {
			t.Errorf("%s: the arrow is moved: %v; a road ends there: %v", d.Map.Grid.Label(h), moved, road)
		}
		for i := range d.roads.placed {
			line := d.roads.placed[i].line
			for k := range len(line) - 1 {
				s := geom.Segment{A: line[k], B: line[k+1]}
				if s.Dist(from) < arrowHead*arrowWide || s.Dist(to) < arrowHead*arrowWide {
					t.Fatalf("%s: the arrow touches a road", d.Map.Grid.Label(h))
				}
			}
		}
	}
}

// written returns words from and to some places in turn.
func written(places ...geom.Length) *words {
	w := &words{}
	for i := 0; i < len(places); i += 2 {
		w.add(places[i], places[i+1])
	}
	w.sort()
	return w
}

// TestCrossed counts the words that a cut divides: not those that begin or end at it, nor empty ones.
func TestCrossed(t *testing.T) {
	w := written(0, 10, 5, 20, 8, 8, 30, 40)
	for at, want := range map[geom.Length]int{0: 0, 4: 1, 5: 1, 7: 2, 8: 2, 10: 1, 19: 1, 20: 0, 25: 0, 35: 1, 40: 0} {
		if got := w.crossed(at); got != want {
			t.Errorf("%d words at %d, want %d", got, at, want)
		}
	}
}

// TestZoneSpot checks where the names of zones of one hex stand: below the middle where the number is at the top, unless
// badges are there.
func TestZoneSpot(t *testing.T) {
	c, low := shire(t, "", ""), shire(t, "terrains:", "look: {numbers: bottom}\nterrains:")
	for _, tt := range []struct {
		d     *drawing
		hexes string
		want  string
	}{{c, "0101", "bottom"}, {c, "0202", "auto"}, {c, "0101 0201", "auto"}, {low, "0101", "auto"}} {
		var hexes []hex.Hex
		for _, label := range strings.Fields(tt.hexes) {
			h, err := tt.d.Map.Grid.Find(label)
			if err != nil {
				t.Fatal(err)
			}
			hexes = append(hexes, h)
		}
		if got := tt.d.labels.zoneSpot(hexes); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.hexes, got, tt.want)
		}
	}
}
