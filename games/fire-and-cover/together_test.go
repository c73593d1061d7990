package fireandcover

import (
	"testing"

	"punchboard/playtest"
)

// TestWhatHappensAtOnce tries the consequences of moves and blocks in other
// orders, in all variants: they are independent of each other.
func TestWhatHappensAtOnce(t *testing.T) {
	for _, variant := range []string{"", "flanking-fire", "hex-map"} {
		r := rulesOf(t, read(t, variant))
		p := plan(r, playtest.Random[State](), 200)
		p.Orders = 200
		found := playtest.Run(t.Context(), p, nil).Orders
		for id, n := range found {
			if n.Differ != 0 {
				t.Errorf("%s: %v: %+v, %v", variant, r.sheet.Together[id], n, n.Example)
			}
		}
		if found[moveDone].Events == 0 || variant != "hex-map" && found[moveFailed].Events == 0 {
			t.Errorf("%s: %+v", variant, found)
		}
	}
}
