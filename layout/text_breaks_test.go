package layout

import (
	"strings"
	"testing"

	"punchboard/diag"
	"punchboard/layout/face"
	"punchboard/layout/layouttest"
)

// TestBadBreaks sets texts that no breaking of lines can save, and similar ones that are
// fine.
func TestBadBreaks(t *testing.T) {
	for _, tt := range []struct{ name, part, want string }{
		{"a widow", `text: "Strengthening strongholds now", width: 23mm`, "ends with a line of one short word, \"now\""},
		{"a widow with a mark", `text: "Strengthening strongholds now!", width: 23mm`, "ends with a line of one short word, \"now!\""},
		{"a longer word", `text: "Strengthening strongholds soon", width: 23mm`, ""},
		{"two words", `text: "Strengthening strongholds as is", width: 23mm`, ""},
		{"two lines", `text: "Strongholds now", width: 23mm`, ""},
		{"a paragraph of its own", `text: "Strengthening strongholds\nNow", width: 23mm`, ""},
		{"centered", `text: "Strengthening strongholds now", align: center, width: 23mm`, ""},
		{"a figure", `text: "Strengthening strongholds +1", width: 23mm`, ""},
		{"the end of a word", `text: "Anticonstitutionality", width: 18mm`, "ends with a line that holds only the end of a word"},
		{"hyphens in a row", `text: "Anticonstitutionality misunderstandings", width: 10mm`, "has hyphens at the ends of 3 lines in a row"},
		{"no hyphens", `text: "Anticonstitutionality", width: 40mm`, ""},
	} {
		book, found := compose(t, layouttest.Load(t, layouttest.Face("{"+tt.part+", size: 10pt, left: 5mm, top: 5mm, height: 40mm}"), layouttest.Files{}), Options{})
		if book == nil {
			t.Fatal(layouttest.Messages(found))
		}
		got := layouttest.Messages(found)
		if tt.want == "" && got != "" || !strings.Contains(got, tt.want) || found.Errors()+found.Warnings() > 0 {
			t.Errorf("%s: %s", tt.name, got)
		}
		for _, f := range found.All() {
			if f.Code != face.CodeBadBreak || f.Severity != diag.Note || f.Hint == "" {
				t.Errorf("%s: %+v", tt.name, f)
			}
		}
	}
}
