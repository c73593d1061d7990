package audit

import (
	"strings"

	"punchboard/scene"
)

// Tally is the contents of pages for one deck.
type Tally struct {
	Pieces int   // number of copies: a front and its back count as one, as do the tiles of a poster
	Pages  []int // pages that show a front, in order
}

// Count returns the tally of each deck, by its id.
func Count(pages []scene.Page) map[string]Tally { return CountPlaced(read(pages, true)) }

// CountPlaced is like Count for pieces that were read elsewhere, such as from a written
// file. They must be in page order.
func CountPlaced(placed []Placed) map[string]Tally {
	tallies := map[string]Tally{}
	seen := map[name]bool{}
	for i := range placed {
		n, ok := readTag(placed[i].Tag)
		if !ok || n.back {
			continue
		}
		deck, _, _ := strings.Cut(n.id, "/")
		t := tallies[deck]
		if !seen[n] {
			seen[n] = true
			t.Pieces++
		}
		if last := len(t.Pages) - 1; last < 0 || t.Pages[last] != placed[i].Page {
			t.Pages = append(t.Pages, placed[i].Page)
		}
		tallies[deck] = t
	}
	return tallies
}
