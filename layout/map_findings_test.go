package layout

import (
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/layout/layouttest"
)

// TestMapFindings tests maps with one fault each, and expects exactly that finding.
func TestMapFindings(t *testing.T) {
	tests := []struct {
		name, part string
		old, new   string // in groundMap
		want       string
	}{
		{name: "all is well", part: `{hexmap: ground, hex: 14mm, left: 5mm, top: 5mm}`},
		{name: "no such map", part: `{hexmap: grond}`,
			want: "error PB-340 trial/faces/card.yaml:4:18: the hexmap: there is no map \"grond\" (did you mean `ground`?)"},
		{name: "no such terrain", part: `{hextile: wood, map: ground}`,
			want: "error PB-340 trial/faces/card.yaml:4:19: the hextile: the map `ground` has no terrain, border or road \"wood\" (did you mean `woods`?)"},
		{name: "a bridge of no road", part: `{hextile: brook, map: ground, bridge: path, left: 5mm, top: 5mm, width: 20mm, height: 18mm}`,
			want: "error PB-340 trial/faces/card.yaml:4:47: the hextile: the map `ground` has no road \"path\" (use lane)"},
		{name: "a bridge over woods", part: `{hextile: woods, map: ground, bridge: lane, left: 5mm, top: 5mm, width: 20mm, height: 18mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:47: the hextile cannot be drawn with `bridge: lane` (remove it: only a border, such as a river, is crossed by a bridge)"},
		{name: "a ground that is no share", part: `{hexmap: ground, blank: true, ground: 1.5, left: 5mm, top: 5mm}`,
			want: "error PB-311 trial/faces/card.yaml:4:47: the hexmap cannot be drawn with `ground: 1.5` (write a number from 0 to 1, such as 0.4 for pale fields)"},
		{name: "one of two maps", part: `{hextile: woods}`,
			want: "error PB-340 trial/faces/card.yaml:4:9: the hextile: the game has 2 maps, but `map` is not set (set `map` to one of ground, isle)"},
		{name: "numbers too small", part: `{hexmap: ground, left: 5mm, top: 5mm}`, old: "borders:", new: "look: {number_size: 1mm}\nborders:",
			want: "error PB-303 trial/faces/card.yaml:4:9: the hex numbers of map `ground` are set in 4.06 pt; they must be at least 4.5 pt (raise `number_size` in the look of the map, or remove the key)"},
		{name: "numbers wider than their hexes", part: `{hexmap: ground, left: 5mm, top: 5mm}`, old: "borders:", new: "look: {number_size: 6mm}\nborders:",
			want: "error PB-345 trial/faces/card.yaml:4:9: the hex numbers of map `ground` are larger than their hexes: 18.6mm in 0101 and 8 more (lower `number_size` in the look of the map, make the hexes larger, or write `numbers: none`)"},
		{name: "numbers without a free place", part: `{hexmap: ground, hex: 5mm, left: 5mm, top: 5mm}`,
			want: "warning PB-345 trial/faces/card.yaml:4:9: there is no free place for the hex numbers of map `ground` in 0301 and 3 more (lower `number_size` in the look of the map, or reroute roads)"},
		{name: "names hard to read", part: `{hexmap: ground, left: 5mm, top: 5mm}`, old: "borders:", new: "look: {name_size: 1.2mm}\nborders:",
			want: "warning PB-304 trial/faces/card.yaml:4:9: the names of map `ground` are set in 4.87 pt; they should be 5 pt or more (raise `name_size` in the look of the map, or remove the key)"},
		{name: "a name without room", part: `{hexmap: ground, hex: 9mm, left: 5mm, top: 5mm}`, old: "borders:", new: "places: [{id: a, kind: wood, hexes: [\"0202\"], name: Old, at: center}, {id: b, kind: wood, hexes: [\"0202\"], name: The New Wood, at: center}]\nborders:",
			want: "warning PB-341 trial/maps/ground.yaml:6:71: the name \"The New Wood\" covers a number, a badge or another name on map `ground` (shorten it, turn it with `rotate`, raise its `priority`, or lower `name_size`)"},
		{name: "light numbers too small", part: `{hexmap: ground, left: 5mm, top: 5mm}`, old: "borders:", new: "look: {number_size: 1.3mm}\nborders:",
			want: "error PB-303 trial/faces/card.yaml:4:9: the light hex numbers of map `ground` are set in 5.28 pt; they must be at least 5.5 pt (raise `number_size` in the look of the map, or remove the key)"},
		{name: "numbers that go under", part: `{hexmap: ground, left: 5mm, top: 5mm}`, old: "borders:", new: "look: {number_ink: \"#B0B0B0\"}\nborders:",
			want: "warning PB-343 trial/faces/card.yaml:4:9: the hex numbers of map `ground` have too little contrast: 2.1 to 1 in 0101, but at least 3 to 1 is needed (use a darker `number_ink` in the look of the map, or remove the key)"},
		{name: "an entry without room", part: `{hexmap: ground, left: 5mm, top: 0mm}`, old: "borders:", new: "entries: [{id: north, edge: north, name: Relief, hexes: [\"0201\"]}]\nborders:",
			want: "error PB-305 trial/maps/ground.yaml:6:11: the text of the entry `north` of map `ground` may be cut off: it extends 4.6mm beyond the safe zone of the card (move the hexmap inward from the north, or draw it smaller)"},
		{name: "entries that meet", part: `{hexmap: ground, left: 5mm, top: 15mm}`, old: "borders:", new: "entries: [{id: a, edge: north, name: Reinforcements, hexes: [\"0201\"]}, {id: b, edge: north, name: Reserves, hexes: [\"0301\"]}]\nborders:",
			want: "warning PB-341 trial/maps/ground.yaml:6:72: the text of the entry `b` of map `ground` overlaps the text of another entry (shorten one of them, or combine the two entries)"},
		{name: "a name off the map", part: `{hexmap: ground, hex: 9mm, left: 15mm, top: 5mm}`, old: "borders:", new: "look: {numbers: none}\nplaces: [{id: a, hexes: [\"0101\"], name: Llanfairpwllgwyngyllgogerychwyrndrobwll}]\nborders:",
			want: "warning PB-344 trial/maps/ground.yaml:7:10: the name \"Llanfairpwllgwyngyllgogerychwyrndrobwll\" runs 6.3mm off map `ground` (shorten it, turn it with `rotate`, or lower `name_size`)"},
		{name: "a turned name off the map", part: `{hexmap: ground, hex: 9mm, left: 15mm, top: 5mm}`, old: "borders:", new: "look: {numbers: none}\nplaces: [{id: a, hexes: [\"0101\"], name: The Road to the Far Town of the Isles in the Mist, rotate: 90}]\nborders:",
			want: "warning PB-344 trial/maps/ground.yaml:7:10: the name \"The Road to the Far Town of the Isles in the Mist\" runs 7.2mm off map `ground` (shorten it, turn it with `rotate`, or lower `name_size`)"},
		{name: "a name longer than its river", part: `{hexmap: ground, left: 5mm, top: 5mm}`, old: "along: [{", new: "along: [{name: The River That Is Shorter Than Its Name by Far, ",
			want: "warning PB-344 trial/maps/ground.yaml:9:9: the name \"The River That Is Shorter Than Its Name by Far\" is too long for its river or road on map `ground` and is left out (shorten it, or lower `name_size`)"},
		{name: "alike in greyscale", part: `{hexmap: ground, left: 5mm, top: 5mm}`, old: "pattern: woods, fill: \"#5F8A56\"", new: "pattern: clear, fill: \"#FFEAEA\"",
			want: "warning PB-342 trial/maps/ground.yaml:5:3: the terrains `open` and `woods` of map `ground` look alike in grayscale: ΔE is 2.8, but should be at least 10 (make one of them lighter, or give each a distinct pattern and ink)"},
		{name: "a compass in no room", part: `{compass: rose, width: 6mm, height: 20mm, left: 10mm, top: 10mm}`, want: "error PB-310 trial/faces/card.yaml:4:9: the compass needs 7mm but has 6mm (enlarge its box, or make its parts and gaps smaller)"},
		{name: "north beyond the circle", part: `{compass: rose, north: 400}`, want: "error PB-311 trial/faces/card.yaml:4:32: the compass cannot be drawn with `north: 400` (write degrees clockwise from the top, -360 to 360)"},
		{name: "a scale of no map", part: `{scale: grond}`, want: "error PB-340 trial/faces/card.yaml:4:17: the scale: there is no map \"grond\" (did you mean `ground`?)"},
		{name: "a scale of no hexes", part: `{scale: ground, hexes: 0}`, want: "error PB-311 trial/faces/card.yaml:4:32: the scale cannot be drawn with `hexes: 0` (a scale must have 1 to 100 hexes)"},
		{name: "a hex that counts nothing", part: `{scale: ground, per_hex: 0}`, want: "error PB-311 trial/faces/card.yaml:4:34: the scale cannot be drawn with `per_hex: 0` (a hex must represent more than 0 and at most 1,000,000)"},
		{name: "a scale too long", part: `{scale: ground, hexes: 9}`, want: "error PB-310 trial/faces/card.yaml:4:9: the scale needs 73.7mm but has 60mm (enlarge its box, or make its parts and gaps smaller)"},
		{name: "a map in no room", part: `{hexmap: ground, fit: contain, left: 5mm, top: 5mm, width: 0.01mm, height: 9mm}`,
			want: "error PB-310 trial/faces/card.yaml:4:9: the hexmap needs 5.8mm but has 0mm (enlarge its box; hexes cannot be that small)"},
		{name: "a sample in no room", part: `{hextile: woods, map: ground, left: 5mm, top: 5mm, width: 0.01mm, height: 9mm}`},
		{name: "a map too wide", part: `{hexmap: ground, hex: 30mm}`,
			want: "error PB-310 trial/faces/card.yaml:4:9: the hexmap needs 86.6mm but has 60mm (write `hex: 20.7mm` for hexes of 20.7mm, or `fit: contain`)"},
	}
	for _, tt := range tests {
		g := layouttest.Load(t, layouttest.Face(tt.part), layouttest.MapGame(tt.old, tt.new))
		_, found := compose(t, g, Options{})
		if got := described(found); got != tt.want {
			t.Errorf("%s:\ngot  %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// described formats findings with their hints, one per line.
func described(found diag.List) string {
	var got []string
	for _, f := range found.All() {
		got = append(got, f.Severity.String()+" "+string(f.Code)+" "+f.String()+" ("+f.Hint+")")
	}
	return strings.Join(got, "\n")
}
