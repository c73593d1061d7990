package carddata

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/diag"
)

// setFields gives every card of a deck the constants that the deck sets.
func (l *deckReader) setFields(e *deckEntry) {
	e.deck.Set = Row{}
	for _, f := range e.set {
		if !l.goodColumnName(f.key.pos(), f.name, nil) {
			continue
		}
		if c := e.column(f.name); c != nil {
			f.key.errorf(CodeDuplicateColumn, "`%s` is set for every card, but is a column of %s too", f.name, c.Pos.File).
				Hintf("keep one of the two")
			continue
		}
		e.deck.Set[f.name] = l.nodeValue(f.value, l.setColumn(e, f))
	}
	for _, c := range e.deck.Cards {
		for name, v := range e.deck.Set {
			c.Fields[name] = v
		}
	}
}

// column gives the column of the entry's rows with a name, nil when it has no
// rows or no such column.
func (e *deckEntry) column(name string) *planned {
	if e.plan == nil {
		return nil
	}
	return e.plan.column(name)
}

// setColumn gives the column that a constant stands for: as declared, or what
// its value looks like.
func (l *deckReader) setColumn(e *deckEntry, f field) Column {
	for _, d := range e.declared {
		if d.Name == f.name {
			d.Localized = l.byLanguage(f.value)
			return d.Column
		}
	}
	return Column{Name: f.name, Type: Flow, Localized: l.byLanguage(f.value)}
}

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
