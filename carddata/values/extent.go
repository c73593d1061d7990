package values

import (
	"fmt"
	"strings"

	"punchboard/carddata/source"
	"punchboard/geom"
)

// ParseExtent parses a length, a percentage of the enclosing box, or a sum of these:
// "40%", "3mm", "50% + 2mm", "100% - 3mm".
func ParseExtent(s string) (Extent, error) {
	var sum Extent
	terms := splitTerms(s)
	if len(terms) > 8 {
		return Extent{}, fmt.Errorf("%s has too many terms", source.Quote(s))
	}
	for _, term := range terms {
		if len(terms) > 1 && strings.TrimSpace(term.text) == "" {
			return Extent{}, fmt.Errorf("a length is missing next to a + or - in %s", source.Quote(s))
		}
		e, err := parseTerm(term.text)
		if err != nil {
			return Extent{}, err
		}
		sum.Abs += e.Abs * geom.Length(term.sign)
		sum.Rel += e.Rel * float64(term.sign)
	}
	return sum, nil
}

type term struct {
	text string
	sign int
}

// splitTerms splits a sum at its signs. A sign at the start of a term belongs to its
// number.
func splitTerms(s string) []term {
	var terms []term
	sign, start := 1, 0
	for i, r := range s {
		if r != '+' && r != '-' || strings.TrimSpace(s[start:i]) == "" {
			continue
		}
		terms = append(terms, term{s[start:i], sign})
		start, sign = i+1, 1
		if r == '-' {
			sign = -1
		}
	}
	return append(terms, term{s[start:], sign})
}

func parseTerm(s string) (Extent, error) {
	s = strings.TrimSpace(s)
	if num, ok := strings.CutSuffix(s, "%"); ok {
		f, ok := source.ParseNumber(strings.TrimSpace(num))
		if !ok || f < -1000 || f > 1000 {
			return Extent{}, fmt.Errorf("%s is not a percentage", source.Quote(s))
		}
		return Extent{Rel: f / 100}, nil
	}
	l, err := geom.ParseLength(s)
	return Extent{Abs: l}, err
}

// maxPoints limits the corners of a polygon; a drawing with more should be a picture.
const maxPoints = 1000

// ParsePoints parses points separated by commas, each an x and a y without spaces
// inside: "0 0, 100% 50%, 50%+2mm 100%".
func ParsePoints(s string) ([][2]Extent, error) {
	texts := strings.Split(s, ",")
	if len(texts) > maxPoints {
		return nil, fmt.Errorf("there are more than %d points", maxPoints)
	}
	points := make([][2]Extent, len(texts))
	for i, text := range texts {
		xy := strings.Fields(text)
		if len(xy) != 2 {
			return nil, fmt.Errorf("%s is not a point; write an x and a y", source.Quote(strings.TrimSpace(text)))
		}
		for axis, v := range xy {
			e, err := ParseExtent(v)
			if err != nil {
				return nil, err
			}
			points[i][axis] = e
		}
	}
	return points, nil
}

// Extent is a length relative to the enclosing box: Abs + Rel * parent.
type Extent struct {
	Abs geom.Length
	Rel float64 // 0.4 for 40%
}

// Of returns the length for a parent of the given length.
func (e Extent) Of(parent geom.Length) geom.Length { return e.Abs + parent.Scale(e.Rel) }
