package carddata

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
)

// deckReader reads whatever has rows and faces: decks, counters, sheets, and lists.
type deckReader struct {
	*reader
	print           *Print       // what decks say otherwise is theirs alone
	entries         []*deckEntry // of decks, counters and sheets
	listEntries     []*deckEntry
	countersMissing bool           // some counters are missing, nobody knows which
	faulty          map[*Card]bool // cards some of whose cells have faults: what refers to them may be right
}

// deckEntry is a deck while it is read: what it says before its rows are.
type deckEntry struct {
	deck     *Deck
	at       source.Node // the entry in game.yaml
	cards    source.Node // the path of the rows
	declared []declared
	set      []source.Field // constant fields, of every card
	plan     *plan          // of the file of the rows; nil when it could not be read
	counters counterEntry   // of counters alone
	ids      map[string]diag.Pos
	copies   int // of a sheet, times those of its rows
}

// deckSettings are the keys of one entry of the list decks.
var deckSettings = []setting[*deckReader, deckEntry]{
	{Key{Name: "id", Type: KString, Required: true, Doc: "The deck's name in commands, files and expressions: small letters, digits and hyphens."},
		func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.ID = n.Slug("id") }},
	{Key{Name: "name", Type: KText, Required: true, Doc: "The deck's name on sheets, once for all languages or by language."},
		func(l *deckReader, e *deckEntry, n source.Node) { e.deck.Name = l.localized(n, "name") }},
	{Key{Name: "cards", Type: KString, Required: true, Doc: "The file of the cards: a CSV file, or a sheet of a workbook as in cards.xlsx#Sheet1."},
		func(_ *deckReader, e *deckEntry, n source.Node) { e.cards = n }},
	{Key{Name: "size", Type: KSize, Values: names(CardSizes), Required: true, Doc: "The size of a card after cutting: a name, or 63mm x 88mm."},
		func(l *deckReader, e *deckEntry, n source.Node) { e.deck.SizeName, e.deck.Size = l.cardSize(n) }},
	{Key{Name: "corner", Type: KLength, Doc: "Corner radius; that of print when not said."},
		func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("corner", &e.deck.Corner) }},
	{Key{Name: "bleed", Type: KLength, Doc: "How far the faces reach beyond the cut; that of print when not said."},
		func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("bleed", &e.deck.Bleed) }},
	{Key{Name: "safe", Type: KLength, Doc: "How far inside the cut texts must keep; that of print when not said."},
		func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("safe", &e.deck.Safe) }},
	{Key{Name: "foot", Type: KBool, Doc: "Whether the fronts have a foot with id and version; as print says when not said."},
		func(_ *deckReader, e *deckEntry, n source.Node) { n.Flag("foot", &e.deck.Foot) }},
	{Key{Name: "columns", Type: KColumns, Keys: columnKeys, Doc: "What the cells of columns hold; those not listed hold text."},
		func(l *deckReader, e *deckEntry, n source.Node) { e.declared = declaredColumns(l.reader, n) }},
	{Key{Name: "set", Type: KMap, Doc: "Fields that every card of the deck has, such as side: us."},
		func(_ *deckReader, e *deckEntry, n source.Node) { e.set = n.Mapping("set") }},
	{Key{Name: "front", Type: KString, Required: true, Doc: "The face of the fronts; {braces} may choose it by a field: {type}-front."},
		func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Front, e.deck.FrontPos = textWithPos(n, "front")
		}},
	{Key{Name: "back", Type: KString, Doc: "The face of the backs; without it they stay white."},
		func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.Back, e.deck.BackPos = textWithPos(n, "back") }},
}

// components reads one of the lists of what is printed, with the rows of each
// entry. Ids are unique among all of them: they name files.
func (l *deckReader) components(n source.Node, kind Component, settings []setting[*deckReader, deckEntry]) {
	if !n.Exists() {
		return
	}
	items := n.List(kind.String())
	if len(items) == 0 {
		n.Errorf(source.CodeMissingKey, "`%s` lists no %s", kind, oneOf[kind])
	}
	for _, item := range items {
		e := l.deckEntry(item, kind, settings)
		l.claimID(e)
		l.readPieces(e)
		l.entries = append(l.entries, e)
	}
}

// claimID adds a finding when another component has the id of this one.
func (l *deckReader) claimID(e *deckEntry) {
	for _, other := range l.entries {
		if e.deck.ID != "" && other.deck.ID == e.deck.ID {
			e.at.Lookup("id").Errorf(source.CodeDuplicateID, "the id `%s` of the %s is used twice; first on line %d", e.deck.ID, oneOf[e.deck.Component], other.deck.Pos.Line).
				Hintf("decks, counters and sheets become files of their own: give each an id of its own")
			return
		}
	}
}

// oneOf names an entry of each list for messages.
var oneOf = [...]string{Cards: "deck", Counters: "counter set", Sheets: "sheet"}

// deckEntry reads what a deck says of itself.
func (l *deckReader) deckEntry(item source.Node, kind Component, settings []setting[*deckReader, deckEntry]) *deckEntry {
	p := l.print
	e := &deckEntry{at: item, ids: map[string]diag.Pos{}, deck: &Deck{
		Pos: item.Pos(), Component: kind, Corner: p.Corner, Bleed: p.Bleed, Safe: p.Safe, Foot: p.Foot,
	}}
	e.begin(p)
	section := "a " + oneOf[kind]
	if id := item.Lookup("id"); id.Exists() && id.Kind == yaml.ScalarNode {
		section = oneOf[kind] + " `" + id.Value + "`"
	}
	readSection(l, item, section, settings, e)
	return e
}

// begin sets what counters and sheets have unless they say otherwise: they
// have square corners, counters no foot, and of a sheet the printer cannot reach
// the edge.
func (e *deckEntry) begin(p *Print) {
	switch d := e.deck; d.Component {
	case Counters:
		d.Corner, d.Foot, d.Safe, d.Bleed = 0, false, geom.MM, 3*geom.MM/2
		d.Lay, e.copies = &Lay{Match: true, Manifest: true}, 1
	case Sheets:
		d.Corner, d.Foot, d.Safe, d.Bleed = 0, true, p.Margin, 0
		d.Sheet, e.copies = &SheetPrint{As: []SheetForm{FormAuto}}, 1
	}
}

// readPieces reads the rows of an entry. A sheet without rows is one piece.
func (l *deckReader) readPieces(e *deckEntry) {
	if e.deck.Component == Sheets && !e.cards.Exists() {
		l.soleSheet(e)
		return
	}
	l.readCards(e)
	e.countEach()
	for _, c := range e.deck.Cards {
		if e.deck.Component == Sheets {
			c.Copies *= e.copies
		}
	}
}

// textWithPos reads a text with its place.
func textWithPos(n source.Node, what string) (string, diag.Pos) {
	s, _ := n.Scalar(what)
	return s, n.Pos()
}

// cardSize reads a name of CardSizes, a size in figures, or a mapping of width
// and height.
func (l *deckReader) cardSize(n source.Node) (name string, size geom.Size) {
	if n.Kind == yaml.MappingNode {
		return "", l.sizeByKeys(n)
	}
	s, ok := n.Scalar("size")
	if !ok {
		return "", geom.Size{}
	}
	name, size, err := ParseCardSize(s)
	if err != nil {
		n.Errorf(source.CodeBadValue, "`size`: %v", err).Hintf("%s", sizeHint(s, CardSizes))
	}
	return name, size
}

// sizeSettings are the keys of a size given as a mapping.
var sizeSettings = []setting[*reader, geom.Size]{
	{Key{Name: "width", Type: KLength, Required: true, Doc: "Width after cutting."},
		func(_ *reader, s *geom.Size, n source.Node) { s.W = sideLength(n, "width") }},
	{Key{Name: "height", Type: KLength, Required: true, Doc: "Height after cutting."},
		func(_ *reader, s *geom.Size, n source.Node) { s.H = sideLength(n, "height") }},
}

func (l *deckReader) sizeByKeys(n source.Node) (size geom.Size) {
	readSection(l.reader, n, "`size`", sizeSettings, &size)
	return size
}

// sideLength reads the width or height of a card.
func sideLength(n source.Node, what string) geom.Length {
	s, ok := n.Length(what)
	if !ok {
		return 0
	}
	if err := checkSide(s); err != nil {
		n.Errorf(source.CodeBadValue, "`%s`: %v", what, err)
		return 0
	}
	return s
}
