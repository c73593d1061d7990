package face

import (
	"slices"
	"testing"

	"punchboard/fonts"
	"punchboard/geom"
)

// linesOf stacks lines of the given heights; a negative height is a gap before the next
// line.
func linesOf(heights ...geom.Length) (lines []fonts.Line) {
	y := geom.Length(0)
	for _, h := range heights {
		if h > 0 {
			lines = append(lines, fonts.Line{Baseline: y + h, Ascent: h})
		}
		y += max(h, -h)
	}
	return lines
}

func TestBalance(t *testing.T) {
	tests := []struct {
		name   string
		lines  []fonts.Line
		n      int
		height geom.Length
		starts []int
	}{
		{"even", linesOf(10, 10, 10, 10), 2, 20, []int{0, 2}},
		{"uneven", linesOf(10, 10, 10), 2, 20, []int{0, 2}},
		{"one column", linesOf(10, 10, 10), 1, 30, []int{0}},
		{"more columns than lines", linesOf(10, 10), 3, 10, []int{0, 1}},
		{"a high line", linesOf(10, 30, 10), 2, 40, []int{0, 2}},
		{"a high line alone", linesOf(30), 2, 30, []int{0}},
		{"a gap between columns is lost", linesOf(10, 10, -5, 10, 10), 2, 20, []int{0, 2}},
		{"a gap inside a column counts", linesOf(10, -5, 10, 10, 10), 2, 25, []int{0, 2}},
		{"nothing", nil, 2, 0, nil},
	}
	for _, tt := range tests {
		height := balance(tt.lines, tt.n)
		starts, ok := columnBreaks(tt.lines, tt.n, height)
		if height != tt.height || !slices.Equal(starts, tt.starts) || !ok {
			t.Errorf("%s: %v from %v, want %v from %v", tt.name, height, starts, tt.height, tt.starts)
		}
	}
}
