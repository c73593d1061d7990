package translate

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"punchboard/diag"
)

// Unit is an entry of a file for translators: texts that have the same key.
type Unit struct {
	Key
	Texts []*Text
}

// Target returns the translation, "" if it is missing.
func (u *Unit) Target() string { return u.Texts[0].Target }

// Stale reports whether the source text has changed since the translation.
func (u *Unit) Stale() bool {
	return slices.ContainsFunc(u.Texts, func(t *Text) bool { return t.State == Stale })
}

// Units returns the texts of the catalog as entries, in the order of the game.
func (c *Catalog) Units() []*Unit {
	var all []*Unit
	byKey := map[Key]*Unit{}
	for i, key := range c.Keys() {
		u := byKey[key]
		if u == nil {
			u = &Unit{Key: key}
			byKey[key] = u
			all = append(all, u)
		}
		u.Texts = append(u.Texts, c.Texts[i])
	}
	return all
}

// References returns where the texts are, relative to the directory of the game.
func (c *Catalog) References(u *Unit) (all []string) {
	for _, t := range u.Texts {
		all = append(all, c.inGame(t.At))
	}
	return slices.Compact(all)
}

// inGame returns a place relative to the directory of the game: its file and line, or
// cell.
func (c *Catalog) inGame(at diag.Pos) string {
	file := strings.TrimPrefix(at.File, c.Game.Place+"/")
	return file + ":" + cmp.Or(at.Cell, strconv.Itoa(at.Line))
}

var inBraces = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`\{[^{}]*\}`) })

// Notes returns what a translator should know of a text.
func (u *Unit) Notes() (all []string) {
	for _, t := range u.Texts {
		for _, note := range t.Notes {
			if !slices.Contains(all, note) {
				all = append(all, note)
			}
		}
	}
	keep := inBraces().FindAllString(u.Source, -1)
	slices.Sort(keep)
	if keep = slices.Compact(keep); len(keep) > 0 {
		all = append(all, "keep: "+strings.Join(keep, " "))
	}
	return all
}
