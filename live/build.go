package live

import (
	"context"
	"reflect"
	"slices"
	"time"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/layout"
	"punchboard/pipeline"
)

// build builds the game once, and publishes what it has so far after each step.
type build struct {
	show  *show
	ctx   context.Context
	began time.Time
	files []string // that have changed
	game  *carddata.Game
}

func (b *build) run() {
	b.show.gallery.renew()
	session := b.show.session
	req := session.request(b.show.view)
	req.Reuse = &b.show.cards
	stages, found, err := pipeline.Begin(b.ctx, session.opt.Source, req)
	switch {
	case b.ctx.Err() != nil:
		return
	case err != nil:
		b.fail([]*Finding{{At: session.opt.Source.Place, Severity: diag.Error.String(), Message: err.Error()}})
		return
	case stages == nil:
		found.Sort(nil)
		b.fail(findingsOf(found, b.show.state(), nil))
		return
	}
	b.game = stages.Game()
	if b.look(stages) && b.compose(stages) {
		b.finish(stages)
	}
}

// unfinished is how long an editor may take to write a file in several steps. Until then,
// what is wrong with it is not shown: the next step cancels the build.
const unfinished = 60 * time.Millisecond

// fail shows findings with which nothing could be built, over the pictures of before.
func (b *build) fail(found []*Finding) {
	select {
	case <-time.After(unfinished - time.Since(b.began)):
	case <-b.ctx.Done():
		return
	}
	next := *b.show.state()
	next.Broken, next.Checked, next.Findings, next.began = true, true, found, b.began
	if b.show.publish(b.ctx, &next) {
		b.report()
	}
}

// compose composes all cards, one language after the other.
func (b *build) compose(stages *pipeline.Stages) bool {
	for _, lang := range b.languages(stages) {
		book, err := stages.Compose(b.ctx, lang)
		if err != nil || !b.publish(lang, book) {
			return false
		}
	}
	return true
}

// languages returns the languages of the game, the one that is looked at first.
func (b *build) languages(stages *pipeline.Stages) []pipeline.Language {
	list := slices.Clone(stages.Languages())
	slices.SortStableFunc(list, func(x, y pipeline.Language) int {
		return rank(x.String() == b.show.language()) - rank(y.String() == b.show.language())
	})
	return list
}

func rank(first bool) int {
	if first {
		return 0
	}
	return 1
}

// publish shows the pictures of a book.
func (b *build) publish(lang pipeline.Language, book *layout.Book) bool {
	next := b.next()
	next.add(&b.show.gallery, b.show.state(), lang.String(), book)
	next.prune()
	return b.show.publish(b.ctx, next.State)
}

// finish imposes and checks, and shows the findings and the sheets.
func (b *build) finish(stages *pipeline.Stages) {
	res, err := stages.Finish(b.ctx)
	if b.ctx.Err() != nil {
		return
	}
	next := b.next()
	next.Findings = findingsOf(res.Findings, next.State, res.Spots)
	if err != nil {
		next.Findings = append(next.Findings, &Finding{At: b.show.session.opt.Source.Place, Severity: diag.Error.String(), Message: err.Error()})
	}
	next.addSheets(&b.show.gallery, res.Files)
	next.Checked, next.settled = true, next.cards
	next.prune()
	if b.show.publish(b.ctx, next.State) {
		b.show.gallery.complete()
		b.report()
	}
}

// report tells the caller of the session that a build is complete.
func (b *build) report() {
	if built := b.show.session.opt.Built; built != nil {
		built(b.show.state())
	}
}

// equal reports whether two values hold the same.
func equal(a, b any) bool { return reflect.DeepEqual(a, b) }
