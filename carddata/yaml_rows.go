package carddata

import (
	"path"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// maxYAMLColumns is the most columns that the rows of a YAML file may name.
const maxYAMLColumns = 1_000

// yamlRow is one row of a YAML file: a mapping whose keys are columns.
type yamlRow struct {
	at     source.Node
	fields map[string]*yamlField // by column
}

// yamlField is what a row says of one column: one value, or one for each language.
type yamlField struct {
	key    source.Node // the first key that names the column
	whole  source.Node
	byLang map[string]source.Node
}

// isYAML reports whether the rows of a file are YAML.
func isYAML(name string) bool {
	file, _, _ := strings.Cut(name, "#")
	ext := strings.ToLower(path.Ext(file))
	return ext == ".yaml" || ext == ".yml"
}

// readYAMLRows adds the rows of a YAML file to a deck. It returns the plan of the file,
// or nil when it has no rows.
func (l *deckReader) readYAMLRows(e *deckEntry, name string, from source.Node) *plan {
	root, ok := l.YAMLAt(name, from)
	if !ok {
		return nil
	}
	if root.Kind == yaml.MappingNode {
		root.WrongKind("rows", "a list of rows (`- id: …`)").Hintf("name the key that holds the list, as in `units.yaml#units`")
		return nil
	}
	p := &plan{header: root.Pos()}
	rows := l.yamlRows(e, p, root)
	if len(rows) == 0 {
		if root.Kind == yaml.SequenceNode {
			l.Found.Errorf(p.header, source.CodeNoCards, "the file lists no cards").Hintf("write each card as an item of the list: `- id: …`")
		}
		return nil
	}
	l.typeColumns(e, p, rows)
	if e.plan == nil {
		l.missingColumns(e, p)
	} else {
		l.knownColumns(e.plan, p)
	}
	l.reportStrays(e, p, rows)
	for _, row := range rows {
		if !l.CountRow(row.at.Pos(), len(p.columns)) {
			break
		}
		e.deck.Cards = append(e.deck.Cards, l.yamlCard(e, p, row))
	}
	return p
}

// yamlRows reads the rows of a list, and adds the columns that they name to a plan.
func (l *deckReader) yamlRows(e *deckEntry, p *plan, root source.Node) (rows []*yamlRow) {
	like := []string{"id", "name", "copies"}
	for _, d := range e.declared {
		like = append(like, d.Name)
	}
	bad := map[string]bool{}
	for _, item := range root.List("rows") {
		if item.Kind != yaml.MappingNode {
			item.WrongKind("rows", "a list of mappings, one for each row")
			continue
		}
		row := &yamlRow{at: item, fields: map[string]*yamlField{}}
		for _, f := range item.Mapping("row") {
			if known := p.column(f.Name) != nil; !known && !bad[f.Name] && !l.GoodColumnName(f.Key.Pos(), f.Name, like) {
				bad[f.Name] = true
				p.meant = append(p.meant, values.NearColumn(f.Name, like))
			}
			if !bad[f.Name] {
				l.yamlField(e, p, row, f)
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// yamlField adds one key of a row.
func (l *deckReader) yamlField(e *deckEntry, p *plan, row *yamlRow, f source.Field) {
	name, lang := l.CutLanguage(f.Name)
	if lang != "" && fixedTypes[name] != "" {
		f.Key.Errorf(values.CodeColumnName, "the column `%s` is the same in all languages", name).Hintf("call it `%s`", name)
		return
	}
	col := p.column(name)
	if col == nil && len(p.columns) == maxYAMLColumns {
		if !p.tooWide {
			f.Key.Errorf(source.CodeTooMany, "the rows name more than 1,000 columns").Hintf("check the keys: each row has the same")
		}
		p.tooWide = true
		return
	}
	if col == nil {
		p.columns = append(p.columns, l.newColumn(e, f.Key.Pos(), name, false))
		col = &p.columns[len(p.columns)-1]
	}
	field := row.fields[name]
	if field == nil {
		field = &yamlField{key: f.Key}
		row.fields[name] = field
	}
	switch {
	case field.whole.Exists() || lang == "" && field.byLang != nil:
		f.Key.Errorf(source.CodeDuplicateColumn, "the row gives `%s` both for all languages and for one", name).
			Hintf("keep either `%s`, or `%s`", name, strings.Join(l.ColumnNames(name), "` and `"))
	case lang == "":
		field.whole = f.Value
		col.Localized = col.Localized || col.Type != values.Flow && fixedTypes[name] == "" && l.meantByLanguage(f.Value)
	default:
		if field.byLang == nil {
			field.byLang = map[string]source.Node{}
		}
		field.byLang[lang], col.Localized = f.Value, true
	}
}

// meantByLanguage reports whether a mapping gives one value for each language, be it
// with a language that the game does not have.
func (l *deckReader) meantByLanguage(n source.Node) bool {
	if l.ByLanguage(n) {
		return true
	}
	known := slices.ContainsFunc(n.Keys(), func(key string) bool { return slices.Contains(l.Languages, key) })
	return known && !slices.ContainsFunc(n.Keys(), func(key string) bool { return !values.IsLanguageTag(key) })
}

// knownColumns adds a finding for each column that the deck, to which rows are added,
// does not have.
func (l *deckReader) knownColumns(deck, added *plan) {
	for _, c := range added.columns {
		if known := deck.names(); !slices.Contains(known, c.Name) {
			l.Found.Errorf(c.Pos, values.CodeColumnName, "the deck has no column `%s`", c.Name).Hintf("%s", diag.DidYouMean(c.Name, known))
		}
	}
}

// reportStrays adds a finding for each key of a single row that is probably a slip: the
// row lacks a column of a similar name that game.yaml declares or most others have.
func (l *deckReader) reportStrays(e *deckEntry, p *plan, rows []*yamlRow) {
	uses := map[string]int{}
	for _, row := range rows {
		for name := range row.fields {
			uses[name]++
		}
	}
	for _, row := range rows {
		var lacks []string
		for _, c := range p.columns {
			if row.fields[c.Name] == nil && (e.declares(c.Name) || 2*uses[c.Name] >= len(rows)) {
				lacks = append(lacks, c.Name)
			}
		}
		for _, c := range p.columns {
			f := row.fields[c.Name]
			if f == nil || uses[c.Name] > 1 {
				continue
			}
			if near := values.NearColumn(c.Name, lacks); near != "" {
				f.key.Errorf(values.CodeColumnName, "no other row has `%s`", c.Name).Hintf("did you mean `%s`?", near)
			}
		}
	}
}
