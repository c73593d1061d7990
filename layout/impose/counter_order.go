package impose

import (
	"cmp"
	"slices"
)

// matchGrounds sorts counters by ground where they may touch, in the order in which the
// grounds first appear in the file. Those with several colors along the rim come last.
func (im *imposer) matchGrounds() {
	book := newGroundIDs()
	for i := range im.planner.batches {
		if n := &im.planner.batches[i]; n.cut.lay.Match && !n.cut.round {
			n.grounds = book.sort(im.queues[i])
		}
	}
}

// sort sorts pieces by their grounds and returns the grounds, or nil if there is only
// one.
func (b *groundIDs) sort(queue []itemCopy) []groundID {
	for i := range queue {
		queue[i].ground = b.id(queue[i].item)
	}
	slices.SortStableFunc(queue, func(a, b itemCopy) int { return cmp.Compare(a.ground.order(), b.ground.order()) })
	grounds := make([]groundID, len(queue))
	for i := range queue {
		grounds[i] = queue[i].ground
	}
	if grounds[0].joins(grounds[len(grounds)-1]) {
		return nil
	}
	return grounds
}
