package layout

import (
	"testing"

	"punchboard/internal/golden"
	"punchboard/layout/layouttest"
)

// Lines under and through words continue across line breaks, are not interrupted by
// icons and bold words, and do not change the alignment of numbers in table cells.
func TestTextRules(t *testing.T) {
	section := `
tables:
  x:
    columns: [{id: a}, {id: av}, {id: mark}]
    rows: [[Gun, 11, "{square:olive}"], [Machine gun, "__9__", "~~{ring}~~ {diamond}"], [Bomb, "~~10~~", "–"]]
`
	book, found := compose(t, layouttest.Load(t, layouttest.Face(
		`{text: "Move __all **the way** to {icon(\"officer\")} the__ [olive]__woods__[/] or ~~halt~~.", size: 10pt, left: 5mm, top: 5mm, width: 30mm, height: 30mm}`,
		`{text: Whole, underline: true, outline: white, size: 10pt, left: 5mm, top: 40mm, width: 30mm, height: 6mm}`,
		`{reference: x, size: 8pt, left: 5mm, top: 50mm, width: 45mm, height: 20mm}`,
	), layouttest.TableGame(section)), Options{})
	if found.Len() > 0 {
		t.Error(layouttest.Messages(found))
	}
	golden.File(t, "testdata/textrules.txt", layouttest.Dump(t, book.Decks[0].Cards[0].Front))
}
