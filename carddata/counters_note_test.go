package carddata

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/expr"
)

// TestCounterNote checks that `note` names a column of the counters or a constant of the set.
func TestCounterNote(t *testing.T) {
	for _, tt := range []struct{ note, found string }{
		{"use", ""}, {"side", ""}, {"usage", "`note`: the counters have no column \"usage\""},
	} {
		fs := countersGame()
		fs["game.yaml"] = &fstest.MapFile{Data: []byte("title: Test\nversion: \"1\"\nlanguages: [en]\ncounters:\n  - {id: markers, name: Markers, counters: c.csv, size: 5/8in, note: " + tt.note + ", set: {side: both}, front: face}\n")}
		fs["c.csv"] = &fstest.MapFile{Data: []byte("id,name,use\na,A,Take one.\n")}
		fs["faces/f.yaml"] = &fstest.MapFile{Data: []byte("faces:\n  face:\n    parts:\n      - {text: \"{name}\", size: 8pt, left: 2mm, right: 2mm, top: 2mm, height: 8mm}\n")}
		delete(fs, "variants/large.yaml")
		game, found := Load(fs, "game", Options{})
		switch all := found.All(); {
		case tt.found == "" && (len(all) > 0 || game.Decks[0].Counters().Note != tt.note):
			t.Errorf("%s: %v", tt.note, all)
		case tt.found != "" && (len(all) != 1 || all[0].Code != expr.CodeUnknownName || !strings.Contains(all[0].Message, tt.found)):
			t.Errorf("%s: %v", tt.note, all)
		}
	}
}
