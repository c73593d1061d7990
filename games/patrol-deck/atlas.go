package patroldeck

// atlas remembers the routes of figures that stood the same way before. A thinking
// player looks at the same position hundreds of times, and most enemies stand still
// between two moves, so that few routes need to be found again.
type atlas struct {
	waiting waiting
	asked   traveler
	pages   [1 << atlasBits]routes // by hash of their traveler; a later one replaces an earlier one
}

// atlasBits is the logarithm of the number of routes in an atlas, of 10 KB each.
const atlasBits = 7

// findRoutes finds the routes of a figure that moves as far as it plans to. They
// depend on the position alone, so that remembering them changes no choice.
func (k *sensible) findRoutes(s *State, f figure, charging bool) {
	of := &k.atlas.asked
	of.set(k.rules, s, f, k.allowance(f), charging)
	k.routes = &k.atlas.pages[of.hash()>>(64-atlasBits)]
	if k.routes.of != *of || k.routes.seen == 0 {
		k.routes.find(k.rules, s, of, &k.atlas.waiting)
	}
}

// hash returns equal values for equal travelers.
func (of *traveler) hash() uint64 {
	h := uint64(of.start)<<32 | uint64(of.allowance)<<16 | uint64(bit8(of.charging))<<2 | uint64(bit8(of.wounded))<<1 | uint64(of.side)
	for _, word := range of.shut {
		h = (h ^ word) * 0x9E3779B97F4A7C15
		h ^= h >> 29
	}
	return h * 0x9E3779B97F4A7C15
}
