package layout

import (
	"cmp"
	"slices"

	"punchboard/fonts"
)

// used gathers which fonts and icons stand on the pieces, for the credits and
// for what the backends embed. There are few of either, so lists do.
type used struct {
	fonts []*fonts.Font
	icons []*iconArt
}

func (u *used) font(f *fonts.Font) { u.fonts = once(u.fonts, f) }
func (u *used) icon(a *iconArt)    { u.icons = once(u.icons, a) }

// once appends what is not there yet.
func once[T comparable](list []T, v T) []T {
	if slices.Contains(list, v) {
		return list
	}
	return append(list, v)
}

// add takes in what another has gathered.
func (u *used) add(more *used) {
	for _, f := range more.fonts {
		u.font(f)
	}
	for _, a := range more.icons {
		u.icon(a)
	}
}

// names gives the built-in icons and the fonts in the order of their names.
func (u *used) names() (icons []string, fs []*fonts.Font) {
	for _, a := range u.icons {
		if a.builtin {
			icons = append(icons, a.name)
		}
	}
	slices.Sort(icons)
	fs = slices.Clone(u.fonts)
	slices.SortFunc(fs, func(a, b *fonts.Font) int { return cmp.Compare(a.Name(), b.Name()) })
	return icons, fs
}
