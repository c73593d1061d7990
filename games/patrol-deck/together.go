package patroldeck

import "punchboard/playtest"

// What happens at once, or in an order that the rulebook leaves open. Not included
// is what draws cards one after another, because another order would also deal
// other cards: fights (PD-145), figures in a burst (PD-157) and the moves of a
// whole unit by morale (PD-172). Units of one card and orders are not included
// either: their player chooses (PD-028, PD-032).
const (
	losersBack playtest.TogetherID = iota // figures of a side that has lost a fight (PD-141)
	allBack                               // figures of both sides of a tie (PD-144)
)

func (b *builder) together(s *playtest.Catalog, d *data) []playtest.Together {
	names := make([]string, figures)
	count := [playtest.Seats]int{}
	for _, c := range b.list("figures").Cards {
		side := word(b, c, "side", sides)
		names[figureOf(side, count[side])] = c.ID
		count[side]++
	}
	return []playtest.Together{
		losersBack: {Name: s.Rules[pd141], Things: names},
		allBack:    {Name: s.Rules[pd144], Things: names},
	}
}

// things appends the figures of a set.
func (q squad) things(to []uint16, side playtest.Seat) []uint16 {
	for ; q != 0; q &= q - 1 {
		to = append(to, uint16(q.first(side)))
	}
	return to
}
