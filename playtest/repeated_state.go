package playtest

import "fmt"

// repetition notices a state that comes again although nothing was drawn by chance
// in between: players could go round in it for ever.
type repetition struct {
	Keyed
	drawn bool           // since the last look
	seen  map[uint64]int // states since the last draw, by hash: decisions taken before
}

// N draws as ordinary chance does.
func (c *repetition) N(k Key, n int) int {
	c.drawn = true
	return c.Keyed.N(k, n)
}

// begin forgets the last game.
func (c *repetition) begin(luck Keyed) {
	c.Keyed, c.drawn = luck, true
	if c.seen == nil {
		c.seen = map[uint64]int{}
	}
}

// look reports whether a state was there before, and says when.
func (c *repetition) look(hash uint64, steps int) error {
	if c.drawn {
		clear(c.seen)
		c.drawn = false
	}
	before, again := c.seen[hash]
	if again {
		return fmt.Errorf("after decision %d everything is as after decision %d, and no luck came between: players can go round for ever", steps, before)
	}
	c.seen[hash] = steps
	return nil
}
