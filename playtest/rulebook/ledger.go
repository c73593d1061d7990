package rulebook

import (
	"fmt"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
)

// Ledger is how a game numbers its rules: "TF-001" to "TF-254".
type Ledger struct {
	Prefix string // "TF-"
	Last   playtest.RuleID
}

// Name returns the id of a rule in the ledger, such as "TF-046".
func (l Ledger) Name(id playtest.RuleID) string { return fmt.Sprintf("%s%03d", l.Prefix, id) }

// NameIn enters the names of some rules in a catalog, whose list is long enough.
func (l Ledger) NameIn(s *playtest.Catalog, ids ...playtest.RuleID) {
	for _, id := range ids {
		s.Rules[id] = l.Name(id)
	}
}

// Rule reads the column `rule` of a card; 0 if it names no rule.
func (r *Reader) Rule(c *carddata.Card, l Ledger) playtest.RuleID {
	v := c.Fields["rule"]
	digits, found := strings.CutPrefix(Text(v), l.Prefix)
	n, err := strconv.ParseUint(digits, 10, 16)
	if !found || err != nil || n > uint64(l.Last) {
		r.Found.Errorf(Place(v, c), playtest.CodeRow, "column `rule` must name a rule from %s to %s, but is %q", l.Name(1), l.Name(l.Last), Text(v))
		return 0
	}
	return playtest.RuleID(n)
}
