package carddata

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/geom"
)

// SheetForm is a way to put a sheet on paper.
type SheetForm uint8

// FormAuto chooses by size: a sheet as large as the paper fills a page, smaller ones
// share a page and are cut out, larger ones are split into tiles. FormPage is one page
// of the sheet's own size, for a print shop. FormTiles makes a poster of pages that are
// glued together.
const (
	FormAuto SheetForm = iota
	FormPage
	FormTiles
)

var formWords = []string{"auto", "page", "tiles"}

// sheetSettings are the keys of one entry of the list `sheets`.
var sheetSettings = []sections.Setting[*deckReader, deckEntry]{
	{Key: sections.Key{Name: "id", Type: sections.KString, Required: true, Doc: "Name of the sheet in commands, files and expressions: lower-case letters, digits and hyphens."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.ID = n.Slug("id") }},
	{Key: sections.Key{Name: "name", Type: sections.KText, Required: true, Doc: "Name of the sheet, once for all languages or by language."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.Name = l.Localized(n, "name") }},
	{Key: sections.Key{Name: "rows", Type: sections.KString, Doc: "File with a row for each sheet, for sheets that differ in some fields."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.cards = n }},
	{Key: sections.Key{Name: "size", Type: sections.KSize, Values: values.SizeNames(values.Papers), Required: true, Doc: "Size of the sheet: `a5`, `a4 landscape`, `297mm x 100mm`; `paper` or `paper landscape` for the size of the paper."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.deck.SizeName, e.deck.Size = l.sheetSize(n) }},
	{Key: sections.Key{Name: "copies", Type: sections.KInt, Default: "1", Doc: "Number of copies of the sheet, 0 to 100; multiplied by the column `copies` of the rows."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.copies = sheetCopies(n) }},
	{Key: sections.Key{Name: "as", Type: sections.KChoices, Values: formWords, Default: "auto", Doc: "How to print it: `page`, one page of its own size; `tiles`, pages to glue together; `auto`, a full page, several to a page or tiles, depending on its size. Each word of a list creates a file."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.Sheets().As = sheetForms(n) }},
	{Key: sections.Key{Name: "overlap", Type: sections.KLength, Doc: "Overlap of tiles; default: 5mm more than the printer's margin."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("overlap", &e.deck.Sheets().Overlap) }},
	{Key: sections.Key{Name: "margin", Type: sections.KLength, Doc: "Margin that `in: safe` keeps free; default: the printer's margin."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("margin", &e.deck.Safe) }},
	{Key: sections.Key{Name: "bleed", Type: sections.KLength, Default: "0mm", Doc: "Bleed: how far the faces extend beyond the edge, for sheets to cut out."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Distance("bleed", &e.deck.Bleed) }},
	{Key: sections.Key{Name: "foot", Type: sections.KBool, Default: "false", Doc: "Whether to print a small line with game, sheet, language, version and page at the bottom of full pages, not only in proofs."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { n.Flag("foot", &e.deck.Foot) }},
	{Key: sections.Key{Name: "columns", Type: sections.KColumns, Keys: columnKeys, Doc: "Types of the columns; columns not listed contain text."},
		Read: func(l *deckReader, e *deckEntry, n source.Node) { e.declared = declaredColumns(l.Reader, n) }},
	{Key: sections.Key{Name: "set", Type: sections.KMap, Doc: "Fields with a fixed value, for the faces of the sheet."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.set = n.Mapping("set") }},
	{Key: sections.Key{Name: "front", Type: sections.KString, Required: true, Doc: "Face of the front."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) {
			e.deck.Front, e.deck.FrontPos = textWithPos(n, "front")
		}},
	{Key: sections.Key{Name: "back", Type: sections.KString, Doc: "Face of the back; without it the sheet is one-sided."},
		Read: func(_ *deckReader, e *deckEntry, n source.Node) { e.deck.Back, e.deck.BackPos = textWithPos(n, "back") }},
}

// sheetSize reads a name of Papers, portrait unless it includes "landscape", a width
// and height, or the word that means the paper of this build.
func (l *deckReader) sheetSize(n source.Node) (name string, size geom.Size) {
	s, ok := n.Scalar("size")
	if !ok {
		return "", geom.Size{}
	}
	switch strings.Join(strings.Fields(s), " ") {
	case "paper", "paper portrait":
		return l.print.Paper, l.print.PaperSize
	case "paper landscape":
		return l.print.Paper + " landscape", l.print.PaperSize.Turned()
	}
	name, size, err := values.ParseSheetSize(s)
	if err != nil {
		n.Errorf(source.CodeBadValue, "`size`: %v", err).Hintf("%s", values.SizeHint(s, values.Papers))
	}
	return name, size
}

// maxSheetCopies is the most copies of a sheet; more are certainly a mistake.
const maxSheetCopies = 100

// sheetCopies reads the number of copies of a sheet.
func sheetCopies(n source.Node) int {
	s, ok := n.Scalar("copies")
	if !ok {
		return 1
	}
	copies, whole := source.ParseInt(s)
	if !whole || copies < 0 || copies > maxSheetCopies {
		n.Errorf(values.CodeCopies, "`copies` must be a whole number from 0 to %d, but is %s", maxSheetCopies, source.Quote(s)).
			Hintf("write how many copies to print, such as `copies: 2`")
		return 1
	}
	return copies
}

// sheetForms reads one way to put a sheet on paper, or several.
func sheetForms(n source.Node) (forms []SheetForm) {
	items := []source.Node{n}
	if n.Kind == yaml.SequenceNode {
		items = n.List("as")
	}
	for _, item := range items {
		if word, ok := item.Enum("as", formWords); ok {
			forms = append(forms, SheetForm(slices.Index(formWords, word)))
		}
	}
	if slices.Sort(forms); len(slices.Compact(slices.Clone(forms))) < len(forms) {
		n.Errorf(source.CodeBadValue, "`as` lists the same word twice")
	}
	if len(forms) == 0 {
		return []SheetForm{FormAuto}
	}
	return slices.Compact(forms)
}

// soleSheet adds the only piece of a sheet without rows. It has the sheet's id.
func (l *deckReader) soleSheet(e *deckEntry) {
	d := e.deck
	d.Cards = []*Card{{Pos: d.Pos, ID: d.ID, Copies: e.copies, Fields: values.Row{
		"id": {Pos: d.Pos, V: d.ID}, "copies": {Pos: d.Pos, V: e.copies}, "name": d.Name.Value(),
		"page": {Pos: d.Pos, V: 1}, "pages": {Pos: d.Pos, V: 1},
	}}}
	for _, name := range []string{"id", "name", "copies"} {
		d.Columns = append(d.Columns, values.Column{Pos: d.Pos, Name: name, Localized: name == "name" && d.Name.ByLang != nil})
	}
	for _, name := range []string{"page", "pages"} { // more than 1 if tables continue on further pages
		d.Columns = append(d.Columns, values.Column{Pos: d.Pos, Name: name, Type: values.Int})
	}
	l.setFields(e)
}
