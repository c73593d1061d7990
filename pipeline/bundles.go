package pipeline

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/internal/stamp"
	"punchboard/layout"
	"punchboard/layout/face"
	"punchboard/layout/impose"
	"punchboard/scene"
)

// bundleOf returns the name of the bundle that a deck belongs to: the decks that share its
// files, such as the counters of a set.
func (s *selection) bundleOf(d *carddata.Deck) string {
	switch {
	case d.Kind() == carddata.CounterKind:
		return "counters " + d.Group
	case d.Kind() == carddata.CardKind && s.game.Print.Pack:
		return "packed cards"
	}
	return "deck " + d.ID
}

// decksIn returns the ids of the selected decks of a bundle that have cards.
func (s *selection) decksIn(bundle string) (ids []string) {
	for _, d := range s.decks {
		if s.bundleOf(d) == bundle && len(d.Cards) > 0 {
			ids = append(ids, d.ID)
		}
	}
	return ids
}

// withDecks returns the files of a kept bundle with its decks.
func (s *selection) withDecks(files []File, b *stamp.Bundle) []File {
	for i := range files {
		for _, d := range s.game.Decks {
			if s.bundleOf(d) == b.Name && slices.Contains(b.Decks, d.ID) {
				files[i].Decks = append(files[i].Decks, d)
			}
		}
	}
	return files
}

// note records what was found out about the decks of a file.
func (s *selection) note(lang Language, book *layout.Book, p *printedFile, found diag.List) {
	b := s.bundleAt(lang, book, p)
	b.Sheets = append(b.Sheets, found.All()...)
	for _, f := range p.files {
		b.Files = append(b.Files, f.Path)
	}
	if s.game.Print.Contents && !s.unwritten {
		b.Listed = append(b.Listed, p.Listed)
		b.Contents = s.contentsKey(b.Contents, p)
	}
}

// bundleAt returns the record of the decks of a file: a new one, unless the file is
// another form of a sheet.
func (s *selection) bundleAt(lang Language, book *layout.Book, p *printedFile) *stamp.Bundle {
	b, inOther := stamp.Bundle{Lang: lang.String()}, false
	for _, d := range book.Decks {
		if !slices.ContainsFunc(p.Stacks, func(st impose.Stack) bool { return st.ID == d.Deck.ID }) {
			continue
		}
		b.Name, b.Decks = s.bundleOf(d.Deck), append(b.Decks, d.Deck.ID)
		b.Faces, b.Cards = append(b.Faces, d.Notes.Faces...), append(b.Cards, d.Notes.Cards...)
		b.Icons, b.Shows, b.Ties = append(b.Icons, d.Notes.Icons...), append(b.Shows, d.Notes.Shows...), b.Ties|uint8(d.Notes.Ties)
		inOther = inOther || d.Notes.Other
	}
	if last := len(s.bundles) - 1; last < 0 || s.bundles[last].Lang != b.Lang || s.bundles[last].Name != b.Name {
		if !inOther && !s.unwritten { // a later build compares them
			b.Rows = s.rowsIn(lang, b.Name)
		}
		s.bundles = append(s.bundles, b)
	}
	return &s.bundles[len(s.bundles)-1]
}

// rowsIn returns a hash of the decks of a bundle as their cards may show them in one language;
// see stamp.Bundle.Rows.
func (s *selection) rowsIn(lang Language, bundle string) stamp.Sum {
	if lang.Other != "" {
		return stamp.Sum{}
	}
	var sums [][]byte
	for _, d := range s.decks {
		if s.bundleOf(d) == bundle {
			sum := s.game.SumIn(lang.Main, d)
			sums = append(sums, sum[:])
		}
	}
	return stamp.SumOf(sums...)
}

// sizes returns a hash of the sizes of all decks of the game. Those of counters come from their rows,
// and whether they fit the hexes of a map is reported for the map.
func (s *selection) sizes() stamp.Sum {
	var text []byte
	for _, d := range s.game.Decks {
		text = fmt.Appendf(text, "%q %q %v %v\n", d.ID, d.Group, d.Size, d.Shape)
	}
	return stamp.SumOf(text)
}

// contentsKey returns a hash of what the page of contents shows of a file, and of the
// files of the same decks before.
func (s *selection) contentsKey(before stamp.Sum, p *printedFile) stamp.Sum {
	doc := &scene.Document{}
	parts := [][]byte{before[:]}
	if len(p.Names) > 0 {
		for _, row := range contentsRows([]printedFile{*p}) {
			for _, piece := range row.Pictured() {
				doc.Pages = append(doc.Pages, scene.Page{Marks: piece.Marks})
			}
			parts = append(parts, fmt.Appendf(nil, "%q %d %d %d %q %d", row.Title, row.Pieces, row.Fillers, row.Sheets, row.Files, len(doc.Pages)))
			for _, st := range row.Stacks {
				parts = append(parts, fmt.Appendf(nil, "%v %v %v", st.Size, st.Corner, st.Round))
			}
		}
	}
	digest := s.digests.Digest(doc)
	return stamp.SumOf(append(parts, digest[:])...)
}

// noteBook records what was found out about the game as a whole.
func (s *selection) noteBook(lang Language, book *layout.Book) *stamp.Book {
	b := stamp.Book{Lang: lang.String(), Sizes: s.sizes(), Game: book.Notes.Game, Work: book.Notes.Work}
	for _, found := range book.Notes.Tied {
		b.Tied = append(b.Tied, found)
	}
	s.books = append(s.books, b)
	return &s.books[len(s.books)-1]
}

// below returns the path of a file that is named as in findings.
func (s *selection) below(file string) string {
	return strings.TrimPrefix(file, strings.TrimSuffix(path.Join(s.game.Place, "x"), "x"))
}

// mostFindings is the number of findings up to which it is recorded what they are about.
const mostFindings = 1000

// memory returns what a later run need not find out again. That is nothing if drawings have
// features that are not drawn, because these are reported once for all decks that show them.
func (s *selection) memory(found *diag.List) stamp.Memory {
	if found.Len() > mostFindings || slices.ContainsFunc(found.All(), func(f diag.Finding) bool { return f.Code == face.CodeDrawing || f.Severity == diag.Error }) {
		return stamp.Memory{}
	}
	m := stamp.Memory{Bundles: s.bundles, Books: s.books, Work: s.pictures.Work()}
	for file := range s.game.RowFiles {
		m.Rows = append(m.Rows, s.below(file))
	}
	slices.Sort(m.Rows)
	return m
}
