package session

import (
	"cmp"
	"slices"

	"punchboard/carddata"
)

// Names returns the display names of cards, markers, sides and tracks, by id: the
// names of rows, and the labels of the game for what has no row. In a language that the
// game does not have, they are those of its source. A name that is printed on two lines
// is on one, for use in a sentence.
func (s *Session) Names(lang string) map[string]string {
	names := map[string]string{}
	for id, label := range s.Data.Labels {
		names[id] = cmp.Or(label.In(lang), label.In(s.Data.Source))
	}
	for _, d := range s.Data.Decks {
		for _, c := range d.Cards {
			names[c.ID] = cmp.Or(c.Name(lang), c.Name(s.Data.Source))
		}
	}
	for _, d := range s.Data.Decks {
		names[d.ID] = cmp.Or(d.Name.In(lang), d.Name.In(s.Data.Source))
	}
	for id, name := range names {
		names[id] = carddata.OnOneLine(name)
	}
	return names
}

// Name returns the display name of an id, or the id itself if there is none.
func (s *Session) Name(id, lang string) string { return cmp.Or(s.Names(lang)[id], id) }

// decksOfNamesakes returns the display names of the decks of played cards that
// share their name with a card of another deck, by the card's id.
func (s *Session) decksOfNamesakes(lang string) map[string]string {
	type place struct{ card, deck string }
	cards, named := s.Game.Catalog().Cards, map[string][]place{}
	for _, d := range s.Data.Decks {
		for _, c := range d.Cards {
			if name := cmp.Or(c.Name(lang), c.Name(s.Data.Source)); slices.Contains(cards, c.ID) {
				named[name] = append(named[name], place{c.ID, cmp.Or(d.Name.In(lang), d.Name.In(s.Data.Source))})
			}
		}
	}
	decks := map[string]string{}
	for _, all := range named {
		for _, x := range all {
			if slices.ContainsFunc(all, func(o place) bool { return o.deck != x.deck }) {
				decks[x.card] = x.deck
			}
		}
	}
	return decks
}
