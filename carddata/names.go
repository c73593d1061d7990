package carddata

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// reservedNames have a meaning of their own in expressions.
var reservedNames = slices.Concat(scopeNames, []string{"item", "index", "row", "n"})

// goodColumnName tells whether a column may have the name; like are the names
// that it was perhaps meant to be.
func (l *reader) goodColumnName(at diag.Pos, name string, like []string) bool {
	switch {
	case !l.freeName(at, name):
	case !source.IsIdentifier(name):
		f := l.Found.Errorf(at, CodeColumnName, "%s cannot be the name of a column: names are made of small letters, digits and _", source.Quote(name))
		if hint := source.GluedHint(name); hint != "" {
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

// freeName tells whether expressions have no meaning of their own for a name of a
// column, taken without its language.
func (l *reader) freeName(at diag.Pos, name string) bool {
	if !slices.Contains(reservedNames, name) {
		return true
	}
	l.Found.Errorf(at, CodeColumnName, "a column cannot be called `%s`: the word has a meaning of its own in expressions", name).
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
	id := strings.TrimLeft(strings.ReplaceAll(source.SlugOf(s), "-", "_"), "0123456789_")
	if !source.IsIdentifier(id) {
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

// scopeNames are the names that every scope has. No column may take one.
var scopeNames = []string{
	"bilingual", "copy", "deck", "game", "hexmap", "label", "lang", "list", "loc", "look", "other", "switch",
}

// isLanguageTag tells whether s has the form of a BCP 47 tag: a language in
// small letters, then scripts, regions and variants.
func isLanguageTag(s string) bool {
	for i, part := range strings.Split(s, "-") {
		least, most := 2, 8
		if i == 0 {
			most = 3
		}
		if len(part) < least || len(part) > most {
			return false
		}
		for _, c := range part {
			if !source.IsLower(c) && (i == 0 || !source.IsDigit(c) && !('A' <= c && c <= 'Z')) {
				return false
			}
		}
	}
	return true
}

// columnSuffix gives the ending of the columns in a language: "fr" for
// name_fr, "fr_ca" for name_fr_ca.
func columnSuffix(lang string) string {
	return strings.ReplaceAll(strings.ToLower(lang), "-", "_")
}

// columnNames gives the names of the columns that hold a field by language.
func (l *reader) columnNames(field string) []string {
	names := make([]string, len(l.languages))
	for i, lang := range l.languages {
		names[i] = field + "_" + columnSuffix(lang)
	}
	return names
}
