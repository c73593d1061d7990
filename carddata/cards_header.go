package carddata

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// plan maps the cells of a row to columns.
type plan struct {
	header  diag.Pos
	width   int // cells in the header
	columns []planned
	tooWide bool     // whether rows of YAML name more columns than are read
	used    []bool   // whether a cell of a row belongs to a column
	meant   []string // columns that misspelled names probably mean; they are not reported as missing
}

// planned is a column and the indexes of its cells: one, or one for each language of
// the game (-1 if the file has none).
type planned struct {
	values.Column
	cells []int
}

// column finds a column of the plan.
func (p *plan) column(name string) *planned {
	i := slices.IndexFunc(p.columns, func(c planned) bool { return c.Name == name })
	if i < 0 {
		return nil
	}
	return &p.columns[i]
}

// names returns the names of all columns.
func (p *plan) names() []string {
	names := make([]string, len(p.columns))
	for i := range p.columns {
		names[i] = p.columns[i].Name
	}
	return names
}

// readHeader makes the plan of a file from its first row.
func (l *deckReader) readHeader(e *deckEntry, cells []source.Cell) *plan {
	p := &plan{header: cells[0].Pos, width: len(cells), used: make([]bool, len(cells))}
	like := []string{"id", "name", "copies"}
	for _, d := range e.declared {
		like = append(like, d.Name)
	}
	first := map[string]int{}
	for i := range cells {
		c := &cells[i]
		if p.used[i] = c.Text != ""; !p.used[i] {
			continue
		}
		if !l.GoodColumnName(c.Pos, c.Text, like) {
			p.meant = append(p.meant, values.NearColumn(c.Text, like))
			continue
		}
		if before, twice := first[c.Text]; twice {
			l.Found.Errorf(c.Pos, source.CodeDuplicateColumn, "the column `%s` appears twice; first as column %d", c.Text, before+1).
				Hintf("rename or remove one of the two")
			continue
		}
		first[c.Text] = i
		l.planColumn(e, p, c, i)
	}
	l.missingLanguages(p)
	if e.plan == nil {
		l.missingColumns(e, p)
	} else {
		l.sameColumns(e.plan, p)
	}
	return p
}

// planColumn adds the column of a header cell, or one language of a localized column.
func (l *deckReader) planColumn(e *deckEntry, p *plan, c *source.Cell, i int) {
	name, lang := l.CutLanguage(c.Text)
	if lang != "" && slices.Contains(values.ScopeNames, name) && !l.FreeName(c.Pos, name) {
		return
	}
	if lang != "" && fixedTypes[name] != "" {
		l.Found.Errorf(c.Pos, values.CodeColumnName, "the column `%s` is not translated: it has the same value in every language", name).Hintf("rename it to `%s`", name)
		return
	}
	col := p.column(name)
	if col == nil {
		p.columns = append(p.columns, l.newColumn(e, c.Pos, name, lang != ""))
		col = &p.columns[len(p.columns)-1]
	} else if col.Localized != (lang != "") {
		l.Found.Errorf(c.Pos, source.CodeDuplicateColumn, "the file has the column `%s` both for all languages and for one language", name).
			Hintf("keep either `%s`, or `%s`", name, strings.Join(l.ColumnNames(name), "` and `"))
		return
	}
	if lang == "" {
		col.cells[0] = i
	} else {
		col.cells[slices.Index(l.Languages, lang)] = i
	}
}

// newColumn returns a column with the type declared in game.yaml, or text if none is
// declared.
func (l *deckReader) newColumn(e *deckEntry, at diag.Pos, name string, localized bool) planned {
	c := planned{Column: values.Column{Name: name}, cells: []int{-1}}
	for _, d := range e.declared {
		if d.Name == name {
			c.Column = d.Column
		}
	}
	switch name {
	case "id", "name":
		c.Required = true
	case "copies":
		c.Required, c.Type = true, values.Int
	}
	if c.Pos, c.Localized = at, localized; localized {
		c.cells = slices.Repeat([]int{-1}, len(l.Languages))
	}
	return c
}

// missingLanguages adds a finding for each language in which a column is missing.
func (l *deckReader) missingLanguages(p *plan) {
	for i := range p.columns {
		c := &p.columns[i]
		if l.misnamed(p, c) {
			continue
		}
		for j, cell := range c.cells {
			if cell < 0 && c.Localized {
				name := l.ColumnNames(c.Name)[j]
				if l.misnamedIn(p, c, j) != nil {
					continue
				}
				if stray := p.strayColumn(c.Name); stray != nil {
					l.Found.Errorf(stray.Pos, source.CodeMissingColumn, "the file has no column `%s`, but `%s`, which is in no language of the game", name, stray.Name).
						Hintf("rename `%s` to `%s`, or add a column `%s`", stray.Name, name, name)
					continue
				}
				f := l.MissingColumn(c.Pos, name)
				f.Hintf("`%s` is translated, so it needs a column for each language of the game", c.Name)
				f.Cause = l.Untranslated(l.Languages[j], "column `"+name+"`")
			}
		}
	}
}

// strayColumn returns a column that looks like one of a translated column, such as name_sp,
// but whose suffix is no language; nil if there is none, or several.
func (p *plan) strayColumn(name string) *planned {
	var stray *planned
	for i := range p.columns {
		c := &p.columns[i]
		suffix, ok := strings.CutPrefix(c.Name, name+"_")
		if !ok || c.Localized || c.Type != values.Text || len(suffix) > mostSuffix || values.IsLanguage(suffix) {
			continue
		}
		if stray != nil {
			return nil
		}
		stray = c
	}
	return stray
}

// mostSuffix is the length of the longest suffix that may be a misspelled language.
const mostSuffix = 3

// missingColumns adds a finding for each column that the file of a deck lacks. The
// rows of a list may do without names.
func (l *deckReader) missingColumns(e *deckEntry, p *plan) {
	if p.column("id") == nil {
		l.MissingColumn(p.header, "id").Hintf("name the columns in the first line, with an id for each card: `id,name,copies`")
	}
	if p.column("name") == nil && e.deck.Of != nil {
		f := l.MissingColumn(p.header, "name")
		f.Hintf("add `name`, or one column for each language: `%s`", strings.Join(l.ColumnNames("name"), "` and `"))
		f.Cause = l.UnlistedColumn("name", p.names())
	}
	for _, d := range e.declared {
		if p.column(d.Name) == nil && !slices.Contains(p.meant, d.Name) && !slices.ContainsFunc(e.set, func(f source.Field) bool { return f.Name == d.Name }) {
			l.lacksDeclared(d, p)
			e.deck.lacks = append(e.deck.lacks, d.Name)
		}
	}
}

// lacksDeclared adds the finding for a column that game.yaml declares but the file
// lacks.
func (l *deckReader) lacksDeclared(d declared, p *plan) {
	others := p.names()
	f := l.Found.Errorf(p.header, source.CodeMissingColumn, "the file has no column `%s`, which %s declares", d.Name, d.key.Pos())
	if near := diag.Nearest(d.Name, others); near != "" {
		f.Hintf("did you mean the column `%s`?", near)
		return
	}
	f.Hintf("add the column, or remove the line from `columns`")
}
