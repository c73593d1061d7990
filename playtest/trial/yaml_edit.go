package trial

import (
	"fmt"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// setYAML returns the text of a YAML file with one value changed. Missing keys
// are added; a place in a sequence must exist. If a plain value replaces another, the
// rest of the text stays as it is.
func setYAML(text []byte, path []string, c Change) ([]byte, error) {
	var doc, value yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return nil, fmt.Errorf("%s: %w", c.Where, err)
	}
	if err := yaml.Unmarshal([]byte(c.Value), &value); err != nil {
		return nil, &Problem{c.Where + ": " + c.Value + " is not valid YAML", "put a value with special characters in quotes: \"a: b\""}
	}
	if len(doc.Content) == 0 {
		doc = yaml.Node{Kind: yaml.DocumentNode, Content: []*yaml.Node{{Kind: yaml.MappingNode}}}
	}
	at, err := find(doc.Content[0], path, c)
	if err != nil {
		return nil, err
	}
	if changed, ok := splice(text, at, &value, c.Value); ok {
		return changed, nil
	}
	*at = yaml.Node{Kind: yaml.ScalarNode, Tag: "!!null"}
	if len(value.Content) > 0 {
		*at = *value.Content[0]
	}
	return yaml.Marshal(&doc)
}

// splice replaces a plain value where it stands in the text. It fails if the old or the
// new value is not plain and on a single line.
func splice(text []byte, at, value *yaml.Node, with string) ([]byte, bool) {
	if !plain(at) || len(value.Content) != 1 || !plain(value.Content[0]) || value.Content[0].Value != with {
		return nil, false
	}
	lines := strings.SplitAfter(string(text), "\n")
	if at.Line < 1 || at.Line > len(lines) {
		return nil, false
	}
	line := []rune(lines[at.Line-1])
	from, old := min(max(at.Column-1, 0), len(line)), []rune(at.Value)
	if !strings.HasPrefix(string(line[from:]), at.Value) || at.Anchor != "" {
		return nil, false
	}
	lines[at.Line-1] = string(line[:from]) + with + string(line[from+len(old):])
	return []byte(strings.Join(lines, "")), true
}

// plain reports whether a node is a value without quotes.
func plain(n *yaml.Node) bool {
	return n.Kind == yaml.ScalarNode && n.Style == 0 && n.Value != "" && !strings.Contains(n.Value, "\n")
}

// find follows a path and creates missing keys on the way.
func find(n *yaml.Node, path []string, c Change) (*yaml.Node, error) {
	if n.Kind == yaml.AliasNode {
		n = n.Alias
	}
	if len(path) == 0 {
		return n, nil
	}
	switch n.Kind {
	case yaml.SequenceNode:
		i, err := strconv.Atoi(path[0])
		if err != nil || i < 0 || i >= len(n.Content) {
			return nil, &Problem{fmt.Sprintf("%s: %s is not an index of a list of %d", c.Where, path[0], len(n.Content)), "use an index from 0"}
		}
		return find(n.Content[i], path[1:], c)
	case yaml.MappingNode:
		return find(entry(n, path[0]), path[1:], c)
	}
	return nil, &Problem{fmt.Sprintf("%s: %s is a single value", c.Where, n.Value), "remove " + strings.Join(path, ".")}
}

// entry returns the value of a key, which is created if it is missing.
func entry(n *yaml.Node, key string) *yaml.Node {
	for i := 0; i+1 < len(n.Content); i += 2 {
		if n.Content[i].Value == key {
			return n.Content[i+1]
		}
	}
	value := &yaml.Node{Kind: yaml.MappingNode}
	n.Content = append(n.Content, &yaml.Node{Kind: yaml.ScalarNode, Value: key}, value)
	return value
}

// setInside changes a value inside a cell that contains YAML in flow style, and
// writes it on one line.
func setInside(cell string, path []string, c Change) (string, error) {
	text, err := setYAML([]byte(cell), path, c)
	if err != nil {
		return "", err
	}
	if len(text) > 0 && text[len(text)-1] != '\n' {
		return string(text), nil // only the value was replaced
	}
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return "", fmt.Errorf("%s: %w", c.Where, err)
	}
	doc.Content[0].Style = yaml.FlowStyle
	line, err := yaml.Marshal(&doc)
	return strings.TrimSpace(string(line)), err
}
