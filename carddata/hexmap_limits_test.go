package carddata

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"punchboard/carddata/hexmap"
	"punchboard/diag"
)

// However many names a map has, reading it ends quickly and reports why it stopped.
func TestMapLimits(t *testing.T) {
	const grid = "name: x\ngrid: {columns: 200, rows: 200, first: \"1.1\", size: 5mm}\nterrains: {a: {code: a, name: a}}\nroads: {road: {name: road}}\nborders: {river: {name: river}}\n"
	many := func(n int, line string) string { return strings.Repeat(line, n) }
	for _, c := range []struct {
		name, text string
		want       diag.Code // of some finding; "" for none
	}{
		{"a full map", grid + "rows:\n" + many(200, "  - \""+many(200, "a")+"\"\n"), ""},
		{"a full map in one text", grid + "rows: |\n" + many(200, "  "+many(200, "a ")+"\n"), ""},
		{"long rows", grid + "rows:\n  - " + many(300_000, "a"), hexmap.CodeGrid},
		{"many rows", grid + "rows: |\n" + many(90_000, "  a\n"), hexmap.CodeRows},
		{"long lists", grid + "areas:\n" + many(1_000, "  - hexes: ["+many(10, "1.1-1.200, ")+"]\n"), hexmap.CodeGrid},
		{"many places", grid + "places:\n" + many(6_000, "  - {name: x, hexes: [1.1]}\n"), hexmap.CodeGrid},
		{"wrong labels", grid + "areas:\n  - hexes:\n" + many(50_000, "    - x9.y\n"), hexmap.CodeLabel},
		{"a long road", grid + "paths: [{kind: road, from: west, to: east, hexes: [" + many(4_000, "1.1-1.200, 1.199-1.2, ") + "]}]\n", hexmap.CodeGrid},
		{"a long river", grid + "along: [{kind: river, sides: [" + many(20_000, "1.1/N, ") + "]}]\n", hexmap.CodeSide},
		{"many terrains", "name: x\ngrid: {columns: 2, rows: 2, size: 5mm}\nterrains:\n" + numbered(500, "  t%d: {name: x}\n"), hexmap.CodeGrid},
	} {
		files := mapFiles(t)
		files["maps/front.yaml"] = &fstest.MapFile{Data: []byte(c.text)}
		start := time.Now()
		_, found := Load(files, "game", Options{})
		if took := time.Since(start); took > 5*time.Second {
			t.Errorf("%s: took %v", c.name, took)
		}
		given := false
		for _, f := range found.All() {
			given = given || f.Code == c.want
		}
		if given == (c.want == "") && !(c.want == "" && found.Len() == 0) {
			t.Errorf("%s: %d findings, none of them %s; the first %v", c.name, found.Len(), c.want, found.All()[:min(found.Len(), 1)])
		}
	}
}

// A map may write at most a thousand names; only the first name beyond that is
// reported.
func TestNamesOfAMap(t *testing.T) {
	const head = "name: x\ngrid: {columns: 200, rows: 200, first: \"1.1\", size: 5mm}\nterrains: {a: {name: a}}\nareas: [{name: a, hexes: [1.1]}, {hexes: [1.1]}]\nat: {1.1: {text: x}}\nplaces:\n"
	for _, c := range []struct {
		places int
		want   string
	}{
		{998, ""},
		{999, "the map has 1001 names; at most 1000 can be placed"},
	} {
		files := mapFiles(t)
		files["maps/front.yaml"] = &fstest.MapFile{Data: []byte(head + numbered(c.places, "  - {name: n%d, hexes: [1.1]}\n"))}
		_, found := Load(files, "game", Options{})
		got := ""
		for _, f := range found.All() {
			if f.Code == hexmap.CodeGrid {
				got += f.Message
			}
		}
		if got != c.want {
			t.Errorf("%d places: %q, not %q", c.places, got, c.want)
		}
	}
}

// A game may name at most fifty maps.
func TestMapsOfAGame(t *testing.T) {
	files := mapFiles(t)
	files["m.yaml"] = &fstest.MapFile{Data: []byte("name: x\ngrid: {columns: 2, rows: 2, size: 20mm}\nterrains: {a: {name: a}}\n")}
	text := strings.Replace(string(files["game.yaml"].Data), "maps: {front: maps/front.yaml}", "maps:\n"+numbered(51, "  m%d: m.yaml\n"), 1)
	files["game.yaml"] = &fstest.MapFile{Data: []byte(text)}
	g, found := Load(files, "game", Options{})
	if len(g.Maps) != 50 || found.Errors() != 1 || found.All()[0].Code != hexmap.CodeGrid {
		t.Errorf("%d maps, found\n%s", len(g.Maps), findingsText(found))
	}
}

func numbered(n int, line string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, line, i)
	}
	return b.String()
}
