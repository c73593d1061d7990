package layout

import (
	"reflect"
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/layout/face"
)

// Memory is what calls of Compose remember of a game in one language, so that the next one
// composes only the cards that have changed. The inputs of a card are its row, its deck,
// what it reads of the game besides (carddata.Read), and pictures, icons and fonts: whoever
// passes a Memory on ensures that the files of the latter are as they were at the last call.
// The zero value remembers nothing. A Memory is not safe for concurrent use.
type Memory struct {
	game      *carddata.Game   // without decks
	decks     []rememberedDeck // in the order of the game
	resources *face.Resources
	settings  Options // of the last call
	maps      []diag.Finding
	work      []int64 // at least as much as the cards took; see face.Engine.Work
}

// rememberedDeck is a deck as it was composed.
type rememberedDeck struct {
	deck     carddata.Deck // without its cards
	pieces   int
	rows     []*carddata.Card // those that were composed, then the fillers
	tasks    []cardTask       // in this order; a row may have several pages
	at       map[cardID]int   // the tasks
	programs []deckProgram
	notes    Notes
}

// fits reports whether what is remembered is about a game with the same decks, whatever is in
// them, and about cards that were composed with the same options.
func (m *Memory) fits(g *carddata.Game, opt *Options) bool {
	if m == nil || len(m.decks) != len(g.Decks) || !m.settings.looksLike(opt) {
		return false
	}
	for i, d := range g.Decks {
		if old := &m.decks[i].deck; d.ID != old.ID || d.Group != old.Group {
			return false
		}
	}
	return m.settings.sameContents(opt) || m.game.SameApartFromReads(g)
}

// looksLike reports whether cards look the same with other options.
func (o *Options) looksLike(p *Options) bool {
	return o.Lang == p.Lang && o.Other == p.Other && o.LowInk == p.LowInk && o.Spots == p.Spots && o.Pictures == p.Pictures
}

// sameContents reports whether it is known that at most rows of decks are different.
func (o *Options) sameContents(p *Options) bool { return o.Contents != 0 && o.Contents == p.Contents }

// withoutRows returns a deck without its cards.
func withoutRows(d *carddata.Deck) carddata.Deck {
	bare := *d
	bare.Cards, bare.Fillers = nil, nil
	return bare
}

// recalled is what is remembered of a deck that is composed again. Without a deck, that is
// nothing.
type recalled struct {
	*rememberedDeck
	whole bool // none of its cards has changed
}

// recall recalls what is remembered of each deck of the game and still holds.
func (s *composer) recall() {
	m := s.options.Memory
	if !m.settings.sameContents(&s.options) {
		s.changes = compareGames(m.game, s.Game)
	}
	redefined := false // a deck other than of cards
	for i, deck := range s.Game.Decks {
		d := &m.decks[i]
		if !reflect.DeepEqual(withoutRows(deck), d.deck) {
			redefined = redefined || deck.Kind() != carddata.CardKind || d.deck.Kind() != carddata.CardKind
			continue
		}
		s.recalled[i] = recalled{d, d.sameRows(s.rowsOf(deck)) && !s.changes.touchDeck(d)}
	}
	for i := range s.recalled {
		if r := &s.recalled[i]; redefined && r.rememberedDeck != nil && r.notes.Ties.has(tieMaps) {
			*r = recalled{} // the other deck may have counters for the map
		}
	}
	for s.spread(s.recalled) {
	}
}

// rowsOf returns the cards and fillers of a deck that are selected.
func (s *composer) rowsOf(deck *carddata.Deck) (rows []*carddata.Card) {
	for _, c := range slices.Concat(deck.Cards, deck.Fillers) {
		if s.options.Only == nil || s.options.Only(deck, c) {
			rows = append(rows, c)
		}
	}
	return rows
}

// spread forgets a deck that shows cards of one that has changed, or whose maps are compared
// with those of one that has. It reports whether there was one.
func (s *composer) spread(list []recalled) bool {
	changed := func(id string) bool {
		for i, d := range s.Game.Decks {
			if d.ID == id && !list[i].whole {
				return true
			}
		}
		return false
	}
	mapsChanged := slices.ContainsFunc(s.options.Memory.decks, func(d rememberedDeck) bool { return d.notes.Ties.has(tieMaps) && changed(d.deck.ID) })
	for i := range list {
		if r := &list[i]; r.rememberedDeck != nil && (r.notes.Ties.has(tieMaps) && mapsChanged || slices.ContainsFunc(r.notes.Shows, changed)) {
			*r = recalled{}
			return true
		}
	}
	return false
}

// sameRows reports whether all cards of the deck are as they were.
func (d *rememberedDeck) sameRows(rows []*carddata.Card) bool {
	if len(rows) != len(d.rows) {
		return false
	}
	pages := len(d.tasks) != len(d.rows)
	for i, c := range rows {
		if moved, same := compare(d.rows[i], c); !same || len(moved) > 0 && (pages || d.task(c).noted()) {
			return false
		}
	}
	return true
}

// task returns the task of a card, or nil.
func (d *rememberedDeck) task(c *carddata.Card) *cardTask {
	i, ok := d.at[idOf(c)]
	if !ok {
		return nil
	}
	return &d.tasks[i]
}

// cardID identifies a card in its deck.
type cardID struct {
	id     string
	filler bool
}

func idOf(c *carddata.Card) cardID { return cardID{c.ID, c.Filler != ""} }
