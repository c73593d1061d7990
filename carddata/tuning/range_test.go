package tuning

import (
	"math"
	"slices"
	"strconv"
	"testing"
)

func TestRange(t *testing.T) {
	most := strconv.Itoa(math.MaxInt)
	tests := map[string][]int{
		"2..6": {2, 3, 4, 5, 6}, "2..10:2": {2, 4, 6, 8, 10}, "2..9:4": {2, 6}, "-2..1": {-2, -1, 0, 1}, " 1 .. 2 ": {1, 2}, "3..3": {3},
		"6..2": nil, "2": nil, "2..": nil, "..2": nil, "2..6:0": nil, "2..6:-1": nil, "2..6:": nil, "a..b": nil, "": nil,
		most + ".." + most: {math.MaxInt}, "0.." + most + ":" + most: {0, math.MaxInt},
	}
	for text, want := range tests {
		if got := Range(text); !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	if n := len(Range("0.." + most)); n != MaxValues+1 {
		t.Errorf("%d values", n)
	}
}
