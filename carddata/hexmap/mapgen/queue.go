package mapgen

import "container/heap"

// queue holds what a search has yet to look at, the cheapest first and, of equally
// cheap ones, that which came first: no search hangs on the order of a map.
type queue[T any] struct {
	items []queued[T]
	next  int
}

type queued[T any] struct {
	it          T
	cost, order int
}

func (q *queue[T]) push(it T, cost int) {
	q.next++
	heap.Push(q, queued[T]{it, cost, q.next})
}

func (q *queue[T]) pop() (T, int) {
	least := heap.Pop(q).(queued[T])
	return least.it, least.cost
}

// The methods that container/heap calls.

func (q *queue[T]) Len() int { return len(q.items) }

func (q *queue[T]) Less(i, j int) bool {
	a, b := &q.items[i], &q.items[j]
	return a.cost < b.cost || a.cost == b.cost && a.order < b.order
}

func (q *queue[T]) Swap(i, j int) { q.items[i], q.items[j] = q.items[j], q.items[i] }

func (q *queue[T]) Push(x any) { q.items = append(q.items, x.(queued[T])) }

func (q *queue[T]) Pop() any {
	last := q.items[len(q.items)-1]
	q.items = q.items[:len(q.items)-1]
	return last
}

// route finds the cheapest way from start to any place that ends it, both in the
// way; steps calls its argument with each next place and what the step costs. It
// gives nil when there is no way.
func route[T comparable](start T, ends func(T) bool, steps func(T, func(next T, cost int))) []T {
	before, done := map[T]T{}, map[T]bool{}
	least := map[T]int{start: 0}
	var q queue[T]
	q.push(start, 0)
	for q.Len() > 0 {
		at, cost := q.pop()
		if done[at] {
			continue
		}
		done[at] = true
		if ends(at) {
			return pathTo(before, start, at)
		}
		steps(at, func(next T, step int) {
			if c, met := least[next]; !met || cost+step < c {
				least[next], before[next] = cost+step, at
				q.push(next, cost+step)
			}
		})
	}
	return nil
}

// pathTo returns the way from start to end, by what came before each place.
func pathTo[T comparable](before map[T]T, start, end T) []T {
	way := []T{end}
	for end != start {
		end = before[end]
		way = append(way, end)
	}
	for i, j := 0, len(way)-1; i < j; i, j = i+1, j-1 {
		way[i], way[j] = way[j], way[i]
	}
	return way
}
