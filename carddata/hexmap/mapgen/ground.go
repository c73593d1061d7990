package mapgen

import "punchboard/geom/hex"

// ground places the terrains, as many hexes of each as counts says.
func (d *generator) ground(counts []int) {
	for i := range d.terrain {
		d.terrain[i] = d.base
	}
	for _, t := range d.order() {
		switch d.roles[t].shape {
		case lake:
			d.patches(t, counts[t], counts[t])
		case cluster:
			d.patches(t, counts[t], 3+min(counts[t]/5, 9))
		case chain:
			d.chains(t, counts[t])
		case apart:
			d.apart(t, counts[t])
		default:
			d.patches(t, counts[t], 1)
		}
	}
}

// free reports whether a terrain can be placed on a hex.
func (d *generator) free(h hex.Hex, t int) bool {
	i := d.Grid.Index(h)
	return i >= 0 && d.terrain[i] == d.base && !d.bare[i] && (!d.roles[t].shut || !d.keep[i] && !d.mightDisconnect(h))
}

// lay sets the terrain of a hex.
func (d *generator) lay(h hex.Hex, t int) { d.terrain[d.Grid.Index(h)] = t }

// anywhere returns a random free hex. If the only free hexes should stay bare or open,
// it returns one of those.
func (d *generator) anywhere(t int) hex.Hex {
	for range 20 {
		if h := d.byIndex(d.rng.IntN(len(d.terrain))); d.free(h, t) {
			return h
		}
	}
	from := d.rng.IntN(len(d.terrain))
	for _, suits := range []func(hex.Hex) bool{
		func(h hex.Hex) bool { return d.free(h, t) },
		func(h hex.Hex) bool {
			return d.terrain[d.Grid.Index(h)] == d.base && !d.bare[d.Grid.Index(h)] && !d.disconnects(h)
		},
		func(h hex.Hex) bool { return d.terrain[d.Grid.Index(h)] == d.base },
	} {
		for i := range d.terrain {
			if h := d.byIndex((from + i) % len(d.terrain)); suits(h) {
				return h
			}
		}
	}
	panic("mapgen: a terrain has more hexes than the map")
}

func (d *generator) byIndex(i int) hex.Hex { return d.Grid.At(i%d.Grid.Cols, i/d.Grid.Cols) }

// patches places n hexes of a terrain in round patches of about the given size.
func (d *generator) patches(t, n, size int) {
	for n > 0 {
		patch := []hex.Hex{d.anywhere(t)}
		d.lay(patch[0], t)
		n--
		for want := 1 + d.rng.IntN(max(size, 1)); n > 0 && len(patch) < max(want, size*2/3); n-- {
			h, ok := d.grow(patch, t)
			if !ok {
				break
			}
			d.lay(h, t)
			patch = append(patch, h)
		}
	}
}

// grow returns a free hex next to a patch: of several random candidates, the one with
// the most neighbors in the patch.
func (d *generator) grow(patch []hex.Hex, t int) (best hex.Hex, ok bool) {
	most := 0
	for range 12 {
		h := patch[d.rng.IntN(len(patch))].Neighbor(hex.Dir(d.rng.IntN(hex.Dirs)))
		if !d.free(h, t) {
			continue
		}
		touch := 0
		for _, n := range d.neighbors(h) {
			if d.terrain[d.Grid.Index(n)] == t {
				touch++
			}
		}
		if touch > most {
			best, most, ok = h, touch, true
		}
	}
	return best, ok
}

// chains places n hexes of a terrain in rows with slight bends.
func (d *generator) chains(t, n int) {
	for n > 0 {
		h, way := d.anywhere(t), hex.Dir(d.rng.IntN(hex.Dirs))
		for length := 2 + d.rng.IntN(4); n > 0 && length > 0 && d.free(h, t); length-- {
			d.lay(h, t)
			n--
			h = h.Neighbor(way.Turn(d.rng.IntN(3) - 1))
		}
	}
}

// apart places n hexes of a terrain, each far from existing houses.
func (d *generator) apart(t, n int) {
	for range n {
		best, far := hex.Hex{}, -1
		for range 10 {
			h := d.anywhere(t)
			if room := d.room(h); room > far {
				best, far = h, room
			}
		}
		d.lay(best, t)
	}
}

// room returns the distance of a hex from the nearest hex with houses, at most 12, and
// less near the edge of the map.
func (d *generator) room(h hex.Hex) int {
	const most = 12
	near := most
	for g := range hex.Disc(h, 6) {
		if d.Grid.Contains(g) && d.at(g).shape == apart {
			near = min(near, h.Distance(g))
		}
	}
	if len(d.neighbors(h)) < hex.Dirs {
		near /= 2
	}
	return near
}
