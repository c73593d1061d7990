package carddata

import (
	"strings"

	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// Shape is the outline that a piece is cut to.
type Shape uint8

// The shapes.
const (
	Rect Shape = iota
	Round
)

// Deck is a set of pieces of one size, usually with one back: cards, counters of one
// cut, or sheets.
type Deck struct {
	Pos               diag.Pos
	Of                Component // what the pieces are; nil for lists, which are not printed
	Group             string    // decks of one group share sheets and a file; "" if the deck has its own file
	Shape             Shape
	ID                string
	Name              values.Localized
	Size              geom.Size // trim
	SizeName          string    // "poker", or "" if the size is given in numbers
	Corner            geom.Length
	Bleed             geom.Length // of the faces; the print default unless the deck sets it
	AutoBleed         bool        // nobody asked for this bleed: sheets may print less of it to hold more cards
	Safe              geom.Length
	Front             string // face name; may hold a template: "{type}-front"
	Back              string // face name, "" for plain backs
	FrontPos, BackPos diag.Pos
	Foot              bool   // whether fronts have a foot with id and version, also if it is no proof; for sheets, pages
	File              string // the file of the rows
	Columns           []values.Column
	lacks             []string // declared columns that the file has not; what asks for them is no other fault
	Count             int      // pieces that the deck must have, copies included; 0 if it does not say
	CountPos          diag.Pos
	CopyList          string     // the list of the game with the numbers of copies, "" for none
	Set               values.Row // constant fields of every card, such as side: us
	Cards             []*Card
	Fillers           []*Card // printed only in free places of the last sheet; Copies is 0
}

// Pieces returns the number of physical cards.
func (d *Deck) Pieces() int {
	n := 0
	for _, c := range d.Cards {
		n += c.Copies
	}
	return n
}

// Card is one row: a card and its number of copies.
type Card struct {
	Pos    diag.Pos   // of the row's first cell
	ID     string     // unique in the deck
	Copies int        // 0 to 10,000
	Fields values.Row // every column, including "id", "copies" and "name", and the deck's Set
	Filler string     // the face of a filler card, which has no row; "" for others
}

// Name returns the card's name in a language on one line, or its id if it has no name.
func (c *Card) Name(lang string) string {
	if s, ok := c.Fields["name"].In(lang).(string); ok && s != "" {
		return OnOneLine(s)
	}
	return c.ID
}

// OnOneLine returns a name that may be printed on several lines as one line, for use in a
// sentence.
func OnOneLine(name string) string {
	lines := strings.FieldsFunc(name, func(r rune) bool { return r == '\n' || r == '\r' })
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
	}
	return strings.Join(lines, " ")
}
