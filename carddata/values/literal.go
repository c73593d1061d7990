package values

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"punchboard/carddata/sections"
	"punchboard/carddata/source"
	"punchboard/diag"
	"punchboard/geom"
)

func literal(key sections.Key, v any) (any, error) {
	switch key.Type {
	case sections.KText, sections.KString, sections.KName:
		return TextOf(v)
	case sections.KLength:
		return lengthOf(v)
	case sections.KExtent:
		return extentOf(v)
	case sections.KLengths:
		return lengthsOf(v)
	case sections.KPoints:
		return pointsOf(v)
	case sections.KNumber:
		return numberOf(v)
	case sections.KInt:
		return intOf(v)
	case sections.KBool:
		return boolOf(v)
	case sections.KEnum:
		return enumOf(key, v)
	}
	panic(fmt.Sprintf("carddata: key `%s` of type %d has no literal", key.Name, key.Type))
}

func lengthOf(v any) (geom.Length, error) {
	if l, ok := v.(geom.Length); ok {
		return l, nil
	}
	s, err := TextOf(v)
	if err != nil {
		return 0, err
	}
	return geom.ParseLength(s)
}

func extentOf(v any) (Extent, error) {
	if l, ok := v.(geom.Length); ok {
		return Extent{Abs: l}, nil
	}
	s, err := TextOf(v)
	if err != nil {
		return Extent{}, err
	}
	return ParseExtent(s)
}

// lengthsOf converts a list of lengths, or a text with lengths separated by spaces.
func lengthsOf(v any) ([]geom.Length, error) {
	var all []geom.Length
	for _, item := range itemsOf(v) {
		l, err := lengthOf(item)
		if err != nil {
			return nil, err
		}
		all = append(all, l)
	}
	if len(all) == 0 || len(all) > 4 {
		return nil, fmt.Errorf("one to four lengths are needed, but there are %d", len(all))
	}
	return all, nil
}

func itemsOf(v any) []any {
	switch v := v.(type) {
	case []any:
		return v
	case string:
		var all []any
		for _, f := range strings.Fields(v) {
			all = append(all, f)
		}
		return all
	}
	return []any{v}
}

// pointsOf converts a text of points, or a list with a text for each point.
func pointsOf(v any) ([][2]Extent, error) {
	if list, ok := v.([]any); ok {
		texts := make([]string, len(list))
		for i, item := range list {
			texts[i] = PlainText(item)
		}
		return ParsePoints(strings.Join(texts, ","))
	}
	s, err := TextOf(v)
	if err != nil {
		return nil, err
	}
	return ParsePoints(s)
}

func numberOf(v any) (float64, error) {
	if n, ok := NumberOf(v); ok {
		return n, nil
	}
	if s, ok := v.(string); ok {
		if n, ok := source.ParseNumber(strings.TrimSpace(s)); ok {
			return n, nil
		}
	}
	return 0, fmt.Errorf("%s is not a number", Describe(v))
}

func intOf(v any) (int, error) {
	n, err := numberOf(v)
	if err != nil {
		return 0, err
	}
	if n != math.Trunc(n) {
		return 0, fmt.Errorf("%s is not a whole number", Describe(v))
	}
	if math.Abs(n) > 1e9 {
		return 0, fmt.Errorf("%s is too large: a whole number is at most 1,000,000,000", Describe(v))
	}
	return int(n), nil
}

func boolOf(v any) (bool, error) {
	if b, ok := v.(bool); ok {
		return b, nil
	}
	if s, ok := v.(string); ok {
		if b, ok := source.ParseBool(s); ok {
			return b, nil
		}
	}
	return false, fmt.Errorf("%s is neither true nor false", Describe(v))
}

func enumOf(key sections.Key, v any) (string, error) {
	s, err := TextOf(v)
	if word, ok := key.Also[s]; ok {
		s = word
	}
	if err == nil && !slices.Contains(key.Values, s) {
		err = fmt.Errorf("%s is not one of the allowed words", source.Quote(s))
	}
	return s, err
}

// valueHint describes the values that a key accepts.
func valueHint(key sections.Key, v any) string {
	if s, ok := v.(string); ok && source.IsIdentifier(s) && key.Type != sections.KEnum {
		return fmt.Sprintf("%s; for the value of a column write \"{%s}\"", wanted[key.Type], s)
	}
	switch key.Type {
	case sections.KEnum:
		if near := diag.Nearest(PlainText(v), append(slices.Sorted(maps.Keys(key.Also)), key.Values...)); near != "" {
			return "did you mean `" + near + "`?"
		}
		return diag.DidYouMean(PlainText(v), key.Values)
	case sections.KLength, sections.KExtent, sections.KLengths, sections.KPoints:
		if n, ok := NumberOf(v); ok {
			s := strconv.FormatFloat(n, 'f', -1, 64)
			return fmt.Sprintf("write the unit: `%smm` or `%spt`", s, s)
		}
	}
	return wanted[key.Type]
}

var wanted = map[sections.KeyType]string{
	sections.KLength:  "write a number and its unit, such as `3mm`, `8.5pt` or `5/8in`; the units are mm, cm, in and pt",
	sections.KExtent:  "write a length such as `3mm`, a percentage such as `40%`, or a sum such as `50% + 2mm`; the units are mm, cm, in, pt and %",
	sections.KLengths: "write one to four lengths such as `1mm 2mm`; the units are mm, cm, in and pt",
	sections.KPoints:  "write points such as `0 0, 100% 50%`, without spaces inside a coordinate",
	sections.KNumber:  "write a number such as `1.5`",
	sections.KInt:     "write a whole number such as `3`",
	sections.KBool:    "write `true` or `false`",
}

// Lit converts a value from YAML or an expression (nil, string, int, float64, bool,
// geom.Length, []any, map[string]any) to the Go type documented for the key's KeyType.
// Pos is the position of the value, and known are the colors that it may name. Errors
// are of type *Error.
func Lit(key sections.Key, v any, pos diag.Pos, known Colors) (any, error) {
	if key.Type == sections.KPaint {
		return known.Paint(key, v, pos)
	}
	lit, err := literal(key, v)
	if err == nil && key.NotNegative && negative(lit) {
		return nil, &Error{Pos: pos, Code: CodeValue, Message: fmt.Sprintf("`%s` must not be negative, but is %s", key.Name, PlainText(v)), Hint: "write 0 or more"}
	}
	if err != nil {
		err := &Error{Pos: pos, Code: CodeValue, Message: fmt.Sprintf("`%s`: %v", key.Name, err)}
		err.Hint = valueHint(key, v)
		return nil, err
	}
	return lit, nil
}

// negative reports whether a literal, or one of its lengths, is less than 0.
func negative(lit any) bool {
	switch v := lit.(type) {
	case geom.Length:
		return v < 0
	case []geom.Length:
		return slices.Min(v) < 0
	case float64:
		return v < 0
	case int:
		return v < 0
	}
	return false
}
