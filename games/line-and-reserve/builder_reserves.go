package lineandreserve

import (
	"fmt"
	"maps"
	"slices"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// reserveNames are the switches that choose the Reserves decks.
var reserveNames = [playtest.Seats]string{"reserves_a", "reserves_b"}

// standard are the Reserves decks of a game that chooses none, outside a Situation.
var standard = [playtest.Seats]string{"us-combat-command", "de-panzer-group"}

// entry is a line of the list of a Reserves deck.
type entry struct {
	at     diag.Pos
	unit   string
	copies int
}

// sides reads the Reserves decks: those that the switches name, or the Situation
// suggests.
func (b *builder) sides(d *data) {
	lists, rows := b.reserves(), b.unitRows()
	for seat := range d.sides {
		name, list := standard[seat], []entry(nil)
		if own := b.suggested[seat]; own.name != "" {
			name, list = own.name, own.cards
		}
		if v, ok := b.Game.Switches[reserveNames[seat]]; ok && v.V != "standard" {
			name, list = fmt.Sprint(v.V), nil
		}
		if list == nil {
			list = lists[name]
		}
		if list == nil {
			b.Found.Errorf(b.Game.Switches[reserveNames[seat]].Pos, playtest.CodeSwitch, "there is no Reserves deck `%s`", name).
				Hintf("%s", diag.DidYouMean(name, slices.Sorted(maps.Keys(lists))))
			continue
		}
		d.sides[seat] = b.side(name, list, rows)
		b.fits(&d.sides[seat], list[0].at, d, seat)
	}
	d.distinct()
}

// reserves returns the list of each Reserves deck, by its id.
func (b *builder) reserves() map[string][]entry {
	lists := map[string][]entry{}
	l, ok := b.Game.List("decks")
	if !ok {
		b.Found.Errorf(b.At("game.yaml"), codeRow, "the rules need a list `decks` of Reserves decks")
		return lists
	}
	for _, c := range l.Cards {
		name := rulebook.Text(c.Fields["deck_id"])
		id := c.Fields["unit_id"]
		lists[name] = append(lists[name], entry{rulebook.Place(id, c), rulebook.Text(id), c.Copies})
	}
	return lists
}

// side reads the cards of a Reserves deck.
func (b *builder) side(name string, list []entry, rows map[string]*carddata.Card) (s side) {
	s.deck = name
	for _, e := range list {
		c := rows[e.unit]
		switch {
		case c == nil:
			b.Found.Errorf(e.at, codeRow, "there is no unit `%s`", e.unit).Hintf("%s", diag.DidYouMean(e.unit, slices.Sorted(maps.Keys(rows))))
			continue
		case s.kinds == maxKinds || s.cards+e.copies > perSide:
			b.Found.Errorf(e.at, playtest.CodeCapacity, "the Reserves deck `%s` is too large: the rules allow at most %d cards of %d designs", name, perSide, maxKinds)
			return s
		}
		s.design[s.kinds] = b.design(c)
		s.nation = rulebook.Text(c.Fields["side"])
		for range e.copies {
			s.of[s.cards] = uint8(s.kinds)
			s.cards++
		}
		s.kinds++
	}
	return s
}

// limits are the least and the most points of a Reserves deck.
type limits struct{ least, most int }

// fits reports a Reserves deck that is worth too much or too little (LR-001, LR-002),
// or lacks units that a Situation asks for.
func (b *builder) fits(s *side, at diag.Pos, d *data, seat int) {
	sum, some := 0, 0
	must := d.situation.holds[seat]
	for _, kind := range s.of[:s.cards] {
		sum += int(s.design[kind].cost)
		some += int(bit(must.types.has(s.design[kind].kind)))
	}
	l := d.situation.reserves[seat]
	if s.cards > 0 && (sum < l.least || sum > l.most) {
		b.Found.Errorf(at, codeRow, "the Reserves deck `%s` is worth %d points, but must be worth %d to %d", s.deck, sum, l.least, l.most)
	}
	if some < int(must.n) {
		b.Found.Errorf(at, codeRow, "the Reserves deck `%s` has %d of the units that the Situation asks for, but needs %d", s.deck, some, must.n)
	}
}

// secondOf follows the id of a design that both Reserves decks hold, so that
// statistics tell them apart.
const secondOf = "#b"

// distinct compares the Reserves decks: two equal ones are counted as one.
func (d *data) distinct() {
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
