package rulebook

import (
	"fmt"
	"hash/fnv"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// Open returns a game by its rules with a player of their own. Build makes the
// rules, or finds errors.
func Open[S any, R playtest.Teller[S]](g *carddata.Game, build func(*carddata.Game) (R, *diag.List), own playtest.Player[S]) (playtest.Game, *diag.List) {
	r, found := build(g)
	if found.Errors() > 0 {
		return nil, found
	}
	return playtest.Bind[S](r, own), found
}

// Fingerprint hashes all data that rules were built from, for Sheet.Data. They
// have no maps and no pointers, so that equal data have equal fingerprints.
func Fingerprint(data any) uint64 {
	h := fnv.New64a()
	fmt.Fprintf(h, "%+v", data)
	return h.Sum64()
}
