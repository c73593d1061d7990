package carddata

import "punchboard/geom"

// Component is the kind of piece that a deck consists of, with the settings of that
// kind: *Cards, *Counters or *Sheets. All of them have rows, faces and expressions;
// they differ in minimum text sizes, in marks and in how they are put on paper.
type Component interface {
	kind() Kind
}

// Cards are the pieces of a deck of cards.
type Cards struct{}

// Counters are small pieces of cardboard, often of several sizes.
type Counters struct {
	Lay CounterLayout
	Map string // the map whose hexes they must fit: "" for all maps, "none" for no map

	Note string // the column with the text about each of them in the manifest, "" for none
}

// Sheets are boards, maps and player aids, printed on paper of their own size or in
// tiles.
type Sheets struct {
	As      []SheetForm // each produces a file; never empty, no duplicates
	Overlap geom.Length // of adjacent tiles; 0: the printer's margin plus 5 mm
}

// Kind identifies the kind of a component.
type Kind uint8

// The kinds of components.
const (
	CardKind Kind = iota
	CounterKind
	SheetKind
)

// Noun returns what one piece is called.
func (k Kind) Noun() string { return [...]string{"card", "counter", "sheet"}[k] }

// String returns the section of game.yaml that lists such components.
func (k Kind) String() string { return [...]string{"decks", "counters", "sheets"}[k] }

func (*Cards) kind() Kind    { return CardKind }
func (*Counters) kind() Kind { return CounterKind }
func (*Sheets) kind() Kind   { return SheetKind }

// newComponent returns a component of a kind with its defaults.
func newComponent(k Kind) Component {
	switch k {
	case CounterKind:
		return &Counters{Lay: CounterLayout{Match: true, Manifest: true}}
	case SheetKind:
		return &Sheets{As: []SheetForm{FormAuto}}
	}
	return &Cards{}
}

// Kind returns the kind of the deck's pieces. The rows of a list count as cards.
func (d *Deck) Kind() Kind {
	if d.Of == nil {
		return CardKind
	}
	return d.Of.kind()
}

// Counters returns the settings of a deck of counters, or nil if it is not one.
func (d *Deck) Counters() *Counters {
	c, _ := d.Of.(*Counters)
	return c
}

// Sheets returns the settings of a deck of sheets, or nil if it is not one.
func (d *Deck) Sheets() *Sheets {
	s, _ := d.Of.(*Sheets)
	return s
}
