package rulebook

import (
	"fmt"
	"testing"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// TestUnjudgedIn checks that the rules that no game applies are named with the
// reason that their tags give.
func TestUnjudgedIn(t *testing.T) {
	ledger := &carddata.Deck{ID: "rules"}
	for _, row := range [][]string{
		{"R-1", "procedure", "sim"}, {"R-2", "setup", "sim"}, {"R-3", "example", "tested"}, {"R-4", "limit", "print"},
		{"R-5", "permission", "print"}, {"R-6", "definition", "print"}, {"R-7"},
	} {
		var tags []any
		for _, tag := range row[1:] {
			tags = append(tags, tag)
		}
		ledger.Cards = append(ledger.Cards, &carddata.Card{ID: row[0], Fields: values.Row{"tags": {V: tags}}})
	}
	got := fmt.Sprint(UnjudgedIn(&carddata.Game{Lists: []*carddata.Deck{ledger}}, []string{"", "R-1"}))
	if want := "[{R-2 elsewhere} {R-3 example} {R-4 not-played} {R-5 handling} {R-6 description} {R-7 description}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if all := UnjudgedIn(&carddata.Game{}, nil); all != nil {
		t.Errorf("without a ledger: %v", all)
	}
}
