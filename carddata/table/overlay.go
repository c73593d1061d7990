package table

import (
	"slices"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// CodeOverlay is reported for rows and tables that a variant names and the game does not
// have; it is the code of all that variants name in vain.
const CodeOverlay diag.Code = "PB-135"

// tablePatch is what a variant changes in one table.
type tablePatch struct {
	e    *entry
	rows *[]row
}

// PatchSettings are the keys of one table in a variant.
var PatchSettings = []sections.Setting[*Reader, tablePatch]{
	{Key: sections.Key{Name: "title", Type: sections.KText, Doc: "Another title."},
		Read: func(l *Reader, p *tablePatch, n source.Node) { p.e.table.Title = l.Localized(n, "title") }},
	{Key: sections.Key{Name: "notes", Type: sections.KTexts, Doc: "Other notes below the table."},
		Read: func(l *Reader, p *tablePatch, n source.Node) { p.e.table.Notes = l.localizedList(n, "notes") }},
	{Key: sections.Key{Name: "drop", Type: sections.KStrings, Doc: "Rows to remove, by their `id` or `code`."},
		Read: func(l *Reader, p *tablePatch, n source.Node) { l.dropRows(p, n) }},
	{Key: sections.Key{Name: "rows", Type: sections.KCards, Doc: "Rows with other cells, by `id` or `code`: {hill: {text: +2}}."},
		Read: func(l *Reader, p *tablePatch, n source.Node) { l.changeRows(p, n) }},
	{Key: sections.Key{Name: "add", Type: sections.KTableRows, Doc: "More rows at the end, as a table lists them."},
		Read: func(l *Reader, p *tablePatch, n source.Node) { *p.rows = append(*p.rows, l.yamlRows(p.e, n)...) }},
}

// overlaid applies what a variant changes in a table, before its rows are fitted and
// checked.
func (l *Reader) overlaid(e *entry, rows []row) []row {
	if n := l.Overlay.Lookup(e.table.ID); n.Exists() {
		sections.Read(l, n, "table `"+e.table.ID+"`", PatchSettings, &tablePatch{e, &rows})
	}
	return rows
}

// reportOverlay reports tables that the game does not have.
func (l *Reader) reportOverlay() {
	if !l.Overlay.Exists() {
		return
	}
	var ids []string
	for _, t := range l.Tables {
		ids = append(ids, t.ID)
	}
	for _, f := range l.Overlay.Mapping("tables") {
		if !slices.Contains(ids, f.Name) {
			f.Key.Errorf(CodeOverlay, "the game has no table `%s`", f.Name).Hintf("%s", diag.DidYouMean(f.Name, ids))
		}
	}
}

// rowNamed returns the index of a row by its id or code, or -1 with a finding.
func (l *Reader) rowNamed(p *tablePatch, at source.Node, id string) int {
	var ids []string
	for i, r := range *p.rows {
		if r.id == id && id != "" {
			return i
		}
		if r.id != "" {
			ids = append(ids, r.id)
		}
	}
	hint := diag.DidYouMean(id, ids)
	if len(ids) == 0 {
		hint = "give its rows an `id` or `code`"
	}
	at.Errorf(CodeOverlay, "the table `%s` has no row `%s`", p.e.table.ID, id).Hintf("%s", hint)
	return -1
}

func (l *Reader) dropRows(p *tablePatch, n source.Node) {
	for _, item := range n.OneOrMore("drop") {
		if id, ok := item.Scalar("drop"); ok {
			if i := l.rowNamed(p, item, id); i >= 0 {
				*p.rows = slices.Delete(*p.rows, i, i+1)
			}
		}
	}
}

func (l *Reader) changeRows(p *tablePatch, n source.Node) {
	for _, f := range n.Mapping("rows") {
		i := l.rowNamed(p, f.Key, f.Name)
		if i < 0 {
			continue
		}
		r := &(*p.rows)[i]
		var known []string
		for _, field := range r.fields {
			known = append(known, field.name)
		}
		for _, cell := range sections.OnlyKeys(f.Value, "row `"+f.Name+"`", known) {
			l.changeCell(r.field(cell.Name), cell.Value)
		}
	}
}

// changeCell gives a cell another text; of one by language, the languages that are not
// given stay as they are.
func (l *Reader) changeCell(was *field, n source.Node) {
	now := was.cell.Text
	if !l.ByLanguage(n) || now.ByLang == nil {
		*was = l.tableField(was.name, n)
		return
	}
	byLang := map[string]string{}
	for lang, text := range now.ByLang {
		byLang[lang] = text
	}
	for _, f := range l.LanguageFields(n, "`"+was.name+"`") {
		if text, ok := f.Value.Scalar(was.name); ok {
			byLang[f.Name] = text
		}
	}
	was.pos, was.cell.Pos = n.Pos(), n.Pos()
	was.cell.Text = values.Localized{Pos: n.Pos(), ByLang: byLang}
}
