package fireandcover

import (
	"testing"

	"punchboard/playtest"
)

// TestWhatHappensAtOnce tries what moves and blocks bring in other orders: none
// of it touches the other.
func TestWhatHappensAtOnce(t *testing.T) {
	random := playtest.Random[State]()
	plan := playtest.Plan[State]{Rules: load(t), Players: [playtest.Seats]playtest.Player[State]{random, random}, Seed: 1, Games: playtest.Range{To: 200}, Orders: 200}
	for id, n := range playtest.Run(t.Context(), plan, nil).Orders {
		if n.Events == 0 || n.Differ != 0 {
			t.Errorf("%v: %+v, %v", plan.Rules.Sheet().Together[id], n, n.Example)
		}
	}
}
