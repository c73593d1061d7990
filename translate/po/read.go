package po

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// MaxSize is the largest file that is read, in bytes.
const MaxSize = 16 << 20

// Error is why a file cannot be read, and the line.
type Error struct {
	Line    int
	Message string
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Message) }

// Parse reads a file.
func Parse(data []byte) (*File, error) {
	if len(data) > MaxSize {
		return nil, &Error{1, fmt.Sprintf("the file has more than %d MiB", MaxSize>>20)}
	}
	if !utf8.Valid(data) {
		return nil, &Error{1 + strings.Count(string(data[:firstInvalid(data)]), "\n"), "the file is not UTF-8"}
	}
	p := &parser{file: &File{newline: "\n"}}
	text, marked := strings.CutPrefix(string(data), "\ufeff")
	if marked {
		p.file.mark = "\ufeff"
	}
	if strings.Contains(text, "\r\n") {
		p.file.newline = "\r\n"
	}
	for line := range strings.Lines(text) {
		p.line++
		if err := p.read(line); err != nil {
			return nil, err
		}
	}
	if err := p.end(); err != nil {
		return nil, err
	}
	p.file.rest = p.raw.String()
	if charset := p.file.Header("Content-Type"); charset != "" && !strings.Contains(strings.ToLower(charset), "utf-8") {
		return nil, &Error{1, "the file says that it is not UTF-8: " + charset}
	}
	return p.file, nil
}

func firstInvalid(data []byte) int {
	for i := 0; i < len(data); {
		r, size := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return len(data)
}

// parser reads a file line by line.
type parser struct {
	file  *File
	line  int
	raw   strings.Builder // of the entry so far
	entry *Entry          // nil before its first line
	to    *string         // what a line in quotation marks continues
	field string          // the keyword before it
}

// read reads a line.
func (p *parser) read(line string) error {
	text := strings.TrimSpace(line)
	obsolete := strings.HasPrefix(text, "#~")
	switch {
	case text == "":
		if p.done() {
			if err := p.end(); err != nil {
				return err
			}
		}
		p.raw.WriteString(line)
		return nil
	case p.done() && p.begins(text):
		if err := p.end(); err != nil {
			return err
		}
	}
	p.raw.WriteString(line)
	if p.entry == nil {
		p.entry = &Entry{}
	}
	if obsolete {
		p.entry.Obsolete = true
		text = strings.TrimSpace(text[2:])
		if strings.HasPrefix(text, "|") {
			text = "#" + text
		}
	}
	if strings.HasPrefix(text, "#") {
		return p.comment(text)
	}
	return p.keyword(text)
}

// done reports whether the entry has its translation.
func (p *parser) done() bool { return p.entry != nil && strings.HasPrefix(p.field, "msgstr") }

// begins reports whether a line begins the next entry.
func (p *parser) begins(text string) bool {
	text = strings.TrimSpace(strings.TrimPrefix(text, "#~"))
	return strings.HasPrefix(text, "#") || strings.HasPrefix(text, "|") || strings.HasPrefix(text, "msgctxt") || strings.HasPrefix(text, "msgid") && !strings.HasPrefix(text, "msgid_plural")
}

// comment reads a line that begins with #.
func (p *parser) comment(text string) error {
	e := p.entry
	rest := ""
	if len(text) > 1 {
		rest = strings.TrimSpace(text[2:])
	}
	switch {
	case strings.HasPrefix(text, "#."):
		e.Extracted = append(e.Extracted, rest)
	case strings.HasPrefix(text, "#:"):
		e.References = append(e.References, strings.Fields(rest)...)
	case strings.HasPrefix(text, "#,"):
		for flag := range strings.SplitSeq(rest, ",") {
			e.Flags = append(e.Flags, strings.TrimSpace(flag))
		}
	case strings.HasPrefix(text, "#|"):
		return p.previous(rest)
	default:
		e.Comments = append(e.Comments, strings.TrimPrefix(text[1:], " "))
	}
	return nil
}

// previous reads a line of what a fuzzy translation was made of.
func (p *parser) previous(text string) error {
	if p.entry.Previous == nil {
		p.entry.Previous = &Message{}
	}
	return p.message(text, p.entry.Previous)
}

// keyword reads a line of the entry itself.
func (p *parser) keyword(text string) error {
	if p.field == "" && p.entry.Line > 0 {
		return p.fail("this line belongs to no entry")
	}
	return p.message(text, &p.entry.Message)
}

// message reads a keyword with its text, or a text that continues the one before.
func (p *parser) message(text string, m *Message) error {
	word, quoted, spaced := strings.Cut(text, `"`)
	word = strings.TrimSpace(word)
	if !spaced {
		return p.fail("a text in quotation marks is missing")
	}
	part, err := unquote(quoted)
	if err != "" {
		return p.fail(err)
	}
	if word == "" {
		if p.to == nil {
			return p.fail("a text without a keyword such as msgid")
		}
		*p.to += part
		return nil
	}
	return p.start(word, part, m)
}

// start begins the text of a keyword.
func (p *parser) start(word, text string, m *Message) error {
	own := m == &p.entry.Message
	switch {
	case word == "msgctxt" && m.Context == nil && (p.field == "" || !own):
		m.Context = &text
		p.to = m.Context
	case word == "msgid" && (p.field == "" || p.field == "msgctxt" || !own):
		m.ID = text
		p.to = &m.ID
	case word == "msgid_plural" && (p.field == "msgid" || !own):
		m.Plural = &text
		p.to = m.Plural
	case own && (word == "msgstr" && p.field == "msgid" || word == "msgstr["+strconv.Itoa(len(p.entry.Strings))+"]" && (p.field == "msgid_plural" || strings.HasPrefix(p.field, "msgstr["))):
		if len(p.entry.Strings) == 0 {
			p.entry.Line = p.line
		}
		p.entry.Strings = append(p.entry.Strings, text)
		p.to = &p.entry.Strings[len(p.entry.Strings)-1]
	default:
		return p.fail(fmt.Sprintf("%s is not expected here", strconv.Quote(word)))
	}
	if own {
		p.field = word
	}
	return nil
}

// end ends the entry. Comments without an entry after them are kept as the end of the
// file.
func (p *parser) end() error {
	switch {
	case p.entry == nil:
		return nil
	case p.field == "":
		return nil // comments at the end
	case !p.done():
		return p.fail("the entry ends without msgstr")
	}
	p.entry.raw = p.raw.String()
	p.file.Entries = append(p.file.Entries, p.entry)
	p.raw.Reset()
	p.entry, p.to, p.field = nil, nil, ""
	return nil
}

func (p *parser) fail(message string) error { return &Error{p.line, message} }

// unquote returns a text that ends with a quotation mark, or what is wrong with it.
func unquote(text string) (out, fault string) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"' && strings.TrimSpace(text[i+1:]) == "":
			return b.String(), ""
		case c == '"':
			return "", "there is text after the closing quotation mark"
		case c != '\\':
			b.WriteByte(c)
		default:
			r, n := unescape(text[i+1:])
			if n == 0 {
				return "", "a backslash with an unknown letter"
			}
			b.WriteRune(r)
			i += n
		}
	}
	return "", "a quotation mark is not closed"
}

// unescape returns the character of an escape sequence, and its length without the
// backslash; 0 if there is none.
func unescape(text string) (rune, int) {
	if text == "" {
		return 0, 0
	}
	if at := strings.IndexByte(`abfnrtv"\`, text[0]); at >= 0 {
		return rune("\a\b\f\n\r\t\v\"\\"[at]), 1
	}
	digits, from, base := 0, 0, 8
	if text[0] == 'x' {
		from, base = 1, 16
	}
	for digits < 3 && from+digits < len(text) && isDigit(text[from+digits], base) && (base == 8 || digits < 2) {
		digits++
	}
	n, err := strconv.ParseUint(text[from:from+digits], base, 7) // other characters are written as they are
	if digits == 0 || err != nil {
		return 0, 0
	}
	return rune(n), from + digits
}

func isDigit(c byte, base int) bool {
	_, err := strconv.ParseUint(string(c), base, 8)
	return err == nil
}
