package layout

import (
	"context"

	"punchboard/carddata"
	"punchboard/diag"
)

// Proofread checks a composed game beyond what keeps it from being printed: what colors
// alone distinguish, backs that betray their cards, and ink. It draws some cards again; opt are
// the options with which the book was composed. The findings are in no particular order.
func Proofread(ctx context.Context, g *carddata.Game, book *Book, opt Options) diag.List {
	var found diag.List
	s := newComposer(ctx, g, opt)
	s.checkColorAlone(book, &found)
	checkInk(g, book, &found)
	checkBacks(g, book, &found)
	return found
}
