package carddata

import (
	"fmt"
	"slices"

	"punchboard/carddata/face"
	"punchboard/carddata/values"
)

// Look returns a key of the look that the value of a field of the card selects.
func (s *Scope) Look(field, key string) (any, error) {
	v, err := s.Value(field)
	if err != nil {
		return nil, err
	}
	row, ok := s.lookRow(field, values.PlainText(v))
	if !ok {
		return nil, &values.Error{Code: face.CodeLook, Message: fmt.Sprintf("there is no look for %s %q", field, values.PlainText(v)), Hint: "add it under looks in game.yaml"}
	}
	if value, ok := row[key]; ok {
		return value.In(s.Lang), nil
	}
	return nil, &values.Error{Code: face.CodeLook, Message: fmt.Sprintf("the look of %s %q has no `%s`", field, values.PlainText(v), key), Hint: "add the key under looks in game.yaml"}
}

func (s *Scope) lookRow(field, value string) (values.Row, bool) {
	if s.Game == nil {
		return nil, false
	}
	s.reads(OfLooks, field, value)
	row, ok := s.Game.Looks[field][value]
	return row, ok
}

// looks returns every look of the card as mappings, for expressions that do more than
// read one key.
func (s *Scope) looks() map[string]any {
	all := map[string]any{}
	if s.Game == nil {
		return all
	}
	s.reads(OfLooks, "", "")
	for field := range s.Game.Looks {
		if !s.has(field) { // the error would have an expensive hint
			continue
		}
		v, err := s.Value(field)
		row, ok := s.lookRow(field, values.PlainText(v))
		if err != nil || !ok {
			continue
		}
		look := make(map[string]any, len(row))
		for key, value := range row {
			look[key] = value.In(s.Lang)
		}
		all[field] = look
	}
	return all
}

// has reports whether a name has a value in the scope.
func (s *Scope) has(name string) bool {
	_, ok := s.Vars[name]
	if ok || s.Card == nil || slices.Contains(values.ScopeNames, name) {
		return true
	}
	_, _, ok = s.cell(name)
	return ok
}
