package games

import (
	_ "embed"
	"strings"
)

// readNames lists, in one line for each shipped game, the names of its columns, lists,
// tables and labels that its compiled rules read. A test writes it from the texts in
// their source code.
//
//go:embed reads.txt
var readNames string

// Reads returns the names of columns, lists, tables and labels that compiled rules read,
// by the name of the rules; nil if there are no such rules.
func Reads(rules string) []string {
	for line := range strings.Lines(readNames) {
		if name, list, ok := strings.Cut(line, ":"); ok && name == rules {
			return strings.Fields(list)
		}
	}
	return nil
}
