package face

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// richParser reads rich text character by character.
type richParser struct {
	src    []rune
	at     int
	text   []rune // of the current span
	start  int    // where the current span began
	bold   int    // where it was opened; -1 if it is not open
	italic int

	underline, strike int // the same for these
	open              []openName
	spans             []RichSpan
	errs              []RichError
}

type openName struct {
	name string
	at   int
}

func (p *richParser) peek(n int) rune {
	if i := p.at + n; i >= 0 && i < len(p.src) {
		return p.src[i]
	}
	return ' '
}

func (p *richParser) step() {
	r := p.src[p.at]
	switch {
	case r == '\\':
		p.escape()
	case r == '\n':
		p.newline(1)
	case r == '\r':
		p.at++
	case r == '\t':
		p.put(' ', 1)
	case r == '*':
		p.star()
	case r == '_':
		p.rule(r, &p.underline)
	case r == '~':
		p.rule(r, &p.strike)
	case r == '{':
		p.icon()
	case r == '[':
		p.bracket()
	default:
		p.put(r, 1)
	}
}

// put adds a character that takes width characters in the source.
func (p *richParser) put(r rune, width int) {
	if len(p.text) == 0 {
		p.start = p.at
	}
	p.text = append(p.text, r)
	p.at += width
}

func (p *richParser) escape() {
	switch next := p.peek(1); {
	case next == 'n':
		p.newline(2)
	case strings.ContainsRune(`*_~{}[]\`, next):
		p.put(next, 2)
	default:
		p.put('\\', 1)
	}
}

// newline adds a line break; more than two in a row count as two.
func (p *richParser) newline(width int) {
	if n := len(p.text); n >= 2 && p.text[n-1] == '\n' && p.text[n-2] == '\n' {
		p.at += width
		return
	}
	p.put('\n', width)
}

// star toggles bold or italic. An asterisk with spaces on both sides, as in a product,
// is literal.
func (p *richParser) star() {
	width, state := 1, &p.italic
	if p.peek(1) == '*' {
		width, state = 2, &p.bold
	}
	opens := *state < 0 && !unicode.IsSpace(p.peek(width))
	closes := *state >= 0 && !unicode.IsSpace(p.peek(-1))
	if !opens && !closes {
		for range width {
			p.put('*', 1)
		}
		return
	}
	p.flush()
	*state = -1
	if opens {
		*state = p.at
	}
	p.at += width
}

// rule toggles the line that two characters such as __ mean. Single characters, longer
// rows of them, such as a blank to fill in, and __ inside a word are literal.
func (p *richParser) rule(sign rune, state *int) {
	width := 0
	for p.peek(width) == sign {
		width++
	}
	inWord := sign == '_' && isWord(p.peek(-1))
	opens := *state < 0 && !unicode.IsSpace(p.peek(width)) && !inWord
	closes := *state >= 0 && !unicode.IsSpace(p.peek(-1))
	if width != 2 || !opens && !closes {
		for range width {
			p.put(sign, 1)
		}
		return
	}
	p.flush()
	*state = -1
	if opens {
		*state = p.at
	}
	p.at += width
}

func (p *richParser) icon() {
	end := p.find('}')
	if end < 0 {
		p.fail(p.at, "`{` is not closed", `write \{ to print a brace`)
		p.at++
		return
	}
	name, color, _ := strings.Cut(string(p.src[p.at+1:end]), ":")
	p.flush()
	if name == "" {
		p.fail(p.at, "{} is empty; it needs the name of an icon", `write \{ to print a brace`)
	} else {
		s := p.span()
		s.Icon, s.IconColor, s.Offset = name, color, p.at
		p.spans = append(p.spans, s)
	}
	p.at = end + 1
}

// find returns the position of the closing sign on the same line, or -1 if there is
// none.
func (p *richParser) find(sign rune) int {
	for i := p.at + 1; i < len(p.src) && p.src[i] != '\n'; i++ {
		if p.src[i] == sign {
			return i
		}
		if p.src[i] == p.src[p.at] {
			break
		}
	}
	return -1
}

// bracket opens or closes a style. Brackets around anything but a name are literal.
func (p *richParser) bracket() {
	end := p.find(']')
	if end < 0 {
		p.put('[', 1)
		return
	}
	switch name := string(p.src[p.at+1 : end]); {
	case name == "/":
		p.close(end)
	case isSpanName(name):
		p.flush()
		p.open = append(p.open, openName{name, p.at})
		p.at = end + 1
	default:
		p.put('[', 1)
	}
}

func (p *richParser) close(end int) {
	if len(p.open) == 0 {
		p.fail(p.at, "[/] has no matching [style]", `write \[ to print a bracket`)
	} else {
		p.flush()
		p.open = p.open[:len(p.open)-1]
	}
	p.at = end + 1
}

// isSpanName reports whether a text in brackets can name a style or color.
func isSpanName(s string) bool {
	for i, r := range s {
		letter := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r == '_'
		if !letter && (i == 0 || !unicode.IsDigit(r) && r != '-') {
			return false
		}
	}
	return s != ""
}

func (p *richParser) fail(at int, message, hint string) {
	p.errs = append(p.errs, RichError{at, message, hint})
}

// span returns an empty span with the currently open formatting.
func (p *richParser) span() RichSpan {
	s := RichSpan{Bold: p.bold >= 0, Italic: p.italic >= 0, Underline: p.underline >= 0, Strike: p.strike >= 0}
	for _, o := range p.open {
		s.Styles = append(s.Styles, o.name)
	}
	return s
}

// flush ends the current span.
func (p *richParser) flush() {
	if len(p.text) > 0 {
		s := p.span()
		s.Text, s.Offset = string(p.text), p.start
		p.spans = append(p.spans, s)
		p.text = p.text[:0]
	}
}

// finish ends the last span and reports formatting that is still open.
func (p *richParser) finish() {
	p.flush()
	if p.bold >= 0 {
		p.fail(p.bold, "`**` is not closed", "end the bold text with another `**`, or write `\\*\\*` to print two asterisks")
	}
	if p.italic >= 0 {
		p.fail(p.italic, "`*` is not closed", "end the italic text with another `*`, or write `\\*` to print an asterisk")
	}
	if p.underline >= 0 {
		p.fail(p.underline, "`__` is not closed", "end the underlined text with another `__`, or write `\\_\\_` to print two underscores")
	}
	if p.strike >= 0 {
		p.fail(p.strike, "`~~` is not closed", "end the struck text with another `~~`, or write `\\~\\~` to print two tildes")
	}
	for _, o := range p.open {
		p.fail(o.at, fmt.Sprintf("[%s] is not closed", o.name), `close it with [/], or write \[ to print a bracket`)
	}
	slices.SortStableFunc(p.errs, func(a, b RichError) int { return a.Offset - b.Offset })
}
