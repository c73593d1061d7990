package verdict

import (
	"strconv"

	"punchboard/playtest"
)

// TwoOrders is one event in which several things happened at once, with two
// orders of them that lead to different states or results.
type TwoOrders struct {
	Step  int                 `json:"step"`  // of the game: decisions taken before
	Came  []SimultaneousItem  `json:"came"`  // in the order in which they were done
	Other []SimultaneousItem  `json:"other"` // in the order that makes a difference
	How   playtest.Difference `json:"how"`
}

// SimultaneousItem is one of the things that happened at once.
type SimultaneousItem struct {
	Name string `json:"name"`           // such as a card id; a number if it has no name
	Copy int    `json:"copy,omitempty"` // number among those with this name, from 1
}

// orders judges whether the order matters in which things are done that happen
// at once under the rulebook. It should not: groups of players would handle it
// differently.
func (j *judge) orders() {
	for id := range j.Sheet.Together {
		j.order(id)
	}
	var last *playtest.Stats
	same := uint64(0)
	for _, s := range j.Runs {
		for _, c := range s.Orders {
			if n := c.Events - c.Differ; n > 0 {
				last = s
				same += n
			}
		}
	}
	if same > 0 {
		j.add(last, Finding{Class: Orders, Case: AnyOrder, Value: float64(same), Low: float64(same), High: float64(same), N: same})
	}
}

// order judges one kind of event, from all runs together; the example comes from
// the first run that has one.
func (j *judge) order(id int) {
	var first *playtest.Stats
	var sum playtest.OrderCount
	tried := uint64(0)
	for _, s := range j.Runs {
		c := &s.Orders[id]
		sum.Events += c.Events
		sum.Differ += c.Differ
		sum.Games += c.Games
		sum.Clusters.Merge(&c.Clusters)
		tried += min(s.Run.Orders, s.Games())
		if first == nil && c.Example != nil {
			first, sum.Example = s, c.Example
		}
	}
	if first == nil {
		return
	}
	kind := &j.Sheet.Together[id]
	f := Finding{
		Class: Orders, Level: Watch, Subject: kind.Name, Value: share(sum.Differ, sum.Events), N: sum.Events, Affected: share(sum.Games, tried),
		Detail: &OpenOrder{Card: kind.Card, Game: sum.Example.Game, Orders: OrdersOf(kind, sum.Example)},
	}
	f.Low, f.High = ofClusters(sum.Differ, sum.Events, sum.Clusters).interval()
	j.add(first, f)
}

// OrdersOf names the things of a case.
func OrdersOf(kind *playtest.Together, x *playtest.OrderCase) *TwoOrders {
	return &TwoOrders{Step: x.Step, Came: things(kind, x.Orders[0]), Other: things(kind, x.Orders[1]), How: x.How}
}

func things(kind *playtest.Together, order []uint16) []SimultaneousItem {
	all := make([]SimultaneousItem, len(order))
	for i, x := range order {
		all[i] = SimultaneousItem{Name: thing(kind, x), Copy: copyOf(kind, order, x)}
	}
	return all
}

// copyOf returns the number of a thing among those with the same name, in the
// order of their numbers; 0 if it is the only one.
func copyOf(kind *playtest.Together, order []uint16, x uint16) int {
	alike, before := 0, 0
	for _, y := range order {
		if thing(kind, y) == thing(kind, x) {
			alike++
			if y < x {
				before++
			}
		}
	}
	if alike == 1 {
		return 0
	}
	return before + 1
}

func thing(kind *playtest.Together, x uint16) string {
	if int(x) < len(kind.Things) && kind.Things[x] != "" {
		return kind.Things[x]
	}
	return strconv.Itoa(int(x))
}
