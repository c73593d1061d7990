package report

import (
	"fmt"
	"strings"
	"unicode"

	"punchboard/diag"
)

// ShellQuote quotes one argument of a command line if a shell would otherwise split or
// expand it. A name with line ends or other control characters is quoted as in bash and
// zsh, $'a\nb', so that the command stays on one line.
func ShellQuote(s string) string {
	switch {
	case strings.ContainsFunc(s, diag.Controls):
		return controlsQuoted(s)
	case s == "" || strings.ContainsFunc(s, needsQuotes):
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return s
}

func needsQuotes(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("-_./:,=+@%^", r)
}

func controlsQuoted(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch {
		case diag.Controls(r):
			fmt.Fprintf(&b, `\u%04x`, r)
		case r == '\'' || r == '\\':
			b.WriteString(`\` + string(r))
		default:
			b.WriteRune(r)
		}
	}
	return "$'" + b.String() + "'"
}
