package enginetest

import (
	"testing"

	"punchboard/playtest"
)

func TestEnumerate(t *testing.T) {
	// The higher of two dice; a 6 on the first ends the rolling.
	odds := Enumerate(func(c playtest.Chance) int {
		first := playtest.Die(c, playtest.Key{}, 6)
		if first == 6 {
			return 6
		}
		return max(first, playtest.Die(c, playtest.Key{Repeat: 1}, 6))
	})
	for v, want := range []string{1: "1/36", 2: "1/12", 3: "5/36", 4: "7/36", 5: "1/4", 6: "11/36"} {
		if want != "" && odds[v].RatString() != want {
			t.Errorf("P(%d) = %s, want %s", v, odds[v].RatString(), want)
		}
	}
}
