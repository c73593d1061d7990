package layout

import (
	"testing"

	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
)

// TestBoxes draws boxes in a row with labels on either side, in a column, and without
// labels.
func TestBoxes(t *testing.T) {
	book, found := compose(t, layouttest.Load(t, layouttest.Face(
		`{boxes: "1st; 2nd;", left: 5mm, top: 5mm, width: 50mm, height: 5mm}`,
		`{boxes: "1; 2", labels: before, direction: down, fill: paper, left: 5mm, top: 15mm, width: 20mm, height: 12mm}`,
		`{boxes: "{strength}", side: 4mm, gap: 1mm, stroke: olive, line: 0.4mm, left: 5mm, top: 30mm, width: 20mm, height: 5mm}`,
	), nil), Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	golden.File(t, "testdata/boxes.txt", layouttest.Dump(t, book.Decks[0].Cards[0].Front))
}
