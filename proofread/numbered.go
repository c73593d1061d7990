package proofread

import (
	"strings"

	"punchboard/carddata"
)

// leastSeries is the number of rows with names that differ only in their number from which a
// column is taken to have that number.
const leastSeries = 3

// numbered reports cells that have another number than the name of their row, where all
// other rows with such names have the number of their name: a marker "Damage 5" that
// shows 6.
func (p *inventory) numbered() {
	seen := map[string]bool{} // decks and lists may share a file
	for _, d := range setsOf(p.game) {
		if seen[d.File] {
			continue
		}
		seen[d.File] = true
		series := p.series(d)
		for _, name := range sortedKeys(series) {
			for i := range d.Columns {
				if c := d.Columns[i].Name; c != "name" && c != "id" && c != "copies" {
					p.numberedColumn(series[name], c)
				}
			}
		}
	}
}

// numberedCard is a card whose name ends with a number.
type numberedCard struct {
	*carddata.Card
	number string
}

// series returns the cards of a deck whose names end with a number, by the rest of the name.
func (p *inventory) series(d *carddata.Deck) map[string][]numberedCard {
	all := map[string][]numberedCard{}
	for _, c := range d.Cards {
		name, _ := c.Fields["name"].In(p.game.Source).(string)
		at := strings.LastIndexByte(name, ' ')
		if number := name[at+1:]; at > 0 && strings.Trim(number, "0123456789") == "" {
			all[name[:at]] = append(all[name[:at]], numberedCard{c, number})
		}
	}
	return all
}

// numberedColumn reports the only cell of a column that has not the number of its name.
func (p *inventory) numberedColumn(cards []numberedCard, column string) {
	if len(cards) < leastSeries {
		return
	}
	var odd []numberedCard
	for _, c := range cards {
		if written, _ := writtenValue(c.Fields[column].V); written != c.number {
			odd = append(odd, c)
		}
	}
	if len(odd) != 1 {
		return
	}
	v := odd[0].Fields[column]
	written, isNumber := writtenValue(v.V)
	if v.V == nil || !isNumber && (written == "" || strings.Trim(written, "0123456789") != "") {
		return
	}
	name, _ := odd[0].Fields["name"].In(p.game.Source).(string)
	p.found.Warnf(v.Pos, CodeDiffers, "`%s` of `%s` is %s, but it is called “%s”", column, odd[0].ID, written, name).
		Hintf("write %s, as in the other rows with such names, or correct the name", odd[0].number)
}
