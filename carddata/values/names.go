package values

import (
	"slices"
	"strings"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// Reserved are the names with a special meaning in expressions.
var Reserved = slices.Concat(ScopeNames, []string{"item", "index", "row", "n"})

// GoodColumnName reports whether a column may have the name. Like are the names that it
// may be a misspelling of.
func (l *Reader) GoodColumnName(at diag.Pos, name string, like []string) bool {
	switch {
	case !l.FreeName(at, name):
	case !source.IsIdentifier(name):
		f := l.Found.Errorf(at, CodeColumnName, "the column name %s may contain only lower-case letters, digits and _", source.Quote(name))
		if hint := source.GluedHint(name); hint != "" {
			f.Hintf("%s", hint)
		} else if near := NearColumn(name, like); near != "" {
			f.Hintf("did you mean `%s`?", near)
		} else if id := IdentifierOf(name); id != "" {
			f.Hintf("rename it to `%s`", id)
		}
	default:
		return true
	}
	return false
}

// FreeName reports whether a column's name, without its language, has no special
// meaning in expressions.
func (l *Reader) FreeName(at diag.Pos, name string) bool {
	if !slices.Contains(Reserved, name) {
		return true
	}
	l.Found.Errorf(at, CodeColumnName, "a column cannot be named `%s`: it is a reserved word in expressions", name).
		Hintf("rename it, for example to `card_%s`", name)
	return false
}

// NearColumn returns the column that a misspelled name probably means. Names of two or
// three letters are ignored, because they resemble too many others.
func NearColumn(name string, like []string) string {
	if near := diag.Nearest(name, like); len(name) > 3 || strings.EqualFold(name, near) {
		return near
	}
	return ""
}

// IdentifierOf converts any text to a field name, for hints, or returns "" if nothing
// of it can be used.
func IdentifierOf(s string) string {
	id := strings.TrimLeft(strings.ReplaceAll(source.SlugOf(s), "-", "_"), "0123456789_")
	if !source.IsIdentifier(id) {
		return ""
	}
	return id
}

// CutLanguage splits the language suffix off a column's name: text_fr is text in fr.
// The language is "" if there is no suffix.
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

// ScopeNames are the names that every scope defines. No column may use one of them.
var ScopeNames = []string{
	"bilingual", "copy", "deck", "game", "hexmap", "label", "lang", "list", "loc", "look", "other", "switch",
}

// IsLanguageTag reports whether s has the form of a BCP 47 tag: a language in
// lower-case letters, then scripts, regions and variants.
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

// ColumnSuffix returns the suffix of columns in a language: "fr" for name_fr, "fr_ca"
// for name_fr_ca.
func ColumnSuffix(lang string) string {
	return strings.ReplaceAll(strings.ToLower(lang), "-", "_")
}

// ColumnNames returns the names of the columns of a localized field.
func (l *Reader) ColumnNames(field string) []string {
	names := make([]string, len(l.Languages))
	for i, lang := range l.Languages {
		names[i] = field + "_" + ColumnSuffix(lang)
	}
	return names
}
