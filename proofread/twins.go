package proofread

import (
	"fmt"
	"slices"
	"strings"

	"punchboard/carddata"
	"punchboard/carddata/values"
)

// leastApart is the number of rows that must all differ in what they do before two that do
// not are reported.
const leastApart = 10

// twins reports the only two rows of a deck that have the same values and say the same,
// though they are called differently: one of them has probably lost what made it special.
func (p *inventory) twins(d *carddata.Deck) {
	columns := p.playedColumns(d)
	if len(columns) == 0 || len(d.Cards) < leastApart+2 {
		return
	}
	first := map[string]*carddata.Card{}
	var a, b *carddata.Card
	for _, c := range d.Cards {
		key := valuesIn(c, columns)
		switch was := first[key]; {
		case was == nil:
			first[key] = c
		case a != nil:
			return // in this deck that is nothing special
		default:
			a, b = was, c
		}
	}
	if a == nil || p.contents(d, a) == p.contents(d, b) {
		return
	}
	p.found.Warnf(b.Fields["id"].Pos, CodeWorse, "`%s` has the same values as `%s` (%s), unlike any other two rows of `%s`", b.ID, a.ID, inFile(a.Fields["id"].Pos), d.ID).
		Hintf("correct the one that is wrong; if they are meant to differ only in name and picture, list `%s` under `accept` in game.yaml", b.ID)
}

// playedColumns returns the columns of a deck with values and with texts for players: not
// names, and not what chooses pictures. It returns none if no column has numbers.
func (p *inventory) playedColumns(d *carddata.Deck) (names []string) {
	numbers := false
	for _, c := range d.Columns {
		if slices.Contains([]string{"id", "name", "copies"}, c.Name) || slices.Contains(p.game.Flavor, c.Name) {
			continue
		}
		numbers = numbers || c.Type == values.Int || c.Type == values.Number
		if c.Type != values.Text || c.Localized || hasProse(d, c.Name) {
			names = append(names, c.Name)
		}
	}
	if !numbers {
		return nil
	}
	return names
}

// hasProse reports whether a cell of a column has several words: names of pictures have
// one.
func hasProse(d *carddata.Deck, column string) bool {
	return slices.ContainsFunc(d.Cards, func(c *carddata.Card) bool {
		text, _ := c.Fields[column].V.(string)
		return strings.Contains(text, " ")
	})
}

// valuesIn returns the cells of a card in some columns as a text.
func valuesIn(c *carddata.Card, columns []string) string {
	var all strings.Builder
	for _, name := range columns {
		fmt.Fprintf(&all, "%v\x00%v\x00", c.Fields[name].V, c.Fields[name].ByLang)
	}
	return all.String()
}
