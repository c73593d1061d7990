package lineandreserve

import "punchboard/playtest"

// What happens at once, or in an order that the rulebook leaves open. Not included
// are windows, attacks, fires and draws, whose order players choose or points
// decide (LG-47, LG-68, LG-74), and hits, which are resolved one by one (LR-099).
const (
	revealed   playtest.TogetherID = iota // units that are placed together (LR-040)
	combatOver                            // what ends with the Combat Phase
	homeward                              // aircraft of a player without Turns of Flight (LR-048)
)

// What ends with the Combat Phase.
const (
	recovery     uint16 = iota // LR-110
	flightsCount               // LR-048
	linesShift                 // LR-041
	overrunCount               // LR-131
	situationEnd               // LR-132
	endings
)

func together(s *playtest.Catalog, d *data) []playtest.Together {
	name := func(id playtest.RuleID) string { return ledger.Name(id) }
	units := make([]string, allUnits)
	for u := range units {
		if side := &d.sides[u>>6]; u&(perSide-1) < side.cards {
			units[u] = d.unit(u).id
		}
	}
	return []playtest.Together{
		revealed: {Name: name(lr040), Things: units},
		combatOver: {Name: name(lr111), Things: []string{
			recovery: name(lr110), flightsCount: name(lr048), linesShift: name(lr041), overrunCount: name(lr131), situationEnd: name(lr132),
		}},
		homeward: {Name: name(lr048), Things: units},
	}
}

// things appends the units of a set.
func (u set) things(to []uint16) []uint16 {
	for ; u.some(); u = u.rest() {
		to = append(to, uint16(u.first()))
	}
	return to
}
