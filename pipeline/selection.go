package pipeline

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/internal/stamp"
	"punchboard/layout/picture"
	"punchboard/printer"
	"punchboard/scene"
)

// selection is what a request selects from a game.
type selection struct {
	game      *carddata.Game
	languages []Language
	decks     []*carddata.Deck
	cards     []string       // names or ids; empty for all
	lists     []string       // copy lists; empty for the copies of the whole game
	pictures  *picture.Files // of the game, read once for all languages
	printer   *printer.Profile
	pick      *Pick
	printed   []Cards        // what was composed, in each language printed so far
	picked    map[string]int // the copies of the cards that were picked, by "deck/card", in the language being printed
	cutPlan   bool

	bundles   []stamp.Bundle // what was found out about the decks so far
	books     []stamp.Book   // and about the game, in each language
	digests   *scene.Digester
	unwritten bool   // see Request
	reused    *Reuse // nil for none
	charged   bool   // whether the work of an earlier run on pictures has been counted
}

// choose finds what a request names in a game.
func choose(g *carddata.Game, req *Request) (*selection, error) {
	s := &selection{game: g, printer: req.Printer, cutPlan: req.CutPlan, pictures: picture.NewFiles(g), pick: req.Pick, unwritten: req.Unwritten, digests: scene.NewDigester()}
	for _, name := range req.Cards {
		s.cards = append(s.cards, strings.TrimSpace(name))
	}
	if err := s.chooseLanguages(req.Languages); err != nil {
		return nil, err
	}
	if err := s.chooseDecks(req.Decks, req.OtherDecks); err != nil {
		return nil, err
	}
	if err := s.chooseLists(req); err != nil {
		return nil, err
	}
	s.reuse(req)
	return s, s.checkCards()
}

// chooseLanguages selects the named languages, each once, or all of the game's.
func (s *selection) chooseLanguages(names []string) error {
	if len(names) == 0 {
		names = s.game.Languages
	}
	for _, name := range names {
		l, err := s.language(name)
		if err != nil {
			return err
		}
		if !slices.Contains(s.languages, l) {
			s.languages = append(s.languages, l)
		}
	}
	return nil
}

// language parses the name of a language of the game, or of two of them.
func (s *selection) language(name string) (Language, error) {
	main, other, two := strings.Cut(name, "+")
	if two && (other == "" || other == main) {
		return Language{}, &PairError{name}
	}
	for _, l := range []string{main, other} {
		if l != "" && !slices.Contains(s.game.Languages, l) {
			return Language{}, &UnknownError{Place: s.game.Place, Kind: KindLanguage, Name: l, Known: s.game.Languages}
		}
	}
	return Language{main, other}, nil
}

// chooseDecks selects the named decks, counters and sheets, or all, in the order
// of the game. A name that only other games of the run have selects nothing.
func (s *selection) chooseDecks(ids []string, elsewhere map[string]bool) error {
	var known []string
	for _, d := range s.game.Decks {
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
			return &UnknownError{Place: s.game.Place, Kind: KindDeck, Name: id, Known: known}
		}
	}
	return nil
}

// chooseLists selects the named copy lists. Unless decks are named too, only decks
// that take their copies from lists are printed. Lists that only other games of the
// run have select nothing.
func (s *selection) chooseLists(req *Request) error {
	for _, name := range req.Lists {
		if slices.Contains(s.game.CopyLists, name) {
			s.lists = append(s.lists, name)
		} else if !req.OtherLists[name] {
			return &UnknownError{Place: s.game.Place, Kind: KindList, Name: name, Known: s.game.CopyLists}
		}
	}
	if len(req.Lists) > 0 && len(req.Decks) == 0 {
		s.decks = slices.DeleteFunc(s.decks, func(d *carddata.Deck) bool { return d.CopyList == "" })
	}
	if len(req.Lists) > 0 && len(s.lists) == 0 {
		s.decks = nil
	}
	return nil
}

// checkCards rejects a name that no card of the selected decks has.
func (s *selection) checkCards() error {
	if len(s.decks) == 0 {
		return nil
	}
	var ids, names []string
	for _, d := range s.decks {
		for _, c := range d.Cards {
			ids = append(ids, c.ID)
			names = append(names, s.cardNames(c)...)
		}
	}
	for _, want := range s.cards {
		if !slices.ContainsFunc(names, func(name string) bool { return strings.EqualFold(name, want) }) {
			slices.Sort(ids)
			return &UnknownError{Place: s.game.Place, Kind: KindCard, Name: want, Known: slices.Compact(ids), Also: names}
		}
	}
	return nil
}

// has reports whether a card is selected, by its id or by its name in any language,
// ignoring case. With copy lists, only cards that they name are selected.
func (s *selection) has(d *carddata.Deck, c *carddata.Card) bool {
	if !slices.Contains(s.decks, d) || len(s.lists) > 0 && c.Copies == 0 {
		return false
	}
	return len(s.cards) == 0 || slices.ContainsFunc(s.cardNames(c), func(name string) bool {
		return slices.ContainsFunc(s.cards, func(want string) bool { return strings.EqualFold(name, want) })
	})
}

// cardNames returns the names that select a card: its id and its names in all
// languages.
func (s *selection) cardNames(c *carddata.Card) []string {
	names := []string{c.ID}
	for _, lang := range s.game.Languages {
		names = append(names, c.Name(lang))
	}
	return names
}

// CopyLists returns the names of the copy lists of a game, as far as the game can be
// read.
func CopyLists(src Source, variant string) []string {
	game, _ := carddata.Load(src.Files, src.Place, carddata.Options{Variant: variant, Slug: src.Slug})
	return game.CopyLists
}

// DeckIDs returns the ids of the decks, sets of counters and sheets of a game, as
// far as the game can be read.
func DeckIDs(src Source, variant string) (ids []string) {
	game, _ := carddata.Load(src.Files, src.Place, carddata.Options{Variant: variant, Slug: src.Slug})
	for _, d := range game.Decks {
		ids = append(ids, d.ID)
		if d.Group != "" {
			ids = append(ids, d.Group)
		}
	}
	return ids
}
