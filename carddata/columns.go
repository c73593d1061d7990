package carddata

import "gopkg.in/yaml.v3"

// declared is a column that game.yaml speaks of.
type declared struct {
	Column
	key node
}

// columnKeys are what a column may say beyond the name of its type.
var columnKeys = []Key{
	{Name: "type", Type: KEnum, Values: typeWords, Default: "text", Doc: "What the cells hold."},
	{Name: "enum", Type: KStrings, Doc: "The words that the cells may hold."},
	{Name: "required", Type: KBool, Default: "false", Doc: "Whether every card must fill it."},
}

// declaredColumns reads the section columns of a deck.
func declaredColumns(l *reader, n node) []declared {
	var all []declared
	for _, f := range n.mapping("columns") {
		if !l.goodColumnName(f.key.pos(), f.name, nil) {
			continue
		}
		if base, lang := l.cutLanguage(f.name); lang != "" {
			f.key.errorf(CodeColumnName, "`%s` is the column `%s` in one language", f.name, base).
				Hintf("declare `%s` once, for all languages", base)
			continue
		}
		c := Column{Pos: f.key.pos(), Name: f.name}
		if fixed, is := fixedTypes[f.name]; is {
			f.key.errorf(CodeColumnName, "the column `%s` holds %s in every deck", f.name, fixed).Hintf("remove the line")
			continue
		}
		columnType(f.value, &c)
		all = append(all, declared{c, f.key})
	}
	return all
}

// fixedTypes are the columns that the program itself reads.
var fixedTypes = map[string]string{"id": "an id", "copies": "a whole number"}

// columnType reads what a column holds: the name of a type, or a mapping.
func columnType(n node, c *Column) {
	if n.Kind != yaml.MappingNode {
		c.Type = typeWord(n, c.Name)
		if c.Type == Enum {
			n.errorf(CodeMissingKey, "the column `%s` must list its words", c.Name).Hintf("write `%s: {enum: [one, two]}`", c.Name)
		}
		return
	}
	for _, f := range onlyKeys(n, "column `"+c.Name+"`", namesOf(columnKeys)) {
		switch f.name {
		case "type":
			c.Type = typeWord(f.value, c.Name)
		case "enum":
			c.Type, c.Values = Enum, f.value.texts("enum")
		case "required":
			f.value.flag("required", &c.Required)
		}
	}
	if c.Type == Enum && len(c.Values) == 0 {
		n.errorf(CodeMissingKey, "the column `%s` must list its words", c.Name).Hintf("write `enum: [one, two]`")
	}
}

func typeWord(n node, what string) Type {
	return Type(n.choice(what, typeWords, int(Text)))
}
