package carddata

import (
	"gopkg.in/yaml.v3"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// declared is a column that game.yaml declares.
type declared struct {
	values.Column
	key   source.Node
	rules columnRules
}

// columnKeys are the keys of a column that is declared as a mapping.
var columnKeys = []sections.Key{
	{Name: "type", Type: sections.KEnum, Values: values.TypeNames, Default: "text", Doc: "Type of the cells."},
	{Name: "enum", Type: sections.KStrings, Doc: "Words allowed in the cells, or in the items of a column of the type `list`."},
	{Name: "from", Type: sections.KString, Doc: "List whose ids are allowed: `records`; or one of its columns: `records.side`."},
	{Name: "check", Type: sections.KExpr, Doc: "Expression that must be true of each cell, or of each item of a list; `value` is the cell or item."},
	{Name: "hint", Type: sections.KString, Doc: "What to write instead, for cells for which `check` is false."},
	{Name: "required", Type: sections.KBool, Default: "false", Doc: "Whether every card needs a value."},
	{Name: "better", Type: sections.KBetter, Values: values.WayWords, Doc: "Which values make a row better; in a column of the type `flow`, by the keys of its numbers. `punchboard check` reports rows that are never better than another."},
	{Name: "same", Type: sections.KSection, Keys: sections.KeysOf(sameSettings), Doc: "Which rows must have the same value."},
}

// declaredColumns reads the section `columns` of a deck.
func declaredColumns(l *values.Reader, n source.Node) []declared {
	var all []declared
	for _, f := range n.Mapping("columns") {
		if !l.GoodColumnName(f.Key.Pos(), f.Name, nil) {
			continue
		}
		if base, lang := l.CutLanguage(f.Name); lang != "" {
			f.Key.Errorf(values.CodeColumnName, "`%s` is the column `%s` in one language", f.Name, base).
				Hintf("declare `%s` once, for all languages", base)
			continue
		}
		c := values.Column{Pos: f.Key.Pos(), Name: f.Name}
		if fixed, is := fixedTypes[f.Name]; is {
			f.Key.Errorf(values.CodeColumnName, "the column `%s` holds %s in every deck", f.Name, fixed).Hintf("remove the line")
			continue
		}
		d := declared{Column: c, key: f.Key}
		columnType(l, f.Value, &d)
		all = append(all, d)
	}
	return all
}

// fixedTypes are the columns that punchboard itself reads.
var fixedTypes = map[string]string{"id": "text (an id)", "copies": "a whole number"}

// columnType reads the type of a column: a name, or a mapping.
func columnType(l *values.Reader, n source.Node, c *declared) {
	if n.Kind != yaml.MappingNode {
		if c.Type = typeWord(n, c.Name); c.Type == values.Enum {
			n.Errorf(source.CodeMissingKey, "the column `%s` is an enum, but its words are not listed", c.Name).Hintf("write `%s: {enum: [one, two]}`", c.Name)
		}
		return
	}
	for _, f := range sections.OnlyKeys(n, "column `"+c.Name+"`", sections.NamesOf(columnKeys)) {
		switch f.Name {
		case "type":
			c.Type = typeWord(f.Value, c.Name)
		case "enum":
			c.Values = f.Value.Texts("enum")
		case "required":
			f.Value.Flag("required", &c.Required)
		case "better":
			c.Better, c.rules.better = readBetter(f.Value), f.Value
		case "same":
			c.Same = readSame(l, f.Value, c.Name)
		default:
			c.rules.read(l, f)
		}
	}
	if len(c.Values) > 0 && c.Type != values.List {
		c.Type = values.Enum
	}
	if len(c.Better.Keys) > 0 && c.Type != values.Flow {
		c.rules.better.Errorf(source.CodeBadValue, "only a column of the type `flow` has keys, but `%s` has not", c.Name).Hintf("write `better: high` or `better: low`")
	}
	if n.Lookup("enum").Exists() && len(c.Values) == 0 || c.Type == values.Enum && len(c.Values) == 0 {
		n.Errorf(source.CodeMissingKey, "the column `%s` is an enum, but its words are not listed", c.Name).Hintf("write `enum: [one, two]`")
	}
}

func typeWord(n source.Node, what string) values.ColumnType {
	return values.ColumnType(n.Choice(what, values.TypeNames, int(values.Text)))
}
