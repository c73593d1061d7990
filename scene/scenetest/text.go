package scenetest

import (
	"strings"

	"punchboard/scene"
)

// Text returns the words in marks, in paint order, with a space between runs.
// Hyphenated words are in two parts, with the hyphen.
func Text(marks []scene.Mark) string {
	var b strings.Builder
	words(&b, marks)
	return strings.TrimSpace(b.String())
}

func words(b *strings.Builder, marks []scene.Mark) {
	for _, m := range marks {
		switch m := m.(type) {
		case *scene.Glyphs:
			b.WriteString(m.Text())
			b.WriteByte(' ')
		case *scene.Group:
			words(b, m.Marks)
		case *scene.Use:
			words(b, m.Symbol.Marks)
		}
	}
}
