package fireandcover

import (
	"fmt"
	"strings"

	"punchboard/carddata"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// builder reads a game's files into data.
type builder struct {
	*rulebook.Reader
	data
}

// inDeck returns the rows that have copies.
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
	cards := b.Rows(d, inDeck(d), maxKinds)
	b.kinds = len(cards)
	for kind, c := range cards {
		if c.Copies > maxCopies {
			b.Found.Errorf(c.Pos, playtest.CodeCapacity, "card `%s` has %d copies, but the rules hold %d at most", c.ID, c.Copies, maxCopies)
			continue
		}
		b.copies[kind] = uint8(c.Copies)
		b.cards += c.Copies
		b.items[kind] = b.item(c, kind)
	}
	b.Size(d, b.cards, maxCards)
	b.Reaches(d, "long range", b.firearms(cards))
}

// firearms lists the attacks of the deck. Play starts at long range (FC-009).
func (b *builder) firearms(cards []*carddata.Card) (all []rulebook.Reach) {
	for kind, c := range cards {
		if it := &b.items[kind]; it.verb == attack {
			all = append(all, rulebook.Reach{Card: c, Starts: it.shot.reaches(long)})
		}
	}
	return all
}

// item reads a card or an option.
func (b *builder) item(c *carddata.Card, base int) item {
	it := item{id: c.ID, rule: b.Rule(c, ledger), base: uint8(base)}
	for _, trait := range rulebook.List(c.Fields["traits"]) {
		it.gun = it.gun || trait == "gun"
		it.heavy = it.heavy || trait == "heavy"
	}
	it.roles = column(b, c, "player", roleNames)
	it.limit = column(b, c, "limit", limitNames)
	effects := b.effects(c)
	b.perform(&it, effects)
	if len(effects) > 0 && effects[0].Do != "as_card" {
		b.phases(&it, c)
	}
	b.printed(&it, c)
	return it
}

// column reads a cell that must be one of some words. The player of a card that
// stands for options is "by-option".
func column[T any](b *builder, c *carddata.Card, name string, w rulebook.Words[T]) T {
	v := c.Fields[name]
	mean, ok := w.Find(rulebook.Text(v))
	if !ok && rulebook.Text(v) != "by-option" {
		b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "column `%s` cannot be %q; it is one of: %s", name, rulebook.Text(v), w)
	}
	return mean
}

// printed compares the columns that the card shows with the effects that are
// played: if they differed, the print would describe another game.
func (b *builder) printed(it *item, c *carddata.Card) {
	if got, want := strings.Join(rulebook.List(c.Fields["ranges"]), ";"), it.shot.text(); got != want {
		b.Found.Errorf(rulebook.Place(c.Fields["ranges"], c), playtest.CodeRow, "column `ranges` shows %q, but the effects play %q", got, want)
	}
	if v, ok := c.Fields["cover"]; ok {
		if cover, _ := v.V.(int); cover != int(it.cover) {
			b.Found.Errorf(rulebook.Place(v, c), playtest.CodeRow, "column `cover` shows %d, but the effects play %d", cover, it.cover)
		}
	}
}

// text formats the ranges as in the column: "PB:0;S:-1".
func (s *shot) text() string {
	var all []string
	for r, w := range rangeNames {
		if s.reaches(int8(r)) {
			all = append(all, fmt.Sprint(w.Name, ":", s.mod[r]))
		}
	}
	return strings.Join(all, ";")
}
