package carddata

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// typeWords are the names of the column types, in the order of their constants.
var typeWords = []string{"text", "int", "number", "length", "bool", "list", "enum", "flow"}

// String gives the name by which game.yaml calls the type.
func (t Type) String() string { return typeWords[t] }

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
func (l *reader) declaredColumns(n node) []declared {
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

// reservedNames have a meaning of their own in expressions.
var reservedNames = slices.Concat(scopeNames, []string{"item", "index", "row", "n"})

// goodColumnName tells whether a column may have the name; like are the names
// that it was perhaps meant to be.
func (l *reader) goodColumnName(at diag.Pos, name string, like []string) bool {
	switch {
	case !l.freeName(at, name):
	case !isIdentifier(name):
		f := l.found.Errorf(at, CodeColumnName, "%s cannot be the name of a column: names are made of small letters, digits and _", quoted(name))
		if hint := gluedHint(name); hint != "" {
			f.Hintf("%s", hint)
		} else if near := nearColumn(name, like); near != "" {
			f.Hintf("did you mean `%s`?", near)
		} else if id := identifierOf(name); id != "" {
			f.Hintf("call it `%s`", id)
		}
	default:
		return true
	}
	return false
}

// gluedHint is for a key with its value, when no space parts them: YAML takes both
// for one word. It is "" for other names.
func gluedHint(name string) string {
	key, value, glued := strings.Cut(name, ":")
	if !glued || !isIdentifier(key) || value == "" {
		return ""
	}
	return "write a space after the colon: `" + key + ": " + value + "`"
}

// freeName tells whether expressions have no meaning of their own for a name of a
// column, taken without its language.
func (l *reader) freeName(at diag.Pos, name string) bool {
	if !slices.Contains(reservedNames, name) {
		return true
	}
	l.found.Errorf(at, CodeColumnName, "a column cannot be called `%s`: the word has a meaning of its own in expressions", name).
		Hintf("call it `card_%s`, say", name)
	return false
}

// nearColumn gives the column that a name was perhaps meant to be. Names of
// two or three letters are near to anything.
func nearColumn(name string, like []string) string {
	if near := diag.Nearest(name, like); len(name) > 3 || strings.EqualFold(name, near) {
		return near
	}
	return ""
}

// identifierOf makes a field name of any text, for hints; "" when nothing of it
// can be kept.
func identifierOf(s string) string {
	id := strings.TrimLeft(strings.ReplaceAll(slugOf(s), "-", "_"), "0123456789_")
	if !isIdentifier(id) {
		return ""
	}
	return id
}

// cutLanguage takes the ending of a language off a column's name: text_fr is
// text in fr. The language is "" for a column without.
func (l *reader) cutLanguage(name string) (base, lang string) {
	for _, lang := range l.languages {
		if base, ok := strings.CutSuffix(name, "_"+columnSuffix(lang)); ok && base != "" {
			return base, lang
		}
	}
	return name, ""
}
