package patroldeck

import (
	"testing"

	"punchboard/playtest"
	"punchboard/playtest/rulebook/rulestest"
)

// TestLedger plays games of all players, also with green units, with slopes and with enemies in one wood:
// every rule of the ledger that is meant for play must be applied in some game
// and cited by a test. The tag "tested" marks the worked examples of the
// rulebook, which tests play and no game reports.
func TestLedger(t *testing.T) {
	l := rulestest.Ledger{Prefix: "PD-", Least: 160, Tests: []string{"rules_test.go", "shooting_test.go", "melee_test.go", "morale_test.go", "always_test.go", "single_rules_test.go"}}
	for _, r := range []*Rules{load(t), load(t, greenUnits, slopes, enemiesInWoods)} {
		for _, p := range players() {
			l.Played(t, r.Catalog(), playtest.Run(t.Context(), plan(r, p, rulestest.Games(150, 60)), nil))
		}
	}
	l.Holds(t)
}
