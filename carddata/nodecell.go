package carddata

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// byLanguage tells whether a mapping gives one value for each language.
func (l *reader) byLanguage(n node) bool {
	if n.Kind != yaml.MappingNode || len(n.Content) == 0 {
		return false
	}
	for _, f := range n.mapping("") {
		if !slices.Contains(l.languages, f.name) && !l.maybeLanguage(f.name) {
			return false
		}
	}
	return true
}

// nodeValue reads a YAML value as a cell of a column.
func (l *reader) nodeValue(n node, c Column) Value {
	if !c.Localized {
		return Value{Pos: n.pos(), V: l.nodeCell(n, &c)}
	}
	v := Value{Pos: n.pos(), ByLang: map[string]any{}, PosByLang: map[string]diag.Pos{}}
	byLang := n.Kind == yaml.MappingNode
	if byLang {
		l.languageFields(n, "`"+c.Name+"`")
	}
	for _, lang := range l.languages {
		in := n
		if byLang {
			in = n.lookup(lang)
		}
		if !in.there() {
			n.errorf(CodeTranslation, "`%s` has no value in the language `%s`", c.Name, lang).Hintf("add `%s: …`", lang)
			continue
		}
		v.ByLang[lang], v.PosByLang[lang] = l.nodeCell(in, &c), in.pos()
	}
	return v
}

// nodeCell reads a YAML value as a cell in one language.
func (l *reader) nodeCell(n node, c *Column) any {
	switch {
	case c.Type == Flow:
		return n.free()
	case n.null():
		return nil
	case c.Type == List && n.Kind == yaml.SequenceNode:
		return freeTexts(n, c.Name)
	}
	s, ok := n.scalar(c.Name)
	if s = strings.Trim(s, cellSpace); !ok || s == "" {
		return nil
	}
	if c.Type == List {
		return splitList(s)
	}
	v, fault, hint := parseScalar(s, c)
	if fault != "" {
		n.errorf(codeOf(c), "`%s` %s", c.Name, fault).Hintf("%s", hint)
	}
	return v
}

// freeTexts reads a list of texts as a cell of a list column holds it.
func freeTexts(n node, what string) []any {
	items := []any{}
	for _, s := range n.texts(what) {
		items = append(items, s)
	}
	return items
}
