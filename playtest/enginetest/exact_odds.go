package enginetest

import (
	"math/big"

	"punchboard/playtest"
)

// Enumerate follows every possible course of the random draws and returns the
// exact probability of each result. Given the same draws, play must always
// behave the same way. Each die multiplies the work by six.
func Enumerate[R comparable](play func(c playtest.Chance) R) map[R]*big.Rat {
	odds := map[R]*big.Rat{}
	for c := new(course); ; {
		c.at, c.weight = 0, big.NewRat(1, 1)
		result := play(c)
		if odds[result] == nil {
			odds[result] = new(big.Rat)
		}
		odds[result].Add(odds[result], c.weight)
		if !c.next() {
			return odds
		}
	}
}

// course is one possible sequence of draws: the values so far, and the number of
// possible values of each.
type course struct {
	drawn, of []int
	at        int
	weight    *big.Rat
}

// N repeats the draws of the course, then adds new ones with the value 0.
func (c *course) N(_ playtest.Key, n int) int {
	if c.at == len(c.drawn) {
		c.drawn, c.of = append(c.drawn, 0), append(c.of, n)
	}
	c.weight.Mul(c.weight, big.NewRat(1, int64(n)))
	c.at++
	return c.drawn[c.at-1]
}

// next advances the last draw that can be advanced. It returns false when all
// courses are done.
func (c *course) next() bool {
	for i := len(c.drawn) - 1; i >= 0; i-- {
		if c.drawn[i]++; c.drawn[i] < c.of[i] {
			c.drawn, c.of = c.drawn[:i+1], c.of[:i+1]
			return true
		}
	}
	return false
}
