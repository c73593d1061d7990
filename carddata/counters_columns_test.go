package carddata

import (
	"strings"
	"testing"
	"testing/fstest"
)

// TestCounterColumns checks that `note` and `group` name a column of the counters or a constant
// of the set, and that notes have room in the list.
func TestCounterColumns(t *testing.T) {
	long := strings.Repeat("é", 201)
	for _, tt := range []struct{ keys, use, found string }{
		{"note: use", "Take one.", ""},
		{"note: side", "", ""},
		{"note: usage", "", "game/game.yaml:5:70: `note`: the counters have no column \"usage\""},
		{"group: use", long, ""},
		{"group: side", "", ""},
		{"group: usage", "", "game/game.yaml:5:71: `group`: the counters have no column \"usage\""},
		{"note: use", long[2:], ""},
		{"note: use", long, "game/c.csv:2:5: `use` has 201 characters, but the list of the counters has room for 200"},
	} {
		fs := countersGame()
		fs["game.yaml"] = &fstest.MapFile{Data: []byte("title: Test\nversion: \"1\"\nlanguages: [en]\ncounters:\n  - {id: markers, name: Markers, counters: c.csv, size: 5/8in, " + tt.keys + ", set: {side: both}, front: face}\n")}
		fs["c.csv"] = &fstest.MapFile{Data: []byte("id,name,use\na,A," + tt.use + "\n")}
		fs["faces/f.yaml"] = &fstest.MapFile{Data: []byte("faces:\n  face:\n    parts:\n      - {text: \"{name}\", size: 8pt, left: 2mm, right: 2mm, top: 2mm, height: 8mm}\n")}
		delete(fs, "variants/large.yaml")
		_, found := Load(fs, "game", Options{})
		got := ""
		for _, f := range found.All() {
			got += f.Pos.String() + ": " + f.Message
		}
		if got != tt.found {
			t.Errorf("%s: %q, want %q", tt.keys, got, tt.found)
		}
	}
}
