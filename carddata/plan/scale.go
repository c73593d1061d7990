package plan

import (
	"fmt"
	"strings"

	"punchboard/carddata/source"
	"punchboard/geom"
)

// Scale is a scale such as 1:12: To on the table is From on paper.
type Scale struct{ From, To float64 }

// Of returns the length on paper of a length on the table.
func (s Scale) Of(l geom.Length) geom.Length { return l.Scale(s.From / s.To) }

// String returns the scale as in 1:12.
func (s Scale) String() string { return fmt.Sprintf("%g:%g", s.From, s.To) }

// maxScale limits scales: beyond it, a table is a dot or a square is a room.
const maxScale = 1000

// ParseScale parses a scale such as 1:12.
func ParseScale(text string) (Scale, error) {
	from, to, ok := strings.Cut(text, ":")
	a, okA := source.ParseNumber(strings.TrimSpace(from))
	b, okB := source.ParseNumber(strings.TrimSpace(to))
	if !ok || !okA || !okB || a <= 0 || b <= 0 || a/b > maxScale || b/a > maxScale {
		return Scale{}, fmt.Errorf("%s is not a scale", source.Quote(text))
	}
	return Scale{a, b}, nil
}
