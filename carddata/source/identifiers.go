package source

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// IsLower reports whether a character is a lower-case ASCII letter.
func IsLower(c rune) bool { return 'a' <= c && c <= 'z' }

// IsDigit reports whether a character is an ASCII digit.
func IsDigit(c rune) bool { return '0' <= c && c <= '9' }

// IsIdentifier reports whether s can be the name of a field in expressions.
func IsIdentifier(s string) bool {
	for i, c := range s {
		if !IsLower(c) && (i == 0 || !IsDigit(c) && c != '_') {
			return false
		}
	}
	return s != ""
}

// SlugOf converts any text to a slug, for hints: it removes accents and replaces
// everything else with hyphens.
func SlugOf(s string) string {
	bare := strings.Map(func(c rune) rune {
		if unicode.Is(unicode.Mn, c) {
			return -1
		}
		return unicode.ToLower(c)
	}, norm.NFD.String(s))
	words := strings.FieldsFunc(bare, func(c rune) bool { return !IsLower(c) && !IsDigit(c) })
	return strings.Join(words, "-")
}

// SlugHint suggests a slug for a text.
func SlugHint(s string) string {
	if slug := SlugOf(s); slug != "" {
		return "write `" + slug + "`"
	}
	return "write a short name such as `smoke`"
}

// IsSlug reports whether s can be part of a file name: lower-case letters, digits and
// hyphens.
func IsSlug(s string) bool {
	for i, c := range s {
		if !IsLower(c) && !IsDigit(c) && (i == 0 || c != '-') {
			return false
		}
	}
	return s != ""
}

// IsDevice reports whether Windows reserves a name for a device, also before a file
// extension: aux.pdf cannot be created there. Source: Naming Files, Paths, and Namespaces,
// in Microsoft's documentation of Win32.
func IsDevice(name string) bool {
	name, _, _ = strings.Cut(strings.ToLower(name), ".")
	if slices.Contains([]string{"con", "prn", "aux", "nul"}, name) {
		return true
	}
	return len(name) == 4 && (name[:3] == "com" || name[:3] == "lpt") && IsDigit(rune(name[3]))
}
