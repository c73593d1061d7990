package playtest

// Recording records every draw, for the story of a game.
type Recording struct {
	From Chance
	Note func(k Key, n, drawn int)
}

// N draws a number and records it.
func (c *Recording) N(k Key, n int) int {
	drawn := c.From.N(k, n)
	c.Note(k, n, drawn)
	return drawn
}
