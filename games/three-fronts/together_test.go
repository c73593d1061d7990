package threefronts

import (
	"testing"

	"punchboard/playtest"
)

// TestWhatHappensAtOnce tries other orders. The rulebook leaves one open that
// matters: in which order the units of one side allot their results under
// Surprise Contact, where all fire at once (TF-G39).
func TestWhatHappensAtOnce(t *testing.T) {
	random := playtest.Random[State]()
	plan := playtest.Plan[State]{Rules: load(t), Players: [playtest.Seats]playtest.Player[State]{random, random}, Seed: 1, Games: playtest.Range{To: 300}, Orders: 300}
	found := playtest.Run(t.Context(), plan, nil).Orders
	for _, c := range []struct {
		id      playtest.TogetherID
		name    string
		matters bool
	}{{routs, "TF-066", false}, {contact, "TF-242", true}} {
		n := &found[c.id]
		if plan.Rules.Sheet().Together[c.id].Name != c.name || n.Events == 0 || n.Differ > 0 != c.matters {
			t.Errorf("%s: %+v, %v", c.name, n, n.Example)
		}
	}
	for _, unit := range found[contact].Example.Orders[1] {
		if plan.Rules.Sheet().Together[contact].Things[unit] == "" {
			t.Errorf("unit %d has no name", unit)
		}
	}
}
