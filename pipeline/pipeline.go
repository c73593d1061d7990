// Package pipeline turns a game's files into documents that are ready to be
// rendered: it loads the game, selects languages, decks and cards, composes them,
// imposes them on sheets, audits the sheets, and names the files. It writes
// nothing and does not deal with the command line.
package pipeline

import (
	"context"

	"punchboard/carddata"
	gamefiles "punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/games"
	"punchboard/layout"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// Result is the result of Documents.
type Result struct {
	Game     *carddata.Game
	Findings *diag.List // in the order of the game's files
	Files    []File     // not usable if a finding is an error
}

// File is a file to write: a document to render, or a text.
type File struct {
	Path     string          // below Source.Directory, with slashes: "fr/tactics.pdf"
	Summary  string          // its contents, in one line
	Document *scene.Document // nil for a text
	Text     []byte

	// For checks of the rendered file:
	Decks  []*carddata.Deck // decks on it
	Sheets *impose.Imposed
}

// Documents makes the documents of a game and the text files that go with them.
// An error concerns the request or the context; problems of the game are
// findings.
func Documents(ctx context.Context, src Source, req Request) (*Result, error) {
	s, found, err := open(ctx, src, &req)
	res := &Result{Findings: found}
	if err != nil || s == nil {
		return res, err
	}
	res.Game = s.game
	for _, lang := range s.languages {
		book, more, err := s.compose(ctx, &req, lang)
		if err != nil {
			return res, err
		}
		found.Append(more)
		if book.Incomplete {
			break
		}
		files, more := s.print(lang, book)
		found.Append(more)
		res.Files = append(res.Files, files...)
	}
	if req.Rehearse && (s.game.Play.Rehearsal != nil || s.game.Rules != "") {
		_, more := games.Play(s.game)
		found.Append(*more)
	}
	found.Sort(s.game.Files)
	return res, checkPaths(res.Files)
}

// print places everything selected on sheets, in one language.
func (s *selection) print(lang Language, book *layout.Book) (files []File, found diag.List) {
	var printed []printedFile
	for _, p := range s.plan(book) {
		made, more := s.impose(lang, book, p)
		found.Append(more)
		files = append(files, made...)
		if len(made) > 0 {
			printed = append(printed, printedFile{p, made})
		}
	}
	list, more := s.contents(lang, book, printed)
	found.Append(more)
	return append(list, files...), found
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
		return nil, found, wrong
	}
	req.adjustDecks(game)
	s, err := choose(game, req)
	return s, found, err
}

// compose composes the selected cards in one language.
func (s *selection) compose(ctx context.Context, req *Request, lang Language) (*layout.Book, diag.List, error) {
	opt := layout.Options{
		Lang:    lang.Main,
		Other:   lang.Other,
		Workers: req.Workers,
		LowInk:  s.game.Print.LowInk,

		Pictures: s.pictures,
		Only:     s.has,
	}
	if req.Progress != nil {
		opt.Progress = func(done, total int) { req.Progress(lang, done, total) }
	}
	book, found := layout.Compose(ctx, s.game, opt)
	return book, found, ctx.Err()
}
