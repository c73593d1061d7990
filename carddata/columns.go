package carddata

import (
	"gopkg.in/yaml.v3"
	"punchboard/carddata/source"
)

// declared is a column that game.yaml speaks of.
type declared struct {
	Column
	key source.Node
}

// columnKeys are what a column may say beyond the name of its type.
var columnKeys = []Key{
	{Name: "type", Type: KEnum, Values: typeWords, Default: "text", Doc: "What the cells hold."},
	{Name: "enum", Type: KStrings, Doc: "The words that the cells may hold."},
	{Name: "required", Type: KBool, Default: "false", Doc: "Whether every card must fill it."},
}

// declaredColumns reads the section columns of a deck.
func declaredColumns(l *reader, n source.Node) []declared {
	var all []declared
	for _, f := range n.Mapping("columns") {
		if !l.goodColumnName(f.Key.Pos(), f.Name, nil) {
			continue
		}
		if base, lang := l.cutLanguage(f.Name); lang != "" {
			f.Key.Errorf(CodeColumnName, "`%s` is the column `%s` in one language", f.Name, base).
				Hintf("declare `%s` once, for all languages", base)
			continue
		}
		c := Column{Pos: f.Key.Pos(), Name: f.Name}
		if fixed, is := fixedTypes[f.Name]; is {
			f.Key.Errorf(CodeColumnName, "the column `%s` holds %s in every deck", f.Name, fixed).Hintf("remove the line")
			continue
		}
		columnType(f.Value, &c)
		all = append(all, declared{c, f.Key})
	}
	return all
}

// fixedTypes are the columns that the program itself reads.
var fixedTypes = map[string]string{"id": "an id", "copies": "a whole number"}

// columnType reads what a column holds: the name of a type, or a mapping.
func columnType(n source.Node, c *Column) {
	if n.Kind != yaml.MappingNode {
		c.Type = typeWord(n, c.Name)
		if c.Type == Enum {
			n.Errorf(source.CodeMissingKey, "the column `%s` must list its words", c.Name).Hintf("write `%s: {enum: [one, two]}`", c.Name)
		}
		return
	}
	for _, f := range onlyKeys(n, "column `"+c.Name+"`", namesOf(columnKeys)) {
		switch f.Name {
		case "type":
			c.Type = typeWord(f.Value, c.Name)
		case "enum":
			c.Type, c.Values = Enum, f.Value.Texts("enum")
		case "required":
			f.Value.Flag("required", &c.Required)
		}
	}
	if c.Type == Enum && len(c.Values) == 0 {
		n.Errorf(source.CodeMissingKey, "the column `%s` must list its words", c.Name).Hintf("write `enum: [one, two]`")
	}
}

func typeWord(n source.Node, what string) Type {
	return Type(n.Choice(what, typeWords, int(Text)))
}
