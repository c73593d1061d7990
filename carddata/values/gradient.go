package values

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"punchboard/diag"
	"punchboard/geom"
)

// PaintKeys lists the mappings that describe a paint, with their keys.
var PaintKeys = map[string][]string{
	"linear": {"linear", "at", "angle"},
	"radial": {"radial", "at"},
	"hatch":  {"hatch", "back", "gap", "width", "angle", "cross"},
}

func parseArea(m map[string]any, colors palette) (Paint, error) {
	kind := ""
	for _, k := range []string{"linear", "radial", "hatch"} {
		if _, ok := m[k]; ok {
			if kind != "" {
				return Paint{}, fmt.Errorf("`%s` and `%s` cannot be used together", kind, k)
			}
			kind = k
		}
	}
	if kind == "" {
		return Paint{}, errors.New("the mapping needs `linear`, `radial` or `hatch`")
	}
	for _, k := range slices.Sorted(maps.Keys(m)) {
		if !slices.Contains(PaintKeys[kind], k) {
			return Paint{}, &Error{Code: CodePaint, Message: fmt.Sprintf("a %s paint has no key `%s`", kind, k), Hint: diag.DidYouMean(k, PaintKeys[kind])}
		}
	}
	if kind == "hatch" {
		return parseHatch(m, colors)
	}
	return parseGradient(kind, m, colors)
}

func parseGradient(kind string, m map[string]any, colors palette) (p Paint, err error) {
	p.Kind = RadialPaint
	if kind == "linear" {
		p.Kind = LinearPaint
	}
	stops, _ := m[kind].([]any)
	if len(stops) < 2 || len(stops) > 64 {
		return p, fmt.Errorf("`%s` needs a list of at least two colors", kind)
	}
	for _, s := range stops {
		stop, err := parseFlat(s, colors)
		if err != nil {
			return p, err
		}
		p.Stops = append(p.Stops, stop)
	}
	if p.At, err = parseStops(m["at"], len(stops)); err != nil {
		return p, err
	}
	p.Angle, err = optional(m, "angle", 0, numberOf)
	return p, err
}

// parseFlat parses a plain color: not none, and no gradient inside a gradient.
func parseFlat(v any, colors palette) (Paint, error) {
	p, err := parsePaint(v, colors)
	if err == nil && !p.flat() {
		err = fmt.Errorf("%s is not a plain color", Describe(v))
	}
	return p, err
}

// parseStops parses the positions of the colors of a gradient, in percent.
func parseStops(v any, n int) ([]float64, error) {
	if v == nil {
		return nil, nil
	}
	list, _ := v.([]any)
	if len(list) != n {
		return nil, errors.New("`at` needs one percentage for each color")
	}
	at := make([]float64, n)
	for i, item := range list {
		e, err := extentOf(item)
		if err != nil || e.Abs != 0 || e.Rel < 0 || e.Rel > 1 || i > 0 && e.Rel < at[i-1] {
			return nil, fmt.Errorf("`at` needs increasing percentages from 0%% to 100%%, but contains %s", Describe(item))
		}
		at[i] = e.Rel
	}
	return at, nil
}

// minGap is the smallest distance between the lines of a hatch. Closer lines cannot be
// seen, and there could be millions of them.
const minGap = geom.MM / 10

func parseHatch(m map[string]any, colors palette) (p Paint, err error) {
	ink, err := parseFlat(m["hatch"], colors)
	if err == nil && ink.Kind == SpotPaint {
		err = errors.New("a hatch cannot be drawn in a spot color")
	}
	p = Paint{Kind: HatchPaint, Stops: []Paint{ink}}
	p.Gap, err = optionalAfter(err, m, "gap", geom.MM, lengthOf)
	p.Width, err = optionalAfter(err, m, "width", geom.MM/5, lengthOf)
	p.Angle, err = optionalAfter(err, m, "angle", 45, numberOf)
	p.Cross, err = optionalAfter(err, m, "cross", false, boolOf)
	if err == nil && (p.Gap < minGap || p.Width <= 0 || p.Width > p.Gap) {
		err = fmt.Errorf("a hatch needs a `gap` of at least %s, and a `width` smaller than the gap", minGap)
	}
	if back, ok := m["back"]; ok && err == nil {
		var b Paint
		b, err = parseFlat(back, colors)
		p.Back = &b
	}
	return p, err
}

// optional reads an optional key of a mapping.
func optional[T any](m map[string]any, key string, otherwise T, read func(any) (T, error)) (T, error) {
	v, ok := m[key]
	if !ok {
		return otherwise, nil
	}
	got, err := read(v)
	if err != nil {
		return got, fmt.Errorf("`%s`: %w", key, err)
	}
	return got, nil
}

// optionalAfter is like optional, but returns err if it is not nil.
func optionalAfter[T any](err error, m map[string]any, key string, otherwise T, read func(any) (T, error)) (T, error) {
	if err != nil {
		return otherwise, err
	}
	return optional(m, key, otherwise, read)
}
