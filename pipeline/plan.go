package pipeline

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/geom"
	"punchboard/internal/stamp"
	"punchboard/layout"
	"punchboard/layout/impose"
)

// plannedFile is a document before imposition: the decks that share its sheets,
// and its names.
type plannedFile struct {
	impose.Job
	name  string     // of the file, without its extension
	title string     // of the document
	set   string     // for counters: the set that they belong to
	sheet *sheetForm // for boards, maps and aids; nil for cards and counters
	noun  string     // what one piece is called

	kept *stamp.Bundle // if the file need not be made again; then the rest is empty
}

// sheetForm is how boards, maps and aids are put on paper.
type sheetForm struct {
	form    carddata.SheetForm
	overlap geom.Length
	size    string // name of the sheet's size, if it has one
}

// nouns are the names of one piece, by kind.
var nouns = [...]string{carddata.CardKind: "card", carddata.CounterKind: "counter", carddata.SheetKind: "piece"}

// formSuffixes distinguish the files of a sheet that is printed in several
// forms; the first has none.
var formSuffixes = [...]string{carddata.FormAuto: "-auto", carddata.FormPage: "-page", carddata.FormTiles: "-tiles"}

// plan decides which decks share a file: each has its own, unless decks are
// packed.
func (s *selection) plan(book *layout.Book, known *known) []plannedFile {
	var files []plannedFile
	for _, d := range book.Decks {
		switch {
		case d.Known:
			if kept := known.first(d.Deck, s.bundleOf(d.Deck)); kept != nil {
				files = append(files, plannedFile{kept: kept})
			}
		case len(d.Cards) == 0:
		case d.Deck.Kind() == carddata.SheetKind:
			files = append(files, s.planSheet(d, book.Lang)...)
		case d.Deck.Kind() == carddata.CounterKind:
			files = s.planCounters(files, d, book.Lang)
		case s.game.Print.Pack && len(files) > 0: // sheets come last, so the first file has cards
			files[0].Stacks = append(files[0].Stacks, layout.StackOf(d, book.Lang))
		default:
			files = append(files, s.planDeck(d, book.Lang))
		}
	}
	for i := range files {
		files[i].Job = impose.Filled(impose.Spared(files[i].Job))
	}
	return files
}

// planDeck returns a new file with a deck.
func (s *selection) planDeck(d layout.ComposedDeck, lang string) plannedFile {
	stack := layout.StackOf(d, lang)
	p := plannedFile{
		Job:  impose.Job{Stacks: []impose.Stack{stack}, Print: s.game.Print, Lang: lang, Game: s.game.Title.In(lang), Version: s.edition(), Words: s.game.OwnWords(lang)},
		name: stack.ID, noun: nouns[d.Deck.Kind()],
	}
	p.title = p.Game + ": " + stack.Title
	if s.game.Print.Pack && d.Deck.Kind() == carddata.CardKind {
		p.name, p.title = "cards", p.Game
	}
	p.name = s.fileName(p.name)
	return p
}

// planCounters adds the counters of one cut to the file of their set, or starts
// that file. Counters do not share sheets with cards, because they are printed
// on other stock.
func (s *selection) planCounters(files []plannedFile, d layout.ComposedDeck, lang string) []plannedFile {
	if last := len(files) - 1; last >= 0 && files[last].set == d.Deck.Group {
		files[last].Stacks = append(files[last].Stacks, layout.StackOf(d, lang))
		return files
	}
	p := s.planDeck(d, lang)
	p.set, p.name = d.Deck.Group, s.fileName(d.Deck.Group)
	return append(files, p)
}

// planSheet returns the files of a sheet, one for each form.
func (s *selection) planSheet(d layout.ComposedDeck, lang string) (files []plannedFile) {
	for i, form := range d.Deck.Sheets().As {
		p := s.planDeck(d, lang)
		p.Print.Foot = d.Deck.Foot || p.Print.Proof
		p.sheet = &sheetForm{form, d.Deck.Sheets().Overlap, SizeName(d.Deck)}
		if i > 0 {
			p.name += formSuffixes[form]
		}
		files = append(files, p)
	}
	return files
}

// fileName marks the name of a file that contains only some of the pieces: those
// of copy lists, named or picked cards.
func (s *selection) fileName(name string) string {
	for _, list := range s.lists {
		name += "-" + list
	}
	if len(s.cards) > 0 {
		name += "-selection"
	}
	if s.pick != nil {
		name += "-" + s.pick.Name
	}
	return name
}

// edition returns the version of a game as shown on sheets, with its variant and
// the copy lists printed.
func (s *selection) edition() string {
	words := append([]string{s.game.Version, s.game.Variant}, s.lists...)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "" }), " ")
}

// SizeName returns the name of the size of a deck's pieces, or the size itself
// if it has no name.
func SizeName(d *carddata.Deck) string {
	if d.SizeName != "" {
		return d.SizeName
	}
	return d.Size.String()
}
