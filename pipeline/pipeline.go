// Package pipeline turns a game's files into documents that are ready to be
// rendered: it loads the game, selects languages, decks and cards, composes them,
// imposes them on sheets, audits the sheets, and names the files. It writes
// nothing and does not deal with the command line.
package pipeline

import (
	"context"
	"slices"

	"punchboard/carddata"
	gamefiles "punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/internal/stamp"
	"punchboard/layout"
	"punchboard/layout/impose"
	"punchboard/proofread"
	"punchboard/scene"
)

// Result is the result of Documents.
type Result struct {
	Game     *carddata.Game
	Findings *diag.List // in the order of the game's files
	Accepted []proofread.Exception
	Files    []File          // not usable if a finding is an error
	Spots    *Spots          // what findings are about; nil unless Request.Spots
	Ink      []SheetInk      // of the files in the first language; only with Request.Proofread
	Cards    []Cards         // all cards that were composed, also those that Request.Pick left out
	Memory   stamp.Memory    // for a later run of the same request
	Digests  *scene.Digester // of the files' documents; it knows the faces of the cards
}

// File is a file to write: a document to render, or a text.
type File struct {
	Path     string          // below Source.Directory, with slashes: "fr/tactics.pdf"
	Summary  string          // its contents, in one line
	Document *scene.Document // nil for a text
	Text     []byte
	Set      string // of printed cards that those on it belong to; see Cards
	Cards    []stamp.Card
	Kept     *stamp.File // what an earlier run wrote, if the file is the same now; then there is neither document nor text
	Pos      diag.Pos    // of its first deck, or of the game's file

	Decks  []*carddata.Deck // decks on it; nil for a list of the whole game
	Sheets *impose.Imposed  // for checks of the rendered file
}

// Documents makes the documents of a game and the text files that go with them.
// An error concerns the request or the context; problems of the game are
// findings. What Request.Earlier keeps has no influence on the result, apart from
// File.Kept; the error is ErrStale if everything has to be made again.
func Documents(ctx context.Context, src Source, req Request) (*Result, error) {
	res, err := documents(ctx, src, req)
	if req.Earlier != nil && err == nil && res.Findings.Errors() > 0 { // it could be one of several
		return res, ErrStale
	}
	return res, err
}

func documents(ctx context.Context, src Source, req Request) (*Result, error) {
	s, found, err := Begin(ctx, src, req)
	if err != nil || s == nil {
		return &Result{Findings: found}, err
	}
	for _, lang := range s.Languages() {
		book, err := s.Compose(ctx, lang)
		if err != nil {
			return s.result, err
		}
		if book.Incomplete {
			break
		}
	}
	return s.Finish(ctx)
}

// besides returns the findings of proofreading without references and effects that the
// compiled rules have reported too.
func besides(found *diag.List, more diag.List) (rest diag.List) {
	wrong := map[diag.Pos]bool{}
	for _, f := range found.All() {
		wrong[f.Pos] = f.Severity == diag.Error || wrong[f.Pos]
	}
	for _, f := range more.All() {
		if !wrong[f.Pos] || !slices.Contains([]diag.Code{proofread.CodeReference, proofread.CodeUnsaid, proofread.CodeGrammar}, f.Code) {
			rest.Add(f)
		}
	}
	return rest
}

// onlyUntranslated reports whether all errors are texts that a language lacks: then the
// others can be proofread.
func onlyUntranslated(found *diag.List) bool {
	return !slices.ContainsFunc(found.All(), func(f diag.Finding) bool {
		return f.Severity == diag.Error && !values.IsUntranslated(f.Cause)
	})
}

// elsewhere returns the findings of lines without an error.
func elsewhere(found *diag.List, more diag.List) (rest diag.List) {
	type line struct {
		file string
		line int
	}
	wrong := map[line]bool{}
	for _, f := range found.All() {
		wrong[line{f.Pos.File, f.Pos.Line}] = true
	}
	for _, f := range more.All() {
		if !wrong[line{f.Pos.File, f.Pos.Line}] {
			rest.Add(f)
		}
	}
	return rest
}

// print places everything selected on sheets, in one language. It is not ok if what is known
// of an earlier run no longer holds.
func (s *selection) print(lang Language, book *layout.Book, known *known) (files []File, found diag.List, ok bool) {
	if known.stale(book) {
		return nil, found, false
	}
	var printed []printedFile
	all := s.cardsOf(lang, book)
	s.printed = append(s.printed, *all)
	for _, p := range s.picks(s.plan(book, known), all) {
		if p.kept != nil {
			made, more := known.files(p.kept)
			found.Append(more)
			files = append(files, s.withDecks(made, p.kept)...)
			s.bundles = append(s.bundles, *p.kept)
			printed = append(printed, printedFile{plannedFile: p})
			continue
		}
		made, more := s.impose(lang, book, p)
		for i := range made {
			made[i].Set, made[i].Cards = all.Set, all.on(&p)
		}
		found.Append(more)
		files = append(files, made...)
		one := newPrintedFile(p, made)
		if len(made) > 0 {
			printed = append(printed, one)
		}
		s.note(lang, book, &one, more)
	}
	files = append(files, s.cutting(lang, book, printed)...)
	list, more, ok := s.contents(lang, book, printed, known)
	found.Append(more)
	return append(list, files...), found, ok
}

// open loads a game and selects what is requested. It returns no selection if a
// finding is an error.
func open(ctx context.Context, src Source, req *Request) (*selection, *diag.List, error) {
	var wrong error
	files := gamefiles.NewDirectory(ctx, src.Files, gamefiles.MaxFiles)
	game, found := carddata.Load(files, src.Place, req.loadOptions(src.Slug, &wrong))
	if err := ctx.Err(); err != nil {
		return nil, found, err
	}
	if wrong != nil || found.Errors() > 0 {
		if wrong == nil && req.Proofread && onlyUntranslated(found) {
			found.Append(elsewhere(found, proofread.Check(ctx, game, games.Reads(game.Rules)...)))
			proofread.Accept(game, found, false)
		}
		return nil, found, wrong
	}
	if req.Loaded != nil {
		req.Loaded(game)
	}
	req.adjustDecks(game)
	s, err := choose(game, req)
	return s, found, err
}

// compose composes the selected cards in one language, apart from those of decks that are
// known.
func (s *selection) compose(ctx context.Context, req *Request, lang Language, known *known) (*layout.Book, diag.List, error) {
	opt := s.options(req, lang)
	opt.Only, opt.Known = s.has, known.composed()
	if req.Progress != nil {
		opt.Progress = func(done, total int) { req.Progress(lang, done, total) }
	}
	if opt.Memory = s.memoryOf(lang); opt.Memory != nil {
		opt.Contents = s.reused.contents
	}
	book, found := layout.Compose(ctx, s.game, opt)
	s.remember(req)
	s.reused.count(book)
	return book, found, ctx.Err()
}

// draw composes the cards for which only is true, in one language, without checking them.
func (s *selection) draw(ctx context.Context, req *Request, lang Language, only func(*carddata.Deck, *carddata.Card) bool) (*layout.Book, error) {
	opt := s.options(req, lang)
	opt.Only, opt.Draft = only, true
	book, _ := layout.Compose(ctx, s.game, opt)
	return book, ctx.Err()
}

// options returns the options for composing in a language.
func (s *selection) options(req *Request, lang Language) layout.Options {
	return layout.Options{
		Lang:    lang.Main,
		Other:   lang.Other,
		Workers: req.Workers,
		LowInk:  s.game.Print.LowInk,
		Spots:   req.Spots,

		Pictures: s.pictures,
	}
}
