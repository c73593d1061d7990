package lineandreserve

import (
	"maps"
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// reserveNames are the switches that choose the Reserves decks.
var reserveNames = [playtest.Seats]string{"reserves_a", "reserves_b"}

// standard are the Reserves decks of a game that chooses none.
var standard = [playtest.Seats]string{"us-combat-command", "de-panzer-group"}

// sides reads the Reserves decks that the switches name.
func (b *builder) sides(d *data) {
	lists := b.reserves(d.situation.decks)
	rows := b.unitRows()
	for seat := range d.sides {
		name := standard[seat]
		if own := d.situation.deck[seat]; own != "" {
			name = own
		}
		if v, ok := b.Game.Switches[reserveNames[seat]]; ok {
			name, _ = v.V.(string)
		}
		list := lists[name]
		if list == nil {
			b.Found.Errorf(b.Game.Switches[reserveNames[seat]].Pos, playtest.CodeSwitch, "there is no Reserves deck `%s`", name).
				Hintf("%s", diag.DidYouMean(name, slices.Sorted(maps.Keys(lists))))
			continue
		}
		d.sides[seat] = b.side(name, list, rows)
		b.points(&d.sides[seat], list[0], d.reserveLimits(seat))
	}
	b.distinct(d)
}

// reserves returns the rows of each Reserves deck, by its id.
func (b *builder) reserves(list string) map[string][]*carddata.Card {
	lists := map[string][]*carddata.Card{}
	for _, id := range [...]string{"decks", list} {
		l, ok := b.Game.List(id)
		if !ok {
			if id != "" {
				b.Found.Errorf(b.At("game.yaml"), codeRow, "the rules need a list `%s` of Reserves decks", id)
			}
			continue
		}
		for _, c := range l.Cards {
			name := rulebook.Text(c.Fields["deck_id"])
			lists[name] = append(lists[name], c)
		}
	}
	return lists
}

// side reads the cards of a Reserves deck.
func (b *builder) side(name string, list []*carddata.Card, rows map[string]*carddata.Card) (s side) {
	s.deck = name
	for _, row := range list {
		id := row.Fields["unit_id"]
		c := rows[rulebook.Text(id)]
		switch {
		case c == nil:
			b.Found.Errorf(rulebook.Place(id, row), codeRow, "there is no unit `%s`", rulebook.Text(id))
			continue
		case s.kinds == maxKinds || s.cards+row.Copies > perSide:
			b.Found.Errorf(row.Pos, playtest.CodeCapacity, "the Reserves deck `%s` is too large: the rules allow at most %d cards of %d designs", name, perSide, maxKinds)
			return s
		}
		s.design[s.kinds] = b.design(c)
		s.nation = rulebook.Text(c.Fields["side"])
		for range row.Copies {
			s.of[s.cards] = uint8(s.kinds)
			s.cards++
		}
		s.kinds++
	}
	return s
}

// limits are the least and the most points of a Reserves deck.
type limits struct{ least, most int }

// points reports a Reserves deck that is worth too much or too little (LR-001,
// LR-002).
func (b *builder) points(s *side, first *carddata.Card, l limits) {
	sum := 0
	for i := range s.cards {
		sum += int(s.design[s.of[i]].cost)
	}
	if s.cards > 0 && (sum < l.least || sum > l.most) {
		b.Found.Errorf(first.Pos, codeRow, "the Reserves deck `%s` is worth %d points, but must be worth %d to %d", s.deck, sum, l.least, l.most)
	}
}

// secondOf follows the id of a design that both Reserves decks hold.
const secondOf = "#b"

// distinct makes the ids of the second deck different from those of the first, so
// that statistics tell them apart.
func (b *builder) distinct(d *data) {
	a, c := &d.sides[0], &d.sides[1]
	if d.alike = a.deck == c.deck; d.alike {
		return
	}
	for i := range c.design[:c.kinds] {
		for k := range a.design[:a.kinds] {
			if a.design[k].id == c.design[i].id {
				c.design[i].id += secondOf
				break
			}
		}
	}
}
