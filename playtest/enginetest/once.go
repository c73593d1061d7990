package enginetest

import (
	"fmt"

	"punchboard/playtest"
)

// Once is a Chance that panics when a key is drawn a second time: two draws
// that should be independent would be equal.
type Once struct {
	From playtest.Chance
	seen map[playtest.Key]bool
}

// N returns the draw of From and records the key.
func (c *Once) N(k playtest.Key, n int) int {
	if c.seen[k] {
		panic(fmt.Sprintf("enginetest: %+v is drawn twice", k))
	}
	if c.seen == nil {
		c.seen = map[playtest.Key]bool{}
	}
	c.seen[k] = true
	return c.From.N(k, n)
}
