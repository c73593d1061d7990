package hex

import "iter"

// Disc returns the hexes at most n from c, ring by ring outward: 3n(n+1)+1 of
// them, c first.
func Disc(c Hex, n int) iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		for i := 0; i <= n && ring(c, i, yield); i++ {
		}
	}
}

// ring reports whether yield accepted the whole ring.
func ring(c Hex, n int, yield func(Hex) bool) bool {
	if n == 0 {
		return yield(c)
	}
	h := c.Add(steps[0].Times(n))
	for i := range Dirs * max(n, 0) {
		if !yield(h) {
			return false
		}
		h = h.Neighbor(Dir(i / n).Turn(2))
	}
	return true
}
