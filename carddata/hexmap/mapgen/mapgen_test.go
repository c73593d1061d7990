package mapgen

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata"
	mapdata "punchboard/carddata/hexmap"
	"punchboard/geom/hex"
)

// countryside has terrain of every shape, a river, roads and closed ground.
const countryside = `name: Random
grid: {columns: %d, rows: %d, size: 20mm, first: "1.1", %s}
terrains:
  clear: {code: ".", name: clear, pattern: clear}
  woods: {code: w, name: woods, pattern: woods}
  hill: {code: h, name: hill, pattern: hill, level: 1}
  village: {code: V, name: village, pattern: village, least: 2, most: 6}
  city: {code: C, name: city, pattern: city, most: 1}
  lake: {code: "~", name: lake, pattern: water, closed: true, most: 12}
  wall: {code: '"', name: wall, pattern: wall, most: 3}
borders: {stream: {name: stream, style: stream}, river: {name: river}}
roads: {road: {name: road}}
`

// load reads a game with one map; any finding fails the test.
func load(t *testing.T, text string) *mapdata.Map {
	t.Helper()
	game := fstest.MapFS{
		"game.yaml":        {Data: []byte("title: T\nversion: \"1\"\nlanguages: [en]\nmaps: {field: map.yaml}\ndecks: [{id: d, name: D, cards: d.csv, size: poker, front: f}]\n")},
		"map.yaml":         {Data: []byte(text)},
		"d.csv":            {Data: []byte("id,name\none,One\n")},
		"faces/faces.yaml": {Data: []byte("faces: {f: {parts: [{shape: rect, fill: white}]}}\n")},
	}
	g, found := carddata.Load(game, "game", carddata.Options{})
	for _, f := range found.All() {
		if f.Code != mapdata.CodeLimit || strings.Contains(text, "rows:\n") {
			t.Fatalf("%v: %s [%s]\n%s", f.Pos, f.Message, f.Code, text)
		}
	}
	return g.Maps[0]
}

var lands = []struct {
	cols, rows int
	grid       string
	seeds      int
}{
	{20, 15, "orientation: flat", 60},
	{11, 8, "orientation: pointy, shifted: odd", 60},
	{5, 4, "orientation: flat, shifted: odd, rim: cut", 60},
	{40, 7, "orientation: pointy", 20},
	{60, 44, "orientation: flat", 3},
}

// For every seed, the map is read without a finding: it respects the limits of its
// terrains, is connected, and its roads and rivers lead somewhere.
func TestDrawnMapsAreSound(t *testing.T) {
	for _, land := range lands {
		text := fmt.Sprintf(countryside, land.cols, land.rows, land.grid)
		m := load(t, text)
		for seed := range uint64(land.seeds) {
			drawn, err := Generate(m, seed)
			if err != nil {
				t.Fatalf("%s, seed %d: %v", land.grid, seed, err)
			}
			file, err := drawn.File([]byte(text), m, seed)
			if err != nil {
				t.Fatal(err)
			}
			again := load(t, string(file))
			check(t, fmt.Sprintf("%s, seed %d", land.grid, seed), drawn, again)
		}
	}
}

// check compares a generated map with the map read from its file.
func check(t *testing.T, name string, drawn *Map, m *mapdata.Map) {
	t.Helper()
	counts := make([]int, len(m.Kinds.Terrains))
	for i, terrain := range drawn.Terrain {
		counts[terrain]++
		if m.Hexes[i].Terrain != terrain {
			t.Fatalf("%s: hex %d was read as another terrain", name, i)
		}
	}
	for i, terrain := range m.Kinds.Terrains {
		if counts[i] < terrain.Least || terrain.Most >= 0 && counts[i] > terrain.Most {
			t.Errorf("%s: %d hexes of %s", name, counts[i], terrain.ID)
		}
	}
	if !drawn.Shown(m) {
		t.Errorf("%s: the map read shows something else", name)
	}
	if len(m.Borders) != len(drawn.Rivers) || len(m.Borders) == 0 || len(m.Roads) != len(drawn.Roads) || len(m.Roads) == 0 {
		t.Errorf("%s: %d of %d rivers, %d of %d roads", name, len(m.Borders), len(drawn.Rivers), len(m.Roads), len(drawn.Roads))
	}
}

// Rivers go around lakes or end in one: none runs through or along a lake.
func TestRiversEndAtLakes(t *testing.T) {
	for _, lakes := range []string{"most: 12", "least: 30, most: 40", "least: 110, most: 120"} {
		m := load(t, strings.Replace(fmt.Sprintf(countryside, 20, 15, "orientation: flat"), "most: 12", lakes, 1))
		lake := func(h hex.Hex) bool { return m.Grid.Contains(h) && m.TerrainAt(h).Closed }
		rivers, ended := 0, 0
		for seed := range uint64(40) {
			drawn, err := Generate(m, seed)
			if err != nil {
				t.Fatal(err)
			}
			for i, k := range drawn.Terrain {
				m.Hexes[i].Terrain = k
			}
			for _, r := range drawn.Rivers {
				rivers++
				for i, s := range r.Sides {
					a, b := s.Hexes()
					from, to := s.Ends()
					ashore := lake(from.Hexes()[0]) || lake(from.Hexes()[1]) || lake(from.Hexes()[2]) || lake(to.Hexes()[0]) || lake(to.Hexes()[1]) || lake(to.Hexes()[2])
					switch {
					case lake(a) || lake(b), ashore && i < len(r.Sides)-1:
						t.Fatalf("%s, seed %d: a river runs on along a lake at %s", lakes, seed, m.SideName(s))
					case ashore:
						ended++
					}
				}
			}
		}
		if rivers < 15 || lakes == "least: 110, most: 120" && ended == 0 {
			t.Errorf("%s: %d rivers, %d of them into lakes", lakes, rivers, ended)
		}
	}
}

// Zones and entries are on ground that units may enter, and roads lead to them.
func TestZonesStayOpen(t *testing.T) {
	text := strings.Replace(fmt.Sprintf(countryside, 12, 8, "orientation: flat"), "most: 12", "least: 40, most: 60", 1) +
		"zones: [{id: home, hexes: [1.1-3.1, 2.2]}]\nentries: [{edge: south, hexes: [5.8-9.8]}]\n"
	m := load(t, text)
	for seed := range uint64(20) {
		drawn, err := Generate(m, seed)
		if err != nil {
			t.Fatal(err)
		}
		for _, h := range append(m.Zones[0].Hexes, m.Entries[0].Hexes...) {
			if m.Kinds.Terrains[drawn.Terrain[m.Grid.Index(h)]].Closed {
				t.Errorf("seed %d: %s is closed", seed, m.Grid.Label(h))
			}
		}
	}
}

// Zones on bare ground stay bare, unless limits fill the map.
func TestBareZonesStayBare(t *testing.T) {
	const grid, zones = "orientation: flat", "zones: [{id: north, hexes: [3.2]}, {id: south, hexes: [6.5-6.6]}, {id: camp, hexes: [1.1-1.2]}]\n"
	for _, tt := range []struct {
		name, more string
		bare       [3]bool // whether each zone must be
	}{
		{"nothing said", "", [3]bool{true, true, true}},
		{"woods in one", "at: {1.2: {terrain: woods}}\n", [3]bool{true, true, false}},
		{"woods all over", "fill: woods\n", [3]bool{false, false, false}},
	} {
		m := load(t, fmt.Sprintf(countryside, 8, 6, grid)+tt.more+zones)
		covered := [3]bool{}
		for seed := range uint64(40) {
			drawn, err := Generate(m, seed)
			if err != nil {
				t.Fatal(err)
			}
			for i, z := range m.Zones {
				for _, h := range z.Hexes {
					covered[i] = covered[i] || drawn.Terrain[m.Grid.Index(h)] != 0
				}
			}
		}
		for i, c := range covered {
			if c == tt.bare[i] {
				t.Errorf("%s: zone %s is covered: %v", tt.name, m.Zones[i].ID, c)
			}
		}
	}
}

func TestSameSeedSameMap(t *testing.T) {
	m := load(t, fmt.Sprintf(countryside, 12, 8, "orientation: flat"))
	one, _ := Generate(m, 7)
	two, _ := Generate(m, 7)
	other, _ := Generate(m, 8)
	if !reflect.DeepEqual(one, two) {
		t.Error("two maps of one seed")
	}
	if reflect.DeepEqual(one.Terrain, other.Terrain) {
		t.Error("two seeds gave one map")
	}
	const want = `..........".
...V........
........."Vw
.wh.h....www
wwh.h.....ww
w.hhww.~...h
...hww.~....
....wC......`
	if got := picture(one, m); got != want {
		t.Errorf("seed 7 gave\n%s", got)
	}
}

func picture(d *Map, m *mapdata.Map) string {
	var b strings.Builder
	for i, t := range d.Terrain {
		if i%m.Grid.Cols == 0 && i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(m.Kinds.Terrains[t].Code)
	}
	return b.String()
}

func TestNoMapIsPossible(t *testing.T) {
	for _, c := range []struct{ limits, want string }{
		{"least: 60", "map `field`: the `least` values of its terrains need 10 hexes more than the map has; lower one of them"},
		{"most: 10", "map `field`: the `most` values of its terrains leave 40 hexes without a terrain; raise one of them"},
	} {
		m := load(t, "name: x\ngrid: {columns: 10, rows: 5, size: 20mm}\nterrains: {clear: {code: c, name: clear, pattern: clear, "+c.limits+"}}\n")
		if _, err := Generate(m, 1); err == nil || err.Error() != c.want {
			t.Errorf("%s: %v", c.limits, err)
		}
	}
	m := load(t, "name: x\ngrid: {columns: 10, rows: 5, size: 20mm}\nterrains: {clear: {name: clear}}\n")
	drawn, err := Generate(m, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := drawn.File(nil, m, 1); err == nil {
		t.Error("a terrain without a code was written")
	}
}

func TestWithout(t *testing.T) {
	const text = "name: x\n# ground\n'rows':\n  - a\n\"at\": {}\nsetup: {a: b,\n  c: d}\nzones: []\n"
	if got, want := string(without([]byte(text), drawn)), "name: x\n# ground\nzones: []\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
