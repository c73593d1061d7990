package icons

import (
	"fmt"
	"math"
	"strings"
)

// parseTransform reads a transform attribute: a list of matrix, translate,
// scale, rotate, skewX and skewY, of which the last is applied first. The units
// that CSS wants, px and deg, are those of SVG.
func parseTransform(s string) (affine, error) {
	m := unmoved
	s = strings.ReplaceAll(strings.ReplaceAll(s, "px", ""), "deg", "")
	if s == "none" {
		return m, nil
	}
	for s = strings.Trim(s, " \t\r\n,"); s != ""; s = strings.TrimLeft(s, " \t\r\n,") {
		name, rest, ok := strings.Cut(s, "(")
		list, after, ok2 := strings.Cut(rest, ")")
		if !ok || !ok2 {
			return unmoved, fmt.Errorf("transform %q lacks a bracket", s)
		}
		one, err := transformOf(strings.TrimSpace(name), list)
		if err != nil {
			return unmoved, err
		}
		m, s = one.then(m), after
	}
	return m, nil
}

// transformOf gives the map of one function of a transform.
func transformOf(name, list string) (affine, error) {
	f, err := parseNumbers(list)
	if err != nil {
		return unmoved, fmt.Errorf("transform %s(%s) is not understood", name, list)
	}
	switch n := len(f); {
	case name == "matrix" && n == 6:
		return affine{f[0], f[1], f[2], f[3], f[4], f[5]}, nil
	case name == "translate" && n == 1:
		return translation(f[0], 0), nil
	case name == "translate" && n == 2:
		return translation(f[0], f[1]), nil
	case name == "scale" && n == 1:
		return scaling(f[0], f[0]), nil
	case name == "scale" && n == 2:
		return scaling(f[0], f[1]), nil
	case name == "rotate" && n == 1:
		return rotation(f[0]), nil
	case name == "rotate" && n == 3:
		return translation(-f[1], -f[2]).then(rotation(f[0])).then(translation(f[1], f[2])), nil
	case name == "skewX" && n == 1:
		return affine{a: 1, c: math.Tan(f[0] * math.Pi / 180), d: 1}, nil
	case name == "skewY" && n == 1:
		return affine{a: 1, b: math.Tan(f[0] * math.Pi / 180), d: 1}, nil
	}
	return unmoved, fmt.Errorf("transform %s(%s) is not understood", name, list)
}
