package diag

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Visible returns s as one line of text that is safe to show: each character that
// would end the line or act on a terminal is written as its number, such as \u001b for
// Escape, and each byte that is not UTF-8 as \xff.
func Visible(s string) string {
	if visible(s) {
		return s
	}
	var b strings.Builder
	for len(s) > 0 {
		r, n := utf8.DecodeRuneInString(s)
		b.WriteString(visibleRune(r, s[:n]))
		s = s[n:]
	}
	return b.String()
}

func visible(s string) bool {
	for i, r := range s {
		if Controls(r) || r == utf8.RuneError && !strings.HasPrefix(s[i:], string(utf8.RuneError)) {
			return false
		}
	}
	return true
}

func visibleRune(r rune, bytes string) string {
	switch {
	case r == utf8.RuneError && len(bytes) == 1:
		return fmt.Sprintf(`\x%02x`, bytes[0])
	case Controls(r):
		return fmt.Sprintf(`\u%04x`, r)
	}
	return bytes
}

// Controls reports whether a character acts on a terminal instead of being shown: the
// control characters of ASCII and Latin-1 with line ends and tabs, Unicode's line and
// paragraph separators, and the marks that turn the direction of text around (which
// can make a line read as something else; see Trojan Source, CVE-2021-42574).
func Controls(r rune) bool {
	return unicode.IsControl(r) || r >= '\u2028' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069'
}
