package playtest

import "slices"

// So few things are tried in every order; more of them backwards, and in so many
// orders in all.
const (
	everyOrder = 4
	someOrders = 8
)

// permutations gives, one after another, the orders of some things other than that in
// which they come.
type permutations struct {
	order []uint16 // by place, which of the things
	left  int      // orders to come
	rnd   Stream
}

// begin gives the orders of n things; those of many are drawn.
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

// next goes to the next order; false when there is none.
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

// step goes to the next order as in a dictionary.
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
