package playtest

import "slices"

// Up to everyOrder things are tried in every order; more than that in reverse and in
// random orders, someOrders in all.
const (
	everyOrder = 4
	someOrders = 8
)

// permutations generates the orders of some things, one after another, except the
// original one.
type permutations struct {
	order []uint16 // by place, the index of the thing
	left  int      // orders left
	rnd   Stream
}

// begin starts with the orders of n things; if there are many, random ones.
func (o *permutations) begin(n int, rnd Stream) {
	o.order, o.rnd = o.order[:0], rnd
	for i := range n {
		o.order = append(o.order, uint16(i))
	}
	o.left = someOrders
	if n <= everyOrder {
		o.left = factorial(n) - 1
	}
}

func factorial(n int) int {
	if n < 2 {
		return 1
	}
	return n * factorial(n-1)
}

// next advances to the next order and reports whether there is one.
func (o *permutations) next() bool {
	if o.left == 0 {
		return false
	}
	switch {
	case len(o.order) <= everyOrder:
		o.step()
	case o.left == someOrders:
		slices.Reverse(o.order)
	default:
		o.draw()
	}
	o.left--
	return true
}

// step advances to the next order lexicographically.
func (o *permutations) step() {
	i := len(o.order) - 2
	for o.order[i] > o.order[i+1] {
		i--
	}
	j := len(o.order) - 1
	for o.order[j] < o.order[i] {
		j--
	}
	o.order[i], o.order[j] = o.order[j], o.order[i]
	slices.Reverse(o.order[i+1:])
}

// draw shuffles (Fisher and Yates).
func (o *permutations) draw() {
	for i := len(o.order) - 1; i > 0; i-- {
		j := o.rnd.N(i + 1)
		o.order[i], o.order[j] = o.order[j], o.order[i]
	}
}
