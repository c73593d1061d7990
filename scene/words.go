package scene

import "strings"

// Text gives the words that marks show, in the order in which they are painted,
// a space between runs. Words that were hyphenated keep their hyphen and are in
// two.
func Text(marks []Mark) string {
	var b strings.Builder
	words(&b, marks)
	return strings.TrimSpace(b.String())
}

func words(b *strings.Builder, marks []Mark) {
	for _, m := range marks {
		switch m := m.(type) {
		case *Glyphs:
			b.WriteString(m.Text())
			b.WriteByte(' ')
		case *Group:
			words(b, m.Marks)
		case *Use:
			words(b, m.Symbol.Marks)
		}
	}
}
