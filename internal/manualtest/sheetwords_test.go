package manualtest

import (
	"fmt"
	"strings"

	"punchboard/carddata/wording"
)

// sheetWordTable lists the texts that Punchboard prints on sheets.
func sheetWordTable() string {
	var b strings.Builder
	b.WriteString("| id | in English | in French |\n|---|---|---|\n")
	for _, id := range wording.IDs() {
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", id, wording.Original("en", id), wording.Original("fr", id))
	}
	return b.String()
}
