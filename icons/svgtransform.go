package icons

import (
	"fmt"
	"math"
	"strings"

	"punchboard/geom"
)

// parseTransform parses a transform attribute: a list of matrix, translate,
// scale, rotate, skewX and skewY, of which the last is applied first. The units
// px and deg, which CSS requires, are those of SVG.
func parseTransform(s string) (geom.Affine, error) {
	m := geom.IdentityAffine()
	s = strings.ReplaceAll(strings.ReplaceAll(s, "px", ""), "deg", "")
	if s == "none" {
		return m, nil
	}
	for s = strings.Trim(s, " \t\r\n,"); s != ""; s = strings.TrimLeft(s, " \t\r\n,") {
		name, rest, ok := strings.Cut(s, "(")
		list, after, ok2 := strings.Cut(rest, ")")
		if !ok || !ok2 {
			return geom.Affine{}, fmt.Errorf("transform %q is missing a bracket", s)
		}
		one, err := transformOf(strings.TrimSpace(name), list)
		if err != nil {
			return geom.Affine{}, err
		}
		m, s = one.Then(m), after
	}
	return m, nil
}

// transformOf returns the transform for one function.
func transformOf(name, list string) (geom.Affine, error) {
	f, err := parseNumbers(list)
	if err != nil {
		return geom.Affine{}, fmt.Errorf("transform %s(%s) is not supported", name, list)
	}
	switch n := len(f); {
	case name == "matrix" && n == 6:
		return geom.Affine{A: f[0], B: f[1], C: f[2], D: f[3], E: f[4], F: f[5]}, nil
	case name == "translate" && n == 1:
		return geom.TranslateAffine(f[0], 0), nil
	case name == "translate" && n == 2:
		return geom.TranslateAffine(f[0], f[1]), nil
	case name == "scale" && n == 1:
		return geom.ScaleAffine(f[0], f[0]), nil
	case name == "scale" && n == 2:
		return geom.ScaleAffine(f[0], f[1]), nil
	case name == "rotate" && n == 1:
		return rotation(f[0]), nil
	case name == "rotate" && n == 3:
		return geom.TranslateAffine(-f[1], -f[2]).Then(rotation(f[0])).Then(geom.TranslateAffine(f[1], f[2])), nil
	case name == "skewX" && n == 1:
		return geom.Affine{A: 1, C: math.Tan(f[0] * math.Pi / 180), D: 1}, nil
	case name == "skewY" && n == 1:
		return geom.Affine{A: 1, B: math.Tan(f[0] * math.Pi / 180), D: 1}, nil
	}
	return geom.Affine{}, fmt.Errorf("transform %s(%s) is not supported", name, list)
}

// rotation rotates clockwise on paper by degrees.
func rotation(degrees float64) geom.Affine { return geom.RotateAffine(degrees * math.Pi / 180) }
