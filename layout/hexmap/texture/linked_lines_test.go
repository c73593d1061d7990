package texture

import (
	"maps"
	"slices"
	"testing"

	mapdata "punchboard/carddata/hexmap"
)

// TestLinesBelongSomewhere compares the patterns that lead to others with those that
// the check of maps knows as lines.
func TestLinesBelongSomewhere(t *testing.T) {
	want := slices.Sorted(slices.Values(mapdata.LinePatterns))
	if got := slices.Sorted(maps.Keys(belongings)); !slices.Equal(got, want) {
		t.Errorf("lines lead to others with the patterns %v, want %v", got, want)
	}
	for line, others := range belongings {
		for _, p := range others {
			if !slices.Contains(mapdata.TerrainPatterns, p) {
				t.Errorf("a %s leads to %q, which is no pattern", line, p)
			}
		}
	}
}
