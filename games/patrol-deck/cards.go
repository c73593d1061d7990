package patroldeck

import (
	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// Room for the cards of a deck, and the columns of a hit indicator (PG-04).
const (
	maxActions     = 64
	maxActivations = 32
	columns        = 10
)

// actionDeck is the Action deck of one side (PD-014).
type actionDeck struct {
	cards [maxActions]actionCard
	n     int
	most  [grades]int8 // the greatest movement of each grade, in inches
}

// actionCard is one card with its regions.
type actionCard struct {
	number  uint8  // place in the deck
	holes   uint16 // bullet holes by column
	scatter [columns]int8
	empty   bool // Out of Ammunition
	bayonet direction
	chooser int8 // hit randomizer
	wound   int8 // lost Endurance: 1 or 3 (PD-089, PD-090)
	covers  coverSet
	move    [grades]int8
	d10     int8
	small   bool // small burst
	stun    bool // !!
	result  uint8
}

// hole reports whether the card shows a bullet hole in a column.
func (c *actionCard) hole(column int) bool { return column < columns && c.holes>>column&1 == 1 }

// activationDeck is the Activation deck (PD-013).
type activationDeck struct {
	cards [maxActivations]activationCard
	n     int
}

// activationCard is one card; value is 0 for the special cards.
type activationCard struct {
	does  activationVerb
	value uint8
	black bool
}

type activationVerb uint8

const (
	activates activationVerb = iota
	endsTurn
	filtersGreen
	elitesAgain
)

var activationVerbs = rulebook.Words[activationVerb]{
	{Name: "activate", Mean: activates}, {Name: "end_turn", Mean: endsTurn},
	{Name: "green_filter", Mean: filtersGreen}, {Name: "elite_again", Mean: elitesAgain},
}

var colors = rulebook.Words[bool]{{Name: "red", Mean: false}, {Name: "black", Mean: true}}

// cards reads the three decks.
func (b *builder) cards(d *data) {
	for side, id := range [...]string{"action-us", "action-de"} {
		deck := b.Deck(id)
		b.Size(deck, len(deck.Cards), maxActions)
		a := &d.actions[side]
		for i, c := range deck.Cards[:min(len(deck.Cards), maxActions)] {
			a.cards[i], a.n = b.action(c), i+1
			a.cards[i].number = uint8(i)
			for grade, inches := range a.cards[i].move {
				a.most[grade] = max(a.most[grade], inches)
			}
		}
	}
	deck := b.Deck("activation-cards")
	b.Size(deck, len(deck.Cards), maxActivations)
	ends := 0
	for i, c := range deck.Cards[:min(len(deck.Cards), maxActivations)] {
		d.orders.cards[i], d.orders.n = b.activation(c), i+1
		if d.orders.cards[i].does == endsTurn {
			ends++
		}
	}
	if ends == 0 {
		b.Found.Errorf(deck.Pos, playtest.CodeRow, "no card ends the turn")
	}
}

func (b *builder) activation(c *carddata.Card) (a activationCard) {
	all := b.Effects(c, 1)
	if len(all) != 1 {
		b.Found.Errorf(c.Pos, playtest.CodeEffect, "an Activation card needs exactly one effect")
		return a
	}
	e := all[0]
	a.does, _ = rulebook.Verb(e, "", activationVerbs)
	if a.does == activates {
		a.value, a.black = uint8(e.Number("value", 1, 6)), rulebook.Pick(e, "color", colors)
	}
	e.Done()
	return a
}

// wounds are the results of an effect card, as Endurance lost.
var wounds = rulebook.Words[int8]{{Name: "W", Mean: 1}, {Name: "I", Mean: 3}}

func (b *builder) action(c *carddata.Card) (a actionCard) {
	marks, inches := rulebook.List(c.Fields["hit_symbols"]), b.inches(c)
	if len(marks) != columns || len(inches) != columns {
		b.Found.Errorf(c.Pos, playtest.CodeRow, "the hit indicator must have %d symbols, and as many scatter numbers from 1 to 9", columns)
		return a
	}
	for i, mark := range marks {
		if mark == "H" {
			a.holes |= 1 << i
		}
		a.scatter[i] = inches[i]
	}
	a.empty, a.small, a.stun = b.yes(c, "out_of_ammo"), b.yes(c, "burst_small"), b.yes(c, "burst_stun")
	a.bayonet = direction(b.number(c, "bayonet_deg", 0, 315) / 45)
	a.chooser, a.d10 = int8(b.number(c, "hit_randomizer", 1, 5)), int8(b.number(c, "d10", 1, 10))
	a.wound = word(b, c, "wound", wounds)
	for _, name := range rulebook.List(c.Fields["cover"]) {
		kind, ok := covers.Find(name)
		if !ok {
			b.Found.Errorf(c.Pos, playtest.CodeRow, "there is no cover %q; use: %s", name, covers)
		}
		a.covers |= 1 << kind
	}
	for grade, name := range [...]string{"move_elite", "move_regular", "move_green"} {
		a.move[grade] = int8(b.number(c, name, 1, maxMove))
	}
	a.result = uint8(b.find(c, "morale_id", b.list("morale-results").Cards))
	return a
}

// inches reads the scatter numbers.
func (b *builder) inches(c *carddata.Card) (all []int8) {
	for _, text := range rulebook.List(c.Fields["scatter_in"]) {
		if len(text) == 1 && text[0] >= '1' && text[0] <= '9' {
			all = append(all, int8(text[0]-'0'))
		}
	}
	return all
}
