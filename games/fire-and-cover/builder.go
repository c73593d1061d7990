package fireandcover

import (
	"fmt"
	"strconv"
	"strings"

	"punchboard/carddata"
	"punchboard/diag"
	"punchboard/playtest"
)

// builder reads a game's files into data and gathers what it cannot read.
type builder struct {
	game  *carddata.Game
	found *diag.List
	data
}

func (b *builder) file(name string) diag.Pos { return diag.Pos{File: b.game.Place + "/" + name} }

// findDeck finds a deck by its id.
func (b *builder) findDeck(id string) *carddata.Deck {
	for _, d := range b.game.Decks {
		if d.ID == id {
			return d
		}
	}
	b.found.Errorf(b.file("game.yaml"), playtest.CodeRow, "the rules need a deck `%s`", id)
	return &carddata.Deck{ID: id}
}

// bounded cuts rows beyond the capacity, which it finds.
func (b *builder) bounded(d *carddata.Deck, cards []*carddata.Card, most int) []*carddata.Card {
	if len(cards) > most {
		b.found.Errorf(d.Pos, playtest.CodeCapacity, "deck `%s` has %d rows, but the rules hold %d at most", d.ID, len(cards), most)
		return cards[:most]
	}
	return cards
}

// inDeck leaves out rows without copies.
func inDeck(d *carddata.Deck) (cards []*carddata.Card) {
	for _, c := range d.Cards {
		if c.Copies > 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// deck reads the common deck.
func (b *builder) deck(d *carddata.Deck) {
	cards := b.bounded(d, inDeck(d), maxKinds)
	b.kinds = len(cards)
	for kind, c := range cards {
		if c.Copies > maxCopies {
			b.found.Errorf(c.Pos, playtest.CodeCapacity, "card `%s` has %d copies, but the rules hold %d at most", c.ID, c.Copies, maxCopies)
			continue
		}
		b.copies[kind] = uint8(c.Copies)
		b.cards += c.Copies
		b.items[kind] = b.item(c, kind)
	}
	if b.cards > maxCards {
		b.found.Errorf(d.Pos, playtest.CodeCapacity, "deck `%s` has %d cards, but the rules hold %d at most", d.ID, b.cards, maxCards)
	}
	if b.cards == 0 {
		b.found.Errorf(d.Pos, playtest.CodeRow, "deck `%s` has no cards to play with", d.ID)
	}
}

// item reads a card or an option.
func (b *builder) item(c *carddata.Card, base int) item {
	it := item{id: c.ID, rule: b.rule(c), base: uint8(base)}
	for _, trait := range list(c.Fields["traits"]) {
		it.gun = it.gun || trait == "gun"
		it.heavy = it.heavy || trait == "heavy"
	}
	it.roles = column(b, c, "player", roleNames)
	it.limit = column(b, c, "limit", limitNames)
	effects := b.effects(c)
	b.perform(&it, effects)
	if len(effects) > 0 && effects[0].do != "as_card" {
		b.phases(&it, c)
	}
	b.printed(&it, c)
	return it
}

// column reads a cell that is one of some words. By-option is the player of a
// card that stands for options.
func column[T any](b *builder, c *carddata.Card, name string, w words[T]) T {
	v := c.Fields[name]
	mean, ok := w.find(text(v))
	if !ok && text(v) != "by-option" {
		b.found.Errorf(place(v.Pos, c), playtest.CodeRow, "column `%s` cannot be %q; it is one of: %s", name, text(v), strings.Join(w.names(), ", "))
	}
	return mean
}

// rule reads the ledger number of a row, "FC-201".
func (b *builder) rule(c *carddata.Card) playtest.RuleID {
	v := c.Fields["rule"]
	digits, found := strings.CutPrefix(text(v), "FC-")
	n, err := strconv.ParseUint(digits, 10, 16)
	if !found || err != nil || n > lastRule {
		b.found.Errorf(place(v.Pos, c), playtest.CodeRow, "column `rule` must name a rule from FC-001 to FC-%03d, but is %q", lastRule, text(v))
		return 0
	}
	return playtest.RuleID(n)
}

// printed holds the columns that the card shows to the effects that are played:
// else the print would promise another game.
func (b *builder) printed(it *item, c *carddata.Card) {
	if got, want := strings.Join(list(c.Fields["ranges"]), ";"), it.shot.text(); got != want {
		b.found.Errorf(place(c.Fields["ranges"].Pos, c), playtest.CodeRow, "column `ranges` shows %q, but the effects play %q", got, want)
	}
	if v, ok := c.Fields["cover"]; ok {
		if cover, _ := v.V.(int); cover != int(it.cover) {
			b.found.Errorf(place(v.Pos, c), playtest.CodeRow, "column `cover` shows %d, but the effects play %d", cover, it.cover)
		}
	}
}

// text writes the ranges as the column does: "PB:0;S:-1".
func (s *shot) text() string {
	var all []string
	for r, w := range rangeNames {
		if s.reaches(int8(r)) {
			all = append(all, fmt.Sprint(w.name, ":", s.mod[r]))
		}
	}
	return strings.Join(all, ";")
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
