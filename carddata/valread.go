package carddata

import (
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// valReader reads the values of keys of parts.
type valReader struct {
	*reader
	game   faceGame
	styles map[string]*Style
	codes  codes
}

// plainValue gives a YAML value as Lit takes it: a text where the key wants one, so
// that 1.0 stays 1.0.
func plainValue(n node, key Key) any {
	if n.Kind == yaml.ScalarNode && (key.Type == KText || key.Type == KString || key.Type == KName) {
		return n.Value
	}
	return n.free()
}

// val reads the value of a key; nil, with a finding, when it cannot be read.
func (r *valReader) val(key Key, f field) *Val {
	if emptyField(f) {
		return nil
	}
	n := f.value
	if r.unquoted(n) {
		return nil
	}
	switch key.Type {
	case KExpr:
		return r.exprVal(f.name, n)
	case KText:
		return r.textVal(key, n)
	case KList:
		return r.listVal(key, f)
	case KMap:
		return r.mapVal(f)
	case KPaint, KLengths, KPoints:
		if n.Kind != yaml.ScalarNode {
			return r.compound(key, n)
		}
	}
	return r.scalarVal(key, n)
}

// unquoted finds {name} without quotes, which YAML reads as a mapping.
func (r *valReader) unquoted(n node) bool {
	if n.Kind != yaml.MappingNode || n.Style&yaml.FlowStyle == 0 || len(n.Content) != 2 || n.Content[1].Tag != "!!null" {
		return false
	}
	n.errorf(CodeValue, "a value that begins with a brace needs quotes").Hintf("write \"{%s}\"", n.Content[0].Value)
	return true
}

func (r *valReader) exprVal(what string, n node) *Val {
	src, ok := n.scalar(what)
	if !ok {
		return nil
	}
	if strings.HasPrefix(src, "{") && strings.HasSuffix(src, "}") {
		n.errorf(CodeExpr, "`%s` is an expression already: it takes no braces", what).Hintf("write `%s: %s`", what, src[1:len(src)-1])
		return nil
	}
	e, err := parseExpr(src, n.at, r.codes)
	if err != nil {
		if n.LineComment != "" {
			err.(*FaceError).Hint = "a # after a space begins a comment in YAML: put the expression in quotes"
		}
		return r.fail(err)
	}
	return &Val{Pos: n.pos(), Lit: e}
}

// fail adds the finding for an error.
func (r *valReader) fail(err error) *Val {
	r.found.Add(err.(*FaceError).Finding())
	return nil
}

// scalarVal reads a value that is one word or text.
func (r *valReader) scalarVal(key Key, n node) *Val {
	if n.Kind != yaml.ScalarNode {
		n.wrong(key.Name, "a single value")
		return nil
	}
	if strings.ContainsAny(n.Value, "{}") {
		return r.template(key, n)
	}
	v, err := r.game.Lit(key, plainValue(n, key), n.pos())
	if err == nil {
		err = r.checkName(key, v, n)
	}
	if err != nil {
		return r.fail(err)
	}
	return &Val{Pos: n.pos(), Lit: v}
}

func (r *valReader) template(key Key, n node) *Val {
	t, err := parseTemplate(n.Value, n.at, r.codes)
	if err != nil {
		return r.fail(err)
	}
	t.prose = key.Type == KText
	if s, ok := t.Constant(); ok {
		v, err := r.game.Lit(key, s, n.pos())
		if err != nil {
			return r.fail(err)
		}
		return &Val{Pos: n.pos(), Lit: v}
	}
	return &Val{Pos: n.pos(), Tmpl: t}
}

// compound reads a list or mapping, such as a gradient. It is read for good at
// once when no expression is in it.
func (r *valReader) compound(key Key, n node) *Val {
	v := r.tree(n)
	if v == nil || !v.constant() {
		return v
	}
	lit, err := r.game.Lit(key, n.free(), n.pos())
	if err != nil {
		return r.fail(err)
	}
	return &Val{Pos: n.pos(), Lit: lit}
}

// tree reads a value of any shape, its texts as templates.
func (r *valReader) tree(n node) *Val {
	v := &Val{Pos: n.pos()}
	switch n.Kind {
	case yaml.SequenceNode:
		v.List = []*Val{}
		for _, item := range n.list("") {
			v.List = append(v.List, r.tree(item))
		}
		return keep(v, !slices.Contains(v.List, nil))
	case yaml.MappingNode:
		v.Map = []Entry{}
		for _, f := range n.mapping("") {
			v.Map = append(v.Map, Entry{Key: f.name, Pos: f.key.pos(), Val: r.tree(f.value)})
		}
		return keep(v, !slices.ContainsFunc(v.Map, func(e Entry) bool { return e.Val == nil }))
	}
	if strings.ContainsAny(n.Value, "{}") {
		return r.template(Key{Type: KString}, n)
	}
	v.Lit = n.free()
	return v
}

func keep(v *Val, good bool) *Val {
	if !good {
		return nil
	}
	return v
}

// constant tells whether no expression is in the value.
func (v *Val) constant() bool {
	found := false
	v.visit(func(*Expr) { found = true })
	return !found
}

// listVal reads a list of mappings, such as the columns of a table.
func (r *valReader) listVal(key Key, f field) *Val {
	v := &Val{Pos: f.value.pos(), List: []*Val{}}
	for _, item := range f.value.list(key.Name) {
		entry := &Val{Pos: item.pos(), Map: []Entry{}}
		for _, k := range item.mapping(key.Name) {
			sub, ok := keyNamed(key.Keys, k.name)
			if !ok {
				k.unknown("an entry of `"+key.Name+"`", namesOf(key.Keys))
			} else if val := r.val(sub, k); val != nil {
				entry.Map = append(entry.Map, Entry{Key: k.name, Pos: k.key.pos(), Val: val})
			}
		}
		for _, sub := range key.Keys {
			if sub.Required && item.Kind == yaml.MappingNode && !item.lookup(sub.Name).there() {
				item.errorf(CodePartKey, "an entry of `%s` needs `%s`", key.Name, sub.Name)
			}
		}
		v.List = append(v.List, entry)
	}
	return v
}

// mapVal reads names and values of any shape. A mapping by language is a text.
func (r *valReader) mapVal(f field) *Val {
	v := &Val{Pos: f.value.pos(), Map: []Entry{}}
	for _, k := range f.value.mapping(f.name) {
		if val := r.variable(k); val != nil {
			v.Map = append(v.Map, Entry{Key: k.name, Pos: k.key.pos(), Val: val})
		}
	}
	return v
}

func (r *valReader) variable(f field) *Val {
	switch {
	case !isIdentifier(f.name) || slices.Contains(scopeNames, f.name):
		f.key.errorf(CodeValue, "`%s` cannot be the name of a value", f.name).Hintf("names are small letters, digits and _, and not %s", strings.Join(scopeNames, ", "))
		return nil
	case r.unquoted(f.value):
		return nil
	case f.value.Kind == yaml.MappingNode && r.isByLanguage(f.value):
		return r.textVal(Key{Name: f.name, Type: KText}, f.value)
	}
	return r.tree(f.value)
}

func (r *valReader) isByLanguage(n node) bool {
	fields := n.mapping("")
	return len(fields) > 0 && !slices.ContainsFunc(fields, func(f field) bool { return !slices.Contains(r.languages, f.name) })
}
