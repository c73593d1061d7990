package audit

import (
	"strings"

	"punchboard/scene"
)

// Tally is what pages show of one deck.
type Tally struct {
	Pieces int   // copies: a front and its back are one, as are the tiles of a poster
	Pages  []int // that show a front, in order
}

// Count returns for each deck, by its id, what the pages show of it.
func Count(pages []scene.Page) map[string]Tally { return CountPlaced(Read(pages)) }

// CountPlaced is Count for pieces that were read from elsewhere, such as a
// written file. They must be in the order of their pages.
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
