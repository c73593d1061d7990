package carddata

import (
	"strings"

	"punchboard/geom"
)

// sheetSettings are the keys of one entry of the list sheets.
var sheetSettings = []setting[deckEntry]{
	{Key{Name: "id", Type: KString, Required: true, Doc: "The sheet's name in commands, files and expressions: small letters, digits and hyphens."},
		func(_ *loader, e *deckEntry, n node) { e.deck.ID = n.slug("id") }},
	{Key{Name: "name", Type: KText, Required: true, Doc: "The sheet's name, once for all languages or by language."},
		func(l *loader, e *deckEntry, n node) { e.deck.Name = l.localized(n, "name") }},
	{Key{Name: "rows", Type: KString, Doc: "A file of rows, for sheets that differ by some fields: one sheet a row."},
		func(_ *loader, e *deckEntry, n node) { e.cards = n }},
	{Key{Name: "size", Type: KSize, Values: names(Papers), Required: true, Doc: "The size of the sheet: `a5`, `a4 landscape`, `297mm x 100mm`."},
		func(l *loader, e *deckEntry, n node) { e.deck.SizeName, e.deck.Size = l.sheetSize(n) }},
	{Key{Name: "columns", Type: KColumns, Keys: columnKeys, Doc: "What the cells of columns hold; those not listed hold text."},
		func(l *loader, e *deckEntry, n node) { e.declared = l.declaredColumns(n) }},
	{Key{Name: "set", Type: KMap, Doc: "Fields that the faces of the sheet may name."},
		func(_ *loader, e *deckEntry, n node) { e.set = n.mapping("set") }},
	{Key{Name: "front", Type: KString, Required: true, Doc: "The face of the front."},
		func(_ *loader, e *deckEntry, n node) { e.deck.Front, e.deck.FrontPos = n.named("front") }},
	{Key{Name: "back", Type: KString, Doc: "The face of the back; without it the sheet has one side."},
		func(_ *loader, e *deckEntry, n node) { e.deck.Back, e.deck.BackPos = n.named("back") }},
}

// sheetSize reads a name of Papers, upright unless it says landscape, or a
// width and height.
func (l *loader) sheetSize(n node) (name string, size geom.Size) {
	s, ok := n.scalar("size")
	if !ok {
		return "", geom.Size{}
	}
	name, size, err := ParseSheetSize(s)
	if err != nil {
		n.errorf(CodeBadValue, "`size`: %v", err).Hintf("%s", sizeHint(s, Papers))
	}
	return name, size
}

// soleSheet makes the one piece of a sheet without rows. It has the sheet's id.
func (l *loader) soleSheet(e *deckEntry) {
	d := e.deck
	d.Cards = []*Card{{Pos: d.Pos, ID: d.ID, Copies: 1, Fields: Row{
		"id": {Pos: d.Pos, V: d.ID}, "copies": {Pos: d.Pos, V: 1}, "name": d.Name.value(),
	}}}
	for _, name := range []string{"id", "name", "copies"} {
		d.Columns = append(d.Columns, Column{Pos: d.Pos, Name: name, Localized: name == "name" && d.Name.ByLang != nil})
	}
	l.setFields(e)
}

// ParseSheetSize reads a name of Papers, upright unless it says landscape as in
// "a4 landscape", or a width and height. The name is "" for a size in figures.
func ParseSheetSize(s string) (name string, size geom.Size, err error) {
	upright := strings.TrimSuffix(strings.TrimSpace(s), " landscape")
	name, size, err = parseSize(strings.TrimSuffix(upright, " portrait"), Papers, "a sheet size")
	if upright != strings.TrimSpace(s) && !size.Landscape() {
		size = size.Turned()
	}
	return name, size, err
}

// value gives a text as the field of a row.
func (t Localized) value() Value {
	v := Value{Pos: t.Pos, V: t.Plain}
	if t.ByLang != nil {
		v.V, v.ByLang = nil, map[string]any{}
		for lang, text := range t.ByLang {
			v.ByLang[lang] = text
		}
	}
	return v
}
