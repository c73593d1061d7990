package threefronts

import "punchboard/playtest"

// What happens at once, or in an order that the rulebook leaves open. Not included
// are shots, rallies and fronts, whose order the player chooses (TF-G23, TF-G45),
// and the dice of one unit, from the highest (TF-G23), and windows, the active
// player first (TF-G15), whose order is defined.
const (
	routs     playtest.TogetherID = iota // units of one rout check (TF-066)
	contact                              // results of one side's units under Surprise Contact (TF-G39)
	mines                                // minefields of several kinds on one front (TF-G24)
	victories                            // ten units and the fronts (TF-004, TF-005)
	togethers
)

func together(s *playtest.Catalog, d *data) []playtest.Together {
	all := make([]playtest.Together, togethers)
	all[routs] = playtest.Together{Name: s.Rules[tf066], Things: unitThings(d)}
	both, volley := d.tactics.first(simultaneous), d.tactics.first(fireVolley)
	all[contact] = playtest.Together{Name: s.Rules[both.rule], Card: both.id, Things: unitThings(d)}
	all[mines] = playtest.Together{Name: s.Rules[volley.rule], Card: volley.id, Things: cardThings(&d.tactics)}
	all[victories] = playtest.Together{Name: s.Rules[tf004], Things: s.Ways}
	return all
}

// thing returns the number of a unit of either side.
func thing(side playtest.Seat, unit int) uint16 { return uint16(int(side)*maxSquads + unit) }

func unthing(x uint16) (side playtest.Seat, unit int) {
	return playtest.Seat(x / maxSquads), int(x % maxSquads)
}

// things appends the units of a set.
func (u units) things(to []uint16, side playtest.Seat) []uint16 {
	for ; u != 0; u &= u - 1 {
		to = append(to, thing(side, u.first()))
	}
	return to
}

func unitThings(d *data) []string {
	names := make([]string, playtest.Seats*maxSquads)
	for seat := range d.sides {
		side := &d.sides[seat]
		for unit, kind := range side.of[:side.cards] {
			names[thing(playtest.Seat(seat), unit)] = side.types[kind].id
		}
	}
	return names
}

func cardThings(d *tacticsDeck) []string {
	names := make([]string, d.cards)
	for i, kind := range d.of[:d.cards] {
		names[i] = d.types[kind].id
	}
	return names
}

// alike reports whether cards are copies of the same card, so that their order
// makes no difference.
func (d *tacticsDeck) alike(cards []uint16) bool {
	for _, c := range cards {
		if d.of[c] != d.of[cards[0]] {
			return false
		}
	}
	return true
}

// first returns the first card with a verb; if there is none, a card without an id
// and with rule 0.
func (d *tacticsDeck) first(v verb) *tacticsType {
	for i := range d.types[:d.kinds] {
		if d.types[i].verb == v {
			return &d.types[i]
		}
	}
	return &tacticsType{}
}
