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
	{Key: sections.Key{Name: "id", Type: sections.KString, Required: true, Doc: "The name of the set in commands, files and expressions: small letters, digits and hyphens."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "The name of the set on sheets, once for all languages or by language."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "counters", Type: sections.KString, Required: true, Doc: "The file of the counters: a CSV file, or a sheet of a workbook as in units.xlsx#Sheet1."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.cards = n }},
	{Key: sections.Key{Name: "size", Type: sections.KSize, Values: values.SizeNames(values.CounterSizes), Required: true, Doc: "The size of a counter after cutting: 1/2in, 15mm, or 120mm x 15mm for a strip."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.SizeName, e.deck.Size = l.counterSize(n) }},
	{Key: sections.Key{Name: "shape", Type: sections.KEnum, Values: shapeWords, Default: "square", Doc: "The outline of a counter: square is any rectangle."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Shape = Shape(n.Choice("shape", shapeWords, 0))
		}},
	{Key: sections.Key{Name: "map", Type: sections.KString, Doc: "The map whose hexes the counters must fit, or `none` for counters that never stand on one; every map when not said."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.Counters().Map, _ = n.Scalar("map") }},
	{Key: sections.Key{Name: "bleed", Type: sections.KLength, Default: "1.5mm", Doc: "How far the faces reach beyond the cut."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("bleed", &e.deck.Bleed) }},
	{Key: sections.Key{Name: "gap", Type: sections.KLength, Doc: "Space between counters, the same everywhere; `0mm` lets all of them touch. In blocks, the space inside a block."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.gapAt = n
			n.Distance("gap", &e.deck.Counters().Lay.Gap)
		}},
	{Key: sections.Key{Name: "block", Type: sections.KString, Default: "match", Doc: "Which counters touch: `match` those of one ground, front and back, or `4x2` those of a block with so many columns and rows."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.blockAt = n
			readBlock(n, &e.deck.Counters().Lay)
		}},
	{Key: sections.Key{Name: "outline", Type: sections.KBool, Default: "false", Doc: "Draws a rounded line around each block, as the frame of a die-cut sheet."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.counters.outlineAt = n
			n.Flag("outline", &e.deck.Counters().Lay.Outline)
		}},
	{Key: sections.Key{Name: "back_bleed", Type: sections.KLength, Default: "0mm", Doc: "How much further the backs reach beyond the cut than the fronts, for printers that drift."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			n.Distance("back_bleed", &e.deck.Counters().Lay.BackBleed)
		}},
	{Key: sections.Key{Name: "copies", Type: sections.KCopies, Keys: sections.KeysOf(copySettings), Default: "1", Doc: "How many there are of each counter when the file has no column `copies`, or the list of the game that says how many."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { l.readCopies(e, n) }},
	{Key: sections.Key{Name: "manifest", Type: sections.KBool, Default: "true", Doc: "Adds a list of the counters: how many of each, and on which sheet. As a page, and as a file for a spreadsheet."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Flag("manifest", &e.deck.Counters().Lay.Manifest) }},
	{Key: sections.Key{Name: "columns", Type: sections.KColumns, Keys: columnKeys, Doc: "What the cells of columns hold; those not listed hold text. The columns `size` and `shape` give counters a cut of their own."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.declared = declaredColumns(l.Reader, n) }},
	{Key: sections.Key{Name: "set", Type: sections.KMap, Doc: "Fields that every counter of the set has, such as side: us."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.set = n.Mapping("set") }},
	{Key: sections.Key{Name: "front", Type: sections.KString, Required: true, Doc: "The face of the fronts; {braces} may choose it by a field: {type}-front."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Front, e.deck.FrontPos = textWithPos(n, "front")
		}},
	{Key: sections.Key{Name: "back", Type: sections.KString, Doc: "The face of the backs: the reduced step, another state. Without it they stay white."},
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

// cardCopies reads how many there are of each card or counter.
func cardCopies(n source.Node) int {
	s, ok := n.Scalar("copies")
	if !ok {
		return 1
	}
	copies, whole := source.ParseInt(s)
	if !whole || copies < 0 || copies > maxCopies {
		n.Errorf(values.CodeCopies, "`copies` must be a whole number from 0 to 10,000, but is %s", source.Quote(s)).
			Hintf("write how many of each to print, such as `copies: 2`")
		return 1
	}
	return copies
}

// countEach sets the copies of a file without the column copies, as the deck or
// set says.
func (e *deckEntry) countEach() {
	if e.deck.Kind() == SheetKind || e.plan == nil || e.plan.column("copies") != nil {
		return
	}
	for _, c := range e.deck.Cards {
		c.Copies = e.copies
		c.Fields["copies"] = values.Value{Pos: c.Pos, V: e.copies}
	}
}
