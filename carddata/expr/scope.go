package expr

import (
	"fmt"
	"strings"

	"punchboard/carddata/values"
	"punchboard/diag"
)

// Scope supplies the values of the names in an expression. Evaluation does not change
// it.
type Scope interface {
	// Value returns the value of a name.
	Value(name string) (any, error)
	// Look returns a key of the look that the value of a field of the card selects.
	Look(field, key string) (any, error)
	// Has reports whether a name is that of a variable rather than of a column.
	Has(variable string) bool
	// FieldPos returns the position of a field of the card.
	FieldPos(name string) (pos diag.Pos, ok bool)
	// PieceName returns what messages call the current card, such as "card `smoke`", or ""
	// if there is none.
	PieceName() string
	// Language returns the current language.
	Language() string
	// EmptyAs returns an example of a value for an empty cell of a column, for hints.
	EmptyAs(column string) string
}

// walk returns the value of a plain access such as item.name.
func walk(s Scope, path []string) (any, error) {
	if path[0] == "look" && len(path) == 3 && !s.Has("look") {
		return s.Look(path[1], path[2])
	}
	v, err := s.Value(path[0])
	for i := 1; err == nil && i < len(path); i++ {
		v, err = member(v, path[:i], path[i])
	}
	return v, err
}

func member(v any, path []string, key string) (any, error) {
	m, ok := v.(map[string]any)
	if !ok {
		return nil, fmt.Errorf("`%s` is %s and has no `%s`", strings.Join(path, "."), values.Describe(v), key)
	}
	return m[key], nil
}
