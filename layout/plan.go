package layout

import (
	"slices"
	"strings"

	"punchboard/carddata"
	facedata "punchboard/carddata/face"
	"punchboard/fonts"
	"punchboard/layout/face"
)

// checkLanguages reports whether the languages can be composed at all, and adds
// findings for those without hyphenation.
func (s *composer) checkLanguages() bool {
	ok := true
	for _, lang := range []string{s.Settings.Lang, s.Settings.Other} {
		hyphenates, rightToLeft := fonts.Supported(lang)
		switch {
		case lang == "":
		case rightToLeft:
			s.Found.Errorf(s.Game.LangPos, face.CodeRightToLeft, "the language `%s` is written from right to left and cannot be typeset", lang).
				Hintf("use --lang to print the game's other languages")
			ok = false
		case !hyphenates:
			s.Found.Notef(s.Game.LangPos, face.CodeNoHyphens, "text in `%s` is not hyphenated, because there are no hyphenation patterns for it", lang).
				Hintf("put soft hyphens (U+00AD) into long words")
		}
	}
	return ok
}

// plan prepares the book and returns the cards to compose, each with the programs of
// its faces. The tasks point into the book.
func (s *composer) plan(book *Book) []cardTask {
	var jobs []cardTask
	for i, deck := range s.Game.Decks {
		cards := s.selectedCards(deck)
		if len(cards) == 0 {
			continue
		}
		if notes, ok := s.options.known(deck); ok {
			book.Decks = append(book.Decks, ComposedDeck{Deck: deck, Known: true, Notes: notes})
			continue
		}
		var tasks []cardTask
		if s.recalled[i].whole {
			cards, tasks = s.again(s.recalled[i], deck, cards)
		} else {
			cards, tasks = s.tasks(s.recalled[i], deck, cards)
		}
		fillers := len(tasks) - len(s.fillers(deck))
		book.Decks = append(book.Decks, ComposedDeck{Deck: deck, Cards: cards[:fillers], Fillers: cards[fillers:]})
		jobs = append(jobs, tasks...)
	}
	return jobs
}

// tasks returns the cards and fillers of a deck with their tasks. Cards that are remembered
// and have not changed are complete.
func (s *composer) tasks(old recalled, deck *carddata.Deck, cards []ComposedCard) ([]ComposedCard, []cardTask) {
	front, back := s.faceChoosers(deck)
	cards = append(s.furtherPages(deck, cards, front), s.fillers(deck)...)
	tasks := make([]cardTask, len(cards))
	for i := range cards {
		out := &cards[i]
		tasks[i] = cardTask{deck: deck, out: out, front: front.program(out.Card), back: back.program(out.Card)}
		tasks[i].programs = [2]string{tasks[i].front.Name(), tasks[i].back.Name()}
		s.keep(&tasks[i], old)
	}
	return cards, tasks
}

// again returns the cards and fillers of a deck that has not changed, which are complete.
func (s *composer) again(old recalled, deck *carddata.Deck, rows []ComposedCard) ([]ComposedCard, []cardTask) {
	now := map[cardID]*carddata.Card{}
	for _, c := range append(rows, s.fillers(deck)...) {
		now[idOf(c.Of)] = c.Of
	}
	cards, tasks := make([]ComposedCard, len(old.tasks)), make([]cardTask, len(old.tasks))
	for i := range old.tasks {
		was, out := old.tasks[i].out, &cards[i]
		*out = ComposedCard{Card: was.Card, Of: now[idOf(was.Of)]}
		if was.Card == was.Of {
			out.Card = out.Of
		}
		tasks[i] = cardTask{deck: deck, out: out}
		s.keep(&tasks[i], old)
	}
	for _, g := range old.programs {
		g.deck = deck
		s.programs = append(s.programs, g)
	}
	return cards, tasks
}

func (s *composer) selectedCards(deck *carddata.Deck) []ComposedCard {
	var cards []ComposedCard
	for _, c := range deck.Cards {
		if s.options.Only == nil || s.options.Only(deck, c) {
			cards = append(cards, ComposedCard{Card: c, Of: c})
		}
	}
	return cards
}

// fillers returns the filler cards of a deck to compose.
func (s *composer) fillers(deck *carddata.Deck) []ComposedCard {
	var cards []ComposedCard
	for _, c := range deck.Fillers {
		if s.options.Only == nil || s.options.Only(deck, c) {
			cards = append(cards, ComposedCard{Card: c, Of: c})
		}
	}
	return cards
}

// faceChooser chooses the faces of one side of a deck's cards.
type faceChooser struct {
	composer *composer
	deck     *carddata.Deck
	name     string // "front" or "back"
	face     func(*carddata.Deck, *carddata.Card) (*facedata.Face, error)
	varies   bool // whether the deck's cards may have different faces
	last     *face.Program
	programs map[*facedata.Face]*face.Program
}

func (s *composer) faceChoosers(deck *carddata.Deck) (front, back *faceChooser) {
	front = &faceChooser{composer: s, deck: deck, name: "front", face: s.Game.FrontOf, varies: strings.Contains(deck.Front, "{") || len(deck.Fillers) > 0}
	back = &faceChooser{composer: s, deck: deck, name: "back", face: s.Game.BackOf, varies: strings.Contains(deck.Back, "{")}
	front.programs, back.programs = map[*facedata.Face]*face.Program{}, map[*facedata.Face]*face.Program{}
	return front, back
}

// program returns the program of a card's face, compiling it on first use, or nil if
// the side has no face.
func (d *faceChooser) program(card *carddata.Card) *face.Program {
	if d.last != nil && !d.varies {
		return d.last
	}
	f, err := d.face(d.deck, card)
	if !face.ReportError(err, &d.composer.Found) || f == nil {
		return nil
	}
	g, ok := d.programs[f]
	if !ok {
		g = d.composer.Program(d.deck, f, d.name)
		d.composer.programs = append(d.composer.programs, deckProgram{d.deck, g.Found.All(), g.Rims})
		d.programs[f] = g
	}
	d.last = g
	return g
}

// allSheets reports whether every sheet of the game is composed.
func (s *composer) allSheets(book *Book) bool {
	for _, d := range s.Game.Decks {
		at := slices.IndexFunc(book.Decks, func(c ComposedDeck) bool { return c.Deck == d })
		if d.Kind() == carddata.SheetKind && (at < 0 || !book.Decks[at].Known && len(book.Decks[at].Cards) < len(d.Cards)) {
			return false
		}
	}
	return true
}
