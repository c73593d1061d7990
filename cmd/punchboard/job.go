package main

import (
	"slices"

	"punchboard/carddata"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
)

// fileJob is a job with the name of its file and the title of its document.
type fileJob struct {
	impose.Job
	name  string
	title string
	group string    // of counters: their set
	sheet *sheetJob // of boards, maps and aids
	noun  string    // what a piece is called
}

// nouns name one piece of each component.
var nouns = [...]string{carddata.Cards: "card", carddata.Counters: "counter", carddata.Sheets: "piece"}

// jobs says which decks share a file: each has its own, unless they are packed.
func (o *order) jobs(book *layout.Book) []fileJob {
	var jobs []fileJob
	for _, d := range book.Decks {
		switch {
		case len(d.Cards) == 0:
		case d.Deck.Component == carddata.Sheets:
			jobs = append(jobs, o.sheetJobs(d, book.Lang)...)
		case d.Deck.Component == carddata.Counters:
			jobs = o.counterJobs(jobs, d, book.Lang)
		case o.game.Print.Pack && len(jobs) > 0: // sheets come last: the first file is one of cards
			jobs[0].Stacks = append(jobs[0].Stacks, layout.StackOf(d, book.Lang))
		default:
			jobs = append(jobs, o.job(d, book.Lang))
		}
	}
	return jobs
}

// job begins a file with a deck.
func (o *order) job(d layout.ComposedDeck, lang string) fileJob {
	stack := layout.StackOf(d, lang)
	job := fileJob{
		Job:  impose.Job{Stacks: []impose.Stack{stack}, Print: o.game.Print, Lang: lang, Game: o.game.Title.In(lang), Version: edition(o.game)},
		name: stack.ID, noun: nouns[d.Deck.Component],
	}
	job.title = job.Game + ": " + stack.Title
	if o.game.Print.Pack && d.Deck.Component == carddata.Cards {
		job.name, job.title = "cards", job.Game
	}
	job.name = o.fileName(job.name)
	return job
}

// fileName marks the name of a file that holds some pieces alone.
func (o *order) fileName(name string) string {
	if len(o.names) > 0 {
		return name + "-selection"
	}
	return name
}

// edition is what sheets call the version of a game.
func edition(game *carddata.Game) string {
	if game.Variant == "" {
		return game.Version
	}
	return game.Version + " " + game.Variant
}

// ordered lists what the rows of the job's decks ask for. It is taken from the
// rows, not from the job, so that a card lost on the way is missed.
func (o *order) ordered(book *layout.Book, job fileJob) []audit.Want {
	var wants []audit.Want
	for _, d := range o.game.Decks {
		if !slices.ContainsFunc(job.Stacks, func(s impose.Stack) bool { return s.ID == d.ID }) {
			continue
		}
		backs, pages := backsOf(book, d), pagesOf(book, d)
		for _, c := range d.Cards {
			if !o.wants(o.game, d, c) {
				continue
			}
			for _, page := range pages[c] {
				want := audit.Want{Pos: c.Pos, ID: d.ID + "/" + page.ID, Size: d.Size, Copies: c.Copies, Front: d.ID + "/" + page.ID + "/front"}
				if d.Back != "" && !o.game.Print.FrontsOnly {
					want.TwoSided, want.Back = true, backs[page]
				}
				wants = append(wants, want)
			}
		}
	}
	return wants
}

// pagesOf gives for each row of a deck the pages that its tables run on to: as a
// rule the row itself.
func pagesOf(book *layout.Book, d *carddata.Deck) map[*carddata.Card][]*carddata.Card {
	pages := map[*carddata.Card][]*carddata.Card{}
	for _, composed := range book.Decks {
		for _, c := range composed.Cards {
			if composed.Deck == d {
				pages[c.Of] = append(pages[c.Of], c.Card)
			}
		}
	}
	for _, c := range d.Cards {
		if len(pages[c]) == 0 {
			pages[c] = []*carddata.Card{c} // lost on the way: to be missed
		}
	}
	return pages
}

// backsOf gives the id of each card's own back.
func backsOf(book *layout.Book, d *carddata.Deck) map[*carddata.Card]string {
	backs := map[*carddata.Card]string{}
	for _, composed := range book.Decks {
		for _, c := range composed.Cards {
			if composed.Deck == d && c.Back != nil {
				backs[c.Card] = c.Back.ID
			}
		}
	}
	return backs
}
