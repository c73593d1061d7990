package pipeline

import (
	"context"
	"errors"
	"path"
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/internal/stamp"
	"punchboard/layout"
)

// Earlier is an earlier run of the same request. Everything that it read is as it was,
// apart from the contents of some files.
type Earlier struct {
	Run     *stamp.Run
	Changed []string              // the files, below the game's directory
	Holds   func(stamp.File) bool // reports whether a file of the run is as it was written
}

// ErrStale says that what an earlier run found out does not hold any longer.
var ErrStale = errors.New("the earlier run does not hold any longer")

// known is what an earlier run found out in a language.
type known struct {
	earlier *Earlier
	bundles []stamp.Bundle // all of them
	old     stamp.Book
	decks   map[*carddata.Deck]string // those that are kept, and their bundles
	book    layout.Known
	changed []string // files of rows, named as in findings

	compose func(only func(*carddata.Deck, *carddata.Card) bool) (*layout.Book, error) // composes some cards again
}

// known returns what an earlier run found out and still holds: everything about decks whose
// rows have not changed, and that nothing compares with others whose rows have. It
// returns nil if there is no such deck.
func (s *selection) known(ctx context.Context, req *Request, lang Language) *known {
	e := req.Earlier
	if e == nil || s.pick != nil || len(s.cards)+len(s.lists) > 0 {
		return nil
	}
	memory, ok := e.Run.Remembered()
	k := &known{earlier: e, bundles: in(lang.String(), memory.Bundles), decks: map[*carddata.Deck]string{}}
	k.old, _ = memory.Book(lang.String())
	fresh, all := s.fresh(k, lang)
	if !ok || !all || k.old.Lang == "" || k.old.Sizes != s.sizes() || !k.tied() {
		return nil
	}
	if !s.charged {
		s.pictures.Spent(memory.Work)
		s.charged = true
	}
	k.keep(s, fresh)
	if len(k.decks) == 0 {
		return nil
	}
	k.compose = func(only func(*carddata.Deck, *carddata.Card) bool) (*layout.Book, error) {
		return s.draw(ctx, req, lang, only)
	}
	return k
}

// in returns the bundles of a language.
func in(lang string, all []stamp.Bundle) (list []stamp.Bundle) {
	for _, b := range all {
		if b.Lang == lang {
			list = append(list, b)
		}
	}
	return list
}

// fresh returns the names of the bundles that have to be made again. It is not ok if these
// may be all, because something else than rows has changed.
func (s *selection) fresh(k *known, lang Language) (names map[string]bool, ok bool) {
	names = map[string]bool{}
	for _, file := range k.earlier.Changed {
		file = path.Join(s.game.Place, file)
		decks := s.game.RowFiles[file]
		if len(decks) == 0 {
			return nil, false
		}
		for _, d := range decks {
			names[s.bundleOf(d)] = true
		}
		k.changed = append(k.changed, file)
	}
	for name := range names {
		names[name] = !s.sameIn(k, lang, name)
	}
	for _, b := range k.bundles {
		names[b.Name] = names[b.Name] || !k.holds(b) || !slices.Equal(b.Decks, s.decksIn(b.Name))
	}
	for s.spread(k, names) {
	}
	return names, true
}

// sameIn reports whether the rows of a bundle are as they were in a language, although their file
// has changed, and no finding names a place in that file: what is there may have moved.
func (s *selection) sameIn(k *known, lang Language, name string) bool {
	i := slices.IndexFunc(k.bundles, func(b stamp.Bundle) bool { return b.Name == name })
	if i < 0 || k.bundles[i].Rows == (stamp.Sum{}) || k.bundles[i].Rows != s.rowsIn(lang, name) {
		return false
	}
	b := &k.bundles[i]
	lists := append([]stamp.Findings{b.Faces, b.Cards, b.Sheets, k.old.Game, k.old.Contents}, k.old.Tied...)
	return !slices.ContainsFunc(lists, func(list stamp.Findings) bool { return slices.ContainsFunc(list, k.concerns) })
}

// concerns reports whether a finding names a place in a file that has changed.
func (k *known) concerns(f diag.Finding) bool {
	return slices.ContainsFunc([]diag.Pos{f.Pos, f.Origin.Part, f.Origin.Row, f.Cause.At}, func(at diag.Pos) bool { return slices.Contains(k.changed, at.File) })
}

// holds reports whether the files of a bundle are as they were written.
func (k *known) holds(b stamp.Bundle) bool {
	return !slices.ContainsFunc(b.Files, func(path string) bool {
		f, ok := k.earlier.Run.File(path)
		return !ok || !k.earlier.Holds(f)
	})
}

// spread adds a bundle that shows a card of one that is made again, or is compared with it.
// It reports whether there was one.
func (s *selection) spread(k *known, names map[string]bool) bool {
	for _, b := range k.bundles {
		if !names[b.Name] && (s.showsAny(b, names) || k.comparedWithAny(b, names)) {
			names[b.Name] = true
			return true
		}
	}
	return false
}

// showsAny reports whether a bundle shows a card of one of some bundles, which need not be selected.
func (s *selection) showsAny(b stamp.Bundle, names map[string]bool) bool {
	return slices.ContainsFunc(s.game.Decks, func(d *carddata.Deck) bool { return names[s.bundleOf(d)] && slices.Contains(b.Shows, d.ID) })
}

func (k *known) comparedWithAny(b stamp.Bundle, names map[string]bool) bool {
	return slices.ContainsFunc(k.bundles, func(other stamp.Bundle) bool { return names[other.Name] && b.Ties&other.Ties != 0 })
}

// tied reports whether the findings of the checks that compare decks are complete.
func (k *known) tied() bool { return len(k.old.Tied) == len(layout.BookNotes{}.Tied) }

// keep keeps the bundles that need not be made again.
func (k *known) keep(s *selection, fresh map[string]bool) {
	k.book = layout.Known{Decks: map[*carddata.Deck]layout.Notes{}, Book: layout.BookNotes{Game: k.old.Game, Work: k.old.Work}}
	for i, found := range k.old.Tied {
		k.book.Book.Tied[i] = found
	}
	for _, b := range k.bundles {
		if fresh[b.Name] {
			continue
		}
		notes := layout.Notes{Faces: b.Faces, Cards: b.Cards, Icons: b.Icons, Shows: b.Shows, Ties: layout.Ties(b.Ties)}
		for _, d := range s.game.Decks {
			if s.bundleOf(d) == b.Name && slices.Contains(b.Decks, d.ID) {
				k.book.Decks[d], k.decks[d] = notes, b.Name
				notes = layout.Notes{} // the first deck has those of all
			}
		}
	}
}

// composed returns what layout.Compose need not find out again.
func (k *known) composed() *layout.Known {
	if k == nil {
		return nil
	}
	return &k.book
}

// stale reports whether the kept files would be different now: they name the authors of all
// icons of the game.
func (k *known) stale(book *layout.Book) bool {
	if k == nil {
		return false
	}
	var icons []string
	for _, b := range k.bundles {
		icons = append(icons, b.Icons...)
	}
	slices.Sort(icons)
	return book.Stale || !slices.Equal(slices.Compact(icons), book.Icons)
}

// first returns a bundle for its first deck, and nil for the others.
func (k *known) first(d *carddata.Deck, name string) *stamp.Bundle {
	i := slices.IndexFunc(k.bundles, func(b stamp.Bundle) bool { return b.Name == name })
	if k.bundles[i].Decks[0] != d.ID {
		return nil
	}
	return &k.bundles[i]
}

// files returns the files of a bundle that is kept, and the findings about them.
func (k *known) files(b *stamp.Bundle) (files []File, found diag.List) {
	for _, path := range b.Files {
		f, _ := k.earlier.Run.File(path)
		files = append(files, File{Path: f.Path, Summary: f.Summary, Kept: &f})
	}
	return files, listOf(b.Sheets)
}

// contents returns the file of contents of the earlier run, or nil if it would be different
// now.
func (k *known) contents(path string, now []stamp.Bundle) []File {
	if k == nil {
		return nil
	}
	for i := range k.bundles {
		j := slices.IndexFunc(now, func(b stamp.Bundle) bool { return b.Lang == k.old.Lang && b.Name == k.bundles[i].Name })
		if j < 0 || now[j].Contents != k.bundles[i].Contents {
			return nil
		}
	}
	f, ok := k.earlier.Run.File(path)
	if !ok || !k.earlier.Holds(f) || len(in(k.old.Lang, now)) != len(k.bundles) {
		return nil
	}
	return []File{{Path: f.Path, Summary: f.Summary, Kept: &f}}
}

// firstCards is the number of cards of a deck that the page of contents may show.
const firstCards = 3

// pictured returns the printed files with only what the page of contents needs of them: their
// first cards. These are composed again, all at once, so that they share their drawings as
// they do in a whole book. It is not ok if they look different.
func (k *known) pictured(s *selection, printed []printedFile) (list []printedFile, ok bool) {
	if k == nil {
		return printed, true
	}
	first, err := k.compose(func(d *carddata.Deck, c *carddata.Card) bool {
		return slices.Contains(s.decks, d) && slices.Index(d.Cards[:min(firstCards, len(d.Cards))], c) >= 0
	})
	if err != nil || first.Incomplete {
		return nil, false
	}
	files := s.plan(first, nil)
	for i := range s.bundles {
		b := &s.bundles[i]
		if b.Lang != k.old.Lang {
			continue
		}
		n := len(b.Listed)
		if n > len(files) {
			return nil, false
		}
		if list, ok = s.list(list, b, files[:n]); !ok {
			return nil, false
		}
		files = files[n:]
	}
	return list, len(files) == 0
}

// list adds what is listed of a bundle, whose first cards are in some planned files. It is not
// ok if that differs from what the whole bundle shows.
func (s *selection) list(list []printedFile, b *stamp.Bundle, files []plannedFile) ([]printedFile, bool) {
	var sum stamp.Sum
	for i := range files {
		p := printedFile{plannedFile: files[i], Listed: b.Listed[i]}
		if len(p.Names) > 0 && len(p.Counts) != len(p.components()) {
			return nil, false
		}
		if sum = s.contentsKey(sum, &p); len(p.Names) > 0 {
			list = append(list, p)
		}
	}
	return list, sum == b.Contents
}

func listOf(findings []diag.Finding) (l diag.List) {
	for _, f := range findings {
		l.Add(f)
	}
	return l
}
