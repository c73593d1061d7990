package carddata

import (
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/expr"
	"punchboard/carddata/hexmap"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
	"punchboard/geom/hex"
)

// mapFiles returns an example that uses every feature of a map.
func mapFiles(t testing.TB) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	for _, f := range readArchive(t, "testdata/maps/aubrette.txtar").files {
		files[f.name] = &fstest.MapFile{Data: []byte(f.text)}
	}
	return files
}

// loadMap loads the example with one text replaced in one of its files.
func loadMap(t testing.TB, file, old, by string) (*hexmap.Map, *Game) {
	t.Helper()
	files := mapFiles(t)
	text := string(files[file].Data)
	if !strings.Contains(text, old) {
		t.Fatalf("%s has no %q", file, old)
	}
	files[file] = &fstest.MapFile{Data: []byte(strings.Replace(text, old, by, 1))}
	g, found := Load(files, "game", Options{})
	if text := findingsText(found); text != "" {
		t.Fatal(text)
	}
	m, ok := g.Map("front")
	if !ok {
		t.Fatal("no map")
	}
	return m, g
}

func TestMap(t *testing.T) {
	m, g := loadMap(t, "game.yaml", "", "")
	at := func(label string) *hexmap.Hex {
		h, err := m.Grid.Find(label)
		if err != nil {
			t.Fatal(err)
		}
		return m.At(h)
	}
	green := values.Paint{Kind: values.RGBPaint, Color: [4]uint8{0x5B, 0x62, 0x36}, Pos: m.Areas[0].Line.Pos}
	for _, c := range []struct {
		name      string
		got, want any
	}{
		{"hexes", len(m.Hexes), 88},
		{"size", m.Flat, 22 * geom.MM},
		{"seed", m.Look.Seed, uint64(7)},
		{"terrain by code", m.Kinds.Terrains[at("0502").Terrain].ID, "hill"},
		{"terrain by label", m.Kinds.Terrains[at("0101").Terrain].ID, "forest"},
		{"place of a character", at("0502").Pos.String(), "game/maps/front.yaml:12:10"},
		{"level of its terrain", at("0502").Level, 1},
		{"level of its own", at("0405").Level, 2},
		{"text", at("0405").Text.In("fr"), "Moulin"},
		{"victory", at("0604").Victory.In("en"), "5"},
		{"badges of the terrain", at("0502").Badges, []hexmap.Badge(nil)},
		{"badges taken away", at("0101").Badges, []hexmap.Badge{}},
		{"badges", m.Kinds.Terrains[3].Badges, []hexmap.Badge{{Text: "+1", Shape: "disc"}, {Text: "3", Shape: "square"}}},
		{"fields", m.Kinds.Terrains[2].Fields["modifier"].V, 2},
		{"limits", [2]int{m.Kinds.Terrains[4].Least, m.Kinds.Terrains[0].Most}, [2]int{10, -1}},
		{"sides", len(m.Borders[0].Sides), 16},
		{"bridges", []bool{m.Borders[0].Bridges[0].Ford, m.Borders[0].Bridges[1].Ford}, []bool{false, true}},
		{"road", []any{len(m.Roads[0].Hexes), m.Roads[0].From, m.Roads[0].To}, []any{11, "east", "west"}},
		{"area", m.Areas[0].Line, green},
		{"place", []any{m.Places[0].Kind, m.Places[0].Priority, m.Places[0].Rotate}, []any{"city", 5, -15.0}},
		{"range", len(m.Zones[0].Hexes), 8},
		{"entry", []any{m.Entries[0].Edge, m.Entries[0].In, m.Entries[0].Out}, []any{"west", true, true}},
		{"setup", len(m.Setup), 2},
		{"maps", g.mapIDs(), []string{"front"}},
	} {
		if !reflect.DeepEqual(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, c.got, c.want)
		}
	}
	if h, ok := m.SetupOf("DE-01"); !ok || m.Grid.Label(h) != "1105" {
		t.Errorf("DE-01 sets up in %s, %v", m.Grid.Label(h), ok)
	}
	if _, ok := m.SetupOf("DE-02"); ok {
		t.Error("DE-02 sets up somewhere")
	}
}

// Rows in one text, separated by spaces, mean the same as a list of them.
func TestMapRowsInOneText(t *testing.T) {
	want, _ := loadMap(t, "game.yaml", "", "")
	files := mapFiles(t)
	text := string(files["maps/front.yaml"].Data)
	from, to := strings.Index(text, "rows:\n"), strings.Index(text, "at:\n")
	rows := text[from:to]
	block := strings.NewReplacer("rows:\n", "rows: |\n", "- \"", "  ", "\"", "", ".", ". ").Replace(rows)
	m, _ := loadMap(t, "maps/front.yaml", rows, block)
	for i := range m.Hexes {
		if m.Hexes[i].Terrain != want.Hexes[i].Terrain {
			t.Fatalf("hex %d is of terrain %d, want %d", i, m.Hexes[i].Terrain, want.Hexes[i].Terrain)
		}
	}
	if got := m.At(m.Grid.At(4, 1)).Pos; got.Line != 12 || got.Col != 12 {
		t.Errorf("the hill's character is at %v", got)
	}
}

// Terrains in a table mean the same as in the file of the map.
func TestMapTerrainsInATable(t *testing.T) {
	want, _ := loadMap(t, "game.yaml", "", "")
	files := mapFiles(t)
	text := string(files["maps/front.yaml"].Data)
	from, to := strings.Index(text, "terrains:\n"), strings.Index(text, "rows:\n")
	files["maps/front.yaml"] = &fstest.MapFile{Data: []byte(text[:from] + "terrains: terrains.csv\n" + text[to:])}
	files["terrains.csv"] = &fstest.MapFile{Data: []byte(`id,code,name_en,name_fr,pattern,fill,ink,level,least,most,badges,modifier
clear,.,clear,dégagé,clear,#F6F0DC,#8A8468,,,,,0
village,V,village,village,village,,,,,,+1,1
city,C,city,ville,city,,,,,,+2,2
hill,H,hill,colline,hill,,,1,,,"[+1, {text: 3, shape: square}]",
forest,F,forest,forêt,woods,olive 40%,olive,,10,20,,
`)}
	g, found := Load(files, "game", Options{})
	if text := findingsText(found); text != "" {
		t.Fatal(text)
	}
	for i, got := range g.Maps[0].Kinds.Terrains {
		w := want.Kinds.Terrains[i]
		got.Pos, got.Name.Pos, got.Fill.Pos, got.Ink.Pos = w.Pos, w.Name.Pos, w.Fill.Pos, w.Ink.Pos
		got.Name.PosByLang = w.Name.PosByLang
		if got.Fields["modifier"].V != w.Fields["modifier"].V {
			t.Errorf("%s: modifier %v, want %v", w.ID, got.Fields["modifier"].V, w.Fields["modifier"].V)
		}
		got.Fields = w.Fields
		if !reflect.DeepEqual(got, w) {
			t.Errorf("%+v\nwant\n%+v", got, w)
		}
	}
}

func TestMapLabels(t *testing.T) {
	for _, c := range []struct {
		grid, first, last string
		col, row          int // of the hex that both refer to
	}{
		{`first: "0101"`, "0101", "0304", 2, 3},
		{`first: "1.1"`, "1.1", "3.4", 2, 3},
		{`first: A1`, "A1", "C4", 2, 3},
		{`first: "00-00"`, "00-00", "02-03", 2, 3},
		{`first: "001001", orientation: pointy, shifted: odd, rim: cut`, "001001", "003004", 2, 3},
		{`first: A1, row_first: true`, "A1", "D3", 2, 3},
		{`first: A1, rows_from: bottom, columns_from: right`, "C4", "A1", 2, 3},
		{`first: AA-1, letters: doubled`, "AA-1", "CC-4", 2, 3},
	} {
		files := mapFiles(t)
		files["maps/front.yaml"] = &fstest.MapFile{Data: []byte("name: Front\ngrid: {columns: 3, rows: 4, size: 20mm, " + c.grid + "}\nterrains: {clear: {name: clear}}\nareas: [{hexes: [\"" + c.last + "\"]}]\n")}
		g, found := Load(files, "game", Options{})
		if found.Errors() > 0 {
			t.Errorf("%s: %s", c.grid, findingsText(found))
			continue
		}
		m := g.Maps[0]
		if got := m.Grid.Label(hex.Hex{}); got != c.first {
			t.Errorf("%s: the first hex is %s, want %s", c.grid, got, c.first)
		}
		if col, row := m.Grid.Place(m.Areas[0].Hexes[0]); col != c.col || row != c.row {
			t.Errorf("%s: %s is in column %d, row %d", c.grid, c.last, col, row)
		}
	}
}

// Hexsides on the rim are written as a hex and the direction out of it, in either
// orientation.
func TestMapSides(t *testing.T) {
	for _, c := range []struct{ old, by, want string }{
		{`"0401/0501", `, `"0401/NE", `, "0401/0501"},
		{`"0401/0501", `, `"0501 / SW", `, "0401/0501"},
		{`"0401/0501", `, `"0401/0501", "0401/N", `, "0401/0501"},
	} {
		m, _ := loadMap(t, "maps/front.yaml", c.old, c.by)
		if got := m.SideName(m.Borders[0].Sides[0]); got != c.want {
			t.Errorf("%s is %s, want %s", c.by, got, c.want)
		}
	}
}

func TestMapInExpressions(t *testing.T) {
	_, g := loadMap(t, "game.yaml", "", "")
	s := &Scope{Game: g, Lang: "fr"}
	for _, c := range []struct{ src, want string }{
		{`hexmap("front").name`, "L’Aubrette"},
		{`join(map(hexmap("front").terrains, {.name}), ", ")`, "dégagé, village, ville, colline, forêt"},
		{`string(hexmap("front").terrains[2].modifier)`, "2"},
		{`string(hexmap("front").terrains[4].hexes)`, "14"},
		{`join(hexmap("front").terrains[3].badges, " ")`, "+1 3"},
		{`hexmap("front").borders[0].name + " " + hexmap("front").roads[0].name`, "rivière route"},
		{`join(hexmap("front").places[0].hexes, " ")`, "0604 0605"},
		{`hexmap("front").entries[0].edge + " " + hexmap("front").zones[0].side`, "west de"},
		{`string(hexmap("front").columns * hexmap("front").rows)`, "88"},
	} {
		e, err := expr.Parse(c.src, diag.Pos{})
		if err != nil {
			t.Fatalf("%s: %v", c.src, err)
		}
		if got, err := e.Eval(s); err != nil || got != c.want {
			t.Errorf("%s = %v, %v; want %s", c.src, got, err, c.want)
		}
	}
	if _, err := s.hexmap("back"); err == nil {
		t.Error("there is a map `back`")
	}
}
