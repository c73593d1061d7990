package lineandreserve

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestWhatHappensAtOnce tries other orders, with a deck that has three aircraft
// for one Turn each. One order matters: aircraft that go home together lie under
// the Reserves deck in the order in which they go.
func TestWhatHappensAtOnce(t *testing.T) {
	copies := func(unit string, n int) rulestest.Change { return rulestest.Copies("us-combat-command-"+unit, n) }
	r := load(t, decks("us-combat-command", "de-panzer-group"), rulestest.Field("us-p47", "turns_of_flight", 1),
		copies("p47", 3), copies("pilot", 3), copies("m4a1-sherman", 1), copies("tank-crew", 5))
	p := plan(r, Greedy(), 300)
	p.Orders = 300
	found := playtest.Run(t.Context(), p, nil).Orders
	for _, c := range []struct {
		id      playtest.TogetherID
		name    string
		matters bool
	}{{revealed, "LR-040", false}, {combatOver, "LR-111", false}, {homeward, "LR-048", true}} {
		n := &found[c.id]
		if r.sheet.Together[c.id].Name != c.name || n.Events == 0 || n.Differ > 0 != c.matters {
			t.Errorf("%s: %+v, %v", c.name, n, n.Example)
		}
	}
}

// TestLinesShiftBeforeTheCount tries the end of the Combat Phase in other orders in
// a situation that counts Front Lines: a line that shifts counts at once (LG-30), so
// that the order matters.
func TestLinesShiftBeforeTheCount(t *testing.T) {
	r := load(t, rulestest.Switch("situation", "crossroads"))
	p := plan(r, Greedy(), 300)
	p.Orders = 300
	n := playtest.Run(t.Context(), p, nil).Orders[combatOver]
	if n.Events == 0 || n.Differ == 0 {
		t.Errorf("%+v", n)
	}
}
