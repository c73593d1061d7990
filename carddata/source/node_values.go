package source

import (
	"fmt"
	"strconv"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
	"punchboard/geom"
)

// Scalar returns the characters of a single value: 1.0 is "1.0".
func (n Node) Scalar(what string) (string, bool) {
	if n.Kind != yaml.ScalarNode || n.IsNull() {
		n.WrongKind(what, "text").Hintf("%s", n.textHint())
		return "", false
	}
	return n.Value, true
}

// textHint says how to write a text in place of another kind of value.
func (n Node) textHint() string {
	switch {
	case n.braces():
		return `put text that begins with a brace in quotes: "{name}"`
	case n.Kind == yaml.SequenceNode:
		return "write one value without brackets or dashes; put text that begins with a bracket in quotes"
	case n.Kind == yaml.MappingNode:
		return "write one value on the line of the key; put text with a colon and a space in quotes"
	}
	return "write a value, or remove this"
}

// braces reports whether a mapping looks like {name}: a text that lacks its quotes.
func (n Node) braces() bool {
	return n.Kind == yaml.MappingNode && len(n.Content) == 2 && n.Content[1].Tag == "!!null"
}

// boolean reads true or false.
func (n Node) boolean(what string) (value, ok bool) {
	if n.Kind == yaml.ScalarNode {
		if b, ok := ParseBool(n.Value); ok {
			return b, true
		}
	}
	n.WrongKind(what, "true or false").Hintf("write true or false")
	return false, false
}

// Length reads a length with its unit.
func (n Node) Length(what string) (geom.Length, bool) {
	s, ok := n.Scalar(what)
	if !ok {
		return 0, false
	}
	l, err := geom.ParseLength(s)
	if err != nil {
		n.Errorf(CodeBadValue, "`%s`: %v", what, err).Hintf("%s", LengthHint(s))
		return 0, false
	}
	return l, true
}

// Enum reads a text that must be one of values.
func (n Node) Enum(what string, values []string) (string, bool) {
	s, ok := n.Scalar(what)
	if !ok {
		return "", false
	}
	for _, v := range values {
		if v == s {
			return s, true
		}
	}
	n.Errorf(CodeBadValue, "`%s` cannot be %s", what, Quote(s)).Hintf("%s", diag.DidYouMean(s, values))
	return "", false
}

// Any returns the value as string, int, float64, bool, nil, []any or map[string]any.
func (n Node) Any() any {
	switch n.Kind {
	case yaml.MappingNode:
		m := make(map[string]any, len(n.Content)/2)
		for _, f := range n.Mapping("") {
			m[f.Name] = f.Value.Any()
		}
		return m
	case yaml.SequenceNode:
		s := make([]any, len(n.Content))
		for i, c := range n.Content {
			s[i] = Node{c, n.Doc}.Any()
		}
		return s
	}
	return n.anyScalar()
}

func (n Node) anyScalar() any {
	switch n.Tag {
	case "!!null":
		return nil
	case "!!bool":
		return n.Value == "true" || n.Value == "True" || n.Value == "TRUE"
	case "!!int":
		if i, err := strconv.Atoi(n.Value); err == nil {
			return i
		}
	case "!!float":
		if f, ok := ParseNumber(n.Value); ok {
			return f
		}
	}
	return n.Value
}

// Slug reads a name that becomes part of file names. It reports other characters than lower-case letters,
// digits and hyphens, and the names that Windows reserves.
func (n Node) Slug(what string) string {
	s, ok := n.Scalar(what)
	if ok && !IsSlug(s) {
		n.Errorf(CodeBadValue, "`%s` may contain only lower-case letters, digits and hyphens, but is %s", what, Quote(s)).
			Hintf("%s", SlugHint(s))
	} else if IsDevice(s) {
		n.Errorf(CodeBadValue, "`%s` is %s, the name of a device on Windows, so that no file can have it", what, Quote(s)).
			Hintf("write a longer name, such as `%s-deck`", s)
	}
	return s
}

// Choice returns the index of the word in words, or before if it is not one of them.
func (n Node) Choice(what string, words []string, before int) int {
	word, ok := n.Enum(what, words)
	for i, w := range words {
		if ok && w == word {
			return i
		}
	}
	return before
}

// Flag reads a bool.
func (n Node) Flag(what string, into *bool) {
	if b, ok := n.boolean(what); ok {
		*into = b
	}
}

// Distance reads a length that must not be negative.
func (n Node) Distance(what string, into *geom.Length) {
	l, ok := n.Length(what)
	if ok && l < 0 {
		n.Errorf(CodeBadValue, "`%s` must not be negative, but is %v", what, l).Hintf("write %v, or 0mm", -l)
		return
	}
	if ok {
		*into = l
	}
}

// LengthBetween reads a length from least to most.
func (n Node) LengthBetween(what string, least, most geom.Length, into *geom.Length) {
	size, ok := n.Length(what)
	if !ok {
		return
	}
	if near := min(max(size, least), most); size != near {
		n.Errorf(CodeBadValue, "`%s` must be from %v to %v, but is %v", what, least, most, size).Hintf("the nearest that is allowed is %v", near)
		return
	}
	*into = size
}

// IntBetween reads a whole number from least to most.
func (n Node) IntBetween(what string, least, most int, into *int) {
	s, ok := n.Scalar(what)
	if !ok {
		return
	}
	v, isInt := ParseInt(s)
	if near := min(max(v, least), most); !isInt || v != near {
		n.Errorf(CodeBadValue, "`%s` must be a whole number from %d to %d, but is %s", what, least, most, Quote(s)).Hintf("%s", WholeHint(isInt, near))
		return
	}
	*into = v
}

// WholeHint says what to write in place of a number out of range, or of something else.
func WholeHint(isInt bool, near int) string {
	if isInt {
		return fmt.Sprintf("the nearest that is allowed is %d", near)
	}
	return fmt.Sprintf("write it in digits, such as %d", near)
}
