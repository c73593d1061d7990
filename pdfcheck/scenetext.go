package pdfcheck

import (
	"strings"
	"unicode"

	"punchboard/scene"
)

// SceneText returns the text of marks in painting order; that of symbols is
// repeated for each use.
func SceneText(marks []scene.Mark) string {
	var b strings.Builder
	appendText(&b, marks)
	return b.String()
}

func appendText(b *strings.Builder, marks []scene.Mark) {
	for _, m := range marks {
		switch v := m.(type) {
		case *scene.Glyphs:
			for _, g := range v.Glyphs {
				b.WriteRune(g.Rune)
			}
			b.WriteByte('\n')
		case *scene.Group:
			appendText(b, v.Marks)
		case *scene.Use:
			appendText(b, v.Symbol.Marks)
		}
	}
}

// Letters removes the spaces from a text. A PDF reader guesses them from the
// gaps between letters, so they prove nothing.
func Letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == '\u00AD' {
			return -1
		}
		return r
	}, s)
}
