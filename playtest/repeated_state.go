package playtest

import "fmt"

// repetition detects a state that recurs without a random draw in between: players
// could go around in circles for ever.
type repetition struct {
	Keyed
	drawn bool           // since the last call of look
	seen  map[uint64]int // states since the last draw, by hash, with the number of decisions before them
}

// N draws a number as Keyed does.
func (c *repetition) N(k Key, n int) int {
	c.drawn = true
	return c.Keyed.N(k, n)
}

// begin resets the detector for a new game.
func (c *repetition) begin(luck Keyed) {
	c.Keyed, c.drawn = luck, true
	if c.seen == nil {
		c.seen = map[uint64]int{}
	}
}

// look returns an error if the state has occurred before; the error names the steps, and
// before is the earlier one.
func (c *repetition) look(hash uint64, steps int) (before int, err error) {
	if c.drawn {
		clear(c.seen)
		c.drawn = false
	}
	before, again := c.seen[hash]
	if again {
		return before, fmt.Errorf("the position after decision %d is the same as after decision %d, and nothing random happened between them: players can repeat it forever", steps, before)
	}
	c.seen[hash] = steps
	return 0, nil
}
