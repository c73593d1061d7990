package report

import "strings"

// ShellQuote returns one argument of a command line: it quotes what a shell would
// take apart.
func ShellQuote(s string) string {
	if strings.ContainsAny(s, " '\"{}[]*?;&|<>$`\\!#()") {
		return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
	}
	return s
}
