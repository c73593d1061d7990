package carddata

import "punchboard/geom"

// Component is what the pieces of a deck are, with what such pieces alone have:
// *Cards, *Counters or *Sheets. Rows, faces and expressions serve all of them;
// floors, marks and the way they are put on paper differ.
type Component interface {
	kind() Kind
}

// Cards are the pieces of a deck of cards.
type Cards struct{}

// Counters are small pieces of card or punchboard, often of several sizes.
type Counters struct {
	Lay CounterLayout
	Map string // the map whose hexes they must fit: "" for all, "none"
}

// Sheets are boards, maps and aids: printed on paper of their own size, or in tiles.
type Sheets struct {
	As      []SheetForm // each makes a file; never empty, none twice
	Overlap geom.Length // of tiles that lie side by side; 0: the printer's margin and 5 mm
}

// Kind tells components apart, for tables by component.
type Kind uint8

// The kinds of components.
const (
	CardKind Kind = iota
	CounterKind
	SheetKind
)

// String returns the section of game.yaml that lists such components.
func (k Kind) String() string { return [...]string{"decks", "counters", "sheets"}[k] }

func (*Cards) kind() Kind    { return CardKind }
func (*Counters) kind() Kind { return CounterKind }
func (*Sheets) kind() Kind   { return SheetKind }

// newComponent returns a component of a kind as it is unless the file says
// otherwise.
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

// Counters returns what the deck has as counters, nil when it is not made of them.
func (d *Deck) Counters() *Counters {
	c, _ := d.Of.(*Counters)
	return c
}

// Sheets returns what the deck has as sheets, nil when it is not made of them.
func (d *Deck) Sheets() *Sheets {
	s, _ := d.Of.(*Sheets)
	return s
}
