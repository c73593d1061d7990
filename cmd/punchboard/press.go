package main

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/icons"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/scene"
)

// press turns a game into documents, ready for any backend.
type press struct {
	*terminal
	flags *gameFlags
	print *printFlags
	out   string
}

// sheetFile is one output file: where it goes and what it shows.
type sheetFile struct {
	built
	doc *scene.Document
}

// load reads a game as the command line wants it printed.
func (p *press) load(target target) (*carddata.Game, *diag.List, error) {
	var wrong error
	game, found := carddata.Load(target.fsys, target.place, carddata.Options{
		Variant: p.flags.variant,
		Slug:    target.slug,
		Adjust: func(print *carddata.Print) {
			if p.print != nil {
				wrong = p.print.apply(print)
			}
		},
	})
	if p.print != nil {
		p.print.applyToDecks(game)
	}
	return game, found, wrong
}

// sheets composes, imposes and audits a game in every language asked for.
func (p *press) sheets(ctx context.Context, target target, game *carddata.Game) ([]sheetFile, diag.List, error) {
	var files []sheetFile
	var found diag.List
	tongues, err := p.flags.tongues(game)
	if err != nil {
		return nil, found, err
	}
	for _, tongue := range tongues {
		book, more, err := p.compose(ctx, target, game, tongue)
		if err != nil {
			return nil, found, err
		}
		found.Append(more)
		for _, job := range p.jobs(game, book) {
			sheets, more := p.impose(target, game, tongue, book, job)
			found.Append(more)
			files = append(files, sheets...)
		}
	}
	return files, found, nil
}

// compose sets the cards that were asked for.
func (p *press) compose(ctx context.Context, target target, game *carddata.Game, tongue tongue) (*layout.Book, diag.List, error) {
	decks, err := p.flags.chosen(game)
	if err != nil {
		return nil, diag.List{}, err
	}
	wanted := map[*carddata.Deck]bool{}
	for _, d := range decks {
		wanted[d] = true
	}
	cards := 0
	book, found := layout.Compose(game, layout.Options{
		Lang:    tongue.lang,
		Other:   tongue.other,
		Workers: p.flags.workers,
		LowInk:  game.Print.LowInk,
		Only: func(d *carddata.Deck, c *carddata.Card) bool {
			return ctx.Err() == nil && wanted[d] && p.flags.wants(game, c)
		},
		Progress: func(done, total int) {
			cards = total
			p.progress(target.slug+" "+tongue.String()+": setting cards", done, total)
		},
	})
	if ctx.Err() != nil {
		return nil, found, ctx.Err()
	}
	if cards == 0 && p.flags.selecting() && !anyCard(book) {
		return nil, found, usagef("%s has no card %s", game.Place, strings.Join(p.flags.cards, " or "))
	}
	return book, found, nil
}

func anyCard(book *layout.Book) bool {
	for _, d := range book.Decks {
		if len(d.Cards) > 0 {
			return true
		}
	}
	return false
}

// fileJob is a job with the name of its file and the title of its document.
type fileJob struct {
	layout.Job
	name  string
	title string
}

// jobs says which decks share a file: each has its own, unless they are packed.
func (p *press) jobs(game *carddata.Game, book *layout.Book) []fileJob {
	var jobs []fileJob
	for _, d := range book.Decks {
		if len(d.Cards) == 0 {
			continue
		}
		stack := stackOf(d, book.Lang)
		if game.Print.Pack && len(jobs) > 0 {
			jobs[0].Stacks = append(jobs[0].Stacks, stack)
			continue
		}
		job := fileJob{Job: layout.Job{Stacks: []layout.Stack{stack}, Print: game.Print, Lang: book.Lang, Game: game.Title.In(book.Lang), Version: edition(game)}}
		job.name, job.title = d.Deck.ID, job.Game+": "+stack.Title
		if game.Print.Pack {
			job.name, job.title = "cards", job.Game
		}
		if p.flags.selecting() {
			job.name += "-selection"
		}
		jobs = append(jobs, job)
	}
	return jobs
}

func stackOf(d layout.ComposedDeck, lang string) layout.Stack {
	stack := layout.Stack{Pos: d.Deck.Pos, ID: d.Deck.ID, Title: d.Deck.Name.In(lang), Size: d.Deck.Size, Bleed: d.Deck.Bleed, Corner: d.Deck.Corner}
	for _, c := range d.Cards {
		stack.Items = append(stack.Items, layout.Item{Pos: c.Card.Pos, ID: c.Card.ID, Front: c.Front, Back: c.Back, Copies: c.Card.Copies})
	}
	return stack
}

// ordered lists what the rows of the job's decks ask for. It is taken from the
// rows, not from the job, so that a card lost on the way is missed.
func (p *press) ordered(game *carddata.Game, book *layout.Book, job fileJob) []audit.Want {
	var wants []audit.Want
	for _, d := range game.Decks {
		backs, inJob := backsOf(book, job, d)
		if !inJob {
			continue
		}
		for _, c := range d.Cards {
			if !p.flags.wants(game, c) {
				continue
			}
			want := audit.Want{Pos: c.Pos, ID: d.ID + "/" + c.ID, Size: d.Size, Copies: c.Copies, Front: d.ID + "/" + c.ID + "/front"}
			if d.Back != "" && !game.Print.FrontsOnly {
				want.TwoSided, want.Back = true, backs[c]
			}
			wants = append(wants, want)
		}
	}
	return wants
}

// backsOf gives the id of each card's own back; ok is false for a deck that is
// not in the job.
func backsOf(book *layout.Book, job fileJob, d *carddata.Deck) (backs map[*carddata.Card]string, ok bool) {
	if !slices.ContainsFunc(job.Stacks, func(s layout.Stack) bool { return s.ID == d.ID }) {
		return nil, false
	}
	backs = map[*carddata.Card]string{}
	for _, composed := range book.Decks {
		for _, c := range composed.Cards {
			if composed.Deck == d && c.Back != nil {
				backs[c.Card] = c.Back.ID
			}
		}
	}
	return backs, true
}

// dir is where the files of a game go; a variant has a place of its own.
func (p *press) dir(target target) string {
	if p.flags.variant == "" {
		return filepath.Join(p.out, target.slug)
	}
	return filepath.Join(p.out, target.slug+"-"+p.flags.variant)
}

// edition is what sheets and cards call the version of a game.
func edition(game *carddata.Game) string {
	if game.Variant == "" {
		return game.Version
	}
	return game.Version + " " + game.Variant
}

// impose puts a job on sheets, proves that all of it is there, and names the
// files.
func (p *press) impose(target target, game *carddata.Game, tongue tongue, book *layout.Book, job fileJob) ([]sheetFile, diag.List) {
	sheets, found := layout.Impose(job.Job)
	if found.Errors() > 0 || len(sheets.Sheets) == 0 {
		return nil, found
	}
	found.Append(audit.Check(sheets.Pages(), p.ordered(game, book, job), sheets.Flip()))
	base := filepath.Join(p.dir(target), tongue.String(), job.name)
	file := func(suffix string, pages []scene.Page, duplex scene.Duplex) sheetFile {
		return sheetFile{
			built: built{Path: base + suffix + ".pdf", Summary: summary(sheets, job)},
			doc: &scene.Document{
				Meta:     scene.Meta{Title: job.title, Author: game.Author, Subject: game.Version, Credits: icons.Credits(book.Icons)},
				Language: book.Lang,
				Duplex:   duplex,
				Pages:    pages,
			},
		}
	}
	if backs := sheets.Backs(); game.Print.Apart && len(backs) > 0 {
		return []sheetFile{file("-fronts", sheets.Fronts(), scene.Simplex), file("-backs", backs, scene.Simplex)}, found
	}
	return []sheetFile{file("", sheets.Pages(), sheets.Duplex)}, found
}
