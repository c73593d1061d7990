package impose

import (
	"cmp"
	"slices"
)

// matchGrounds brings counters of one ground together where they may touch, in
// the order in which the grounds come in the file. Those whose rim is of several
// colours come last.
func (im *imposer) matchGrounds() {
	book := newGroundbook()
	for i := range im.task.needs {
		if n := &im.task.needs[i]; n.cut.lay.Match && !n.cut.round {
			n.grounds = book.sort(im.queues[i])
		}
	}
}

// sort sorts pieces by their grounds, and gives these; nil when there is one
// alone.
func (b *groundbook) sort(queue []imposePiece) []groundNo {
	for i := range queue {
		queue[i].ground = b.of(queue[i].item)
	}
	slices.SortStableFunc(queue, func(a, b imposePiece) int { return cmp.Compare(a.ground.order(), b.ground.order()) })
	grounds := make([]groundNo, len(queue))
	for i := range queue {
		grounds[i] = queue[i].ground
	}
	if grounds[0].joins(grounds[len(grounds)-1]) {
		return nil
	}
	return grounds
}
