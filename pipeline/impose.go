package pipeline

import (
	"path"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/icons"
	"punchboard/layout"
	"punchboard/layout/audit"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// impose places a planned file on sheets, audits them, and returns the resulting
// files.
func (s *selection) impose(lang Language, book *layout.Book, p plannedFile) ([]File, diag.List) {
	sheets, found := p.sheets()
	if found.Errors() > 0 || len(sheets.Sheets) == 0 {
		return nil, found
	}
	decks := s.decksOn(p)
	found.Append(audit.Check(sheets.Pages(), append(s.wanted(book, decks), p.fillers()...), sheets.Flip()))
	base, made := path.Join(lang.String(), p.name), s.fitted(sheets)
	file := func(suffix string, pages []scene.Page, duplex scene.Duplex) File {
		return File{
			Path:    base + suffix + ".pdf",
			Summary: summary(sheets, p) + s.forPrinter(),
			Document: &scene.Document{
				Meta:     s.meta(p.title, book),
				Language: book.Lang,
				Duplex:   duplex,
				Pages:    pages,
			},
			Decks: decks, Sheets: sheets,
		}
	}
	files := []File{file("", made.Pages(), sheets.Duplex)}
	if backs := made.Backs(); s.game.Print.Apart && len(backs) > 0 {
		files = []File{file("-fronts", made.Fronts(), scene.Simplex), file("-backs", backs, scene.Simplex)}
	}
	if list, ok := manifestFile(base, sheets.Manifest); ok {
		list.Decks = decks
		files = append(files, list)
	}
	return files, found
}

// meta describes a document of the game.
func (s *selection) meta(title string, book *layout.Book) scene.Meta {
	return scene.Meta{Title: title, Author: s.game.Author, Subject: s.game.Version, Credits: icons.Credits(book.Icons)}
}

// sheets places the pieces on paper.
func (p *plannedFile) sheets() (*impose.Imposed, diag.List) {
	if p.sheet == nil {
		return impose.Impose(p.Job)
	}
	return impose.ImposeSheets(p.Job, p.sheet.form, p.sheet.overlap)
}

// decksOn returns the decks of a planned file in the order of the game.
func (s *selection) decksOn(p plannedFile) (decks []*carddata.Deck) {
	for _, d := range s.game.Decks {
		if slices.ContainsFunc(p.Stacks, func(s impose.Stack) bool { return s.ID == d.ID }) {
			decks = append(decks, d)
		}
	}
	return decks
}

// checkPaths rejects two files with the same path, as for decks called `a` and
// `a-backs` if sides are separate. Case is ignored, because some file systems
// do.
func checkPaths(files []File) error {
	seen := map[string]bool{}
	for _, f := range files {
		name := strings.ToLower(f.Path)
		if seen[name] {
			return &SameFileError{f.Path}
		}
		seen[name] = true
	}
	return nil
}
