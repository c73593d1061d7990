package scene

import "strings"

// Words returns the texts in marks, in paint order, without line breaks, including those
// in symbols.
func Words(marks []Mark) []string { return appendWords(nil, marks) }

func appendWords(texts []string, marks []Mark) []string {
	for _, m := range marks {
		switch m := m.(type) {
		case *Glyphs:
			texts = appendText(texts, m.Words)
		case *Group:
			if m.Words != "" {
				texts = appendText(texts, m.Words)
			} else {
				texts = appendWords(texts, m.Marks)
			}
		case *Use:
			texts = appendWords(texts, m.Symbol.Marks)
		}
	}
	return texts
}

// appendText adds a text on one line, unless it is empty.
func appendText(texts []string, text string) []string {
	if !onOneLine(text) {
		text = strings.Join(strings.Fields(text), " ")
	}
	if text != "" {
		texts = append(texts, text)
	}
	return texts
}

// onOneLine reports whether the only spaces of a text are single ones between its words. It is false for
// some texts of which that is true.
func onOneLine(text string) bool {
	space := true
	for i := range len(text) {
		switch c := text[i]; {
		case c == ' ' && space, c != ' ' && c < '!', c == 0xc2, c >= 0xe1 && c <= 0xe3: // how other spaces begin
			return false
		default:
			space = c == ' '
		}
	}
	return !space
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
