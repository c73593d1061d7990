package face

import (
	"cmp"
	"iter"
	"maps"
	"slices"

	"punchboard/carddata"
	"punchboard/fonts"
	"punchboard/layout/picture"
)

// Used collects the fonts and icons on the pieces, for the credits and for what the
// renderers embed, and the decks whose cards they show. There are few of each, so slices
// suffice.
type Used struct {
	fonts []*fonts.Font
	icons []*picture.Icon
	decks []string // their ids
	whole bool     // whether they show something of the whole deck, such as its number of pieces
	other bool     // whether they show a cell in another language than that of the print
	reads map[carddata.Read]bool
}

func (u *Used) font(f *fonts.Font)   { u.fonts = AppendUnique(u.fonts, f) }
func (u *Used) icon(a *picture.Icon) { u.icons = AppendUnique(u.icons, a) }
func (u *Used) deck(id string)       { u.decks = AppendUnique(u.decks, id) }

// read notes what else of the game was read.
func (u *Used) read(r carddata.Read) {
	if u.reads == nil {
		u.reads = map[carddata.Read]bool{}
	}
	u.reads[r] = true
}

// AppendUnique appends v unless the list already contains it.
func AppendUnique[T comparable](list []T, v T) []T {
	if slices.Contains(list, v) {
		return list
	}
	return append(list, v)
}

// Add adds the fonts and icons of another Used.
func (u *Used) Add(more *Used) {
	for _, f := range more.fonts {
		u.font(f)
	}
	for _, a := range more.icons {
		u.icon(a)
	}
	for _, id := range more.decks {
		u.deck(id)
	}
	u.whole, u.other = u.whole || more.whole, u.other || more.other
	for r := range more.reads {
		u.read(r)
	}
}

// Reads returns what was read of the game, apart from the rows of its decks, if
// Settings.Reads; in any order.
func (u *Used) Reads() iter.Seq[carddata.Read] { return maps.Keys(u.reads) }

// Whole reports whether the pieces show something of their whole deck.
func (u *Used) Whole() bool { return u.whole }

// OtherLanguages reports whether the pieces show a cell of their rows in another language
// than that of the print.
func (u *Used) OtherLanguages() bool { return u.other }

// Decks returns the ids of the decks whose cards are shown, sorted.
func (u *Used) Decks() []string { return slices.Sorted(slices.Values(u.decks)) }

// Names returns the built-in icons and the fonts, sorted by name.
func (u *Used) Names() (icons []string, fs []*fonts.Font) {
	for _, a := range u.icons {
		if a.Builtin {
			icons = append(icons, a.Name)
		}
	}
	slices.Sort(icons)
	fs = slices.Clone(u.fonts)
	slices.SortFunc(fs, func(a, b *fonts.Font) int { return cmp.Compare(a.Name(), b.Name()) })
	return icons, fs
}
