package impose

import (
	"slices"

	"punchboard/geom"
)

// sparingBleed is the bleed that is enough for most cutters: with it, nine cards of
// 63.5 x 88.9 mm fit on A4 instead of eight.
const sparingBleed = 5 * geom.MM / 2

// Spared returns a job with less bleed on its sheets where more pieces then fit, if nobody
// has asked for the bleed and one sheet is not enough. What the pieces draw beyond it is
// not printed.
func Spared(job Job) Job {
	if slices.ContainsFunc(job.Stacks, func(s Stack) bool { return !s.AutoBleed }) {
		return job
	}
	less := job
	less.Stacks = slices.Clone(job.Stacks)
	for i := range less.Stacks {
		s := &less.Stacks[i]
		s.Bleed = min(s.Bleed, sparingBleed)
	}
	if full := job.perSheet(); less.perSheet() > full && job.pieces() > full {
		return less
	}
	return job
}

// pieces returns the number of pieces of a job, without fillers.
func (j *Job) pieces() (n int) {
	for i := range j.Stacks {
		n += len(j.Stacks[i].copies())
	}
	return n
}

// perSheet returns the number of pieces on a full sheet; 0 for pieces of several sizes, or
// if they do not fit.
func (j *Job) perSheet() int {
	im := newImposer(j)
	if im.pieces == 0 || !even(im.planner.batches) {
		return 0
	}
	im.titleSheets()
	_, score, _ := im.planner.best() // of which none are on a sheet if they do not fit
	return score.per
}
