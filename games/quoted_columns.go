package games

import (
	"slices"

	"punchboard/carddata"
	"punchboard/playtest"
)

// leastQuoted is the number of cards from which a column is known to be quoted by the
// texts, if at most one in quotedExceptions of them does not quote it.
const (
	leastQuoted      = 10
	quotedExceptions = 20
)

// quotedWrong returns the cards of a deck whose text does not have the number of a column
// that the texts of nearly all other cards have, in the language of the source: the rules
// play the column, and the card prints another figure.
func quotedWrong(g *carddata.Game, sheet *playtest.Catalog, d *carddata.Deck) (wrong []playtest.Figure) {
	for _, col := range d.Columns {
		var odd []playtest.Figure
		quoted, values := 0, map[int]bool{}
		for _, c := range d.Cards {
			n, ok := c.Fields[col.Name].V.(int)
			text, _ := c.Fields["text"].In(g.Source).(string)
			said := append(numbersIn(text), numberWordsIn(text, g.Source)...)
			if !ok || n == 0 || len(said) == 0 {
				continue
			}
			quoted++
			values[n] = true
			if !slices.Contains(said, float64(max(n, -n))) {
				odd = append(odd, playtest.Figure{Card: nameIn(sheet, d, c), Played: float64(n), Printed: said[0]})
			}
		}
		if quoted >= leastQuoted && len(values) > 1 && len(odd)*quotedExceptions <= quoted {
			wrong = append(wrong, odd...)
		}
	}
	return wrong
}
