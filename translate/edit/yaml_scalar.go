package edit

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"gopkg.in/yaml.v3"
)

// span returns the bytes of a scalar, with its quotes.
func (f *yamlFile) span(n *yaml.Node) (from, to int, ok bool) {
	from = f.lines.offset(n.Line, n.Column)
	if from < 0 || n.Anchor != "" || n.Style&yaml.TaggedStyle != 0 {
		return 0, 0, false
	}
	switch {
	case n.Style&yaml.DoubleQuotedStyle != 0:
		to = endOfQuoted(f.text, from, '"')
	case n.Style&yaml.SingleQuotedStyle != 0:
		to = endOfQuoted(f.text, from, '\'')
	case n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0:
		to = endOfBlock(f.text, from)
	default:
		to = endOfPlain(f.text, from, n.Value)
	}
	return from, to, to >= 0
}

// endOfQuoted returns the end of a text in quotation marks, or -1.
func endOfQuoted(text []byte, from int, quote byte) int {
	if from >= len(text) || text[from] != quote {
		return -1
	}
	for i := from + 1; i < len(text); i++ {
		switch {
		case quote == '"' && text[i] == '\\':
			i++
		case text[i] != quote:
		case quote == '\'' && i+1 < len(text) && text[i+1] == quote:
			i++
		default:
			return i + 1
		}
	}
	return -1
}

// endOfBlock returns the end of the last line of a literal or folded text that is not
// blank, or -1.
func endOfBlock(text []byte, from int) int {
	if from >= len(text) || text[from] != '|' && text[from] != '>' {
		return -1
	}
	end, indent := lineEnd(text, from), -1
	for at := end; at < len(text); {
		start := at + bytes.IndexByte(text[at:], '\n') + 1
		if start <= at {
			break
		}
		at = lineEnd(text, start)
		line := bytes.TrimRight(text[start:at], " ")
		if len(line) == 0 {
			continue
		}
		depth := len(line) - len(bytes.TrimLeft(line, " "))
		if indent < 0 {
			indent = depth
		}
		if depth < indent || depth == 0 {
			break
		}
		end = at
	}
	return end
}

// lineEnd returns the end of the line of a byte, without its line break.
func lineEnd(text []byte, at int) int {
	if i := bytes.IndexByte(text[at:], '\n'); i >= 0 {
		if at += i; at > 0 && text[at-1] == '\r' {
			at--
		}
		return at
	}
	return len(text)
}

// endOfPlain returns the end of a text without quotes, or -1: its words follow one
// another, whatever is between them.
func endOfPlain(text []byte, from int, value string) int {
	at := from
	for _, r := range value {
		if r == ' ' || r == '\n' || r == '\t' {
			for at < len(text) && bytes.IndexByte([]byte(" \t\r\n"), text[at]) >= 0 {
				at++
			}
			continue
		}
		got, size := utf8.DecodeRune(text[at:])
		if got != r {
			return -1
		}
		at += size
	}
	return at
}

// write returns a text as a scalar in the style of another one, or the next one that can
// hold it.
func (f *yamlFile) write(text string, like *yaml.Node, indent int, flow bool) string {
	switch {
	case like.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0 && !flow && fitsBlock(text):
		return f.block(text, indent)
	case like.Style&yaml.SingleQuotedStyle != 0 && printable(text):
		return "'" + strings.ReplaceAll(text, "'", "''") + "'"
	case like.Style&(yaml.DoubleQuotedStyle|yaml.LiteralStyle|yaml.FoldedStyle) == 0 && plain(text, flow):
		return text
	}
	return doubleQuoted(text)
}

// fitsBlock reports whether a text can be written as a literal block.
func fitsBlock(text string) bool {
	lines := strings.Split(text, "\n")
	for _, line := range lines {
		if !printable(line) || strings.TrimRight(line, " \t") != line {
			return false
		}
	}
	return lines[0] != "" && !strings.HasPrefix(lines[0], " ") && !strings.HasSuffix(text, "\n\n")
}

// block returns a literal block, indented by two spaces more than its key.
func (f *yamlFile) block(text string, indent int) string {
	head := "|-"
	if strings.HasSuffix(text, "\n") {
		head, text = "|", strings.TrimSuffix(text, "\n")
	}
	var b strings.Builder
	b.WriteString(head)
	for line := range strings.SplitSeq(text, "\n") {
		b.WriteString(newline(f.text))
		if line != "" {
			b.WriteString(strings.Repeat(" ", indent+2) + line)
		}
	}
	return b.String()
}

// printable reports whether a text has no line breaks and control characters.
func printable(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return !unicode.IsGraphic(r) || r == '\u2028' || r == '\u2029' || r == '\ufeff' }) < 0
}

// plain reports whether a text needs no quotes, which the parser knows best.
func plain(text string, flow bool) bool {
	form := "k: %s\n"
	if flow {
		form = "{k: %s}"
	}
	var doc yaml.Node
	if !printable(text) || yaml.Unmarshal(fmt.Appendf(nil, form, text), &doc) != nil || len(doc.Content) != 1 || len(doc.Content[0].Content) != 2 {
		return false
	}
	v := doc.Content[0].Content[1]
	return v.Kind == yaml.ScalarNode && v.Tag == "!!str" && v.Value == text && v.Style == 0 && v.Anchor == "" && v.LineComment == "" && doc.Content[0].LineComment == ""
}

// doubleQuoted returns a text in double quotation marks, on one line.
func doubleQuoted(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case printable(string(r)):
			b.WriteRune(r)
		case r <= 0xffff:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			fmt.Fprintf(&b, `\U%08X`, r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
