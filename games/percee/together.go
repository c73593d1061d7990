package percee

import (
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// stackHit is what happens at once: a support attack that hits affects every unit
// of its class in the hex (PV-118). The actions of a card are not included,
// because their player chooses the order (PV-058).
const stackHit playtest.TogetherID = 0

func (b *builder) together(s *playtest.Catalog) []playtest.Together {
	return []playtest.Together{stackHit: {Name: s.Rules[pv118], Things: b.germanUnits()}}
}

// germanUnits returns the ids of the German units, in the order of the counters.
func (b *builder) germanUnits() (ids []string) {
	for _, c := range b.Pieces("counters").Cards {
		if side, ours := sides[rulebook.Text(c.Fields["side"])]; ours && side == German {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// things appends the units of a set.
func (u units) things(to []uint16) []uint16 {
	for ; u != 0; u &= u - 1 {
		to = append(to, uint16(u.first()))
	}
	return to
}
