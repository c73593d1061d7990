package values

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/source"
	"punchboard/diag"
)

// ByLanguage reports whether the keys of a mapping are languages.
func (l *Reader) ByLanguage(n source.Node) bool {
	if n.Kind != yaml.MappingNode || len(n.Content) == 0 {
		return false
	}
	for _, f := range n.Mapping("") {
		if !slices.Contains(l.Languages, f.Name) && !l.MaybeLanguage(f.Name) {
			return false
		}
	}
	return true
}

// NodeValue converts a YAML value to a value of a column.
func (l *Reader) NodeValue(n source.Node, c Column) Value {
	if !c.Localized {
		return Value{Pos: n.Pos(), V: l.NodeCell(n, &c)}
	}
	v := Value{Pos: n.Pos(), ByLang: map[string]any{}, PosByLang: map[string]diag.Pos{}}
	byLang := n.Kind == yaml.MappingNode
	if byLang {
		l.LanguageFields(n, "`"+c.Name+"`")
	}
	for _, lang := range l.Languages {
		in := n
		if byLang {
			in = n.Lookup(lang)
		}
		if !in.Exists() {
			f := n.Errorf(source.CodeTranslation, "`%s` has no value in the language `%s`", c.Name, lang)
			f.Hintf("add `%s: …`", lang)
			f.Cause = l.Untranslated(lang, "`"+c.Name+"`")
			continue
		}
		v.ByLang[lang], v.PosByLang[lang] = l.NodeCell(in, &c), in.Pos()
	}
	return v
}

// NodeCell converts a YAML value to a cell in one language.
func (l *Reader) NodeCell(n source.Node, c *Column) any {
	switch {
	case c.Type == Flow:
		return n.Any()
	case n.IsNull():
		return nil
	case c.Type == List && n.Kind == yaml.SequenceNode:
		return listItems(n, c)
	}
	s, ok := n.Scalar(c.Name)
	if s = strings.Trim(s, source.CellSpace); !ok || s == "" {
		return nil
	}
	if c.Type == List {
		items := SplitList(s)
		for _, item := range items {
			checkItem(n, item.(string), c)
		}
		return items
	}
	v, fault, hint := parseScalar(s, c)
	if fault != "" {
		n.Errorf(codeOf(c), "`%s` %s", c.Name, fault).Hintf("%s", hint)
	}
	return v
}

// listItems returns a YAML list of texts as the value of a list column.
func listItems(n source.Node, c *Column) []any {
	items := []any{}
	for _, item := range n.List(c.Name) {
		if s, ok := item.Scalar(c.Name); ok {
			checkItem(item, s, c)
			items = append(items, s)
		}
	}
	return items
}

// checkItem reports an item of a list that is not among the words of its column.
func checkItem(n source.Node, item string, c *Column) {
	if fault, hint := c.faultOf(item); fault != "" {
		n.Errorf(source.CodeCell, "`%s` %s", c.Name, fault).Hintf("%s", hint)
	}
}
