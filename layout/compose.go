// Package layout makes pieces of cards and sheets of pieces: it composes each
// card's faces into marks, with every text fitted into its box, and imposes the
// pieces on paper. It knows neither PDF nor PNG, reads no game's rules, and
// measures text through fonts alone.
package layout

import (
	"context"
	"sync"

	"golang.org/x/text/cases"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/fonts"
	"punchboard/internal/parallel"
	"punchboard/scene"
)

// Options say what to compose, and how.
type Options struct {
	Lang     string                                              // the language of the texts
	Other    string                                              // the second language of a bilingual print, "" for none
	Workers  int                                                 // goroutines; 0: as many as there are processors
	Only     func(deck *carddata.Deck, card *carddata.Card) bool // nil: all cards
	Progress func(done, total int)                               // called now and then, never at the same time twice; may be nil
	LowInk   bool                                                // large dark areas become outlines, see lighten
}

// Book is every card of a game, composed in one language.
type Book struct {
	Lang  string
	Decks []ComposedDeck
	Icons []string      // names of the built-in icons that are shown, sorted, for the credits
	Fonts []*fonts.Font // that are shown, by name
}

// ComposedDeck is a deck with its cards, in the order of the file.
type ComposedDeck struct {
	Deck  *carddata.Deck
	Cards []ComposedCard
}

// ComposedCard is one card with its faces. Back is nil when the deck has none;
// it is the same pointer for all cards whose back does not depend on the card.
type ComposedCard struct {
	Card        *carddata.Card
	Of          *carddata.Card // the row of the game: another than Card only on pages that tables run on to
	Front, Back *scene.Piece
	Cuts        CleanCuts // of the front
}

// Compose composes the cards of a game. What does not fit, or cannot be shown,
// is found on every card in one run; the findings are in file order. The book
// and the findings are the same for any number of workers. When ctx ends, Compose
// stops early, and the caller must discard the book and the findings.
func Compose(ctx context.Context, g *carddata.Game, opt Options) (*Book, diag.List) {
	s := openStudio(ctx, g, opt)
	book := &Book{Lang: opt.Lang}
	if !s.settable() {
		return book, s.found
	}
	s.oneTongue()
	jobs := s.plan(book)
	s.work(jobs)
	if s.stopped() {
		return book, s.found
	}
	return book, s.bind(book, jobs)
}

// stopped reports whether the caller canceled. Whatever takes long asks it: loops
// over the hexes and names of maps, and the parts of faces.
func (s *studio) stopped() bool { return s.ctx.Err() != nil }

// studio is what the workers share: the game, and books that fill up as things
// are asked for.
type studio struct {
	ctx      context.Context // of one call of Compose
	game     *carddata.Game
	opt      Options
	fonts    *fontbook
	icons    *iconbook
	pictures *picturebook
	symbols  symbolbook
	programs []*program // in the order in which they were compiled
	found    diag.List  // by all that is not a card
	used     used       // by all cards
	drawn    sheetMaps  // on sheets
	runs     sync.Map   // from *scene.Glyphs on counters to the site of their text
}

func openStudio(ctx context.Context, g *carddata.Game, opt Options) *studio {
	s := &studio{ctx: ctx, game: g, opt: opt, symbols: symbolbook{made: map[symbolDrawing]*scene.Symbol{}}}
	s.fonts = openFonts(g, &s.found)
	s.icons = openIcons(g, &s.found)
	s.pictures = openPictures(g)
	return s
}

// painter makes a worker's painter for a deck.
func (s *studio) painter() *painter {
	p := &painter{studio: s, shaper: fonts.NewShaper()}
	p.casers, p.paths, p.paints = map[caseKey]cases.Caser{}, map[*shapeContent]drawnPath{}, map[string]any{}
	p.scope = carddata.Scope{Game: s.game, Lang: s.opt.Lang, Other: s.opt.Other}
	return p
}

// job is one card to be composed. Its results stay apart until all are there.
type job struct {
	deck  *carddata.Deck
	out   *ComposedCard
	front *program
	back  *program
	found diag.List
	rims  []rimNote
}

// work composes all cards, with a painter for each worker. Which of them composes
// which card makes no difference.
func (s *studio) work(jobs []job) {
	progress := s.progress(len(jobs))
	painters, _ := parallel.EachWith(s.ctx, s.opt.Workers, len(jobs), s.painter, func(p *painter, i int) error {
		p.compose(&jobs[i])
		progress()
		return nil
	})
	for _, p := range painters {
		s.used.add(&p.used)
	}
}

// progress gives a function that counts cards. The caller's is called for every
// hundredth part, and at the end.
func (s *studio) progress(total int) func() {
	if s.opt.Progress == nil {
		return func() {}
	}
	var mu sync.Mutex
	done, step := 0, max(1, total/100)
	return func() {
		mu.Lock()
		defer mu.Unlock()
		if done++; done%step == 0 || done == total {
			s.opt.Progress(done, total)
		}
	}
}

// bind gathers what the workers found, in the order of the cards, and used.
func (s *studio) bind(book *Book, jobs []job) diag.List {
	found := s.found
	var rims []rimNote
	for _, g := range s.programs {
		found.Append(g.found)
		rims = append(rims, g.rims...)
	}
	for i := range jobs {
		found.Append(jobs[i].found)
		rims = append(rims, jobs[i].rims...)
	}
	rimFindings(rims, &found)
	s.judgeMaps(book, &found)
	if found.Errors() == 0 { // a symbol that is not drawn tells nothing apart
		toldApart(book, &found)
	}
	for i := range book.Decks {
		shareBacks(&book.Decks[i])
	}
	s.pictures.leftOut(&found)
	book.Icons, book.Fonts = s.used.names()
	found = distinct(found)
	found.Sort(s.game.Files)
	return found
}

// distinct keeps what is said twice once. Notes on the game as a whole, which
// any card may bring up, are kept where they come up first.
func distinct(found diag.List) diag.List {
	var kept diag.List
	seen := map[diag.Finding]bool{}
	for _, f := range found.All() {
		key := f
		if f.Code == CodeNoFace {
			key.Pos = diag.Pos{}
		}
		if !seen[key] {
			seen[key] = true
			kept.Add(f)
		}
	}
	return kept
}
