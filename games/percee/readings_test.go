package percee

import (
	"fmt"
	"testing"

	"punchboard/playtest/rulebook/rulestest"
)

// TestReadings plays the first 500 reference games with other readings of the
// rules: the number of German wins must be as in another program.
func TestReadings(t *testing.T) {
	for _, c := range []struct {
		name string
		v    any
		wins int
	}{
		{"setup", "recommended", 275},
		{"activation_divisor", 1, 343},
		{"support_per_round", "each", 220},
		{"waiting_protected", false, 278},
		{"tiger_free", false, 261},
		{"harassment", false, 273},
		{"cc_round", 1, 321},
		{"cc_round", 3, 196},
		{"exits_needed", 4, 322},
		{"exits_needed", 6, 222},
		{"rounds", 5, 149},
		{"rounds", 7, 355},
	} {
		t.Run(fmt.Sprint(c.name, c.v), func(t *testing.T) {
			t.Parallel()
			r := load(t, rulestest.Switch("setup", "recommended"), rulestest.Switch(c.name, c.v))
			wins := 0
			for seed := range uint64(500) {
				if s, _ := yardstick(r, seed+1); s.winner == German {
					wins++
				}
			}
			if wins != c.wins {
				t.Errorf("%d German wins, want %d", wins, c.wins)
			}
		})
	}
}
