package main

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
)

// tongue is a language to print in, with a second one for bilingual prints.
type tongue struct{ lang, other string }

func (t tongue) String() string {
	if t.other != "" {
		return t.lang + "+" + t.other
	}
	return t.lang
}

// selection is what of one game a command line asks for.
type selection struct {
	tongues []tongue
	decks   []*carddata.Deck
	names   []string // of cards, by name or id; none for all
}

// choose finds in a game what the flags name.
func (f *gameFlags) choose(g *carddata.Game) (*selection, error) {
	s := &selection{}
	for _, name := range f.cards {
		s.names = append(s.names, strings.TrimSpace(name))
	}
	if err := s.chooseTongues(g, f.lang); err != nil {
		return nil, err
	}
	if err := s.chooseDecks(g, f.only, f.known); err != nil {
		return nil, err
	}
	return s, s.findCards(g)
}

// chooseTongues takes the languages that were named, or all of the game's.
func (s *selection) chooseTongues(g *carddata.Game, names []string) error {
	if len(names) == 0 {
		names = g.Languages
	}
	for _, name := range names {
		lang, other, two := strings.Cut(name, "+")
		if two && (other == "" || other == lang) {
			return misusef("name two languages, such as --lang fr+en", "--lang: %q is not two languages", name)
		}
		for _, l := range []string{lang, other} {
			if l != "" && !slices.Contains(g.Languages, l) {
				return misusef("it has "+strings.Join(g.Languages, ", "), "%s has no language %q", g.Place, l)
			}
		}
		if t := (tongue{lang, other}); !slices.Contains(s.tongues, t) {
			s.tongues = append(s.tongues, t)
		}
	}
	return nil
}

// chooseDecks takes the decks, counters and sheets that were named, or all, in
// the game's order. It refuses an id that neither the game has nor, elsewhere,
// another of the run.
func (s *selection) chooseDecks(g *carddata.Game, ids []string, elsewhere map[string]bool) error {
	var known []string
	for _, d := range g.Decks {
		for _, id := range []string{d.Group, d.ID} {
			if id != "" && !slices.Contains(known, id) {
				known = append(known, id)
			}
		}
		if len(ids) == 0 || slices.Contains(ids, d.ID) || d.Group != "" && slices.Contains(ids, d.Group) {
			s.decks = append(s.decks, d)
		}
	}
	for _, id := range ids {
		if !slices.Contains(known, id) && !elsewhere[id] {
			return misusef(diag.DidYouMean(id, known), "%s has no deck %q", g.Place, id)
		}
	}
	return nil
}

// findCards refuses a name that no card of the chosen decks has.
func (s *selection) findCards(g *carddata.Game) error {
	for _, want := range s.names {
		var known []string
		found := false
		for _, d := range s.decks {
			for _, c := range d.Cards {
				names := cardNames(g, c)
				found = found || slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, want) })
				known = append(known, names...)
			}
		}
		if !found && len(s.decks) > 0 {
			return misusef(diag.DidYouMean(want, known), "%s has no card %q", g.Place, want)
		}
	}
	return nil
}

// wants tells whether a card was asked for, by id or by its name in any
// language, capitals aside.
func (s *selection) wants(g *carddata.Game, d *carddata.Deck, c *carddata.Card) bool {
	if !slices.Contains(s.decks, d) {
		return false
	}
	return len(s.names) == 0 || slices.ContainsFunc(cardNames(g, c), func(name string) bool {
		return slices.ContainsFunc(s.names, func(want string) bool { return strings.EqualFold(name, want) })
	})
}

// cardNames lists what people may call a card: its id and its names.
func cardNames(g *carddata.Game, c *carddata.Card) []string {
	names := []string{c.ID}
	for _, lang := range g.Languages {
		names = append(names, c.Name(lang))
	}
	return names
}
