package lineandreserve

import (
	"punchboard/carddata"
	"punchboard/playtest/rulebook"
)

var windowWords = rulebook.Words[window]{
	{Name: "commitment", Mean: inCommitment}, {Name: "before-declaration", Mean: beforeDeclaration}, {Name: "before-initiative", Mean: beforeInitiative},
	{Name: "after-roll", Mean: afterRoll}, {Name: "crew-roll", Mean: crewRoll}, {Name: "combat-end", Mean: combatEnd},
	{Name: "draw", Mean: inDraw}, {Name: "reaction", Mean: inReaction},
}

var aimWords = rulebook.Words[aim]{
	{Name: "own-unit", Mean: ownUnit}, {Name: "enemy-unit", Mean: enemyUnit}, {Name: "own-side", Mean: ownSide},
	{Name: "enemy-side", Mean: enemySide}, {Name: "both-sides", Mean: bothSides},
}

// needs are the conditions of a card.
var needs = rulebook.Words[func(*command)]{
	{Name: "target-fresh", Mean: func(c *command) { c.fresh = true }},
	{Name: "target-frontline", Mean: func(c *command) { c.onFront = true }},
	{Name: "target-damaged", Mean: func(c *command) { c.damaged = true }},
	{Name: "target-bombs-used", Mean: func(c *command) { c.bombsUsed = true }},
	{Name: "own-land-unit", Mean: func(c *command) { c.ownLand = true }},
}

// commandDeck reads the Command cards.
func (b *builder) commandDeck() (d commandDeck) {
	deck := b.Deck("command")
	for i, c := range b.Rows(deck, deck.Cards, maxCommands) {
		d.design[i] = b.command(c)
		d.kinds++
		for range c.Copies {
			if d.cards < maxCopies {
				d.of[d.cards] = uint8(i)
			}
			d.cards++
		}
	}
	b.Size(deck, d.cards, maxCopies)
	d.cards = min(d.cards, maxCopies)
	d.index()
	return d
}

// command reads one design.
func (b *builder) command(row *carddata.Card) (c command) {
	c = command{id: row.ID, window: word(b, row, "window", windowWords), aim: word(b, row, "target", aimWords), stays: row.Fields["stays"].V == true, until: forever}
	for _, name := range rulebook.List(row.Fields["icons"]) {
		if name == "any" {
			c.types = anyType
			continue
		}
		t, ok := typeWords.Find(name)
		if !ok || t >= types {
			b.Found.Errorf(rulebook.Place(row.Fields["icons"], row), codeRow, "column `icons` cannot contain %q in play", name)
		}
		c.types |= 1 << t
	}
	for _, name := range rulebook.List(row.Fields["needs"]) {
		need, ok := needs.Find(name)
		if !ok {
			b.Found.Errorf(rulebook.Place(row.Fields["needs"], row), codeRow, "column `needs` cannot contain %q in play", name).Hintf("use some of: %s", needs)
			continue
		}
		need(&c)
	}
	for _, e := range b.Effects(row, 1) {
		if read, ok := rulebook.Verb(e, " of a Command card", commandVerbs); ok {
			read(e, &c)
			e.Done()
		}
	}
	return c
}

// index fills the sets of cards.
func (d *commandDeck) index() {
	for i, kind := range d.of[:d.cards] {
		c := &d.design[kind]
		d.in[c.window] |= 1 << i
		d.copies[kind] |= 1 << i
		if c.cancels {
			d.cancel |= 1 << i
		}
		if c.saves {
			d.saves |= 1 << i
		}
		for roll, repeats := range c.rerolls {
			if repeats {
				d.reroll[roll] |= 1 << i
			}
		}
	}
	for kind := range d.kinds {
		d.indexDesign(kind, &d.design[kind])
	}
}

func (d *commandDeck) indexDesign(kind int, c *command) {
	for _, m := range c.mods[:c.n] {
		if m.who == self {
			d.changes[m.stat] |= 1 << kind
		} else {
			d.sweeps[m.stat] |= 1 << kind
		}
	}
	if c.until == forPhase {
		d.phase |= 1 << kind
	}
	if c.rolls != 0 {
		d.rapid |= 1 << kind
	}
	if c.anyCrew {
		d.anyCrew |= 1 << kind
	}
	if c.assaultMin != 0 {
		d.minimum |= 1 << kind
	}
}
