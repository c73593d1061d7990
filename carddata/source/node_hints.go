package source

import (
	"fmt"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// GluedHint returns a hint for a key and value without a space between them, which YAML
// reads as one word. It returns "" for other names.
func GluedHint(name string) string {
	key, value, glued := strings.Cut(name, ":")
	if !glued || !IsIdentifier(key) || value == "" {
		return ""
	}
	return "write a space after the colon: `" + key + ": " + value + "`"
}

// CurlyHint returns a hint for a text with typographic quotes, which YAML and
// expressions treat like letters. It returns "" for other texts.
func CurlyHint(text string) string {
	if !strings.ContainsAny(text, "\u201c\u201d\u201e") {
		return ""
	}
	return `use straight quotes, "…" or '…', instead of curly quotes`
}

// LengthHint suggests how to write a length that cannot be parsed.
func LengthHint(s string) string {
	if f, ok := ParseNumber(strings.TrimSpace(s)); ok {
		return fmt.Sprintf("write the unit: `%gmm`, `%gpt` or `%gin`", f, f, f)
	}
	return "write a number and its unit, such as `3mm`, `8.5pt` or `5/8in`; the units are mm, cm, in and pt"
}

// Quote returns a text in quotes, truncated if it is long.
func Quote(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	return strconv.Quote(s)
}

// Describe returns the kind of a node for messages.
func Describe(n *yaml.Node) string {
	switch {
	case n.Kind == yaml.MappingNode:
		return "a mapping"
	case n.Kind == yaml.SequenceNode:
		return "a list"
	case n.Tag == "!!null":
		return "empty"
	case n.Tag == "!!int" || n.Tag == "!!float":
		return "the number " + n.Value
	case n.Tag == "!!bool":
		return "`" + n.Value + "`"
	}
	return "the text " + Quote(n.Value)
}

// WarnCurlyQuotes warns about a value in typographic quotes.
func (n Node) WarnCurlyQuotes() {
	inner, opened := strings.CutPrefix(n.Value, "\u201c")
	if inner, closed := strings.CutSuffix(inner, "\u201d"); opened && closed && n.Style == 0 {
		n.Doc.Found.Warnf(n.Pos(), CodeCurly, "the curly quotes in %s are part of the value and will be printed", n.Value).Hintf("write straight quotes: \"%s\"", inner)
	}
}
