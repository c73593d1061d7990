package face

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"punchboard/carddata/expr"
	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// valueReader reads the values of keys of parts.
type valueReader struct {
	*values.Reader
	game   Game
	styles map[string]*Style
	codes  expr.Cache
}

// plainValue returns a YAML value in the form that Lit takes: as text if the key takes
// text, so that 1.0 stays 1.0.
func plainValue(n source.Node, key sections.Key) any {
	if n.Kind == yaml.ScalarNode && (key.Type == sections.KText || key.Type == sections.KString || key.Type == sections.KName) {
		return n.Value
	}
	return n.Any()
}

// val reads the value of a key. If it cannot be read, it returns nil and adds a
// finding.
func (r *valueReader) val(key sections.Key, f source.Field) *Val {
	if values.ReportEmpty(f) {
		return nil
	}
	n := f.Value
	if r.unquoted(n) {
		return nil
	}
	switch key.Type {
	case sections.KExpr:
		return r.exprVal(f.Name, n)
	case sections.KText:
		return r.textVal(key, n)
	case sections.KList:
		return r.listVal(key, f)
	case sections.KMap:
		return r.mapVal(f)
	case sections.KPaint, sections.KLengths, sections.KPoints:
		if n.Kind != yaml.ScalarNode {
			return r.compound(key, n)
		}
	}
	return r.scalarVal(key, n)
}

// unquoted reports a mapping that is probably {name} without quotes, and adds a finding.
func (r *valueReader) unquoted(n source.Node) bool {
	if n.Kind != yaml.MappingNode || n.Style&yaml.FlowStyle == 0 || len(n.Content) != 2 || n.Content[1].Tag != "!!null" {
		return false
	}
	n.Errorf(values.CodeValue, "a value that begins with a brace needs quotes").Hintf("write \"{%s}\"", n.Content[0].Value)
	return true
}

func (r *valueReader) exprVal(what string, n source.Node) *Val {
	src, ok := n.Scalar(what)
	if !ok {
		return nil
	}
	if strings.HasPrefix(src, "{") && strings.HasSuffix(src, "}") {
		n.Errorf(expr.CodeExpr, "`%s` is already an expression and needs no braces", what).Hintf("write `%s: %s`", what, src[1:len(src)-1])
		return nil
	}
	e, err := expr.ParseAt(src, n.PosAt, r.codes)
	if err != nil {
		if n.LineComment != "" {
			err.(*values.Error).Hint = "put the expression in quotes: in YAML, a # after a space begins a comment"
		}
		return r.fail(err)
	}
	return &Val{Pos: n.Pos(), Lit: e}
}

// fail adds the finding for an error.
func (r *valueReader) fail(err error) *Val {
	r.Found.Add(err.(*values.Error).Finding())
	return nil
}

// scalarVal reads a value that is one word or text.
func (r *valueReader) scalarVal(key sections.Key, n source.Node) *Val {
	if n.Kind != yaml.ScalarNode {
		n.WrongKind(key.Name, "a single value")
		return nil
	}
	if strings.ContainsAny(n.Value, "{}") {
		return r.template(key, n)
	}
	v, err := r.game.Lit(key, plainValue(n, key), n.Pos())
	if err == nil {
		err = r.checkName(key, v, n)
	}
	if err != nil {
		return r.fail(err)
	}
	return &Val{Pos: n.Pos(), Lit: v}
}

func (r *valueReader) template(key sections.Key, n source.Node) *Val {
	t, err := expr.ParseTemplateAt(n.Value, n.PosAt, r.codes)
	if err != nil {
		return r.fail(err)
	}
	t.Prose = key.Type == sections.KText
	if s, ok := t.Constant(); ok {
		v, err := r.game.Lit(key, s, n.Pos())
		if err != nil {
			return r.fail(err)
		}
		return &Val{Pos: n.Pos(), Lit: v}
	}
	return &Val{Pos: n.Pos(), Tmpl: t}
}

// compound reads a list or mapping, such as a gradient. Without expressions it is
// converted at once.
func (r *valueReader) compound(key sections.Key, n source.Node) *Val {
	v := r.tree(n)
	if v == nil || !v.constant() {
		return v
	}
	lit, err := r.game.Lit(key, n.Any(), n.Pos())
	if err != nil {
		return r.fail(err)
	}
	return &Val{Pos: n.Pos(), Lit: lit}
}

// tree reads a value of any shape, with its texts as templates.
func (r *valueReader) tree(n source.Node) *Val {
	v := &Val{Pos: n.Pos()}
	switch n.Kind {
	case yaml.SequenceNode:
		v.List = []*Val{}
		for _, item := range n.List("") {
			v.List = append(v.List, r.tree(item))
		}
		return keep(v, !slices.Contains(v.List, nil))
	case yaml.MappingNode:
		v.Map = []Entry{}
		for _, f := range n.Mapping("") {
			v.Map = append(v.Map, Entry{Key: f.Name, Pos: f.Key.Pos(), Val: r.tree(f.Value)})
		}
		return keep(v, !slices.ContainsFunc(v.Map, func(e Entry) bool { return e.Val == nil }))
	}
	if strings.ContainsAny(n.Value, "{}") {
		return r.template(sections.Key{Type: sections.KString}, n)
	}
	v.Lit = n.Any()
	return v
}

func keep(v *Val, good bool) *Val {
	if !good {
		return nil
	}
	return v
}

// constant reports whether the value contains no expression.
func (v *Val) constant() bool {
	found := false
	v.Visit(func(*expr.Expr) { found = true })
	return !found
}

// listVal reads a list of mappings, such as the columns of a table.
func (r *valueReader) listVal(key sections.Key, f source.Field) *Val {
	v := &Val{Pos: f.Value.Pos(), List: []*Val{}}
	for _, item := range f.Value.List(key.Name) {
		entry := &Val{Pos: item.Pos(), Map: []Entry{}}
		for _, k := range item.Mapping(key.Name) {
			sub, ok := sections.KeyNamed(key.Keys, k.Name)
			if !ok {
				k.ReportUnknown("an entry of `"+key.Name+"`", sections.NamesOf(key.Keys))
			} else if val := r.val(sub, k); val != nil {
				entry.Map = append(entry.Map, Entry{Key: k.Name, Pos: k.Key.Pos(), Val: val})
			}
		}
		for _, sub := range key.Keys {
			if sub.Required && item.Kind == yaml.MappingNode && !item.Lookup(sub.Name).Exists() {
				item.Errorf(CodePartKey, "each entry of `%s` needs `%s`", key.Name, sub.Name)
			}
		}
		v.List = append(v.List, entry)
	}
	return v
}

// mapVal reads names with values of any shape. A mapping by language is a text.
func (r *valueReader) mapVal(f source.Field) *Val {
	v := &Val{Pos: f.Value.Pos(), Map: []Entry{}}
	for _, k := range f.Value.Mapping(f.Name) {
		if val := r.variable(k); val != nil {
			v.Map = append(v.Map, Entry{Key: k.Name, Pos: k.Key.Pos(), Val: val})
		}
	}
	return v
}

func (r *valueReader) variable(f source.Field) *Val {
	switch {
	case !source.IsIdentifier(f.Name) || slices.Contains(values.ScopeNames, f.Name):
		f.Key.Errorf(values.CodeValue, "`%s` cannot be used as the name of a value", f.Name).Hintf("use lower-case letters, digits and _, but not %s", strings.Join(values.ScopeNames, ", "))
		return nil
	case r.unquoted(f.Value):
		return nil
	case f.Value.Kind == yaml.MappingNode && r.isByLanguage(f.Value):
		return r.textVal(sections.Key{Name: f.Name, Type: sections.KText}, f.Value)
	}
	return r.tree(f.Value)
}

func (r *valueReader) isByLanguage(n source.Node) bool {
	fields := n.Mapping("")
	return len(fields) > 0 && !slices.ContainsFunc(fields, func(f source.Field) bool { return !slices.Contains(r.Languages, f.Name) })
}
