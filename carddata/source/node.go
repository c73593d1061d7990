package source

import (
	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// Node is a YAML node with its document. The zero Node means that there is no node. Its
// methods add a finding if the node is not of the requested kind; what names the node
// in the message, such as "size" for the value of `size`.
type Node struct {
	*yaml.Node
	Doc *Document
}

// Field is one key of a mapping with its value.
type Field struct {
	Name       string
	Key, Value Node
}

// Exists reports whether the node exists at all.
func (n Node) Exists() bool { return n.Node != nil }

// IsNull reports whether the node is null: `key:` or `key: ~`.
func (n Node) IsNull() bool { return n.Kind == yaml.ScalarNode && n.Tag == "!!null" }

// Pos returns the position of the node's first character.
func (n Node) Pos() diag.Pos { return n.Doc.Place(n.Line, n.Column) }

// Errorf adds an error at the node's position.
func (n Node) Errorf(code diag.Code, format string, args ...any) *diag.Finding {
	return n.Doc.Found.Errorf(n.Pos(), code, format, args...)
}

// MappingHint and listHint show how these kinds of values are written.
const (
	MappingHint = "write its keys as `key: value`, each on a line of its own"
	listHint    = "write [one, two], or each item on a line of its own after a dash"
)

// WrongKind adds the finding for a value of the wrong kind.
func (n Node) WrongKind(what, want string) *diag.Finding {
	return n.Errorf(CodeWrongKind, "`%s` must be %s, but is %s", what, want, Describe(n.Node))
}

// Mapping returns the keys of a mapping in file order, or nil if it is empty.
func (n Node) Mapping(what string) []Field {
	if n.IsNull() {
		return nil
	}
	if n.Kind != yaml.MappingNode {
		n.WrongKind(what, "a mapping (`key: value`)").Hintf("%s", MappingHint)
		return nil
	}
	fields := make([]Field, 0, len(n.Content)/2)
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := Node{n.Content[i], n.Doc}
		fields = append(fields, Field{key.Value, key, Node{n.Content[i+1], n.Doc}})
	}
	return fields
}

// Lookup returns the value of a key of a mapping, or the zero Node if there is none. It
// adds no finding.
func (n Node) Lookup(key string) Node {
	if n.Node == nil || n.Kind != yaml.MappingNode {
		return Node{}
	}
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return Node{n.Content[i+1], n.Doc}
		}
	}
	return Node{}
}

// List returns the items of a list, or nil if it is empty.
func (n Node) List(what string) []Node {
	if n.IsNull() {
		return nil
	}
	if n.Kind != yaml.SequenceNode {
		n.WrongKind(what, "a list (`[one, two]`)").Hintf("%s", listHint)
		return nil
	}
	items := make([]Node, len(n.Content))
	for i, c := range n.Content {
		items[i] = Node{c, n.Doc}
	}
	return items
}

// ReportUnknown adds the finding for an unknown key.
func (f Field) ReportUnknown(what string, known []string) *diag.Finding {
	hint := GluedHint(f.Name)
	if hint == "" {
		hint = CurlyHint(f.Name)
	}
	if hint == "" {
		hint = diag.DidYouMean(f.Name, known)
	}
	found := f.Key.Errorf(CodeUnknownKey, "%s has no key `%s`", what, f.Name)
	found.Hintf("%s", hint)
	return found
}

// OneOrMore returns the items of a list; a single item needs no brackets.
func (n Node) OneOrMore(what string) []Node {
	if n.Kind == yaml.ScalarNode && !n.IsNull() {
		return []Node{n}
	}
	return n.List(what)
}

// Texts reads a list of texts, or a single one.
func (n Node) Texts(what string) []string {
	var all []string
	for _, item := range n.OneOrMore(what) {
		if s, ok := item.Scalar(what); ok {
			all = append(all, s)
		}
	}
	return all
}

// Keys returns the keys of a mapping, or nil for any other node.
func (n Node) Keys() (names []string) {
	if n.Kind != yaml.MappingNode {
		return nil
	}
	for _, f := range n.Mapping("") {
		names = append(names, f.Name)
	}
	return names
}

// Optional reads a text if there is one.
func (n Node) Optional(what string) (string, bool) {
	if !n.Exists() {
		return "", false
	}
	return n.Scalar(what)
}
