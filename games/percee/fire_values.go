package percee

import "math/bits"

// mostValue is the maximum value of a unit.
const mostValue = 20

// fireValues holds, for each hex, the sum of the two largest values that enemies
// can fire with at it.
type fireValues struct {
	known  bool
	values uint32               // set of the values of all enemies
	once   [mostValue + 1]hexes // hexes that at least one enemy can fire at with each value
	twice  [mostValue + 1]hexes // hexes that a second enemy can
	sum    [6]hexes             // sum of the two largest: bit i of the sum is in set i
}

// note records that an enemy can fire with a value at each hex in reach.
func (v *fireValues) note(value int, reach hexes) {
	once, twice := &v.once[value], &v.twice[value]
	*twice = twice.or(once.and(reach))
	*once = once.or(reach)
	v.values |= 1 << value
}

// strongest computes the sum of the two largest values for each hex.
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

// add adds a value to the sums of all hexes of a set at once.
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

// any returns the hexes that some enemy can fire at.
func (v *fireValues) any() (h hexes) {
	for i := range v.sum {
		h = h.or(v.sum[i])
	}
	return h
}

// danger returns the threat to a hex minus its terrain modifier, in tenths.
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
