package edit

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/values"
)

// yamlFile is a YAML file, or the YAML in a cell.
type yamlFile struct {
	text    []byte // without byte order mark
	mark    []byte
	lines   lines
	langs   Languages
	root    *yaml.Node // as it will be after the changes
	err     error
	cell    bool                  // places do not say where in the cell a text is
	texts   map[[2]int]scalar     // by line and column
	maps    map[[2]int]*yaml.Node // mappings, by line and column
	changes []splice
}

func openYAML(data []byte, langs Languages) *yamlFile {
	f := &yamlFile{langs: langs}
	if f.text = bytes.TrimPrefix(data, byteOrderMark); len(f.text) < len(data) {
		f.mark = byteOrderMark
	}
	f.lines = linesOf(f.text)
	f.texts, f.maps = map[[2]int]scalar{}, map[[2]int]*yaml.Node{}
	if f.root, f.err = parse(f.text); f.err == nil {
		walk(f.root, false, f.index)
	}
	return f
}

func (f *yamlFile) index(s scalar) {
	f.texts[[2]int{s.value.Line, s.value.Column}] = s
	f.maps[[2]int{s.parent.Line, s.parent.Column}] = s.parent
}

func parse(text []byte) (*yaml.Node, error) {
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return nil, err
	}
	if len(doc.Content) == 0 {
		return nil, fmt.Errorf("the file is empty")
	}
	return doc.Content[0], nil
}

// scalar is a value of a mapping with its key.
type scalar struct {
	parent, key, value *yaml.Node
	flow               bool
}

// beside returns the value of another key of the mapping.
func (s scalar) beside(key string) (scalar, bool) {
	for i := 0; i+1 < len(s.parent.Content); i += 2 {
		if s.parent.Content[i].Value == key {
			return scalar{s.parent, s.parent.Content[i], s.parent.Content[i+1], s.flow}, true
		}
	}
	return scalar{}, false
}

// find returns the source text at a place: in a cell, all that have the right key and
// text.
func (f *yamlFile) find(p Place) (all []scalar) {
	if !f.cell {
		return f.at(p)
	}
	walk(f.root, false, func(s scalar) {
		key, v := s.key.Value, s.value
		base, is := strings.CutSuffix(key, "_"+values.ColumnSuffix(f.langs.Source))
		if is && v.Kind == yaml.ScalarNode && v.Value == p.Source && strings.HasSuffix(p.Field, "."+base) {
			all = append(all, s)
		}
	})
	return all
}

// at returns the text at a place, or in the mapping there.
func (f *yamlFile) at(p Place) []scalar {
	place := [2]int{p.At.Line, p.At.Col}
	if s, ok := f.texts[place]; ok && s.value.Kind == yaml.ScalarNode {
		return []scalar{s}
	}
	if m := f.maps[place]; m != nil {
		in := scalar{parent: m, flow: m.Style&yaml.FlowStyle != 0}
		if s, ok := in.beside(f.langs.Source); ok && s.value.Kind == yaml.ScalarNode {
			return []scalar{s}
		}
	}
	return nil
}

// walk calls visit for each value of each mapping. What is reached only by aliases is
// visited where it is defined.
func walk(n *yaml.Node, flow bool, visit func(scalar)) {
	flow = flow || n.Style&yaml.FlowStyle != 0
	for i, child := range n.Content {
		if n.Kind == yaml.MappingNode && i%2 == 1 {
			visit(scalar{n, n.Content[i-1], child, flow})
		}
		walk(child, flow, visit)
	}
}

func (f *yamlFile) Translation(p Place, lang string) (string, bool) {
	if f.err != nil {
		return "", false
	}
	for _, s := range f.find(p) {
		if to, ok := s.beside(f.langs.Beside(s.key.Value, lang)); ok && to.value.Kind == yaml.ScalarNode {
			if to.value.Tag == "!!null" {
				return "", true
			}
			return to.value.Value, true
		}
	}
	return "", false
}

func (f *yamlFile) Translate(p Place, lang, text string) error {
	if f.err != nil {
		return f.err
	}
	found := f.find(p)
	if len(found) == 0 {
		return byHand
	}
	for _, s := range found { // the same text of a cell may be there twice
		if err := f.translate(s, lang, text); err != nil {
			return err
		}
	}
	return nil
}

// byHand is the problem with a text that is not where it can be replaced.
var byHand = &Problem{"the text cannot be replaced here", "write the translation into the file by hand"}

// translate replaces or adds the translation beside one text.
func (f *yamlFile) translate(s scalar, lang, text string) error {
	name := f.langs.Beside(s.key.Value, lang)
	if name == "" {
		return byHand
	}
	to, ok := s.beside(name)
	if !ok {
		return f.insert(s, name, text)
	}
	if to.value.Kind != yaml.ScalarNode {
		return byHand
	}
	if to.value.Value == text && to.value.Tag != "!!null" {
		return nil
	}
	from, end, ok := f.span(to.value)
	if !ok {
		return byHand
	}
	with := f.write(text, to.value, to.key.Column-1, s.flow)
	if from == end { // `de:` without a value
		with = " " + with
	}
	f.changes = append(f.changes, splice{from, end, with})
	to.value.Value, to.value.Tag = text, "!!str"
	return nil
}

// insert adds a key after the last one that has the same text in some language.
func (f *yamlFile) insert(s scalar, name, text string) error {
	last := s.last(f.langs)
	_, end, ok := f.span(last.value)
	if !ok {
		return byHand
	}
	indent := s.key.Column - 1
	with := f.write(text, s.value, indent, s.flow)
	key := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: name}
	value := &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: text}
	after := slices.Index(s.parent.Content, last.value) + 1
	if s.flow {
		f.changes = append(f.changes, splice{end, end, ", " + quotedKey(name) + ": " + with})
		s.parent.Content = slices.Insert(s.parent.Content, after, key, value)
		return nil
	}
	if i := bytes.IndexAny(f.text[end:], "\r\n"); i >= 0 { // a comment may follow
		end += i
	} else {
		end = len(f.text)
	}
	line := newline(f.text) + strings.Repeat(" ", indent) + quotedKey(name) + ": " + with
	f.changes = append(f.changes, splice{end, end, line})
	s.parent.Content = slices.Insert(s.parent.Content, after, key, value)
	return nil
}

// last returns the last text of the mapping that is the same in some language.
func (s scalar) last(langs Languages) scalar {
	names, last := langs.siblings(s.key.Value), s
	for i := 0; i+1 < len(s.parent.Content); i += 2 {
		if v := s.parent.Content[i+1]; v.Kind == yaml.ScalarNode && v.Line > 0 && slices.Contains(names, s.parent.Content[i].Value) {
			last = scalar{s.parent, s.parent.Content[i], v, s.flow}
		}
	}
	return last
}

// quotedKey returns a key with quotes if YAML would take it for something else: no is
// Norwegian, but also false.
func quotedKey(name string) string {
	if plain(name, true) {
		return name
	}
	return `"` + name + `"`
}

// same reports whether two trees have the same values, whatever their style.
func same(a, b *yaml.Node) bool {
	if a.Kind != b.Kind || a.Tag != b.Tag || a.Value != b.Value || a.Anchor != b.Anchor || len(a.Content) != len(b.Content) {
		return false
	}
	for i := range a.Content {
		if !same(a.Content[i], b.Content[i]) {
			return false
		}
	}
	return true
}

// Bytes returns the file with its changes, after reading it again: the values that were
// changed are the only ones that differ.
func (f *yamlFile) Bytes() ([]byte, error) {
	if f.err != nil {
		return nil, f.err
	}
	slices.SortStableFunc(f.changes, func(a, b splice) int { return cmp.Compare(a.from, b.from) })
	text := apply(f.text, f.changes)
	if root, err := parse(text); err != nil || !same(f.root, root) {
		return nil, byHand
	}
	return append(bytes.Clone(f.mark), text...), nil
}
