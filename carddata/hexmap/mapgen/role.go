package mapgen

import (
	"slices"

	mapdata "punchboard/carddata/hexmap"
)

// role is how a kind of ground lies on a map.
type role struct {
	shape shape
	share int  // of a map, in thousandths, where limits leave the choice
	cost  int  // of leading a road over it
	shut  bool // no unit may enter it
}

// shape is the form in which hexes of one ground lie together.
type shape uint8

const (
	loose   shape = iota // anywhere, one by one
	apart                // as far from one another as can be
	cluster              // in round patches
	chain                // in rows
	lake                 // in one patch that parts nothing
)

// roles tells how each pattern lies. Shares are those of maps that people draw:
// six in ten hexes stay open.
var roles = map[string]role{
	"none": {loose, 0, 2, false}, "clear": {loose, 0, 2, false}, "sand": {cluster, 30, 3, false},
	"fields": {cluster, 60, 2, false}, "wheat": {cluster, 40, 2, false}, "orchard": {cluster, 30, 3, false},
	"woods": {cluster, 150, 5, false}, "brush": {cluster, 50, 4, false}, "swamp": {cluster, 30, 9, false},
	"water": {lake, 30, 12, false}, "village": {apart, 28, 1, false}, "city": {apart, 12, 1, false},
	"hill": {chain, 70, 6, false}, "mountain": {chain, 40, 12, false}, "gully": {chain, 20, 7, false},
}

// singles is how ground lies that has a pattern of its own: walls, bunkers, ruins.
var singles = role{loose, 20, 4, false}

// rolesOf returns the role of each terrain, and the terrain that lies where no other
// does: the first one that is drawn clear, else the first that can be entered.
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

// order lists the terrains in the order in which they are laid: what parts a map
// first, then what stands alone, then what fills.
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
