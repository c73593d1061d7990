package source

import (
	"bytes"
	"io"
	"math"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

const (
	// maxNodes limits a document after its aliases are expanded: a few lines of nested
	// aliases could otherwise expand to billions of values.
	maxNodes = 1_000_000
	// maxDepth limits the nesting of mappings and lists; faces need about ten levels.
	maxDepth = 100
	// MaxYAML limits the text itself, which takes some fifty times its size in memory
	// when parsed.
	MaxYAML = 4 << 20
)

// Document is one YAML text: a file, or a cell that holds a flow value.
type Document struct {
	Found *diag.List
	Place func(line, col int) diag.Pos // converts a position in the text
	text  []byte                       // the parsed text
	lines []int                        // the offsets of its lines; computed on demand
}

// NewDocument returns the document of a named file.
func NewDocument(file string, found *diag.List) *Document {
	return &Document{Found: found, Place: func(line, col int) diag.Pos {
		return diag.Pos{File: file, Line: line, Col: col}
	}}
}

// Parse parses YAML text that must be valid UTF-8. In the result, aliases and merge
// keys are replaced by what they refer to, and duplicate keys are reported and removed.
// If the text is not valid YAML, Parse adds a finding and returns no root.
func (d *Document) Parse(text []byte) (root Node, ok bool) {
	d.text = text
	if len(text) > MaxYAML {
		d.Found.Errorf(d.Place(1, 1), CodeTooLarge, "the YAML file has %d MiB; the limit is %d MiB", (len(text)+1<<20-1)>>20, MaxYAML>>20)
		return Node{}, false
	}
	dec := yaml.NewDecoder(bytes.NewReader(text))
	var doc yaml.Node
	if err := decode(dec, &doc); err == io.EOF {
		d.Found.Errorf(d.Place(1, 1), CodeEmptyFile, "the file contains only spaces and comments").Hintf("remove the `#` from lines you want to use, or delete the file")
		return Node{}, false
	} else if err != nil {
		d.syntaxError(err, text)
		return Node{}, false
	}
	top := Node{doc.Content[0], d}
	if last := 1 + bytes.Count(text, []byte("\n")); top.Line > last { // an empty value after a last `---`
		top.Line, top.Column = last, 1
	}
	if !d.isBounded(top) {
		return Node{}, false
	}
	d.removeControls(top.Node)
	top.Node = d.expand(top.Node, map[*yaml.Node]*yaml.Node{})
	d.lastDocument(dec, text)
	return top, true
}

// lastDocument adds a finding if anything follows the first document.
func (d *Document) lastDocument(dec *yaml.Decoder, text []byte) {
	var second yaml.Node
	switch err := decode(dec, &second); err {
	case io.EOF:
	case nil:
		d.Found.Errorf(d.Place(second.Line, second.Column), CodeSyntax, "a second YAML document begins here; only one is allowed in a file").
			Hintf("remove the line `---`, or move the second document to another file")
	default:
		d.syntaxError(err, text)
	}
}

// decode converts a panic of the YAML library, which some unusual input causes, to an
// error.
func decode(dec *yaml.Decoder, into *yaml.Node) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errBroken
		}
	}()
	return dec.Decode(into)
}

// isBounded reports whether the document is finite and of acceptable size.
func (d *Document) isBounded(top Node) bool {
	m := measure{sizes: map[*yaml.Node]extent{}, open: map[*yaml.Node]bool{}}
	all := m.of(top.Node)
	switch {
	case m.loop != nil:
		d.Found.Errorf(d.Place(m.loop.Line, m.loop.Column), CodeNesting, "the alias `*%s` is inside the value it refers to", m.loop.Value).
			Hintf("write the value out, or refer to one that ends before the alias")
	case all.nodes > maxNodes:
		d.Found.Errorf(top.Pos(), CodeNesting, "the aliases expand to more than a million values").
			Hintf("write the repeated parts out, or use `extends` and `use`")
	case all.depth > maxDepth:
		d.Found.Errorf(top.Pos(), CodeNesting, "mappings and lists are nested %d levels deep; the limit is %d", all.depth, maxDepth)
	default:
		return true
	}
	return false
}

// extent is the size of a node after aliases are expanded.
type extent struct{ nodes, depth int }

// measure computes the extent of nodes without expanding them.
type measure struct {
	sizes map[*yaml.Node]extent // of anchored nodes; other nodes are visited only once
	open  map[*yaml.Node]bool   // anchored nodes that are being measured
	loop  *yaml.Node            // an alias inside what it refers to
}

func (m *measure) of(n *yaml.Node) extent {
	if n.Kind == yaml.AliasNode {
		if m.open[n.Alias] {
			m.loop = n
			return extent{1, 1}
		}
		return m.of(n.Alias)
	}
	if n.Anchor == "" {
		return m.sum(n)
	}
	if e, ok := m.sizes[n]; ok {
		return e
	}
	m.open[n] = true
	e := m.sum(n)
	delete(m.open, n)
	m.sizes[n] = e
	return e
}

func (m *measure) sum(n *yaml.Node) extent {
	e := extent{1, 1}
	for _, c := range n.Content {
		ce := m.of(c)
		e.nodes = min(e.nodes+ce.nodes, math.MaxInt32)
		e.depth = max(e.depth, ce.depth+1)
	}
	return e
}

// expand replaces aliases and merge keys with what they refer to, and drops duplicate
// keys. Anchored nodes are expanded once and shared.
func (d *Document) expand(n *yaml.Node, done map[*yaml.Node]*yaml.Node) *yaml.Node {
	if n.Kind == yaml.AliasNode {
		n = n.Alias
	}
	if out, ok := done[n]; ok {
		return out
	}
	if n.Anchor != "" {
		done[n] = n
	}
	for i, c := range n.Content {
		n.Content[i] = d.expand(c, done)
	}
	if n.Kind == yaml.MappingNode {
		d.dropDuplicates(n)
	}
	return n
}

// dropDuplicates drops keys that are given twice, and merges what `<<` refers to.
func (d *Document) dropDuplicates(n *yaml.Node) {
	lines := make(map[string]int, len(n.Content)/2)
	kept := n.Content[:0:0]
	var merged []*yaml.Node
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		line, twice := lines[key.Value]
		switch {
		case key.Tag == "!!merge":
			merged = append(merged, d.merge(key, value)...)
		case key.Kind != yaml.ScalarNode:
			d.Found.Errorf(d.Place(key.Line, key.Column), CodeWrongKind, "a key must be a single word, not %s", Describe(key)).
				Hintf(`put text that begins with a brace or bracket in quotes: "{name}"`)
		case twice:
			d.Found.Errorf(d.Place(key.Line, key.Column), CodeDuplicateKey, "the key `%s` is given twice; first on line %d", key.Value, line).
				Hintf("keep one of the two")
		default:
			lines[key.Value] = d.Place(key.Line, key.Column).Line
			kept = append(kept, key, value)
		}
	}
	for i := 0; i+1 < len(merged); i += 2 {
		if _, has := lines[merged[i].Value]; !has {
			lines[merged[i].Value] = merged[i].Line
			kept = append(kept, merged[i], merged[i+1])
		}
	}
	n.Content = kept
}

// merge returns the keys and values that a merge key adds.
func (d *Document) merge(key, value *yaml.Node) []*yaml.Node {
	switch {
	case value.Kind == yaml.MappingNode:
		return value.Content
	case value.Kind != yaml.SequenceNode:
		d.Found.Errorf(d.Place(key.Line, key.Column), CodeWrongKind, "`<<` merges a mapping, not %s", Describe(value))
		return nil
	}
	var all []*yaml.Node
	for _, item := range value.Content {
		if item.Kind != yaml.MappingNode {
			d.Found.Errorf(d.Place(item.Line, item.Column), CodeWrongKind, "`<<` merges mappings, not %s", Describe(item))
			continue
		}
		all = append(all, item.Content...)
	}
	return all
}
