package carddata

import (
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/expr"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// columnRules are the rules of a column that need more than the cell: the list whose ids
// it may contain, and an expression that must be true.
type columnRules struct {
	from  source.Node // the name of a list, or of a column of one
	check *expr.Expr
	hint  string // for cells for which check is false

	better source.Node
}

// checkNames are the names that the expression `check` of a column may use.
var checkNames = []string{"hexmap", "list", "switch", "value"}

// read reads a key of a column.
func (c *columnRules) read(l *values.Reader, f source.Field) {
	src, ok := f.Value.Scalar(f.Name)
	switch {
	case !ok:
	case f.Name == "from":
		c.from = f.Value
	case f.Name == "hint":
		c.hint = src
	case f.Name == "check":
		e, err := expr.ParseAt(src, f.Value.PosAt, nil)
		if err != nil {
			fault := err.(*values.Error)
			if f.Value.LineComment != "" {
				fault.Hint = "put the expression in quotes: in YAML, the rest of a line after ` #` is a comment"
			}
			l.Found.Add(fault.Finding())
			return
		}
		for _, n := range e.Names() {
			if !slices.Contains(checkNames, n.Text) {
				l.Found.Errorf(e.At(n.Char), expr.CodeUnknownName, "`check` cannot use `%s`", n.Text).
					Hintf("`value` is the cell; functions: `list`, `hexmap`, `switch`")
				return
			}
		}
		c.check = e
	}
}

// checkColumns checks the cells of all rows against the rules of their columns. It runs
// when all rows have been read, because cells may refer to any list.
func (l *deckReader) checkColumns(g *Game) {
	lists := newListRows()
	for _, e := range slices.Concat(l.listEntries, l.entries) {
		for i := range e.declared {
			d := &e.declared[i]
			if d.rules.from.Exists() {
				l.checkFrom(g, e, d)
			}
			if d.rules.check != nil {
				l.checkTrue(g, e, d, lists)
			}
			if d.Same != nil {
				l.checkSame(e.deck, d.Same)
			}
		}
	}
}

// checkFrom reports cells that are not in a column of a list.
func (l *deckReader) checkFrom(g *Game, e *deckEntry, d *declared) {
	name, column, _ := strings.Cut(d.rules.from.Value, ".")
	list, ok := g.List(name)
	if !ok {
		d.rules.from.Errorf(expr.CodeUnknownName, "there is no list %s", source.Quote(name)).Hintf("%s", diag.DidYouMean(name, g.listIDs()))
		return
	}
	if column == "" {
		column = "id"
	}
	known := map[string]bool{}
	for _, row := range list.Cards {
		for _, v := range textsOf(row.Fields[column]) {
			known[v.text] = true
		}
	}
	if len(known) == 0 { // the list could not be read, or has no such column
		if len(list.Cards) > 0 {
			d.rules.from.Errorf(expr.CodeUnknownName, "the list `%s` has no column %s", name, source.Quote(column)).Hintf("%s", diag.DidYouMean(column, list.columnNames()))
		}
		return
	}
	for _, c := range e.deck.Cards {
		for _, v := range textsOf(c.Fields[d.Name]) {
			if !known[v.text] {
				l.Found.Errorf(v.at, source.CodeCell, "`%s` cannot be %s: the list `%s` has no row with this `%s`", d.Name, source.Quote(v.text), name, column).
					Hintf("%s", diag.DidYouMean(v.text, slices.Sorted(maps.Keys(known))))
				l.noteFaults(c)
			}
		}
	}
}

// checkTrue reports cells for which the expression of their column is false. Lists are
// those that other cells have been compared with.
func (l *deckReader) checkTrue(g *Game, e *deckEntry, d *declared, lists *listRows) {
	for _, c := range e.deck.Cards {
		s := &Scope{Game: g, Deck: e.deck, Card: c, Lang: g.Source, lists: lists}
		for _, v := range itemsOf(c.Fields[d.Name]) {
			good, err := d.rules.check.Bool(s.With("value", v.value))
			if err != nil {
				l.Found.Add(err.(*values.Error).Finding())
				l.noteFaults(c)
				return
			}
			if !good {
				l.reportCheck(d, v)
				l.noteFaults(c)
			}
		}
	}
}

func (l *deckReader) reportCheck(d *declared, v cellItem) {
	hint := d.rules.hint
	if hint == "" {
		hint = d.rules.check.Pos.String() + " checks: `" + d.rules.check.Src + "`"
	}
	var f *diag.Finding
	switch value := v.value.(type) {
	case []any, map[string]any:
		f = l.Found.Errorf(v.at, source.CodeCell, "item %d of `%s` breaks the rule of this column", v.number, d.Name)
	case string:
		f = l.Found.Errorf(v.at, source.CodeCell, "`%s` cannot be %s", d.Name, source.Quote(value))
	default:
		f = l.Found.Errorf(v.at, source.CodeCell, "`%s` cannot be %s", d.Name, values.PlainText(value))
	}
	f.Hintf("%s", hint)
}

// cellItem is a value of a cell, or an item of a list in it.
type cellItem struct {
	at     diag.Pos
	value  any
	text   string
	number int // of the item in its list, from 1
}

// itemsOf returns what is in a field, in every language; nothing for empty cells.
func itemsOf(v values.Value) (all []cellItem) {
	add := func(at diag.Pos, value any) {
		if list, ok := value.([]any); ok {
			for i, item := range list {
				all = append(all, cellItem{at: at, value: item, number: i + 1})
			}
		} else if value != nil && value != "" {
			all = append(all, cellItem{at: at, value: value, number: 1})
		}
	}
	if v.ByLang == nil {
		add(v.Pos, v.V)
	}
	for _, lang := range slices.Sorted(maps.Keys(v.ByLang)) {
		add(v.PosIn(lang), v.ByLang[lang])
	}
	return all
}

// textsOf returns what is in a field as texts.
func textsOf(v values.Value) []cellItem {
	all := itemsOf(v)
	for i := range all {
		all[i].text = values.PlainText(all[i].value)
	}
	return all
}

// columnNames returns the names of the columns of a deck, for hints.
func (d *Deck) columnNames() []string {
	names := make([]string, len(d.Columns))
	for i := range d.Columns {
		names[i] = d.Columns[i].Name
	}
	return names
}
