// Package layout composes each card's faces into marks, with every text fitted into its
// box, and imposes the pieces on paper. It knows neither PDF nor PNG, does not read the
// rules of any game, and measures text only through fonts.
package layout

import (
	"context"
	"errors"
	"slices"
	"sync"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/internal/parallel"
	"punchboard/layout/face"
	"punchboard/layout/picture"
	"punchboard/scene"
)

// Options select what to compose, and how.
type Options struct {
	Lang     string                                              // the language of the texts
	Other    string                                              // the second language of a bilingual print, "" for none
	Workers  int                                                 // number of goroutines; 0: number of processors
	Only     func(deck *carddata.Deck, card *carddata.Card) bool // nil: all cards
	Progress func(done, total int)                               // called occasionally, but never concurrently; may be nil
	LowInk   bool                                                // large dark areas become outlines
	Spots    bool                                                // whether it is recorded where the parts are
	Draft    bool                                                // only draws: without the checks of what has been drawn
	Pictures *picture.Files                                      // of the game, shared with other calls; nil for none read so far
	Known    *Known                                              // decks that need not be composed again; nil for none
	Memory   *Memory                                             // of earlier calls, of which cards that have not changed are taken over; nil for none
	Contents int                                                 // equal to that of an earlier call only if the games differ in nothing but rows of decks
}

// Book is every card of a game, composed in one language.
type Book struct {
	Lang  string
	Decks []ComposedDeck
	Icons []string      // names of the built-in icons used, sorted, for the credits
	Fonts []*fonts.Font // fonts used, by name

	Incomplete bool // whether composing stopped early, so that cards are missing
	Stale      bool // whether Options.Known turned out to be wrong: compose again without it

	Notes BookNotes
}

// ComposedDeck is a deck with its cards, in the order of the file.
type ComposedDeck struct {
	Deck    *carddata.Deck
	Cards   []ComposedCard
	Fillers []ComposedCard // for free places of the last sheet
	Known   bool           // it was not composed, and has no cards here
	Notes   Notes
}

// ComposedCard is one card with its faces. Back is nil if the deck has none; it is the
// same pointer for all cards whose back does not depend on the card.
type ComposedCard struct {
	Card        *carddata.Card
	Of          *carddata.Card // the row of the game: differs from Card only on pages where tables continue
	Front, Back *scene.Piece
	Cuts        face.CleanCuts // of the front
	Foot        int            // the number of marks at the end of the front that are its foot
	Kept        bool           // it was composed by an earlier call; see Options.Memory

	Spots, BackSpots []face.Spot // where the parts are, if Options.Spots
}

// Compose composes the cards of a game. It reports everything on any card that does not
// fit or cannot be shown, in file order. The result does not depend on the number of
// workers. If ctx is canceled, or the game exceeds a limit on work, Compose stops early:
// the book is incomplete, and the findings are only those about limits.
//
// What Options.Memory remembers has no influence on the result, apart from
// ComposedCard.Kept and Book.Notes.Work.
func Compose(ctx context.Context, g *carddata.Game, opt Options) (*Book, diag.List) {
	book, found := composeOnce(ctx, g, opt)
	if book.Incomplete && ctx.Err() == nil && opt.Memory != nil { // the work of cards that are gone was counted
		*opt.Memory = Memory{}
		return composeOnce(ctx, g, opt)
	}
	return book, found
}

// composeOnce is Compose, but the book may be incomplete because of cards that are gone.
func composeOnce(ctx context.Context, g *carddata.Game, opt Options) (*Book, diag.List) {
	s := newComposer(ctx, g, opt)
	book := &Book{Lang: opt.Lang}
	if !s.checkLanguages() {
		return book, s.Found
	}
	s.CheckBilingual()
	jobs := s.plan(book)
	s.work(jobs)
	if book.Incomplete = s.Exceeded(&s.Found) || s.Stopped(); book.Incomplete {
		return book, s.Found
	}
	unify(jobs)
	found := s.collect(book, jobs)
	s.remember(book, jobs, &found)
	return book, found
}

// composer composes the cards of a game: an engine and the state of the whole book.
type composer struct {
	*face.Engine
	options  Options
	recalled []recalled    // what is remembered of each deck of the game
	changes  changes       // since then
	programs []deckProgram // in the order in which they were compiled
	used     face.Used     // by all cards
	parts    map[diag.Pos]*facedata.Part
}

// deckProgram is what compiling a face for a deck found out.
type deckProgram struct {
	deck  *carddata.Deck
	found []diag.Finding
	rims  []face.RimNote
}

func newComposer(ctx context.Context, g *carddata.Game, opt Options) *composer {
	if opt.Draft || opt.Known != nil {
		opt.Memory = nil
	}
	settings := face.Settings{Lang: opt.Lang, Other: opt.Other, LowInk: opt.LowInk, Spots: opt.Spots, Draft: opt.Draft, Pictures: opt.Pictures}
	settings.Reads = opt.Memory != nil
	remembers := opt.Memory.fits(g, &opt)
	if remembers {
		settings.Resources = opt.Memory.resources
	}
	s := &composer{Engine: face.NewEngine(ctx, g, settings, kinds), options: opt, recalled: make([]recalled, len(g.Decks))}
	if remembers {
		s.Spent(opt.Memory.work)
		s.recall()
	}
	if opt.Known != nil {
		s.Spent(opt.Known.Book.Work)
	}
	return s
}

// cardTask is one card to compose. Its results are kept separately until all are
// complete.
type cardTask struct {
	deck  *carddata.Deck
	out   *ComposedCard
	front *face.Program
	back  *face.Program
	faces face.ComposedFaces
	used  face.Used
	kept  bool // an earlier call composed the card

	programs [2]string // the names of front and back
}

// work composes all cards, with one painter for each worker. The result does not depend
// on which worker composes a card.
func (s *composer) work(jobs []cardTask) {
	progress := s.progress(len(jobs))
	_, _ = parallel.EachWith(s.Context(), s.options.Workers, len(jobs), s.Painter, func(p *face.Painter, i int) error {
		if s.Stopped() {
			return errStopped
		}
		if !jobs[i].kept {
			jobs[i].compose(p)
		}
		progress()
		return nil
	})
}

var errStopped = errors.New("composing stopped early")

// compose composes both faces of the job's card.
func (j *cardTask) compose(p *face.Painter) {
	j.faces = p.Compose(j.deck, j.out.Card, j.front, j.back)
	j.used = p.TakeUsed()
	j.fill()
}

// fill fills in the card.
func (j *cardTask) fill() {
	j.out.Front, j.out.Back, j.out.Cuts, j.out.Foot = j.faces.Front, j.faces.Back, j.faces.Cuts, j.faces.Foot
	j.out.Spots, j.out.BackSpots, j.out.Kept = j.faces.Spots, j.faces.BackSpots, j.kept
}

// progress returns a function that counts cards. It calls the caller's function for
// every hundredth of the cards, and at the end.
func (s *composer) progress(total int) func() {
	if s.options.Progress == nil {
		return func() {}
	}
	var mu sync.Mutex
	done, step := 0, max(1, total/100)
	return func() {
		mu.Lock()
		defer mu.Unlock()
		if done++; done%step == 0 || done == total {
			s.options.Progress(done, total)
		}
	}
}

// collect merges the findings of the workers, in the order of the cards, and what they
// used.
func (s *composer) collect(book *Book, jobs []cardTask) diag.List {
	rims := s.note(book, jobs)
	found := s.Found
	book.Notes.Game, book.Notes.Work = slices.Clone(found.All()), s.Work()
	for _, d := range book.Decks {
		found.Append(listOf(d.Notes.Faces))
	}
	for _, d := range book.Decks {
		found.Append(listOf(d.Notes.Cards))
	}
	if !s.options.Draft {
		s.ties(book, rims, &found)
	}
	for i := range book.Decks {
		shareBacks(&book.Decks[i])
	}
	if !s.options.Draft {
		s.ReportUndrawn(&found)
		s.CheckPictures(s.options.Workers, &found)
	}
	book.Stale = s.stale(book)
	found = distinct(found)
	found.Sort(s.Game.Files)
	return found
}

// distinct removes duplicate findings. Findings about the whole game, which any card
// may cause, are kept at their first occurrence.
func distinct(found diag.List) diag.List {
	var kept diag.List
	seen := map[diag.Finding]bool{}
	for _, f := range found.All() {
		key := f
		if f.Code == face.CodeNoFace {
			key.Pos = diag.Pos{}
		}
		if !seen[key] {
			seen[key] = true
			kept.Add(f)
		}
	}
	return kept
}
