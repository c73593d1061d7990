package face

import "strings"

// RichSpan is a stretch of rich text that is set in one way: words, or an icon
// among them. In Text a line break is "\n", and "\n\n" ends a paragraph.
type RichSpan struct {
	Text         string
	Bold, Italic bool
	Styles       []string // names around it, of styles or colors, outermost first
	Keyword      bool     // whether the last of them is that of a keyword
	Icon         string   // instead of Text
	IconColor    string   // "" for the colour of the text
	Offset       int      // where it begins in the source, counted in characters
}

// RichError is what is wrong at a character of rich text.
type RichError struct {
	Offset  int // counted in characters
	Message string
	Hint    string
}

// ParseRich reads rich text:
//
//	**bold** *italic*     [style]words[/] or [color]words[/]
//	{icon} {icon:color}   a line break, or \n; an empty line ends a paragraph
//	\* \{ \[ for the signs themselves
//
// A line that begins with "- " is an item of a list; setting it is left to who
// sets the text. ParseRich gives spans whatever is wrong: marks that mean
// nothing are left out.
func ParseRich(s string) ([]RichSpan, []RichError) {
	if !strings.ContainsAny(s, "*{[\\\n\r\t") {
		if s == "" {
			return nil, nil
		}
		return []RichSpan{{Text: s}}, nil
	}
	p := &richParser{src: []rune(s), bold: -1, italic: -1}
	for p.at < len(p.src) {
		p.step()
	}
	p.finish()
	return p.spans, p.errs
}
