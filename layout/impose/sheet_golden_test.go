package impose

import (
	"testing"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/internal/golden"
)

// TestOneSheetAsText compares everything that imposition draws on a sheet: two butted
// cards on a small paper, turned over the long edge.
func TestOneSheetAsText(t *testing.T) {
	job := Job{
		Stacks: []Stack{dummyStack("d", geom.Size{W: 30 * geom.MM, H: 40 * geom.MM}, 2*geom.MM, 1, 1)},
		Print:  carddata.Print{Paper: "a7", PaperSize: geom.Size{W: 74 * geom.MM, H: 105 * geom.MM}, Margin: 4 * geom.MM},
		Lang:   "en", Game: "Duel", Version: "1",
	}
	golden.File(t, "testdata/impose-sheet.txt", dumped(t, imposed(t, job)))
}
