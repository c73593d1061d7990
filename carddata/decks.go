package carddata

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// deckReader reads everything that has rows and faces: decks, counters, sheets, and
// lists.
type deckReader struct {
	*values.Reader
	print           *Print       // the defaults; decks may override them for themselves
	entries         []*deckEntry // of decks, counters and sheets
	listEntries     []*deckEntry
	countersMissing bool           // some counters are missing, and it is not known which
	faulty          map[*Card]bool // cards with faults in some cells: references to them are not reported
}

// deckEntry is a deck that is still being read, with the settings needed to read its
// rows.
type deckEntry struct {
	deck     *Deck
	at       source.Node // the entry in game.yaml
	cards    source.Node // the path of the rows
	declared []declared
	set      []source.Field // constant fields, of every card
	plan     *plan          // of the file of the rows; nil when it could not be read
	opened   []string       // the files that were read for the rows, named as in findings
	counters counterEntry   // only for counters
	ids      map[string]diag.Pos
	folded   map[string]string // the first id by its form in lower case
	copies   int               // of a sheet, multiplied by the copies of its rows; otherwise the default of the rows

	copySource *copySource // source of the copies of cards and counters; nil for none
}

// deckSettings are the keys of one entry of the list decks.
var deckSettings = []sections.Setting[*deckReader, deckEntry]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Required: true, Doc: "Name of the deck in commands, files and expressions: lower-case letters, digits and hyphens."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name of the deck on sheets, once for all languages or by language."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "cards", Type: sections.KString, Required: true, Doc: "File with the cards: a CSV file, a sheet of a workbook as in cards.xlsx#Sheet1, or a YAML file."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.cards = n }},
	{Key: sections.Key{Name: "size", Type: sections.KSize, Values: values.SizeNames(values.CardSizes), Required: true, Doc: "Size of a card after cutting: a name, or 63mm x 88mm."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.SizeName, e.deck.Size = l.cardSize(n) }},
	{Key: sections.Key{Name: "copies", Type: sections.KCopies, Keys: sections.KeysOf(copySettings), Default: "1", Doc: "Copies of each card if the file has no column `copies`, or a list of the game with the numbers."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { l.readCopies(e, n) }},
	{Key: sections.Key{Name: "count", Type: sections.KInt, Doc: "Cards that the deck must have, copies included; `punchboard check` reports any other number."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { readCount(e, n) }},
	{Key: sections.Key{Name: "corner", Type: sections.KLength, Doc: "Corner radius; default: the value in `print`."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("corner", &e.deck.Corner) }},
	{Key: sections.Key{Name: "bleed", Type: sections.KLength, Doc: "Bleed: how far the faces extend beyond the cut; default: the value in `print`."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			n.Distance("bleed", &e.deck.Bleed)
			e.deck.AutoBleed = false
		}},
	{Key: sections.Key{Name: "safe", Type: sections.KLength, Doc: "Safe margin: how far text must stay from the cut; default: the value in `print`."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("safe", &e.deck.Safe) }},
	{Key: sections.Key{Name: "foot", Type: sections.KBool, Doc: "Whether to print the card id and version at the bottom of the fronts, not only in proofs; default: the value in `print`."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Flag("foot", &e.deck.Foot) }},
	{Key: sections.Key{Name: "columns", Type: sections.KColumns, Keys: columnKeys, Doc: "Types of the columns; columns not listed contain text."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.declared = declaredColumns(l.Reader, n) }},
	{Key: sections.Key{Name: "set", Type: sections.KMap, Doc: "Fields with the same value for every card of the deck, such as side: us."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.set = n.Mapping("set") }},
	{Key: sections.Key{Name: "front", Type: sections.KString, Required: true, Doc: "Face of the fronts; {braces} can choose it by a field: {type}-front."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Front, e.deck.FrontPos = textWithPos(n, "front")
		}},
	{Key: sections.Key{Name: "back", Type: sections.KString, Doc: "Face of the backs; without it the backs are blank."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.Back, e.deck.BackPos = textWithPos(n, "back") }},
	{Key: sections.Key{Name: "fill", Type: sections.KStrings, Doc: "Faces of cards that fill the free places of the last sheet, each in turn, such as a title card and a blank one. They have the deck's name and back, and no other fields."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { l.readFill(e, n) }},
}

// components reads one of the lists of printed components, with the rows of each entry.
// Ids must be unique among all of them because they become file names.
func (l *deckReader) components(n source.Node, kind Kind, settings []sections.Setting[*deckReader, deckEntry]) {
	if !n.Exists() {
		return
	}
	items := n.List(kind.String())
	if len(items) == 0 {
		n.Errorf(source.CodeMissingKey, "`%s` contains no %s", kind, oneOf[kind])
	}
	for _, item := range items {
		e := l.deckEntry(item, kind, settings)
		l.claimID(e)
		l.readPieces(e)
		l.entries = append(l.entries, e)
	}
}

// claimID adds a finding if another component has the same id.
func (l *deckReader) claimID(e *deckEntry) {
	for _, other := range l.entries {
		if e.deck.ID != "" && other.deck.ID == e.deck.ID {
			e.at.Lookup("id").Errorf(source.CodeDuplicateID, "the id `%s` of the %s is already used on line %d", e.deck.ID, oneOf[e.deck.Kind()], other.deck.Pos.Line).
				Hintf("use a different id: each deck, counter set and sheet becomes a file named after its id")
			return
		}
	}
}

// oneOf is what messages call an entry of each list.
var oneOf = [...]string{CardKind: "deck", CounterKind: "counter set", SheetKind: "sheet"}

// deckEntry reads the settings of a deck.
func (l *deckReader) deckEntry(item source.Node, kind Kind, settings []sections.Setting[*deckReader, deckEntry]) *deckEntry {
	p := l.print
	e := &deckEntry{at: item, ids: map[string]diag.Pos{}, deck: &Deck{
		Pos: item.Pos(), Of: newComponent(kind), Corner: p.Corner, Bleed: p.Bleed, AutoBleed: p.AutoBleed, Safe: p.Safe, Foot: p.Foot,
	}}
	e.begin(p)
	section := "a " + oneOf[kind]
	if id := item.Lookup("id"); id.Exists() && id.Kind == yaml.ScalarNode {
		section = oneOf[kind] + " `" + id.Value + "`"
	}
	sections.Read(l, item, section, settings, e)
	return e
}

// begin sets the defaults of counters and sheets: both have square corners and no foot,
// and the safe zone of a sheet is the printer's margin.
func (e *deckEntry) begin(p *Print) {
	e.copies = 1
	switch d := e.deck; d.Kind() {
	case CounterKind:
		d.Corner, d.Foot, d.Safe, d.Bleed, d.AutoBleed = 0, false, geom.MM, 3*geom.MM/2, false
	case SheetKind:
		d.Corner, d.Foot, d.Safe, d.Bleed, d.AutoBleed = 0, false, p.Margin, 0, false
	}
}

// readPieces reads the rows of an entry. A sheet without rows is one piece.
func (l *deckReader) readPieces(e *deckEntry) {
	if e.deck.Kind() == SheetKind && !e.cards.Exists() {
		l.soleSheet(e)
		return
	}
	l.readCards(e)
	l.setFillers(e)
	e.countEach()
	for _, c := range e.deck.Cards {
		if e.deck.Kind() == SheetKind {
			c.Copies *= e.copies
		}
	}
}

// textWithPos reads a text with its place.
func textWithPos(n source.Node, what string) (string, diag.Pos) {
	s, _ := n.Scalar(what)
	return s, n.Pos()
}

// cardSize reads a name of CardSizes, a size in numbers, or a mapping of width and
// height.
func (l *deckReader) cardSize(n source.Node) (name string, size geom.Size) {
	if n.Kind == yaml.MappingNode {
		return "", l.sizeByKeys(n)
	}
	s, ok := n.Scalar("size")
	if !ok {
		return "", geom.Size{}
	}
	name, size, err := values.ParseCardSize(s)
	if err != nil {
		n.Errorf(source.CodeBadValue, "`size`: %v", err).Hintf("%s", values.SizeHint(s, values.CardSizes))
	}
	return name, size
}

func (l *deckReader) sizeByKeys(n source.Node) (size geom.Size) {
	sections.Read(l.Reader, n, "`size`", values.SizeSettings, &size)
	return size
}
