package source

import (
	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// overlayLine is added to the lines of nodes that come from an overlay, so that one
// document can tell the places of both files.
const overlayLine = 1 << 24

// Overlaid returns a value with another laid over it: mappings are merged key by key, and
// whatever else the overlay has replaces what was there. Every node keeps its place in its
// own file.
func (n Node) Overlaid(over Node) Node {
	if !over.Exists() {
		return n
	}
	if !n.Exists() {
		return over
	}
	base := *n.Doc
	base.Place = func(line, col int) diag.Pos {
		if line >= overlayLine {
			return over.Doc.Place(line-overlayLine, col)
		}
		return n.Doc.Place(line, col)
	}
	return Node{merged(n.Node, over.Node), &base}
}

// merged returns a node with another over it, both unchanged.
func merged(base, over *yaml.Node) *yaml.Node {
	if base.Kind != yaml.MappingNode || over.Kind != yaml.MappingNode {
		return moved(over)
	}
	out := *base
	out.Content = append([]*yaml.Node(nil), base.Content...)
	for i := 0; i+1 < len(over.Content); i += 2 {
		at := -1
		for j := 0; j+1 < len(out.Content); j += 2 {
			if out.Content[j].Value == over.Content[i].Value {
				at = j
			}
		}
		if at < 0 {
			out.Content = append(out.Content, moved(over.Content[i]), moved(over.Content[i+1]))
			continue
		}
		out.Content[at], out.Content[at+1] = moved(over.Content[i]), merged(out.Content[at+1], over.Content[i+1])
	}
	return &out
}

// moved returns a copy of a node whose lines are those of an overlay.
func moved(n *yaml.Node) *yaml.Node {
	out := *n
	out.Line += overlayLine
	out.Content = nil
	for _, c := range n.Content {
		out.Content = append(out.Content, moved(c))
	}
	return &out
}

// OverlaidItems returns a list whose items are mappings with an `id`, with an overlay that
// names them by id. Names without an item are returned.
func (n Node) OverlaidItems(over Node) (list Node, unknown []Field) {
	if !over.Exists() || !n.Exists() || n.Kind != yaml.SequenceNode || over.Kind != yaml.MappingNode {
		return n, nil
	}
	list = n
	items := append([]*yaml.Node(nil), n.Content...)
	for _, f := range over.Mapping("") {
		found := false
		for i, item := range items {
			id := Node{item, n.Doc}.Lookup("id")
			if found = id.Exists() && id.Value == f.Name; found {
				laid := Node{item, list.Doc}.Overlaid(f.Value)
				items[i], list.Doc = laid.Node, laid.Doc
				break
			}
		}
		if !found {
			unknown = append(unknown, f)
		}
	}
	out := *n.Node
	out.Content = items
	list.Node = &out
	return list, unknown
}
