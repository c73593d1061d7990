package rulebook

import (
	"fmt"
	"hash/fnv"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// Open returns a game with its own player. Build builds the rules or reports
// errors.
func Open[S any, R playtest.Teller[S]](g *carddata.Game, build func(*carddata.Game) (R, *diag.List), own playtest.Player[S]) (playtest.Game, *diag.List) {
	r, found := build(g)
	if found.Errors() > 0 {
		return nil, found
	}
	return playtest.Bind[S](r, own), found
}

// Fingerprint returns a hash of the data that rules were built from, for
// Catalog.Data. The data contain no maps or pointers, so that equal data have
// equal fingerprints.
func Fingerprint(data any) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%+v", data)
	return h.Sum64()
}
