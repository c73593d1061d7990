package pdfcheck

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"punchboard/geom"
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

// sideways reports whether some of the text runs up or down the page. A PDF reader
// puts the lines of such text in an order of its own.
func sideways(marks []scene.Mark, at geom.Matrix) bool {
	return slices.ContainsFunc(marks, func(m scene.Mark) bool {
		switch v := m.(type) {
		case *scene.Glyphs:
			return math.Abs(at.B) > math.Abs(at.A)
		case *scene.Group:
			return sideways(v.Marks, v.Matrix().Then(at))
		case *scene.Use:
			return sideways(v.Symbol.Marks, v.At.Then(at))
		}
		return false
	})
}

// sorted returns the letters of a text in the order of their code points.
func sorted(letters string) string {
	runes := []rune(letters)
	slices.Sort(runes)
	return string(runes)
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
