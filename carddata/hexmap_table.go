package carddata

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// terrainTable reads terrains from the rows of a CSV file. Each row becomes a
// mapping as it would stand in the map's file.
func (l *mapReader) terrainTable(n node) (fields []field) {
	name, _ := n.scalar("terrains")
	rows, ok := l.rowsOf(name, n.pos())
	if !ok {
		return nil
	}
	var header []cell
	ids := map[string]bool{}
	for cells := range rows {
		if header == nil {
			if header = slices.Clone(cells); !l.hasID(header) {
				return nil
			}
			continue
		}
		if !l.countRow(cells[0].pos, len(header)) {
			break
		}
		f := l.terrainRow(header, slices.Clone(cells))
		if ids[f.name] {
			f.key.errorf(CodeDuplicateID, "the terrain `%s` is there twice", f.name)
			continue
		}
		ids[f.name] = true
		fields = append(fields, f)
	}
	if header != nil && len(fields) == 0 {
		l.found.Errorf(header[0].pos, CodeNoCards, "the file has a header and no terrains").Hintf("each further line is a terrain")
	}
	return fields
}

// hasID tells whether a table of terrains names them, a finding if not; columns
// that are there twice have one, too.
func (l *mapReader) hasID(header []cell) bool {
	seen := map[string]bool{}
	for _, c := range header {
		if seen[c.text] {
			l.found.Errorf(c.pos, CodeDuplicateColumn, "the column `%s` is there twice", c.text)
		}
		seen[c.text] = true
	}
	if slices.ContainsFunc(header, func(c cell) bool { return c.text == "id" }) {
		return true
	}
	l.missingColumn(header[0].pos, "id").Hintf("each terrain needs a short name of its own")
	return false
}

// terrainRow makes a mapping of a row. Its nodes count cells as lines, so that
// findings fall on the cells.
func (l *mapReader) terrainRow(header, cells []cell) field {
	doc := &document{found: &l.found, place: func(line, col int) diag.Pos {
		return cells[min(line, len(cells))-1].place(1, col)
	}}
	row := &yaml.Node{Kind: yaml.MappingNode, Line: 1, Column: 1}
	f := field{key: node{&yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Line: 1, Column: 1}, doc}, value: node{row, doc}}
	if len(cells) > len(header) {
		l.found.Errorf(cells[len(header)].pos, CodeRowWidth, "the row has %s; the header has %d", count(len(cells), "cell"), len(header))
	}
	for i, c := range cells[:min(len(cells), len(header))] {
		switch base, lang := l.cutLanguage(header[i].text); {
		case header[i].text == "id":
			f.name, f.key.Value, f.key.Line = c.text, c.text, i+1
		case c.text == "" || base == "":
		case lang != "":
			byLang := inner(row, base, i+1)
			byLang.Content = append(byLang.Content, textNode(lang, i+1), textNode(c.text, i+1))
		default:
			row.Content = append(row.Content, textNode(base, i+1), l.cellNode(c, i+1))
		}
	}
	return f
}

// inner gives the mapping under a key, made when it is asked for first.
func inner(in *yaml.Node, key string, line int) *yaml.Node {
	for i := 0; i < len(in.Content); i += 2 {
		if in.Content[i].Value == key {
			return in.Content[i+1]
		}
	}
	m := &yaml.Node{Kind: yaml.MappingNode, Line: line, Column: 1}
	in.Content = append(in.Content, textNode(key, line), m)
	return m
}

// lined gives a node, and those in it, the line of the row's cell.
func lined(n *yaml.Node, line int) *yaml.Node {
	part := *n
	part.Line, part.Column, part.Content = line, 1, nil
	for _, c := range n.Content {
		part.Content = append(part.Content, lined(c, line))
	}
	return &part
}

func textNode(s string, line int) *yaml.Node {
	return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: s, Line: line, Column: 1}
}

// cellNode makes a value of a cell: a number where it is written as one, texts
// where semicolons part them, and whatever YAML says in brackets.
func (l *mapReader) cellNode(c cell, line int) *yaml.Node {
	n := textNode(c.text, line)
	if strings.ContainsAny(c.text[:1], "[{") && !strings.ContainsAny(c.text, "&*") { // aliases could stand for anything
		flow := &document{found: &l.found, place: c.place}
		if root, ok := flow.parse([]byte(c.text)); ok {
			return lined(root.Node, line)
		}
		return n
	}
	if strings.Contains(c.text, ";") {
		list := &yaml.Node{Kind: yaml.SequenceNode, Line: line, Column: 1}
		for _, item := range splitList(c.text) {
			list.Content = append(list.Content, textNode(item.(string), line))
		}
		return list
	}
	if _, is := parseInt(c.text); is && c.text[0] != '+' {
		n.Tag, n.Value = "!!int", asciiMinus(c.text)
	} else if _, is := parseNumber(asciiMinus(c.text)); is && c.text[0] != '+' {
		n.Tag, n.Value = "!!float", asciiMinus(c.text)
	}
	return n
}
