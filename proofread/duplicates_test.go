package proofread

import (
	"strings"
	"testing"
)

// TestDuplicates plants cards that repeat others, and names that occur twice.
func TestDuplicates(t *testing.T) {
	testFaults(t, map[string]fault{
		"copies split over two rows": {"units.csv", "u2,", "u3,2,Squad,Groupe,5/8in\nu2,",
			"units.csv:3:1: `u3` is the same as `u1` except for the id [PB-520]\n\thint: keep one of them, with 6 copies, or write what makes them different\n"},
		"same name in a set": {"units.csv", "Half-squad,Demi-groupe", "Squad,Groupe",
			"units.csv:3:6: `u2` has the same name as `u1`: \"Squad\" [PB-521]\n\thint: rename one of them, so that players can tell which card a rule is about\n"},
		"same name in one language": {"cards.csv", "Gun,Canon", "Gun,Tigre",
			"cards.csv:3:10: `g1` has the same name as `t1`: \"Tigre\" [PB-521]\n\thint: rename one of them, so that players can tell which card a rule is about\n"},
		"same name in both languages": {"cards.csv", "Gun,Canon", "Tiger,Tigre",
			"cards.csv:3:6: `g1` has the same name as `t1`: \"Tiger\" [PB-521]\n\thint: rename one of them, so that players can tell which card a rule is about\n"},
	})
}

// TestPrintedIDs finds no copied card where the face prints the id, or shows an icon of that
// name; a condition on the id prints nothing.
func TestPrintedIDs(t *testing.T) {
	for part, same := range map[string]bool{
		`text: "{id}"`:                       false,
		`text: "No. {upper(id)}"`:            false,
		`text: "{id == \"u1\" ? name : ''}"`: true,
		`text: "{name}"`:                     true,
	} {
		files := soundGame(t)
		files["units.csv"].Data = []byte(strings.Replace(string(files["units.csv"].Data), "u2,", "u3,2,Squad,Groupe,5/8in\nu2,", 1))
		files["faces/faces.yaml"].Data = []byte(strings.Replace(string(files["faces/faces.yaml"].Data), "  unit:\n    parts:\n", "  unit:\n    parts:\n      - {"+part+"}\n", 1))
		if found := findingsIn(t, files); strings.Contains(found, "[PB-520]") != same {
			t.Errorf("%s:\n%s", part, found)
		}
	}
}
