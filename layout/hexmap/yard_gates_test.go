package hexmap

import "testing"

// TestYardGates checks that a road which ends at a farm ends at the edge of its yard, and
// fades there into the color of the yard; a track keeps its dashes.
func TestYardGates(t *testing.T) {
	d := shire(t, "", "")
	r := d.Map.Roads[0]
	r.From, r.To, r.Hexes = "", "", r.Hexes[:2]
	d.Map.Roads = append(d.Map.Roads[:0:0], r)
	last := r.Hexes[1]
	d.Map.TerrainAt(r.Hexes[0]).Pattern = "clear"
	for _, tt := range []struct {
		pattern    string
		style      string
		near, far  float64
		hasNoMouth bool
	}{{"clear", "road", 0, 6, true}, {"farm", "road", 20, 37, false}, {"farm", "track", 20, 37, true}} {
		d.Map.TerrainAt(last).Pattern = tt.pattern
		d.Map.Kinds.Roads[r.Kind].Style = tt.style
		d.roads.placed = nil
		d.roads.place()
		way := d.roads.placed[0]
		end := way.line[len(way.line)-1].Sub(d.Center(last)).Len()
		if end < tt.near || end > tt.far {
			t.Errorf("%s: the %s ends %.1f from the center, want %.0f to %.0f", tt.pattern, tt.style, end, tt.near, tt.far)
		}
		if same := way.body[len(way.body)-1] == way.line[len(way.line)-1]; same != tt.hasNoMouth || (len(way.mouths()) == 0) != tt.hasNoMouth {
			t.Errorf("%s: the %s keeps its color to its end: %t, %d mouths", tt.pattern, tt.style, same, len(way.mouths()))
		}
	}
}
