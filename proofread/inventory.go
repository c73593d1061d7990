package proofread

import (
	"context"

	"punchboard/carddata"
	"punchboard/carddata/face"
	"punchboard/diag"
)

// inventory is what the checks of cards and decks share: what the game has, and what its
// files name.
type inventory struct {
	game  *carddata.Game
	read  map[string]bool // what compiled rules read; nil if that is not known
	index *index
	faces map[*carddata.Deck][]*face.Face // of the cards of each deck
	found diag.List

	lookups map[lookup]bool // set by conditions
}

// inventoryChecks are the checks of cards and decks in the order of their codes.
var inventoryChecks = []func(*inventory){
	(*inventory).duplicates,
	(*inventory).worse,
	(*inventory).unused,
	(*inventory).conditions,
	(*inventory).looks,
	(*inventory).sizes,
	(*inventory).references,
	(*inventory).terrains,
	(*inventory).differing,
	(*inventory).unknownKeys,
	(*inventory).numbered,
}

// takeInventory runs the checks of cards and decks.
func takeInventory(ctx context.Context, g *carddata.Game, read []string) diag.List {
	p := &inventory{game: g, index: newIndex(g), faces: map[*carddata.Deck][]*face.Face{}}
	if len(read) > 0 {
		p.read = setOf(read)
	}
	for _, check := range inventoryChecks {
		if ctx.Err() != nil {
			break
		}
		check(p)
	}
	return p.found
}

func setOf(names []string) map[string]bool {
	all := map[string]bool{}
	for _, name := range names {
		all[name] = true
	}
	return all
}
