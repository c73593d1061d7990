package percee

import "math/bits"

// mostValue is the largest value of a unit that is read.
const mostValue = 20

// fireValues are the values that enemies can fire with at each hex: the two largest
// added up.
type fireValues struct {
	known  bool
	values uint32               // those of any enemy
	once   [mostValue + 1]hexes // that one enemy can fire at with each value
	twice  [mostValue + 1]hexes // and a second one
	sum    [6]hexes             // of the two largest, in binary: bit i of it in set i
}

// note notes that an enemy can fire with a value at each hex in reach.
func (v *fireValues) note(value int, reach hexes) {
	once, twice := &v.once[value], &v.twice[value]
	*twice = twice.or(once.and(reach))
	*once = once.or(reach)
	v.values |= 1 << value
}

// strongest adds up the two largest values of each hex.
func (v *fireValues) strongest() {
	var first, second hexes
	for values := v.values; values != 0; {
		value := bits.Len32(values) - 1
		values &^= 1 << value
		once := v.once[value]
		again := once.and(first).or(v.twice[value]).less(second)
		v.add(value, once.less(first))
		v.add(value, again)
		first, second = first.or(once), second.or(again)
	}
}

// add adds a value to the sums of a set of hexes, all at once.
func (v *fireValues) add(value int, to hexes) {
	var carry hexes
	for i := range v.sum {
		had, more := v.sum[i], hexes{}
		if value>>i&1 == 1 {
			more = to
		}
		v.sum[i] = had.xor(more).xor(carry)
		carry = had.and(more).or(carry.and(had.or(more)))
	}
}

// danger is, in tenths, what threatens a hex less its terrain.
func (v *fireValues) danger(h int, g *ground) int8 {
	sum := 0
	for i := range v.sum {
		sum |= int(bit(v.sum[i].has(h))) << i
	}
	if sum == 0 {
		return 0
	}
	return int8(min(10, max(0, sum-int(g.modifier[h]))))
}
