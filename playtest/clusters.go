package playtest

import "math/bits"

// Clusters holds what the interval of a share needs when its chances come in games: of
// n turns of one game, something happened in x. Turns of one game are alike, so that
// they say less than as many turns of different games. The sums of x and n themselves
// are counted elsewhere.
type Clusters struct {
	Games uint64 // games with a chance
	XX    uint64 // sum of x*x over the games
	XN    uint64 // sum of x*n
	NN    uint64 // sum of n*n
}

// Add adds a game in which something happened x times in n.
func (c *Clusters) Add(x, n uint64) {
	c.Games += min(n, 1)
	c.XX += x * x
	c.XN += x * n
	c.NN += n * n
}

// Merge adds the sums of other games.
func (c *Clusters) Merge(o *Clusters) {
	c.Games += o.Games
	c.XX += o.XX
	c.XN += o.XN
	c.NN += o.NN
}

// sound reports whether the sums can belong to n chances in at most some games.
func (c *Clusters) sound(n, games uint64) bool {
	square, rest := bits.Mul64(c.XN, c.XN)
	most, mostRest := bits.Mul64(c.XX, c.NN)
	return (c.Games == 0) == (n == 0) && c.Games <= games && (c.NN == 0) == (n == 0) &&
		(square < most || square == most && rest <= mostRest) // Cauchy and Schwarz
}
