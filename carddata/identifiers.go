package carddata

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

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
