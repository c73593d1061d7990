package carddata

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"punchboard/carddata/source"
	"punchboard/geom"
)

var errNoNumber = errors.New("the result is no number: something was divided by zero")

// textOf writes a value as text, the same in every language.
func textOf(v any) (string, error) {
	switch v := v.(type) {
	case nil:
		return "", nil
	case string:
		if len(v) > maxText {
			return "", errLongText
		}
		return v, nil
	case geom.Length:
		return v.String(), nil
	case bool:
		return "", fmt.Errorf("%t is no text: write it as condition ? %q : %q", v, "this", "that")
	case []any, []int, []string:
		return listText(v)
	}
	if n, ok := number(v); ok {
		return decimal(n), nil
	}
	if _, ok := v.(float64); ok {
		return "", errNoNumber
	}
	return "", fmt.Errorf("%s is no text", describeValue(v))
}

func listText(v any) (string, error) {
	list, err := listOf(v)
	if err != nil {
		return "", err
	}
	var texts []string
	for _, item := range list {
		if _, nested := item.([]any); nested {
			return "", errors.New("a list of lists is no text")
		}
		s, err := textOf(item)
		if err != nil {
			return "", err
		}
		texts = append(texts, s)
	}
	s := strings.Join(texts, ", ")
	if len(s) > maxText {
		return "", errLongText
	}
	return s, nil
}

// proseOf writes a value as it is printed: numbers with the minus sign of
// print and the decimal comma of French.
func proseOf(v any, lang string) (string, error) {
	s, err := textOf(v)
	if _, isNumber := number(v); !isNumber || err != nil {
		return s, err
	}
	if s[0] == '-' {
		s = minusSign + s[1:]
	}
	if base, _, _ := strings.Cut(lang, "-"); base == "fr" {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s, nil
}

// Figure writes a number as it is printed in a language: with the minus sign of
// print, the decimal comma of French, and at most six decimals.
func Figure(f float64, lang string) string {
	s, err := proseOf(f, lang)
	if err != nil {
		panic("carddata: a number without a text: " + err.Error())
	}
	return s
}

// decimal writes a number with at most six decimals.
func decimal(f float64) string {
	if f == math.Trunc(f) && math.Abs(f) < 1e15 {
		return strconv.FormatInt(int64(f), 10)
	}
	s := strconv.FormatFloat(f, 'f', 6, 64)
	return strings.TrimRight(strings.TrimRight(s, "0"), ".")
}

// plainText writes a value for messages and keys, whatever it is.
func plainText(v any) string {
	if s, err := textOf(v); err == nil {
		return s
	}
	return describeValue(v)
}

// describeValue says what a value is, for messages.
func describeValue(v any) string {
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
	if n, ok := number(v); ok {
		return "the number " + decimal(n)
	}
	return "something else"
}

// minusSign is the sign of negative numbers in print, U+2212.
const minusSign = "−"

// listOf takes lists and empty cells.
func listOf(v any) ([]any, error) {
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
	return nil, fmt.Errorf("a list is needed, and %s is none", describeValue(v))
}

// number gives the numeric values that expressions meet.
func number(v any) (float64, bool) {
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

// bounded refuses values that are too large for expressions.
func bounded(v any) (any, error) {
	switch v := v.(type) {
	case string:
		if len(v) > maxText {
			return nil, errLongText
		}
	case []any:
		if len(v) > maxItems {
			return nil, errLongList
		}
	}
	return v, nil
}
