package mapgen

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
)

// role is how a terrain is distributed on a map.
type role struct {
	shape shape
	share int  // of a map, in thousandths, unless limits decide
	cost  int  // of building a road through it
	shut  bool // no unit may enter it
}

// shape is how the hexes of a terrain are arranged.
type shape uint8

const (
	loose   shape = iota // anywhere, one by one
	apart                // as far from each other as possible
	cluster              // in round patches
	chain                // in rows
	lake                 // in one patch that disconnects nothing
)

// roles maps patterns to roles. The shares are those of maps drawn by hand: six in
// ten hexes stay open.
var roles = map[string]role{
	"none": {loose, 0, 2, false}, "clear": {loose, 0, 2, false}, "sand": {cluster, 30, 3, false},
	"fields": {cluster, 60, 2, false}, "wheat": {cluster, 40, 2, false}, "orchard": {cluster, 30, 3, false},
	"woods": {cluster, 150, 5, false}, "brush": {cluster, 50, 4, false}, "swamp": {cluster, 30, 9, false},
	"water": {lake, 30, 12, false}, "village": {apart, 28, 1, false}, "city": {apart, 12, 1, false}, "farm": {apart, 20, 1, false},
	"hill": {chain, 70, 6, false}, "mountain": {chain, 40, 12, false}, "gully": {chain, 20, 7, false},
}

// singles is the role of all other patterns: walls, bunkers, ruins.
var singles = role{loose, 20, 4, false}

// rolesOf returns the role of each terrain, and the default terrain: the first one with
// a clear pattern, or else the first one that can be entered.
func rolesOf(terrains []mapdata.Terrain) (all []role, base int) {
	for _, t := range terrains {
		r, ok := roles[t.Pattern]
		if !ok {
			r = singles
		}
		r.shut = t.Closed
		if t.Closed {
			r.shape = lake
		}
		all = append(all, r)
	}
	open := func(t mapdata.Terrain) bool { return !t.Closed && t.Most != 0 }
	base = slices.IndexFunc(terrains, func(t mapdata.Terrain) bool { return open(t) && roles[t.Pattern].cost == 2 && t.Pattern != "wheat" })
	if base < 0 {
		base = max(slices.IndexFunc(terrains, open), 0)
	}
	return all, base
}

// order lists the terrains in the order in which they are placed: first those that may
// split a map, then those placed apart, then those that fill.
func (d *generator) order() []int {
	var all []int
	for _, s := range []shape{lake, chain, apart, cluster, loose} {
		for t, r := range d.roles {
			if r.shape == s && t != d.base {
				all = append(all, t)
			}
		}
	}
	return all
}
