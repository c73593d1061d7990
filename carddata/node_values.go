package carddata

import (
	"strconv"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
	"punchboard/geom"
)

// scalar gives the characters of any single value: 1.0 is "1.0".
func (n node) scalar(what string) (string, bool) {
	if n.Kind != yaml.ScalarNode || n.null() {
		f := n.wrong(what, "a text")
		if n.braces() {
			f.Hintf("a text that begins with a brace needs quotes: \"{name}\"")
		}
		return "", false
	}
	return n.Value, true
}

// braces tells whether a mapping looks like {name}: a text without its quotes.
func (n node) braces() bool {
	return n.Kind == yaml.MappingNode && len(n.Content) == 2 && n.Content[1].Tag == "!!null"
}

// boolean reads true or false.
func (n node) boolean(what string) (value, ok bool) {
	if n.Kind == yaml.ScalarNode {
		if b, ok := parseBool(n.Value); ok {
			return b, true
		}
	}
	n.wrong(what, "true or false")
	return false, false
}

// length reads a length with its unit.
func (n node) length(what string) (geom.Length, bool) {
	s, ok := n.scalar(what)
	if !ok {
		return 0, false
	}
	l, err := geom.ParseLength(s)
	if err != nil {
		n.errorf(CodeBadValue, "`%s`: %v", what, err).Hintf("%s", lengthHint(s))
		return 0, false
	}
	return l, true
}

// enum reads one of the values.
func (n node) enum(what string, values []string) (string, bool) {
	s, ok := n.scalar(what)
	if !ok {
		return "", false
	}
	for _, v := range values {
		if v == s {
			return s, true
		}
	}
	n.errorf(CodeBadValue, "`%s` cannot be %s", what, quoted(s)).Hintf("%s", diag.DidYouMean(s, values))
	return "", false
}

// free gives a value of any shape as string, int, float64, bool, nil, []any or
// map[string]any.
func (n node) free() any {
	switch n.Kind {
	case yaml.MappingNode:
		m := make(map[string]any, len(n.Content)/2)
		for _, f := range n.mapping("") {
			m[f.name] = f.value.free()
		}
		return m
	case yaml.SequenceNode:
		s := make([]any, len(n.Content))
		for i, c := range n.Content {
			s[i] = node{c, n.doc}.free()
		}
		return s
	}
	return n.freeScalar()
}

func (n node) freeScalar() any {
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
		if f, ok := parseNumber(n.Value); ok {
			return f
		}
	}
	return n.Value
}

// slug reads a name that becomes part of file names.
func (n node) slug(what string) string {
	s, ok := n.scalar(what)
	if ok && !isSlug(s) {
		n.errorf(CodeBadValue, "`%s` must be made of small letters, digits and hyphens, but is %s", what, quoted(s)).
			Hintf("%s", slugHint(s))
	}
	return s
}

// choice gives the index of the word chosen, or what stood there before.
func (n node) choice(what string, words []string, before int) int {
	word, ok := n.enum(what, words)
	for i, w := range words {
		if ok && w == word {
			return i
		}
	}
	return before
}

// flag sets a yes or no.
func (n node) flag(what string, into *bool) {
	if b, ok := n.boolean(what); ok {
		*into = b
	}
}

// distance sets a length that cannot be negative.
func (n node) distance(what string, into *geom.Length) {
	l, ok := n.length(what)
	if ok && l < 0 {
		n.errorf(CodeBadValue, "`%s` must not be negative, but is %v", what, l)
		return
	}
	if ok {
		*into = l
	}
}

// between reads a length between two others.
func (n node) between(what string, least, most geom.Length, into *geom.Length) {
	size, ok := n.length(what)
	if !ok {
		return
	}
	if size < least || size > most {
		n.errorf(CodeBadValue, "`%s` must be %v to %v, but is %v", what, least, most, size)
		return
	}
	*into = size
}

// whole reads a whole number between two others.
func (n node) whole(what string, least, most int, into *int) {
	s, ok := n.scalar(what)
	if !ok {
		return
	}
	v, isInt := parseInt(s)
	if !isInt || v < least || v > most {
		n.errorf(CodeBadValue, "`%s` must be a whole number from %d to %d, but is %s", what, least, most, quoted(s))
		return
	}
	*into = v
}
