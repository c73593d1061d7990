package carddata

import (
	"maps"
	"slices"

	"github.com/expr-lang/expr/types"

	"punchboard/carddata/expr"
	"punchboard/carddata/values"
)

// exprUse is the kind of value that a key needs from its expression.
type exprUse uint8

const (
	wantAny exprUse = iota
	wantBool
)

// deckNames are the names that expressions may use for the cards of a deck.
type deckNames struct {
	types   types.Map
	all     []string // sorted
	columns []string // of the file and of `set`, without language suffixes
	shapes  map[string]*shape
}

func (k *deckNames) known(name string) bool { _, ok := k.types[name]; return ok }

// scopeTypes are the types of the names that every scope has.
var scopeTypes = types.Map{
	"lang": types.String, "other": types.String, "bilingual": types.Bool, "copy": types.Int,
	"deck": types.Any, "game": types.Any, "look": types.Any,
	"label":  types.TypeOf((func(string) (string, error))(nil)),
	"switch": types.TypeOf((func(string) (any, error))(nil)),
	"list":   types.TypeOf((func(string) (any, error))(nil)),
	"hexmap": types.TypeOf((func(string) (any, error))(nil)),
	"loc":    types.TypeOf((func(any, string) (any, error))(nil)),
}

// deckNames returns the columns of a deck and the constants that it sets.
func (r *faceChecker) deckNames(d *Deck) *deckNames {
	k := &deckNames{types: maps.Clone(scopeTypes), shapes: map[string]*shape{}}
	for i := range d.Columns {
		c := &d.Columns[i]
		t := d.typeOf(c)
		k.types[c.Name] = t
		k.columns = append(k.columns, c.Name)
		for _, lang := range r.game.Languages {
			if c.Localized {
				k.types[c.Name+"_"+values.ColumnSuffix(lang)] = t
			}
		}
	}
	for name := range d.Set {
		if !k.known(name) {
			k.types[name] = types.Any
			k.columns = append(k.columns, name)
		}
	}
	k.all = slices.Sorted(maps.Keys(k.types))
	return k
}

// typeOf returns the type of a column. If empty cells have no value and there is one,
// the type is unknown: `??` may supply a value of another type.
func (d *Deck) typeOf(c *values.Column) types.Type {
	hasEmpty := slices.ContainsFunc(d.Cards, func(card *Card) bool {
		v := card.Fields[c.Name]
		return v.V == nil && v.ByLang == nil
	})
	if hasEmpty && c.Type.Empty() == nil {
		return types.Any
	}
	switch c.Type {
	case values.Text, values.Enum:
		return types.String
	case values.Int:
		return types.Int
	case values.Number:
		return types.Float64
	case values.LengthType:
		return expr.LengthType()
	case values.Bool:
		return types.Bool
	case values.List:
		return types.Array(types.Any)
	}
	return types.Any
}

// typeChecks are those of all games that this process has read: `punchboard live` reads a
// game after each save, in which few expressions have changed.
var typeChecks expr.TypeChecks

// types reports values of the wrong type.
func (w *faceCheck) types(e *expr.Expr, v vars, want exprUse) {
	env := types.Map{}
	for _, n := range e.Names() {
		t, known := w.names.types[n.Text]
		if _, variable := v[n.Text]; variable || !known {
			t = types.Any
		}
		env[n.Text] = t
	}
	if err := w.checks.Check(e, env, want == wantBool); err != nil {
		w.fail(err)
	}
}
