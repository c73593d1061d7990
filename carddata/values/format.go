package values

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"punchboard/carddata/source"
	"punchboard/geom"
)

var errNoNumber = errors.New("the result is not a number: division by zero")

// TextOf formats a value as text, the same in every language.
func TextOf(v any) (string, error) {
	switch v := v.(type) {
	case nil:
		return "", nil
	case string:
		if len(v) > MaxText {
			return "", ErrLongText
		}
		return v, nil
	case geom.Length:
		return v.String(), nil
	case bool:
		return "", fmt.Errorf("%t is not text: write condition ? %q : %q", v, "this", "that")
	case []any, []int, []string:
		return listText(v)
	}
	if n, ok := NumberOf(v); ok {
		return Decimal(n), nil
	}
	if _, ok := v.(float64); ok {
		return "", errNoNumber
	}
	return "", fmt.Errorf("%s is not text", Describe(v))
}

func listText(v any) (string, error) {
	list, err := ListOf(v)
	if err != nil {
		return "", err
	}
	var texts []string
	for _, item := range list {
		if _, nested := item.([]any); nested {
			return "", errors.New("a list of lists is not text")
		}
		s, err := TextOf(item)
		if err != nil {
			return "", err
		}
		texts = append(texts, s)
	}
	s := strings.Join(texts, ", ")
	if len(s) > MaxText {
		return "", ErrLongText
	}
	return s, nil
}

// Prose formats a value as it is printed in a language: numbers with a typographic
// minus sign and, in French, a decimal comma.
func Prose(v any, lang string) (string, error) {
	s, err := TextOf(v)
	if _, isNumber := NumberOf(v); !isNumber || err != nil {
		return s, err
	}
	if s[0] == '-' {
		s = MinusSign + s[1:]
	}
	if base, _, _ := strings.Cut(lang, "-"); base == "fr" {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s, nil
}

// Figure formats a number as it is printed in a language: with a typographic minus
// sign, a decimal comma in French, and at most six decimals.
func Figure(f float64, lang string) string {
	s, err := Prose(f, lang)
	if err != nil {
		panic("carddata: number without text: " + err.Error())
	}
	return s
}

// Decimal formats a number with at most six decimals.
func Decimal(f float64) string {
	if f == math.Trunc(f) && math.Abs(f) < 1e15 {
		return strconv.FormatInt(int64(f), 10)
	}
	s := strconv.FormatFloat(f, 'f', 6, 64)
	return strings.TrimRight(strings.TrimRight(s, "0"), ".")
}

// PlainText formats any value for messages and keys.
func PlainText(v any) string {
	if s, err := TextOf(v); err == nil {
		return s
	}
	return Describe(v)
}

// Describe returns a description of a value for messages.
func Describe(v any) string {
	switch v := v.(type) {
	case nil:
		return "an empty value"
	case string:
		return "the text " + source.Quote(v)
	case bool:
		return fmt.Sprintf("%t", v)
	case geom.Length:
		return "the length " + v.String()
	case []any, []int, []string:
		return "a list"
	case map[string]any:
		return "a mapping"
	}
	if n, ok := NumberOf(v); ok {
		return "the number " + Decimal(n)
	}
	if _, ok := v.(float64); ok {
		return "the result of a division by zero"
	}
	return "something else"
}

// MinusSign is the sign of negative numbers in print, U+2212.
const MinusSign = "−"

// ListOf returns the items of a list; an empty cell has none.
func ListOf(v any) ([]any, error) {
	switch v := v.(type) {
	case nil:
		return nil, nil
	case []any:
		return v, nil
	case []int:
		out := make([]any, len(v))
		for i, n := range v {
			out[i] = n
		}
		return out, nil
	case []string:
		out := make([]any, len(v))
		for i, s := range v {
			out[i] = s
		}
		return out, nil
	}
	return nil, fmt.Errorf("a list is needed, not %s", Describe(v))
}

// NumberOf returns a numeric value of any Go type as a float64.
func NumberOf(v any) (float64, bool) {
	switch v := v.(type) {
	case int:
		return float64(v), true
	case int64:
		return float64(v), true
	case float64:
		return v, !math.IsNaN(v) && !math.IsInf(v, 0)
	}
	return 0, false
}

// Bounded returns an error for values that are too large for expressions.
func Bounded(v any) (any, error) {
	switch v := v.(type) {
	case string:
		if len(v) > MaxText {
			return nil, ErrLongText
		}
	case []any:
		if len(v) > MaxItems {
			return nil, ErrLongList
		}
	}
	return v, nil
}
