package scene

import "strings"

// Words returns the texts in marks, in paint order, without line breaks, including those
// in symbols.
func Words(marks []Mark) (texts []string) {
	for _, m := range marks {
		switch m := m.(type) {
		case *Glyphs:
			texts = appendWords(texts, m.Words)
		case *Group:
			if m.Words != "" {
				texts = appendWords(texts, m.Words)
			} else {
				texts = append(texts, Words(m.Marks)...)
			}
		case *Use:
			texts = append(texts, Words(m.Symbol.Marks)...)
		}
	}
	return texts
}

// appendWords adds a text on one line, unless it is empty.
func appendWords(texts []string, text string) []string {
	if text = strings.Join(strings.Fields(text), " "); text != "" {
		texts = append(texts, text)
	}
	return texts
}

// HasTable reports whether there is a table in marks, including those in symbols.
func HasTable(marks []Mark) bool {
	for _, m := range marks {
		switch m := m.(type) {
		case *Group:
			if m.Role == TableRole || HasTable(m.Marks) {
				return true
			}
		case *Use:
			if HasTable(m.Symbol.Marks) {
				return true
			}
		}
	}
	return false
}
