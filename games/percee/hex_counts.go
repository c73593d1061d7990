package percee

// hexCounts is a small number for each hex, in binary: bit i of it in set i. A whole
// set of hexes is summed by counting bits.
type hexCounts [4]hexes

// put sets the number of a hex, at most 15.
func (c *hexCounts) put(hex, n int) {
	for i := range c {
		c[i].set(hex, n>>i&1 == 1)
	}
}

// over3 reports whether any number is more than three.
func (c *hexCounts) over3() bool { return !c[2].or(c[3]).empty() }

// above3 adds what the numbers of a set of hexes have in fours and eights.
func (c *hexCounts) above3(of hexes) int { return 4*c[2].and(of).count() + 8*c[3].and(of).count() }
