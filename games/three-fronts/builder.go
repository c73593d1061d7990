package threefronts

import (
	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// builder builds rules from a game's data.
type builder struct{ *rulebook.Reader }

// expand lists the physical cards of a deck by their rows. A deck that exceeds
// the capacity is reported and truncated.
func (b *builder) expand(d *carddata.Deck, of []uint8) int {
	n := 0
	for kind, c := range d.Cards {
		for range c.Copies {
			if n < len(of) && kind < maxTypes {
				of[n] = uint8(kind)
			}
			n++
		}
	}
	b.Size(d, n, len(of))
	return min(n, len(of))
}

// side reads a Squad deck.
func (b *builder) side(id string) (s side) {
	d := b.Deck(id)
	rows := b.Rows(d, d.Cards, maxSquads)
	s.kinds, s.cards = len(rows), b.expand(d, s.of[:])
	for i, c := range rows {
		s.types[i] = b.unitType(c)
	}
	s.index()
	return s
}

// maxStrength limits the Strength of a unit, and therefore its markers.
const maxStrength = 20

func (b *builder) unitType(c *carddata.Card) unitType {
	t := unitType{id: c.ID, rule: b.Rule(c, ledger), infantry: rulebook.Text(c.Fields["type"]) == "UI"}
	strength := c.Fields["strength"]
	t.strength, _ = strength.V.(int)
	if t.strength < 1 || t.strength > maxStrength {
		b.Found.Errorf(rulebook.Place(strength, c), playtest.CodeCapacity, "strength must be from 1 to %d, but is %d", maxStrength, t.strength)
	}
	for _, name := range rulebook.List(c.Fields["classes"]) {
		class, ok := classNames.Find(name)
		if !ok {
			b.Found.Errorf(rulebook.Place(c.Fields["classes"], c), playtest.CodeRow, "the rules know no class `%s`", name).
				Hintf("the classes are: %s", classNames)
		}
		t.classes |= class
	}
	for _, trait := range rulebook.List(c.Fields["traits"]) {
		t.mediumTank = t.mediumTank || trait == "medium-tank"
		t.atGun = t.atGun || trait == "at-gun"
	}
	effects := b.Effects(c, 0)
	t.plain = len(effects) == 0
	for _, e := range effects {
		unitEffect(&t, e)
	}
	return t
}
