package layout

import (
	"maps"
	"slices"

	"punchboard/carddata"
	"punchboard/layout/face"
	"punchboard/layout/hexmap"
)

// note makes the notes about the decks that were composed. It returns the notes about
// parts near the cut, in the order of the faces and cards.
func (s *composer) note(book *Book, jobs []cardTask) (rims []face.RimNote) {
	at := map[*carddata.Deck]*Notes{}
	for i := range book.Decks {
		at[book.Decks[i].Deck] = &book.Decks[i].Notes
	}
	tie := func(d *carddata.Deck, near []face.RimNote) {
		if rims = append(rims, near...); len(near) > 0 {
			at[d].Ties |= 1 << tieRims
		}
	}
	for _, g := range s.programs {
		at[g.deck].Faces = append(at[g.deck].Faces, g.found...)
		tie(g.deck, g.rims)
	}
	used := map[*carddata.Deck]*face.Used{}
	for i := range jobs {
		j := &jobs[i]
		at[j.deck].Cards = append(at[j.deck].Cards, j.faces.Found.All()...)
		tie(j.deck, j.faces.Rims)
		if used[j.deck] == nil {
			used[j.deck] = &face.Used{}
		}
		used[j.deck].Add(&j.used)
	}
	for i := range book.Decks {
		if d := &book.Decks[i]; !d.Known {
			d.Notes.Icons, _ = used[d.Deck].Names()
			d.Notes.Shows, d.Notes.Other = used[d.Deck].Decks(), used[d.Deck].OtherLanguages()
			d.Notes.Ties |= s.tiesOf(d)
			s.used.Add(used[d.Deck])
		}
	}
	book.Icons, book.Fonts = s.used.Names()
	book.Icons = allIcons(book)
	return rims
}

// tiesOf returns the checks that a composed deck takes part in, other than tieRims and
// tieSpots.
func (s *composer) tiesOf(d *ComposedDeck) (ties Ties) {
	if d.Deck.Kind() == carddata.CounterKind {
		ties |= 1 << tieSides
	}
	if hexmap.Draws(s.Engine, d.Deck) || s.mapsOf(d.Deck) {
		ties |= 1 << tieMaps
	}
	return ties
}

// mapsOf reports whether a deck with maps was taken over from an earlier call as it was.
func (s *composer) mapsOf(d *carddata.Deck) bool {
	r := s.recalled[slices.Index(s.Game.Decks, d)]
	return r.whole && r.notes.Ties.has(tieMaps)
}

// allIcons returns the names of the built-in icons that any deck uses, sorted.
func allIcons(book *Book) []string {
	names := map[string]bool{}
	for _, d := range book.Decks {
		for _, name := range d.Notes.Icons {
			names[name] = true
		}
	}
	return slices.Sorted(maps.Keys(names))
}
