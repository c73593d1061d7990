package pipeline

import (
	"context"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/layout"
	"punchboard/layout/impose"
	"punchboard/proofread"
)

// Stages makes the documents of a game one step at a time, for callers that show cards
// before the sheets are ready: Begin, Compose for each language, Finish. It is not safe
// for concurrent use.
type Stages struct {
	chosen   *selection
	req      Request
	result   *Result
	composed []composed
	first    int // the number of files in the first language
}

// composed is the game in one language, with the findings about it.
type composed struct {
	lang  Language
	known *known // nil if everything was composed
	book  *layout.Book
	found diag.List
}

// Begin loads a game and selects what is requested. It returns no stages if a finding is
// an error.
func Begin(ctx context.Context, src Source, req Request) (*Stages, *diag.List, error) {
	chosen, found, err := open(ctx, src, &req)
	if err != nil || chosen == nil {
		return nil, found, err
	}
	res := &Result{Game: chosen.game, Findings: found, Digests: chosen.digests}
	if req.Spots {
		res.Spots = newSpots(chosen.game)
	}
	return &Stages{chosen: chosen, req: req, result: res}, found, nil
}

// Game returns the game that was loaded.
func (s *Stages) Game() *carddata.Game { return s.chosen.game }

// Languages returns the languages that the request names, in which to compose.
func (s *Stages) Languages() []Language { return s.chosen.languages }

// Look composes only some of the cards of a request, without checking them and without any
// effect on the documents.
func (s *Stages) Look(ctx context.Context, lang Language, only func(*carddata.Deck, *carddata.Card) bool) (*layout.Book, error) {
	return s.chosen.draw(ctx, &s.req, lang, func(d *carddata.Deck, c *carddata.Card) bool {
		return s.chosen.has(d, c) && only(d, c)
	})
}

// Compose composes the cards of the request in one language. If the game exceeds a limit,
// the book is incomplete, and no other language is worth composing.
func (s *Stages) Compose(ctx context.Context, lang Language) (*layout.Book, error) {
	known := s.chosen.known(ctx, &s.req, lang)
	book, found, err := s.chosen.compose(ctx, &s.req, lang, known)
	if err == nil {
		s.composed = append(s.composed, composed{lang, known, book, found})
		if s.result.Spots != nil && !book.Incomplete {
			s.result.Spots.add(book)
		}
	}
	return book, err
}

// Finish places what was composed on sheets, audits them, and checks the contents of the
// game as far as the request says so.
func (s *Stages) Finish(ctx context.Context) (*Result, error) {
	res, found, game := s.result, s.result.Findings, s.chosen.game
	for i, c := range s.composed {
		found.Append(c.found)
		if c.book.Incomplete {
			break
		}
		if err := ctx.Err(); err != nil {
			return res, err
		}
		files, more, ok := s.chosen.print(c.lang, c.book, c.known)
		if !ok {
			return res, ErrStale
		}
		found.Append(more)
		if res.Files = append(res.Files, files...); i == 0 {
			s.first = len(files)
		}
	}
	for i := range res.Files {
		res.Files[i].Pos = posOf(game, res.Files[i].Decks)
	}
	if s.req.Proofread {
		s.measureInk(res.Files[:s.first])
	}
	res.Cards = s.chosen.printed
	s.check(ctx)
	*found = withoutFollowing(found)
	found.Sort(game.Files)
	if !s.req.Unwritten {
		res.Memory = s.chosen.memory(found)
	}
	res.Accepted = proofread.Accept(game, found, s.req.whole())
	return res, checkPaths(res.Files)
}

// check rehearses and proofreads the game, if the request says so.
func (s *Stages) check(ctx context.Context) {
	found, game := s.result.Findings, s.chosen.game
	if s.req.Rehearse && (game.Play.Rehearsal != nil || game.Rules != "") {
		_, more := games.Play(game)
		found.Append(*more)
	}
	if s.req.Proofread {
		s.checkDrawn(ctx)
		found.Append(besides(found, proofread.Check(ctx, game, games.Reads(game.Rules)...)))
	}
}

// checkDrawn proofreads the cards as they were composed in the first language: no check of
// it depends on the words.
func (s *Stages) checkDrawn(ctx context.Context) {
	if len(s.composed) == 0 || s.result.Findings.Errors() > 0 {
		return
	}
	c := &s.composed[0]
	s.result.Findings.Append(layout.Proofread(ctx, s.chosen.game, c.book, s.chosen.options(&s.req, c.lang)))
	checked := map[*impose.Imposed]bool{} // fronts and backs may be separate files
	for _, f := range s.result.Files[:s.first] {
		if f.Sheets != nil && !checked[f.Sheets] {
			checked[f.Sheets] = true
			s.result.Findings.Append(f.Sheets.CheckCuts())
		}
	}
}
