package face

import "strings"

// RichSpan is a run of rich text with uniform formatting: words, or an inline icon. In
// Text a line break is "\n", and "\n\n" ends a paragraph.
type RichSpan struct {
	Text         string
	Bold, Italic bool
	Underline    bool
	Strike       bool     // whether a line strikes the words through
	Styles       []string // names of the enclosing styles or colors, outermost first
	Keyword      bool     // whether the last style comes from a keyword
	Icon         string   // instead of Text
	IconColor    string   // "" for the color of the text
	Offset       int      // start in the source, in characters
}

// RichError is a fault at a character of rich text.
type RichError struct {
	Offset  int // in characters
	Message string
	Hint    string
}

// ParseRich reads rich text:
//
//	**bold** *italic*     [style]words[/] or [color]words[/]
//	__underlined__        ~~struck through~~
//	{icon} {icon:color}   a line break, or \n; an empty line ends a paragraph
//	\* \{ \[ \_ \~ for the characters themselves
//
// A line that begins with "- " is a list item; ParseRich leaves its layout to the
// caller. ParseRich returns spans even if there are errors: invalid marks are dropped.
func ParseRich(s string) ([]RichSpan, []RichError) {
	if !strings.ContainsAny(s, "*_~{[\\\n\r\t") {
		if s == "" {
			return nil, nil
		}
		return []RichSpan{{Text: s}}, nil
	}
	p := &richParser{src: []rune(s), bold: -1, italic: -1, underline: -1, strike: -1}
	for p.at < len(p.src) {
		p.step()
	}
	p.finish()
	return p.spans, p.errs
}
