package percee

// hexCounts holds a small number for each hex, in binary: bit i is in set i. This
// way a whole set of hexes can be summed by counting bits.
type hexCounts [4]hexes

// put sets the number for a hex, at most 15.
func (c *hexCounts) put(hex, n int) {
	for i := range c {
		c[i].set(hex, n>>i&1 == 1)
	}
}

// over3 reports whether any number is more than three.
func (c *hexCounts) over3() bool { return !c[2].or(c[3]).empty() }

// above3 sums the fours and eights in the numbers of a set of hexes.
func (c *hexCounts) above3(of hexes) int { return 4*c[2].and(of).count() + 8*c[3].and(of).count() }
