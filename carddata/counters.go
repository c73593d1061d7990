package carddata

import (
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/geom"
)

var shapeWords = []string{"square", "round"}

// counterSettings are the keys of one entry of the list counters.
var counterSettings = []sections.Setting[*deckReader, deckEntry]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Required: true, Doc: "Name of the set in commands, files and expressions: lower-case letters, digits and hyphens."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name of the set on sheets, once for all languages or by language."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "counters", Type: sections.KString, Required: true, Doc: "File with the counters: a CSV file, a sheet of a workbook as in units.xlsx#Sheet1, or a YAML file."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.cards = n }},
	{Key: sections.Key{Name: "size", Type: sections.KSize, Values: values.SizeNames(values.CounterSizes), Required: true, Doc: "Size of a counter after cutting: 1/2in, 15mm, or 120mm x 15mm for a strip."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.SizeName, e.deck.Size = l.counterSize(n) }},
	{Key: sections.Key{Name: "shape", Type: sections.KEnum, Values: shapeWords, Default: "square", Doc: "Shape of a counter: `square` includes any rectangle."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Shape = Shape(n.Choice("shape", shapeWords, 0))
		}},
	{Key: sections.Key{Name: "map", Type: sections.KString, Doc: "Map whose hexes the counters must fit, or `none` for counters that are never placed on a map; default: every map."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.Counters().Map, _ = n.Scalar("map") }},
	{Key: sections.Key{Name: "bleed", Type: sections.KLength, Default: "1.5mm", Doc: "Bleed: how far the faces extend beyond the cut."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("bleed", &e.deck.Bleed) }},
	{Key: sections.Key{Name: "gap", Type: sections.KLength, Doc: "Gap between all counters; with `0mm` they all touch. With blocks, the gap inside a block."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.gapAt = n
			n.Distance("gap", &e.deck.Counters().Lay.Gap)
		}},
	{Key: sections.Key{Name: "block", Type: sections.KString, Default: "match", Doc: "Which counters touch: with `match`, those with the same background on front and back; with `4x2`, those in one block of 4 columns and 2 rows."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.blockAt = n
			readBlock(n, &e.deck.Counters().Lay)
		}},
	{Key: sections.Key{Name: "outline", Type: sections.KBool, Default: "false", Doc: "Draw a rounded line around each block, like the frame of a die-cut sheet."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.outlineAt = n
			n.Flag("outline", &e.deck.Counters().Lay.Outline)
		}},
	{Key: sections.Key{Name: "place", Type: sections.KEnum, Values: placeWords, Default: "middle", Doc: "Where the counters are on their sheets: in the `middle` of the page, or at its `top`, so that the rest of a sheet with few counters stays in one piece."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Counters().Lay.Top = n.Choice("place", placeWords, 0) == 1
		}},
	{Key: sections.Key{Name: "group", Type: sections.KString, Doc: "Column by which counters are grouped, such as the formation of units: those with the same value follow one another on the sheets and in the list, which prints the value below their names. Groups have the order in which their values first appear in the file. Counters of one size and background still lie together: add block to keep groups apart."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.groupAt = n
			e.deck.Counters().Lay.Group, _ = n.Scalar("group")
		}},
	{Key: sections.Key{Name: "back_bleed", Type: sections.KLength, Default: "0mm", Doc: "Extra bleed of the backs, for printers that do not align both sides exactly."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			n.Distance("back_bleed", &e.deck.Counters().Lay.BackBleed)
		}},
	{Key: sections.Key{Name: "copies", Type: sections.KCopies, Keys: sections.KeysOf(copySettings), Default: "1", Doc: "Copies of each counter if the file has no column `copies`, or a list of the game with the numbers."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { l.readCopies(e, n) }},
	{Key: sections.Key{Name: "count", Type: sections.KInt, Doc: "Counters that the set must have, copies included; `punchboard check` reports any other number."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { readCount(e, n) }},
	{Key: sections.Key{Name: "manifest", Type: sections.KBool, Default: "true", Doc: "Add a list of the counters, with copies and sheet numbers, as a page and as a CSV file."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Flag("manifest", &e.deck.Counters().Lay.Manifest) }},
	{Key: sections.Key{Name: "note", Type: sections.KString, Doc: "Column with a short text about each counter, 200 characters at most and without marks, which the list prints below its name; the counters are then larger on it."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.noteAt = n
			e.deck.Counters().Note, _ = n.Scalar("note")
		}},
	{Key: sections.Key{Name: "columns", Type: sections.KColumns, Keys: columnKeys, Doc: "Types of the columns; columns not listed contain text. The columns `size` and `shape` set the size and shape of single counters."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.declared = declaredColumns(l.Reader, n) }},
	{Key: sections.Key{Name: "set", Type: sections.KMap, Doc: "Fields with the same value for every counter of the set, such as side: us."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.set = n.Mapping("set") }},
	{Key: sections.Key{Name: "front", Type: sections.KString, Required: true, Doc: "Face of the fronts; {braces} can choose it by a field: {type}-front."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Front, e.deck.FrontPos = textWithPos(n, "front")
		}},
	{Key: sections.Key{Name: "back", Type: sections.KString, Doc: "Face of the backs, for a reduced step or another state. Without it the backs are blank."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.Back, e.deck.BackPos = textWithPos(n, "back") }},
}

// counterSize reads a name of CounterSizes, one side or diameter, or a width and
// height.
func (l *deckReader) counterSize(n source.Node) (name string, size geom.Size) {
	s, ok := n.Scalar("size")
	if !ok {
		return "", geom.Size{}
	}
	name, size, err := values.ParseCounterSize(s)
	if err != nil {
		n.Errorf(source.CodeBadValue, "`size`: %v", err).Hintf("write `5/8in`, `15mm`, or `120mm x 15mm` for a strip")
	}
	return name, size
}

// cardCopies reads the number of copies of each card or counter.
func cardCopies(n source.Node) int {
	s, ok := n.Scalar("copies")
	if !ok {
		return 1
	}
	copies, whole := source.ParseInt(s)
	if !whole || copies < 0 || copies > MaxCopies {
		n.Errorf(values.CodeCopies, "`copies` must be a whole number from 0 to 10,000, but is %s", source.Quote(s)).
			Hintf("write how many copies to print, such as `copies: 2`")
		return 1
	}
	return copies
}

// readCount reads the number of pieces that a deck must have.
func readCount(e *deckEntry, n source.Node) {
	e.deck.CountPos = n.Pos()
	n.IntBetween("count", 1, MaxPieces, &e.deck.Count)
}

// countEach sets the copies of all cards of a file without the column copies to the
// number that the deck or set gives.
func (e *deckEntry) countEach() {
	if e.deck.Kind() == SheetKind || e.plan == nil || e.plan.column("copies") != nil {
		return
	}
	for _, c := range e.deck.Cards {
		c.Copies = e.copies
		c.Fields["copies"] = values.Value{Pos: c.Pos, V: e.copies}
	}
}
