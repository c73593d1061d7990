package carddata

import (
	"maps"
	"slices"

	"punchboard/carddata/expr"
	"punchboard/carddata/values"
)

// shape describes the mappings in a flow cell before any card is looked at: all the
// keys that the cell has on any card. A nil shape may have any key.
type shape struct {
	keys  map[string]*shape
	items *shape // of the items, if it is a list
}

// add adds the keys of a value to the shape.
func (s *shape) add(v any) {
	switch v := v.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if s.keys == nil {
				s.keys = map[string]*shape{}
			}
			if s.keys[key] == nil {
				s.keys[key] = &shape{}
			}
			s.keys[key].add(v[key])
		}
	case []any:
		if s.items == nil {
			s.items = &shape{}
		}
		for _, item := range v {
			s.items.add(item)
		}
	}
}

// at returns the shape of the value of a key. A key that no card has is unknown, unless
// the shape has no keys at all.
func (s *shape) at(key string) (inner *shape, known bool) {
	if s == nil || len(s.keys) == 0 {
		return nil, true
	}
	inner, known = s.keys[key]
	return inner, known
}

// vars are the names that repeats, tables and uses define, with the shape of each.
type vars map[string]*shape

// with returns v with the names of more added.
func (v vars) with(more vars) vars {
	all := vars{}
	for _, from := range []vars{v, more} {
		for name, s := range from {
			all[name] = s
		}
	}
	return all
}

// column returns the shape of a flow column of the deck.
func (w *faceCheck) column(name string) *shape {
	if s, ok := w.names.shapes[name]; ok {
		return s
	}
	var s *shape
	i := slices.IndexFunc(w.deck.Columns, func(c values.Column) bool { return c.Name == name && c.Type == values.Flow && !c.Localized })
	if i >= 0 {
		s = &shape{}
		for _, c := range w.deck.Cards {
			s.add(c.Fields[name].V)
		}
	}
	w.names.shapes[name] = s
	return s
}

// rows returns the shape of the rows of a list of the game.
func (w *faceCheck) rows(id string) *shape {
	l, ok := w.game.List(id)
	if !ok {
		return nil
	}
	row := &shape{keys: map[string]*shape{}}
	for i := range l.Columns {
		row.keys[l.Columns[i].Name] = nil
	}
	return &shape{items: row}
}

// items returns the shape of one item of the list to which an expression evaluates.
func (w *faceCheck) items(e *expr.Expr, v vars) *shape {
	s := w.source(e.Source(), v)
	if s == nil {
		return nil
	}
	return s.items
}

// source returns the shape of the value that the items come from.
func (w *faceCheck) source(src expr.Source, v vars) *shape {
	if src.List != "" {
		return w.rows(src.List)
	}
	if len(src.Path) == 0 {
		return nil
	}
	s := w.root(src.Path[0], v)
	for _, key := range src.Path[1:] {
		s, _ = s.at(key)
	}
	return s
}

// root returns the shape of the value of a name.
func (w *faceCheck) root(name string, v vars) *shape {
	if s, ok := v[name]; ok {
		return s
	}
	return w.column(name)
}

// trackVars are the additional names that the labels of a track may use.
var trackVars = vars{"n": nil, "index": nil}
