package stamp

import (
	"cmp"
	"encoding/hex"
	"encoding/json"
	"strings"
	"unicode"
)

// Card is a card as it is printed, in one language.
type Card struct {
	Deck   string `json:"deck"`
	ID     string `json:"card"`
	Copies int    `json:"copies"` // how many there are when all of them are printed
	Faces  string `json:"faces"`  // a hash of what it shows
}

// FacesBytes is how much of a hash is kept of the faces of a card: enough that no two cards share one.
const FacesBytes = 16

// mostCopies is the largest number of copies that a card has; see carddata.
const mostCopies = 10_000

// Key identifies a card in a game.
func (c Card) Key() string { return c.Deck + "/" + c.ID }

// Compare orders cards by deck and id.
func (c Card) Compare(d Card) int {
	return cmp.Or(cmp.Compare(c.Deck, d.Deck), cmp.Compare(c.ID, d.ID))
}

// Valid reports whether a card is one that is printed.
func (c Card) Valid() bool {
	sum, err := hex.DecodeString(c.Faces)
	return err == nil && len(sum) == FacesBytes && IsName(c.Deck) && IsName(c.ID) && c.Copies > 0 && c.Copies <= mostCopies
}

// IsName reports whether a text is not empty and fits on one line.
func IsName(s string) bool { return s != "" && !strings.ContainsFunc(s, unicode.IsControl) }

// SetCards records the cards on a file.
func (f *File) SetCards(set string, cards []Card) {
	f.Set, f.Cards = set, nil
	if len(cards) == 0 {
		return
	}
	if text, err := json.Marshal(cards); err == nil && len(text) <= maxCards {
		f.Cards = pack(text)
	}
}

// maxCards is the size in bytes of the largest list of cards that is recorded: that of 100,000 cards.
const maxCards = 10 << 20

// Carries returns the cards on a file. It is not ok if they are not known.
func (f *File) Carries() (cards []Card, ok bool) {
	if f.Set == "" || len(f.Cards) == 0 {
		return nil, f.Set == "" && len(f.Cards) == 0
	}
	text, ok := unpack(f.Cards, maxCards)
	if !ok || json.Unmarshal(text, &cards) != nil {
		return nil, false
	}
	return cards, all(cards, Card.Valid)
}

// Gone is a card of which a set of prints has more copies than the game: the game has none if Copies is 0.
type Gone struct {
	Set string `json:"set"`
	Card
}

func (g Gone) valid() bool {
	c := g.Card
	c.Copies = max(c.Copies, 1)
	return IsName(g.Set) && g.Copies >= 0 && c.Valid()
}
