package carddata

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"punchboard/carddata/expr"
	"punchboard/carddata/face"
	"punchboard/carddata/sections"
)

// evaluateAll evaluates every expression of a game's faces, for every card in every
// language, as the composer does.
func evaluateAll(t *testing.T, g *Game) {
	t.Helper()
	evaluate(g, func(what string) { t.Error(what) })
}

// evaluate calls fail for every expression that has no value.
func evaluate(g *Game, fail func(what string)) {
	for _, d := range g.Decks {
		for _, c := range d.Cards {
			for _, lang := range g.Languages {
				v := &evaluator{fail, &Scope{Game: g, Deck: d, Card: c, Lang: lang}}
				for _, side := range []func(*Deck, *Card) (*face.Face, error){g.FrontOf, g.BackOf} {
					face, err := side(d, c)
					v.check(err)
					if face != nil {
						v.parts(face.Parts)
					}
				}
			}
		}
	}
}

type evaluator struct {
	fail func(what string)
	*Scope
}

func (v *evaluator) check(err error) {
	if err != nil {
		v.fail(v.Lang + ": " + err.Error())
	}
}

func (v *evaluator) parts(parts []*face.Part) {
	for _, p := range parts {
		if p.Each == nil {
			v.part(p)
			continue
		}
		items, err := p.Each.Items(v.Scope)
		v.check(err)
		for i, item := range items {
			inner := evaluator{v.fail, v.With(p.As, item).With("index", i)}
			inner.part(p)
		}
	}
}

func (v *evaluator) part(p *face.Part) {
	if p.When != nil {
		shown, err := p.When.Bool(v.Scope)
		if v.check(err); !shown {
			return
		}
	}
	for _, name := range slices.Sorted(maps.Keys(p.Attrs)) {
		key, _ := p.Kind.Key(name)
		inner := v
		if p.Kind.Name == "track" && name == "label" {
			inner = &evaluator{v.fail, v.With("n", 1).With("index", 0)}
		}
		inner.attr(key, p.Attrs[name])
	}
	if p.Kind.Name == "use" {
		v = v.within(p)
	}
	v.parts(p.Children)
	if p.Kind.Name == "table" {
		v.table(p)
	}
}

// within returns the evaluator for the library part of a use.
func (v *evaluator) within(p *face.Part) *evaluator {
	inner := *v.Scope
	inner.Vars = map[string]any{}
	if with := p.Get("with"); with != nil {
		for _, e := range with.Map {
			value, err := e.Val.Raw(v.Scope)
			v.check(err)
			inner.Vars[e.Key] = value
		}
	}
	return &evaluator{v.fail, &inner}
}

func (v *evaluator) table(p *face.Part) {
	rows, err := p.Get("table").Lit.(*expr.Expr).Items(v.Scope)
	v.check(err)
	columns, _ := sections.KeyNamed(p.Kind.Keys, "columns")
	for i, row := range rows {
		inner := evaluator{v.fail, v.With("row", row).With("index", i)}
		for _, column := range p.Get("columns").List {
			for _, e := range column.Map {
				key, _ := sections.KeyNamed(columns.Keys, e.Key)
				inner.attr(key, e.Val)
			}
		}
	}
}

// attr evaluates the value of a key, and parses it if it is rich text.
func (v *evaluator) attr(key sections.Key, val *face.Val) {
	switch key.Type {
	case sections.KExpr, sections.KList, sections.KMap:
		return
	}
	value, err := val.Eval(key, v.Scope)
	v.check(err)
	if s, ok := value.(string); ok && key.Type == sections.KText {
		spans, errs := face.ParseRich(s)
		for _, e := range append(errs, v.Game.CheckRich(spans)...) {
			v.fail(fmt.Sprintf("%v: %q: %s", val.Place(v.Scope), s, e.Message))
		}
	}
	if s, ok := value.(string); ok && key.Of == "icon" {
		v.check(v.Game.CheckIcon(s, val.Pos))
	}
}
