package mapgen

import "container/heap"

// queue holds the frontier of a search, cheapest first; ties are in order of insertion,
// so that no search depends on the iteration order of a Go map.
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

// The methods of heap.Interface.

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

// route returns the cheapest path from start to any place for which ends returns true,
// including both. Steps calls its argument with each next place and the cost of the
// step. It returns nil if there is no path.
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

// pathTo returns the path from start to end, given the predecessor of each place.
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
