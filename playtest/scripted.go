package playtest

import "fmt"

// Scripted is a chance whose draws are laid down: for tests, and to follow a
// game that people played. Keys that the script does not name go to Else, and
// are a panic without one.
type Scripted struct {
	Draws map[Key]int // as N would give them: a die of 6 is 5
	Else  Chance
}

// N gives the draw of the script.
func (c *Scripted) N(k Key, n int) int {
	v, ok := c.Draws[k]
	switch {
	case !ok && c.Else != nil:
		return c.Else.N(k, n)
	case !ok:
		panic(fmt.Sprintf("playtest: no draw is scripted for %+v", k))
	case v < 0 || v >= n:
		panic(fmt.Sprintf("playtest: %+v is scripted as %d, outside 0 to %d", k, v, n-1))
	}
	return v
}

// Once panics when one key is drawn a second time: two draws that should differ
// would be the same. It is for tests; From is drawn from.
type Once struct {
	From Chance
	seen map[Key]bool
}

// N draws and remembers the key.
func (c *Once) N(k Key, n int) int {
	if c.seen[k] {
		panic(fmt.Sprintf("playtest: %+v is drawn twice", k))
	}
	if c.seen == nil {
		c.seen = map[Key]bool{}
	}
	c.seen[k] = true
	return c.From.N(k, n)
}

// Recording notes every draw, for the story of a game.
type Recording struct {
	From Chance
	Note func(k Key, n, drawn int)
}

// N draws and notes.
func (c *Recording) N(k Key, n int) int {
	drawn := c.From.N(k, n)
	c.Note(k, n, drawn)
	return drawn
}
