package values

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// Reserved have a meaning of their own in expressions.
var Reserved = slices.Concat(ScopeNames, []string{"item", "index", "row", "n"})

// GoodColumnName reports whether a column may have the name; like are the names
// that it was perhaps meant to be.
func (l *Reader) GoodColumnName(at diag.Pos, name string, like []string) bool {
	switch {
	case !l.FreeName(at, name):
	case !source.IsIdentifier(name):
		f := l.Found.Errorf(at, CodeColumnName, "%s cannot be the name of a column: names are made of small letters, digits and _", source.Quote(name))
		if hint := source.GluedHint(name); hint != "" {
			f.Hintf("%s", hint)
		} else if near := NearColumn(name, like); near != "" {
			f.Hintf("did you mean `%s`?", near)
		} else if id := IdentifierOf(name); id != "" {
			f.Hintf("call it `%s`", id)
		}
	default:
		return true
	}
	return false
}

// FreeName reports whether expressions have no meaning of their own for a name of a
// column, taken without its language.
func (l *Reader) FreeName(at diag.Pos, name string) bool {
	if !slices.Contains(Reserved, name) {
		return true
	}
	l.Found.Errorf(at, CodeColumnName, "a column cannot be called `%s`: the word has a meaning of its own in expressions", name).
		Hintf("call it `card_%s`, say", name)
	return false
}

// NearColumn returns the column that a name was perhaps meant to be. Names of
// two or three letters are near to anything.
func NearColumn(name string, like []string) string {
	if near := diag.Nearest(name, like); len(name) > 3 || strings.EqualFold(name, near) {
		return near
	}
	return ""
}

// IdentifierOf makes a field name of any text, for hints; "" when nothing of it
// can be kept.
func IdentifierOf(s string) string {
	id := strings.TrimLeft(strings.ReplaceAll(source.SlugOf(s), "-", "_"), "0123456789_")
	if !source.IsIdentifier(id) {
		return ""
	}
	return id
}

// CutLanguage takes the ending of a language off a column's name: text_fr is
// text in fr. The language is "" for a column without.
func (l *Reader) CutLanguage(name string) (base, lang string) {
	for _, lang := range l.Languages {
		if base, ok := strings.CutSuffix(name, "_"+ColumnSuffix(lang)); ok && base != "" {
			l.UsesLanguage(lang)
			return base, lang
		}
	}
	if lang := languageOfColumn(name); lang != "" {
		l.useUnlisted(lang)
	}
	return name, ""
}

// ScopeNames are the names that every scope has. No column may take one.
var ScopeNames = []string{
	"bilingual", "copy", "deck", "game", "hexmap", "label", "lang", "list", "loc", "look", "other", "switch",
}

// IsLanguageTag reports whether s has the form of a BCP 47 tag: a language in
// small letters, then scripts, regions and variants.
func IsLanguageTag(s string) bool {
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

// ColumnSuffix returns the ending of the columns in a language: "fr" for
// name_fr, "fr_ca" for name_fr_ca.
func ColumnSuffix(lang string) string {
	return strings.ReplaceAll(strings.ToLower(lang), "-", "_")
}

// ColumnNames returns the names of the columns that hold a field by language.
func (l *Reader) ColumnNames(field string) []string {
	names := make([]string, len(l.Languages))
	for i, lang := range l.Languages {
		names[i] = field + "_" + ColumnSuffix(lang)
	}
	return names
}
