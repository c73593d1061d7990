package report

import "strings"

// ShellQuote quotes one argument of a command line if a shell would otherwise
// split or expand it.
func ShellQuote(s string) string {
	if strings.ContainsAny(s, " '\"{}[]*?;&|<>$`\\!#()") {
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return s
}
