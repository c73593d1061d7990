package carddata

import (
	"fmt"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
	"punchboard/geom"
)

// node is a YAML node with the document that it stands in. The zero node is one
// that is not there. Its methods add a finding for whatever is not as asked, in
// words that name the key: what is "size" for the value of `size`.
type node struct {
	*yaml.Node
	doc *document
}

// field is one key of a mapping with its value.
type field struct {
	name       string
	key, value node
}

// there tells whether the node exists at all.
func (n node) there() bool { return n.Node != nil }

// null tells whether the node says nothing: `key:` and `key: ~`.
func (n node) null() bool { return n.Kind == yaml.ScalarNode && n.Tag == "!!null" }

// pos gives the place of the node's first character.
func (n node) pos() diag.Pos { return n.doc.place(n.Line, n.Column) }

// errorf adds an error at the node's place.
func (n node) errorf(code diag.Code, format string, args ...any) *diag.Finding {
	return n.doc.found.Errorf(n.pos(), code, format, args...)
}

// describe names what a node is, for messages.
func describe(n *yaml.Node) string {
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
	return "the text " + quoted(n.Value)
}

// quoted writes a text in quotes, cut when it is long.
func quoted(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	return strconv.Quote(s)
}

// wrong adds the usual finding for a value of another kind than asked.
func (n node) wrong(what, want string) *diag.Finding {
	return n.errorf(CodeWrongKind, "`%s` must be %s, but is %s", what, want, describe(n.Node))
}

// mapping lists the keys of a mapping in file order; nothing when it is empty.
func (n node) mapping(what string) []field {
	if n.null() {
		return nil
	}
	if n.Kind != yaml.MappingNode {
		n.wrong(what, "a mapping (`key: value`)")
		return nil
	}
	fields := make([]field, 0, len(n.Content)/2)
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := node{n.Content[i], n.doc}
		fields = append(fields, field{key.Value, key, node{n.Content[i+1], n.doc}})
	}
	return fields
}

// lookup gives the value of a key of a mapping; the zero node when there is
// none. It adds no finding.
func (n node) lookup(key string) node {
	if n.Node == nil || n.Kind != yaml.MappingNode {
		return node{}
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return node{n.Content[i+1], n.doc}
		}
	}
	return node{}
}

// list gives the items of a list; nothing when it is empty.
func (n node) list(what string) []node {
	if n.null() {
		return nil
	}
	if n.Kind != yaml.SequenceNode {
		n.wrong(what, "a list (`[one, two]`)")
		return nil
	}
	items := make([]node, len(n.Content))
	for i, c := range n.Content {
		items[i] = node{c, n.doc}
	}
	return items
}

// unknown adds the finding for a key that is none of those known.
func (f field) unknown(what string, known []string) {
	hint := gluedHint(f.name)
	if hint == "" {
		hint = diag.DidYouMean(f.name, known)
	}
	f.key.errorf(CodeUnknownKey, "%s has no key `%s`", what, f.name).Hintf("%s", hint)
}

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

func lengthHint(s string) string {
	if f, ok := parseNumber(strings.TrimSpace(s)); ok {
		return fmt.Sprintf("write the unit: `%gmm`, `%gpt` or `%gin`", f, f, f)
	}
	return "write a number and its unit, such as `3mm`, `8.5pt` or `5/8in`"
}
