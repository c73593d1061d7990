package threefronts

import (
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// builder reads a game's data into rules and gathers what it cannot read.
type builder struct {
	game  *carddata.Game
	found *diag.List
}

// deck finds a deck by its id.
func (b *builder) deck(id string) *carddata.Deck {
	for _, d := range b.game.Decks {
		if d.ID == id {
			return d
		}
	}
	b.found.Errorf(b.filePos("game.yaml"), playtest.CodeRow, "the rules need a deck `%s`", id)
	return &carddata.Deck{ID: id}
}

// expand lists the physical cards of a deck by their rows. A deck beyond the
// capacity is found and cut.
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
	if n > len(of) {
		b.found.Errorf(d.Pos, playtest.CodeCapacity, "deck `%s` has %d cards, but the rules hold %d at most", d.ID, n, len(of))
	}
	if n == 0 {
		b.found.Errorf(d.Pos, playtest.CodeRow, "deck `%s` has no cards to play with", d.ID)
	}
	return min(n, len(of))
}

// kinds bounds the rows of a deck.
func (b *builder) kinds(d *carddata.Deck, most int) int {
	if len(d.Cards) > most {
		b.found.Errorf(d.Pos, playtest.CodeCapacity, "deck `%s` has %d rows, but the rules hold %d at most", d.ID, len(d.Cards), most)
	}
	return min(len(d.Cards), most)
}

// rule reads the ledger number of a row, "TF-101".
func (b *builder) rule(c *carddata.Card) playtest.RuleID {
	v := c.Fields["rule"]
	word, _ := v.V.(string)
	digits, found := strings.CutPrefix(word, "TF-")
	n, err := strconv.ParseUint(digits, 10, 16)
	if !found || err != nil || n > lastRule {
		b.found.Errorf(place(v.Pos, c), playtest.CodeRow, "column `rule` must name a rule from TF-001 to TF-%03d, but is %q", lastRule, word)
		return 0
	}
	return playtest.RuleID(n)
}

// place is where a cell is, or its row when the cell is empty.
func place(cell diag.Pos, c *carddata.Card) diag.Pos {
	if cell.Valid() {
		return cell
	}
	return c.Pos
}

// list reads a cell of the type list.
func list(v carddata.Value) (texts []string) {
	items, _ := v.V.([]any)
	for _, item := range items {
		if s, ok := item.(string); ok {
			texts = append(texts, s)
		}
	}
	return texts
}

// text reads a cell of the type text or enum.
func text(v carddata.Value) string {
	s, _ := v.V.(string)
	return s
}

// side reads a Squad deck.
func (b *builder) side(id string) (s side) {
	d := b.deck(id)
	s.kinds = b.kinds(d, maxSquads)
	s.cards = b.expand(d, s.of[:])
	for i, c := range d.Cards[:s.kinds] {
		s.types[i] = b.unitType(c)
	}
	s.index()
	return s
}

// maxStrength bounds the Strength of a unit, and so its markers.
const maxStrength = 20

func (b *builder) unitType(c *carddata.Card) unitType {
	t := unitType{id: c.ID, rule: b.rule(c), infantry: text(c.Fields["type"]) == "UI"}
	strength := c.Fields["strength"]
	t.strength, _ = strength.V.(int)
	if t.strength < 1 || t.strength > maxStrength {
		b.found.Errorf(place(strength.Pos, c), playtest.CodeCapacity, "strength must be from 1 to %d, but is %d", maxStrength, t.strength)
	}
	for _, name := range list(c.Fields["classes"]) {
		class, ok := classNames.find(name)
		if !ok {
			b.found.Errorf(place(c.Fields["classes"].Pos, c), playtest.CodeRow, "the rules know no class `%s`", name).
				Hintf("the classes are: %s", strings.Join(classNames.names(), ", "))
		}
		t.classes |= class
	}
	for _, trait := range list(c.Fields["traits"]) {
		t.mediumTank = t.mediumTank || trait == "medium-tank"
		t.atGun = t.atGun || trait == "at-gun"
	}
	effects := b.effects(c)
	t.plain = len(effects) == 0
	for _, e := range effects {
		b.unitEffect(&t, e)
	}
	return t
}
