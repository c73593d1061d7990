package verdict

import (
	"testing"

	"punchboard/playtest"
)

// TestExplain checks that the reasons for a card are added only to findings
// about it, and that games are needed only if a card is dead.
func TestExplain(t *testing.T) {
	for _, c := range []struct {
		f    Finding
		dead bool
	}{
		{Finding{Class: DeadCard, Level: Watch, Subject: "tank"}, true},
		{Finding{Class: Unplayable, Level: Fail, Subject: "tank"}, true},
		{Finding{Class: DeadCard, Level: Unsure, Subject: "tank"}, false},
		{Finding{Class: Undrawn, Level: Fail, Subject: "tank"}, false},
		{Finding{Class: DeadCard, Level: Fail, Subject: "scout"}, true},
	} {
		found := []Finding{{Class: Length, Level: Fail}, c.f}
		if HasDeadCard(found) != c.dead {
			t.Errorf("%+v: dead %v", c.f, !c.dead)
		}
		Explain(sheet, found, nil)
		Explain(sheet, found, []playtest.Holding{{}, {Turns: 9}})
		why, _ := found[1].Detail.(*Unplayed)
		if explained := c.dead && c.f.Subject == "tank"; (why != nil && why.Held != nil) != explained || found[0].Detail != nil {
			t.Errorf("%+v: %+v", c.f, why)
		}
	}
}
