package face

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/carddata/values"
	"punchboard/diag"
	"punchboard/geom"
)

// styleFields store the value of each key of a style.
var styleFields = map[string]func(s *Style, v any){
	"font":          func(s *Style, v any) { s.Font = v.(string) },
	"size":          func(s *Style, v any) { s.Size = v.(geom.Length) },
	"min":           func(s *Style, v any) { s.Min = v.(geom.Length) },
	"bold":          func(s *Style, v any) { s.Bold = given[bool](v) },
	"italic":        func(s *Style, v any) { s.Italic = given[bool](v) },
	"underline":     func(s *Style, v any) { s.Underline = given[bool](v) },
	"strike":        func(s *Style, v any) { s.Strike = given[bool](v) },
	"color":         func(s *Style, v any) { s.Color = given[values.Paint](v) },
	"align":         func(s *Style, v any) { s.Align = v.(string) },
	"valign":        func(s *Style, v any) { s.VAlign = v.(string) },
	"tracking":      func(s *Style, v any) { s.Tracking = given[geom.Length](v) },
	"case":          func(s *Style, v any) { s.Case = v.(string) },
	"leading":       func(s *Style, v any) { s.Leading = v.(float64) },
	"outline":       func(s *Style, v any) { s.Outline = given[values.Paint](v) },
	"outline_width": func(s *Style, v any) { s.OutlineWidth = v.(geom.Length) },
	"balance":       func(s *Style, v any) { s.Balance = given[bool](v) },
	"hyphenate":     func(s *Style, v any) { s.Hyphenate = given[bool](v) },
	"keywords":      func(s *Style, v any) { s.Keywords = given[bool](v) },
}

func given[T any](v any) *T {
	t := v.(T)
	return &t
}

// styleReader resolves styles, which may extend each other in any order.
type styleReader struct {
	game      Game
	all       map[string]*Style
	raw       map[string]source.Field
	resolving []string // the styles being resolved, outermost first
}

// ReadStyles reads the styles of game.yaml. The colors must have been read before.
func ReadStyles(g Game, n source.Node) map[string]*Style {
	all := map[string]*Style{}
	if !n.Exists() {
		return all
	}
	fields := n.Mapping("styles")
	r := &styleReader{game: g, all: all, raw: map[string]source.Field{}}
	for _, f := range fields {
		r.raw[f.Name] = f
	}
	for _, f := range fields {
		r.style(f.Name)
	}
	return all
}

// style returns a style by name, resolving it on first use.
func (r *styleReader) style(name string) *Style {
	if s, ok := r.all[name]; ok {
		return s
	}
	f := r.raw[name]
	s := &Style{}
	r.resolving = append(r.resolving, name)
	if parent := r.parent(f.Value); parent != nil {
		*s = *parent
	}
	r.resolving = r.resolving[:len(r.resolving)-1]
	s.Name, s.Pos = name, f.Key.Pos()
	for _, k := range f.Value.Mapping("styles") {
		r.set(s, k)
	}
	r.all[name] = s
	return s
}

// parent returns the style that another style extends, or nil if there is none.
func (r *styleReader) parent(n source.Node) *Style {
	e := n.Lookup("extends")
	if !e.Exists() {
		return nil
	}
	name, ok := e.Scalar("extends")
	if !ok {
		return nil
	}
	if slices.Contains(r.resolving, name) {
		e.Errorf(CodeStyleCycle, "the style `%s` extends itself: %s", name, strings.Join(append(r.resolving, name), " → ")).
			Hintf("remove `extends` from one of these styles")
		return nil
	}
	if _, ok := r.raw[name]; !ok {
		e.Errorf(CodeStyle, "there is no style `%s`", name).Hintf("%s", diag.DidYouMean(name, slices.Sorted(maps.Keys(r.raw))))
		return nil
	}
	return r.style(name)
}

func (r *styleReader) set(s *Style, f source.Field) {
	if f.Name == "extends" {
		return
	}
	for _, key := range StyleKeys {
		if key.Name != f.Name {
			continue
		}
		if v, err := r.value(key, f); err != nil {
			f.Value.Doc.Found.Add(err.(*values.Error).Finding())
		} else if v != nil {
			styleFields[key.Name](s, v)
		}
		return
	}
	f.ReportUnknown("a style", sections.NamesOf(StyleKeys))
}

// value reads the value of a key of a style, or returns nil if it is empty.
func (r *styleReader) value(key sections.Key, f source.Field) (any, error) {
	if values.ReportEmpty(f) {
		return nil, nil
	}
	v, err := r.game.Lit(key, plainValue(f.Value, key), f.Value.Pos())
	if err != nil {
		return nil, err
	}
	return v, r.check(key, v, f.Value.Pos())
}

// check looks up the font of a style, and checks that sizes are printable.
func (r *styleReader) check(key sections.Key, v any, pos diag.Pos) error {
	if key.Of == "font" {
		return r.game.CheckFont(v.(string), pos)
	}
	if l, ok := v.(geom.Length); ok && l <= 0 && key.Name != "tracking" {
		return &values.Error{Pos: pos, Code: values.CodeValue, Message: fmt.Sprintf("`%s` must be greater than zero", key.Name)}
	}
	if f, ok := v.(float64); ok && (f < 0.5 || f > 5) {
		return &values.Error{Pos: pos, Code: values.CodeValue, Message: fmt.Sprintf("`%s` must be a multiple of the type size, from 0.5 to 5", key.Name)}
	}
	return nil
}
