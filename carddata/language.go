package carddata

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"punchboard/fonts"
)

// goodLanguage checks the tag of a language that the game is printed in.
func (l *loader) goodLanguage(n node, lang string) bool {
	if !isLanguageTag(lang) {
		n.errorf(CodeBadValue, "%s is not a language tag", quoted(lang)).
			Hintf("write the short form: `en`, `fr`, `de`, or `fr-CA` with a region")
		return false
	}
	if _, rightToLeft := fonts.Supported(lang); rightToLeft {
		n.errorf(CodeLanguage, "the language `%s` runs from right to left, which cannot be printed yet", lang).
			Hintf("remove it from `languages`")
		return false
	}
	return true
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
			if !isLower(c) && (i == 0 || !isDigit(c) && !('A' <= c && c <= 'Z')) {
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

func isLower(c rune) bool { return 'a' <= c && c <= 'z' }

func isDigit(c rune) bool { return '0' <= c && c <= '9' }

// isIdentifier tells whether s can be the name of a field in expressions.
func isIdentifier(s string) bool {
	for i, c := range s {
		if !isLower(c) && (i == 0 || !isDigit(c) && c != '_') {
			return false
		}
	}
	return s != ""
}

// slugOf makes a slug of any text, for hints: accents come off, and everything
// else becomes hyphens.
func slugOf(s string) string {
	bare := strings.Map(func(c rune) rune {
		if unicode.Is(unicode.Mn, c) {
			return -1
		}
		return unicode.ToLower(c)
	}, norm.NFD.String(s))
	words := strings.FieldsFunc(bare, func(c rune) bool { return !isLower(c) && !isDigit(c) })
	return strings.Join(words, "-")
}

// slugHint says how a text could be written as a slug.
func slugHint(s string) string {
	if slug := slugOf(s); slug != "" {
		return "write `" + slug + "`"
	}
	return "write a short name such as `smoke`"
}

// isSlug tells whether s can be part of a file's name: small letters, digits
// and hyphens.
func isSlug(s string) bool {
	for i, c := range s {
		if !isLower(c) && !isDigit(c) && (i == 0 || c != '-') {
			return false
		}
	}
	return s != ""
}
