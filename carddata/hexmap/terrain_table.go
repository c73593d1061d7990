package hexmap

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// terrainTable reads terrains from the rows of a CSV file. Each row becomes a mapping
// such as a map's file would contain.
func (l *Reader) terrainTable(n source.Node) (fields []source.Field) {
	name, _ := n.Scalar("terrains")
	rows, ok := l.Rows(name, n.Pos())
	if !ok {
		return nil
	}
	var header []source.Cell
	ids := map[string]bool{}
	for cells := range rows {
		if header == nil {
			if header = slices.Clone(cells); !l.hasID(header) {
				return nil
			}
			continue
		}
		if !l.CountRow(cells[0].Pos, len(header)) {
			break
		}
		f := l.terrainRow(header, slices.Clone(cells))
		if ids[f.Name] {
			f.Key.Errorf(source.CodeDuplicateID, "the terrain `%s` appears twice", f.Name)
			continue
		}
		ids[f.Name] = true
		fields = append(fields, f)
	}
	if header != nil && len(fields) == 0 {
		l.Found.Errorf(header[0].Pos, source.CodeNoCards, "the file has a header but no terrains").Hintf("write each terrain on a line below the header")
	}
	return fields
}

// hasID reports whether a table of terrains has a column of ids. It adds a finding if
// not, and for duplicate columns.
func (l *Reader) hasID(header []source.Cell) bool {
	seen := map[string]bool{}
	for _, c := range header {
		if seen[c.Text] {
			l.Found.Errorf(c.Pos, source.CodeDuplicateColumn, "the column `%s` appears twice", c.Text)
		}
		seen[c.Text] = true
	}
	if slices.ContainsFunc(header, func(c source.Cell) bool { return c.Text == "id" }) {
		return true
	}
	l.MissingColumn(header[0].Pos, "id").Hintf("give each terrain a short unique name")
	return false
}

// terrainRow converts a row to a mapping. Its nodes use cell indexes as lines, so that
// findings can be placed on the cells.
func (l *Reader) terrainRow(header, cells []source.Cell) source.Field {
	doc := &source.Document{Found: &l.Found, Place: func(line, col int) diag.Pos {
		return cells[min(line, len(cells))-1].PlaceOf(1, col)
	}}
	row := &yaml.Node{Kind: yaml.MappingNode, Line: 1, Column: 1}
	f := source.Field{Key: source.Node{Node: &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Line: 1, Column: 1}, Doc: doc}, Value: source.Node{Node: row, Doc: doc}}
	if len(cells) > len(header) {
		l.Found.Errorf(cells[len(header)].Pos, source.CodeRowWidth, "the row has %s; the header has %d", source.Count(len(cells), "cell"), len(header))
	}
	for i, c := range cells[:min(len(cells), len(header))] {
		switch base, lang := l.CutLanguage(header[i].Text); {
		case header[i].Text == "id":
			f.Name, f.Key.Value, f.Key.Line = c.Text, c.Text, i+1
		case c.Text == "" || base == "":
		case lang != "":
			byLang := inner(row, base, i+1)
			byLang.Content = append(byLang.Content, textNode(lang, i+1), textNode(c.Text, i+1))
		default:
			row.Content = append(row.Content, textNode(base, i+1), l.cellNode(c, i+1))
		}
	}
	return f
}

// inner returns the mapping under a key, creating it if necessary.
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

// withLine sets the line of a node and of its children to that of the row's cell.
func withLine(n *yaml.Node, line int) *yaml.Node {
	part := *n
	part.Line, part.Column, part.Content = line, 1, nil
	for _, c := range n.Content {
		part.Content = append(part.Content, withLine(c, line))
	}
	return &part
}

func textNode(s string, line int) *yaml.Node {
	return &yaml.Node{Kind: yaml.ScalarNode, Tag: "!!str", Value: s, Line: line, Column: 1}
}

// cellNode converts a cell to a value: a number if it looks like one, a list of texts
// if it contains semicolons, and YAML if it is in brackets.
func (l *Reader) cellNode(c source.Cell, line int) *yaml.Node {
	n := textNode(c.Text, line)
	if strings.ContainsAny(c.Text[:1], "[{") && !strings.ContainsAny(c.Text, "&*") { // aliases could refer to anything
		flow := &source.Document{Found: &l.Found, Place: c.PlaceOf}
		if root, ok := flow.Parse([]byte(c.Text)); ok {
			return withLine(root.Node, line)
		}
		return n
	}
	if strings.Contains(c.Text, ";") {
		list := &yaml.Node{Kind: yaml.SequenceNode, Line: line, Column: 1}
		for _, item := range values.SplitList(c.Text) {
			list.Content = append(list.Content, textNode(item.(string), line))
		}
		return list
	}
	if _, is := source.ParseInt(c.Text); is && c.Text[0] != '+' {
		n.Tag, n.Value = "!!int", source.ASCIIMinus(c.Text)
	} else if _, is := source.ParseNumber(source.ASCIIMinus(c.Text)); is && c.Text[0] != '+' {
		n.Tag, n.Value = "!!float", source.ASCIIMinus(c.Text)
	}
	return n
}
