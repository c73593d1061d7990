package main

import "punchboard/layout"

// counterJobs adds the counters of one cut to the file of their set, or begins
// that file. Counters share no sheets with cards: they are printed on other
// stock.
func (o *order) counterJobs(jobs []fileJob, d layout.ComposedDeck, lang string) []fileJob {
	if last := len(jobs) - 1; last >= 0 && jobs[last].group == d.Deck.Group {
		jobs[last].Stacks = append(jobs[last].Stacks, layout.StackOf(d, lang))
		return jobs
	}
	job := o.job(d, lang)
	job.group, job.name = d.Deck.Group, o.fileName(d.Deck.Group)
	return append(jobs, job)
}
