package playtest

import (
	"fmt"
	"slices"
)

// OrderCount counts, for one kind of event, whether the order of simultaneous
// things mattered.
type OrderCount struct {
	Events   uint64     // events tried in other orders
	Orders   uint64     // other orders tried
	Differ   uint64     // events with an order that leads to a different state or result
	Games    uint64     // games with such an event
	Clusters Clusters   // events that differ among all
	Example  *OrderCase // from the lowest-numbered game with one; nil if there is none
}

// OrderCase is one event with two orders that lead to different states or
// results.
type OrderCase struct {
	Game   uint64
	Step   int         // decisions taken before
	Orders [2][]uint16 // the things in their original order, and in the order that makes a difference
	How    Difference
}

// Difference says how the outcome of one order differs from that of another.
type Difference uint8

// The differences, the smallest first. Same means that there is none.
const (
	Same        Difference = iota
	OtherState             // the game continues from another state
	OtherEnd               // only one order ends the game
	OtherWinner            // both end the game, with different winners
	Breakdown              // the rules panic in the other order
	differences
)

var differenceNames = [differences]string{"same", "state", "end", "winner", "breakdown"}

// String returns the name of the difference, as used in reports and files.
func (d Difference) String() string { return differenceNames[d] }

// MarshalText returns the name of the difference.
func (d Difference) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText parses the name of a difference.
func (d *Difference) UnmarshalText(text []byte) error {
	i := slices.Index(differenceNames[:], string(text))
	if i < 0 {
		return fmt.Errorf("unknown difference of two orders: %q", text)
	}
	*d = Difference(i)
	return nil
}

// orderTrace is what one game showed of one kind of event.
type orderTrace struct {
	events, orders, differ uint64
	first                  OrderCase // the first event that differs; meaningless if there is none
}

// clone returns a copy that shares no memory.
func (x *OrderCase) clone() OrderCase {
	own := *x
	for i := range own.Orders {
		own.Orders[i] = slices.Clone(x.Orders[i])
	}
	return own
}

// note overwrites a case, reusing its memory.
func (x *OrderCase) note(game uint64, step int, how Difference, things []uint16, order []uint16) {
	x.Game, x.Step, x.How = game, step, how
	x.Orders[0] = append(x.Orders[0][:0], things...)
	x.Orders[1] = x.Orders[1][:0]
	for _, which := range order {
		x.Orders[1] = append(x.Orders[1], things[which])
	}
}

// ordered adds the trials of one game.
func (s *Stats) ordered(game uint64, traces []orderTrace) {
	for id := range traces {
		s.Orders[id].add(game, &traces[id])
	}
}

func (c *OrderCount) add(game uint64, t *orderTrace) {
	c.Events += t.events
	c.Orders += t.orders
	c.Differ += t.differ
	c.Clusters.Add(t.differ, t.events)
	if t.differ == 0 {
		return
	}
	c.Games++
	if c.Example == nil || game < c.Example.Game {
		x := t.first.clone()
		c.Example = &x
	}
}

func (c *OrderCount) merge(o *OrderCount) {
	c.Events += o.Events
	c.Orders += o.Orders
	c.Differ += o.Differ
	c.Games += o.Games
	c.Clusters.Merge(&o.Clusters)
	if c.Example == nil || o.Example != nil && o.Example.Game < c.Example.Game {
		c.Example = o.Example
	}
}

func (s *Stats) mergeOrders(o *Stats) {
	for id := range o.Orders {
		s.Orders[id].merge(&o.Orders[id])
	}
}

// mostThings is the maximum number of things in an event read from a file.
const mostThings = 1 << 10

// sound reports whether the counts read from a file are consistent.
func (c *OrderCount) sound() bool {
	if c.Differ > c.Events || c.Games > c.Differ || (c.Differ > 0) != (c.Games > 0) || (c.Differ > 0) != (c.Example != nil) {
		return false
	}
	return c.Example == nil || len(c.Example.Orders[0]) == len(c.Example.Orders[1]) && len(c.Example.Orders[0]) <= mostThings
}
