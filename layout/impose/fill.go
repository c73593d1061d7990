package impose

import "slices"

// Filled returns a job with as many filler items as its last sheet has free places, each
// in turn. Other items keep their copies, and the number of sheets stays the same. Pieces
// of several sizes leave no regular places, so that their sheets are not filled.
func Filled(job Job) Job {
	free := job.freePlaces()
	if free == 0 {
		return job
	}
	job.Stacks = slices.Clone(job.Stacks)
	var fillers []*Item
	for i := range job.Stacks {
		s := &job.Stacks[i]
		s.Items = slices.Clone(s.Items)
		for k := range s.Items {
			if s.Items[k].Filler {
				fillers = append(fillers, &s.Items[k])
			}
		}
	}
	for i := range free {
		fillers[i%len(fillers)].Copies++
	}
	return job
}

// freePlaces returns the number of free places on the last sheet of a job with fillers.
func (j *Job) freePlaces() int {
	if !slices.ContainsFunc(j.Stacks, func(s Stack) bool { return slices.ContainsFunc(s.Items, func(i Item) bool { return i.Filler }) }) {
		return 0
	}
	im := newImposer(j)
	if im.pieces == 0 || !even(im.planner.batches) || !im.plan() || im.sheets.per == 0 {
		return 0
	}
	return len(im.sheets.sheets)*im.sheets.per - im.pieces
}

// Fillers returns the number of filler cards of a stack that are printed.
func (s *Stack) Fillers() (n int) {
	for _, item := range s.Items {
		if item.Filler {
			n += item.Copies
		}
	}
	return n
}
