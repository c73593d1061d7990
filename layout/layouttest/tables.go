package layouttest

import (
	"fmt"
	"math/rand"
	"strings"
)

// TableGame returns the sections of a game with tables.
func TableGame(section string) Files {
	return Files{"game.yaml": BaseGame + "styles: {loud: {bold: true, size: 10pt}}\n" + section}
}

// RandomTables returns a file of random tables with texts, numbers and sections.
func RandomTables(random *rand.Rand) string {
	var b strings.Builder
	b.WriteString("tables:\n  x:\n    title: A title\n    columns: [{id: a, head: Head}, {id: b, kind: sign}, {id: c}]\n    rows:\n")
	for i := range 5 + random.Intn(30) {
		switch random.Intn(6) {
		case 0:
			b.WriteString("      - {section: Section}\n")
		default:
			words := strings.Repeat("word ", 1+random.Intn(12))
			fmt.Fprintf(&b, "      - [label %d, %d, %s]\n", i, random.Intn(40)-20, words)
		}
	}
	b.WriteString("      - [end, 1, end]\n    notes: [a note, another]\n")
	return b.String()
}
