package expr

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/expr-lang/expr"

	"punchboard/carddata/values"
	"punchboard/geom"
)

// functions are the functions that expressions may call in addition to those of the
// expression language. Some replace functions of that language that have no limits or
// depend on the order of a Go map. label, switch and loc are evaluated through the
// Scope.
var functions = []expr.Option{
	expr.Function("signed", signed, new(func(int) string), new(func(float64) string)),
	expr.Function("has", has, new(func(any, string) bool)),
	expr.Function("field", fieldOf, new(func(any, string) any)),
	expr.Function("pick", pick, new(func(any, any) any), new(func(any, any, any) any)),
	expr.Function("icon", iconToken, new(func(string) string), new(func(string, string) string)),
	expr.Function("mm", inUnit(geom.Length.MM), new(func(any) float64)),
	expr.Function("pt", inUnit(geom.Length.Pt), new(func(any) float64)),
	expr.Function("string", asText, new(func(any) string)),
	expr.Function("repeat", repeated, new(func(string, int) string)),
	expr.Function("replace", replaced, new(func(string, string, string) string)),
	expr.Function("join", joined, new(func(any) string), new(func(any, string) string)),
	expr.Function("concat", concatenated, new(func(...any) []any)),
	expr.Function("keys", listKeys, new(func(any) []any)),
	expr.Function("values", listValues, new(func(any) []any)),
	expr.Function(sumName, sum),
	expr.Function(stepName, step),
	expr.Function(atName, itemAt),
	expr.Function(cutName, itemsFromTo),
	expr.Function(charName, character, new(func(string, int) string)),
}

// OwnFunctions are the names of the functions that are not part of the expression
// language.
var OwnFunctions = map[string]bool{
	"signed": true, "has": true, "field": true, "pick": true, "icon": true, "mm": true, "pt": true,
}

// signed formats a number with its sign: +1, −2, 0.
func signed(args ...any) (any, error) {
	n, ok := values.NumberOf(args[0])
	switch {
	case !ok:
		return nil, fmt.Errorf("`signed` needs a number, not %s", values.Describe(args[0]))
	case n > 0:
		return "+" + values.Decimal(n), nil
	case n < 0:
		return values.MinusSign + values.Decimal(-n), nil
	}
	return "0", nil
}

// has reports whether a list contains a text, or an entry text:value.
func has(args ...any) (any, error) {
	list, err := values.ListOf(args[0])
	want := args[1].(string)
	return slices.ContainsFunc(list, func(v any) bool {
		s, _ := v.(string)
		return s == want || strings.HasPrefix(s, want+":")
	}), err
}

// fieldOf returns the value of an entry key:value of a list, as an integer if it is
// one, or nil if there is no such entry.
func fieldOf(args ...any) (any, error) {
	list, err := values.ListOf(args[0])
	for _, v := range list {
		s, _ := v.(string)
		if value, ok := strings.CutPrefix(s, args[1].(string)+":"); ok {
			if n, err := strconv.Atoi(value); err == nil {
				return n, nil
			}
			return value, nil
		}
	}
	return nil, err
}

// pick returns the value of a key in a mapping, or the third argument if it is missing.
func pick(args ...any) (any, error) {
	m, ok := args[0].(map[string]any)
	if !ok && args[0] != nil {
		return nil, fmt.Errorf("`pick` needs a mapping, not %s", values.Describe(args[0]))
	}
	if v, ok := m[values.PlainText(args[1])]; ok && v != nil {
		return v, nil
	}
	if len(args) > 2 {
		return args[2], nil
	}
	return nil, nil
}

// iconToken returns the rich text that shows an icon.
func iconToken(args ...any) (any, error) {
	parts := make([]string, len(args))
	for i, a := range args {
		parts[i] = a.(string)
	}
	return "{" + strings.Join(parts, ":") + "}", nil
}

func inUnit(unit func(geom.Length) float64) func(...any) (any, error) {
	return func(args ...any) (any, error) {
		if l, ok := args[0].(geom.Length); ok {
			return unit(l), nil
		}
		return nil, fmt.Errorf("a length is needed, not %s", values.Describe(args[0]))
	}
}

func asText(args ...any) (any, error) { return values.TextOf(args[0]) }

func repeated(args ...any) (any, error) {
	s, n := args[0].(string), args[1].(int)
	if n < 0 || len(s) > 0 && n > values.MaxText/len(s) {
		return nil, fmt.Errorf("`repeat` cannot repeat text %d times", n)
	}
	return strings.Repeat(s, n), nil
}

func replaced(args ...any) (any, error) {
	s, from, to := args[0].(string), args[1].(string), args[2].(string)
	if n := strings.Count(s, from); n > 0 && len(s)+n*len(to) > values.MaxText {
		return nil, values.ErrLongText
	}
	return strings.ReplaceAll(s, from, to), nil
}

func joined(args ...any) (any, error) {
	list, err := values.ListOf(args[0])
	if err != nil {
		return nil, err
	}
	glue := ""
	if len(args) > 1 {
		glue = args[1].(string)
	}
	var b strings.Builder
	for i, v := range list {
		s, err := values.TextOf(v)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			b.WriteString(glue)
		}
		if b.WriteString(s); b.Len() > values.MaxText {
			return nil, values.ErrLongText
		}
	}
	return b.String(), nil
}

func concatenated(args ...any) (any, error) {
	all := []any{}
	for _, a := range args {
		list, err := values.ListOf(a)
		if err != nil {
			return nil, err
		}
		if all = append(all, list...); len(all) > values.MaxItems {
			return nil, values.ErrLongList
		}
	}
	return all, nil
}

func listKeys(args ...any) (any, error) {
	m, ok := args[0].(map[string]any)
	if !ok && args[0] != nil {
		return nil, fmt.Errorf("`keys` needs a mapping, not %s", values.Describe(args[0]))
	}
	keys := []any{}
	for _, k := range slices.Sorted(maps.Keys(m)) {
		keys = append(keys, k)
	}
	return keys, nil
}

func listValues(args ...any) (any, error) {
	keys, err := listKeys(args...)
	if err != nil {
		return nil, err
	}
	values := []any{}
	for _, k := range keys.([]any) {
		values = append(values, args[0].(map[string]any)[k.(string)])
	}
	return values, nil
}
