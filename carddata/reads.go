package carddata

import (
	"maps"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/values"
	"punchboard/carddata/wording"
	"punchboard/diag"
)

// Read is something of a game, apart from the rows of its decks, that a card may show.
type Read struct {
	Of    Section
	Name  string // of an entry; "" for the whole section
	Value string // of the field with this name, for looks
}

// Section is a part of a game from which cards read by name.
type Section uint8

// The sections.
const (
	Everything Section = iota // the whole game
	OfFaces
	OfColors // the name is that of any paint, such as "red 50%"; "" for gradients
	OfStyles
	OfLooks
	OfLabels
	OfWords // labels that replace texts of package wording
	OfSwitches
	OfLists
	OfTables
	OfMaps  // maps and plans
	OfTitle // title and version
)

// reads notes a read.
func (s *Scope) reads(of Section, name, value string) {
	if s.Reads != nil {
		s.Reads(Read{of, name, value})
	}
}

// Same reports whether a read has the same result in another version of the game.
func (g *Game) Same(r Read, h *Game) bool {
	switch r.Of {
	case OfFaces:
		return alike(g.Faces[r.Name], h.Faces[r.Name])
	case OfColors:
		return samePaint(r.Name, g, h)
	case OfStyles:
		return alike(g.Styles[r.Name], h.Styles[r.Name])
	case OfLooks:
		if r.Name == "" {
			return alike(g.Looks, h.Looks)
		}
		return alike(g.Looks[r.Name][r.Value], h.Looks[r.Name][r.Value])
	case OfLabels:
		return alike(g.Labels[r.Name], h.Labels[r.Name])
	case OfWords:
		return alike(g.words(), h.words())
	case OfSwitches:
		return alike(g.Switches[r.Name], h.Switches[r.Name])
	case OfLists:
		return sameList(r.Name, g, h)
	case OfTables:
		return alike(g.Tables, h.Tables)
	case OfMaps:
		return alike(g.Maps, h.Maps) && alike(g.Plans, h.Plans)
	case OfTitle:
		return alike(g.Title, h.Title) && g.Version == h.Version
	}
	return g.SameApartFromDecks(h)
}

// samePaint reports whether a text is the same paint in two games, or in none of them.
func samePaint(text string, g, h *Game) bool {
	if text == "" {
		return alike(g.Colors, h.Colors)
	}
	key := sections.Key{Name: "color", Type: sections.KPaint}
	a, errA := g.Lit(key, text, diag.Pos{})
	b, errB := h.Lit(key, text, diag.Pos{})
	return errA != nil && errB != nil || errA == nil && errB == nil && alike(a, b)
}

func sameList(id string, g, h *Game) bool {
	a, _ := g.List(id)
	b, _ := h.List(id)
	return alike(a, b)
}

// words returns the labels that replace texts of package wording.
func (g *Game) words() map[string]values.Localized {
	own := maps.Clone(g.Labels)
	maps.DeleteFunc(own, func(id string, _ values.Localized) bool { return !strings.HasPrefix(id, wording.Prefix) })
	return own
}

// SameApartFromDecks reports whether nothing is different in another version of the game
// but its decks, and what no card shows.
func (g *Game) SameApartFromDecks(h *Game) bool { return alike(g.Contents(), h.Contents()) }

// SameApartFromReads is SameApartFromDecks, but what cards read by name may be different.
func (g *Game) SameApartFromReads(h *Game) bool { return alike(g.always(), h.always()) }

// Contents returns the game without its decks and files, and without what no card shows.
func (g *Game) Contents() *Game {
	h := *g
	h.FS, h.Files, h.RowFiles, h.Decks = nil, nil, nil, nil
	h.Author, h.Licence, h.Claims, h.Play, h.Tune, h.Accept = "", "", Claims{}, Play{}, nil, nil
	h.Terms, h.Effects, h.Flavor, h.Fingerprinted, h.Fingerprints = nil, nil, nil, false, nil
	return &h
}

// always returns what any card of the game may show without reading it by name.
func (g *Game) always() *Game {
	h := g.Contents()
	h.Faces, h.Colors, h.Styles, h.Looks = nil, nil, nil, nil
	h.Labels, h.Switches, h.Lists, h.Tables, h.Maps, h.Plans = nil, nil, nil, nil, nil, nil
	h.Title, h.Version = values.Localized{}, ""
	return h
}
