package fireandcover

import (
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// nationRules are the rules of the ledger for each nationality in the rulebook;
// any other nationality reports the general rules.
var nationRules = rulebook.Words[nation]{
	{"american", nation{menRule: fc006, drawRule: fc034, handRule: fc092, traitRule: fc107}},
	{"german", nation{menRule: fc007, drawRule: fc032, handRule: fc093, traitRule: fc108}},
	{"russian", nation{menRule: fc008, drawRule: fc033, handRule: fc094, traitRule: fc109}},
	{"british", nation{menRule: fc007, drawRule: fc034, handRule: fc092, traitRule: fc110}},
	{"japanese", nation{menRule: fc007, drawRule: fc034, handRule: fc092, traitRule: fc111}},
}

// readNations reads the nationality cards.
func (b *builder) readNations(d *carddata.Deck) {
	for _, c := range b.Rows(d, d.Cards, maxNations) {
		n, ok := nationRules.Find(c.ID)
		if !ok {
			n = nation{menRule: fc007, drawRule: fc034, handRule: fc092, traitRule: fc106}
		}
		n.id = c.ID
		n.men = b.figure(c, "starting_men", 1, 100)
		n.draw = b.figure(c, "draw_count", 0, 20)
		n.opening = b.figure(c, "opening_hand", 0, 20)
		n.hand = b.figure(c, "hand_size", 0, 20)
		n.morale = b.figure(c, "morale_mod", -maxMod, maxMod)
		n.rally = b.figure(c, "rally_mod", -maxMod, maxMod)
		n.covering = b.figure(c, "covering_fire_mod", -maxMod, maxMod)
		n.closer = b.figure(c, "pb_at_short_per_turn", 0, 100)
		b.nations[b.nation] = n
		b.nation++
	}
	if b.nation == 0 {
		b.Found.Errorf(d.Pos, playtest.CodeRow, "deck `%s` has no nationalities to play with", d.ID)
	}
}

// figure reads a whole number from least to most.
func (b *builder) figure(c *carddata.Card, name string, least, most int) int8 {
	v := c.Fields[name]
	n, ok := v.V.(int)
	if !ok || n < least || n > most {
		b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "column `%s` must be a whole number from %d to %d, but is %v", name, least, most, v.V)
		return 0
	}
	return int8(n)
}

// readOptions reads the options of the nationalities.
func (b *builder) readOptions() {
	d, ok := b.Game.List("traits")
	if !ok {
		b.Found.Errorf(b.At("game.yaml"), playtest.CodeRow, "the rules need a list `traits`")
		return
	}
	rows := b.Rows(d, d.Cards, maxOptions)
	for _, c := range rows {
		if !slices.ContainsFunc(b.nations[:b.nation], func(n nation) bool { return n.id == rulebook.Text(c.Fields["nationality"]) }) {
			b.Found.Errorf(rulebook.Place(c.Fields["nationality"], c), playtest.CodeRow, "there is no nationality %q", rulebook.Text(c.Fields["nationality"]))
		}
	}
	for i := range b.nation {
		n := &b.nations[i]
		n.first = maxKinds + b.options
		for _, c := range rows {
			if rulebook.Text(c.Fields["nationality"]) == n.id {
				b.items[maxKinds+b.options] = b.option(c)
				b.options++
			}
		}
		n.last = maxKinds + b.options
	}
}

// option reads one option. It may act as a card, but not as one that offers a
// choice again.
func (b *builder) option(c *carddata.Card) item {
	it := b.item(c, maxKinds)
	if it.verb == terrain || it.verb == traitChoice {
		b.Found.Errorf(rulebook.Place(c.Fields["effects"], c), playtest.CodeEffect, "the rules cannot play this effect as an option")
	}
	if it.base == maxKinds && it.limit != unlimited {
		b.Found.Errorf(c.Pos, playtest.CodeRow, "an option has the limit of the card that it acts as, and none of its own")
	}
	if it.rule == fc313 {
		b.set.StiffLip(&it)
	}
	return it
}

// readSquads reads the nationalities of the squads.
func (b *builder) readSquads() {
	for seat, name := range squadSwitches {
		b.pick[seat] = drawn
		v, ok := b.Game.Switches[name]
		if !ok || rulebook.Text(v) == "drawn" {
			continue
		}
		b.pick[seat] = slices.IndexFunc(b.nations[:b.nation], func(n nation) bool { return n.id == rulebook.Text(v) })
		if b.pick[seat] < 0 {
			b.Found.Errorf(v.Pos, playtest.CodeSwitch, "switch `%s` cannot be %v", name, v.V).
				Hintf("it is one of: drawn, %s", strings.Join(b.nationNames(), ", "))
		}
	}
}

func (b *builder) nationNames() []string {
	names := make([]string, b.nation)
	for i := range names {
		names[i] = b.nations[i].id
	}
	return names
}
