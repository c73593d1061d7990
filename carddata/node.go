package carddata

import (
	"gopkg.in/yaml.v3"

	"punchboard/diag"
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

// oneOrMore gives the items of a list; a single text needs no brackets.
func (n node) oneOrMore(what string) []node {
	if n.Kind == yaml.ScalarNode && !n.null() {
		return []node{n}
	}
	return n.list(what)
}

// texts reads a list of texts, or a single one.
func (n node) texts(what string) []string {
	var all []string
	for _, item := range n.oneOrMore(what) {
		if s, ok := item.scalar(what); ok {
			all = append(all, s)
		}
	}
	return all
}

// keys lists the keys of a mapping, none of anything else.
func (n node) keys() (names []string) {
	if n.Kind != yaml.MappingNode {
		return nil
	}
	for _, f := range n.mapping("") {
		names = append(names, f.name)
	}
	return names
}

// given reads a text where there is one.
func (n node) given(what string) (string, bool) {
	if !n.there() {
		return "", false
	}
	return n.scalar(what)
}
