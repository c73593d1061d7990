package proofread

import (
	"path"
	"slices"

	"punchboard/carddata"
	"punchboard/carddata/hexmap"
	"punchboard/carddata/values"
	"punchboard/diag"
)

// differing reports values that must be the same in two rows and are not: as the key
// `same` of a column says, or between a counter and the set-up of a map.
func (p *inventory) differing() {
	r := &differing{inventory: p, seen: map[diag.Pos]bool{}}
	for _, d := range append(slices.Clone(p.game.Lists), p.game.Decks...) {
		for i := range d.Columns {
			if c := &d.Columns[i]; c.Same != nil {
				r.column(d, c)
			}
		}
	}
	for _, d := range p.game.Decks {
		for _, m := range p.game.Maps {
			if d.StandsOn(m) {
				p.setUps(d, m)
			}
		}
	}
}

// differing looks for values that differ.
type differing struct {
	*inventory
	seen map[diag.Pos]bool // decks and lists may share a file
}

// column reports the values of a column that differ from those of other rows about the
// same thing. If all rows here agree with each other, the other one is wrong.
func (r *differing) column(d *carddata.Deck, c *values.Column) {
	known, all := r.otherRows(c.Same), byColumn(d, c.Same.By)
	for _, about := range sortedKeys(all) {
		rows := all[about]
		most, n := usual(rows, c.Name, r.game.Source)
		other := known[about]
		switch {
		case about == "":
		case other == nil:
			r.compareAll(rows, sameCell{most, c.Name}, c.Name)
		case n == len(rows) && n > 1:
			r.compare(sameCell{other, c.Same.Column}, sameCell{most, c.Name})
		default:
			r.compareAll(rows, sameCell{other, c.Same.Column}, c.Name)
		}
	}
}

// sameCell is a cell that must have the same value as another.
type sameCell struct {
	row    *carddata.Card
	column string
}

func (c sameCell) value() values.Value { return c.row.Fields[c.column] }

func (r *differing) compareAll(rows []*carddata.Card, other sameCell, column string) {
	for _, row := range rows {
		r.compare(sameCell{row, column}, other)
	}
}

// otherRows returns the rows of other decks by their ids.
func (r *differing) otherRows(s *values.Same) map[string]*carddata.Card {
	known := map[string]*carddata.Card{}
	for _, id := range s.In {
		if d, ok := r.game.Rows(id); ok {
			for _, row := range d.Cards {
				known[row.ID] = row
			}
		}
	}
	return known
}

// byColumn returns the rows of a deck by the text of a column.
func byColumn(d *carddata.Deck, column string) map[string][]*carddata.Card {
	all := map[string][]*carddata.Card{}
	for _, row := range d.Cards {
		about := values.PlainText(row.Fields[column].V)
		all[about] = append(all[about], row)
	}
	return all
}

// usual returns the first of the rows with the value that most of them have in a column,
// and how many have it.
func usual(rows []*carddata.Card, column, lang string) (most *carddata.Card, n int) {
	counts := map[string]int{}
	for _, row := range rows {
		counts[values.PlainText(row.Fields[column].In(lang))]++
	}
	for _, row := range rows {
		if count := counts[values.PlainText(row.Fields[column].In(lang))]; count > n {
			most, n = row, count
		}
	}
	return most, n
}

// compare reports a cell that differs from another, in the first language in which it
// does.
func (r *differing) compare(c, other sameCell) {
	v, w := c.value(), other.value()
	for _, lang := range r.game.Languages {
		a, b := values.PlainText(v.In(lang)), values.PlainText(w.In(lang))
		if at := v.PosIn(lang); a != b && !r.seen[at] {
			r.seen[at] = true
			r.found.Warnf(at, CodeDiffers, "`%s` of `%s` is %q, but that of `%s` (%s) is %q", c.column, c.row.ID, a, other.row.ID, inFile(w.PosIn(lang)), b).
				Hintf("correct the one that is wrong")
		}
		if a != b {
			return
		}
	}
}

// inFile returns a position without the folders of its file.
func inFile(at diag.Pos) string { return path.Base(at.String()) }

// setUps reports counters that the set-up of a map places elsewhere than their rows say,
// in a column that names the hexes of most of them.
func (p *inventory) setUps(d *carddata.Deck, m *hexmap.Map) {
	hexes := map[string]hexmap.Setup{}
	for _, s := range m.Setup {
		hexes[s.Counter] = s
	}
	for i := range d.Columns {
		name := d.Columns[i].Name
		var odd []*carddata.Card
		same := 0
		for _, c := range d.Cards {
			hex, named := c.Fields[name].V.(string)
			if s, set := hexes[c.ID]; named && set && hex != "" {
				if m.Grid.Label(s.Hex) == hex {
					same++
				} else {
					odd = append(odd, c)
				}
			}
		}
		if same < leastNamed || len(odd)*oddOnes > same+len(odd) {
			continue
		}
		for _, c := range odd {
			s := hexes[c.ID]
			p.found.Warnf(s.Pos, CodeDiffers, "the map sets up `%s` on %s, but its row (%s) says `%s`", c.ID, m.Grid.Label(s.Hex), inFile(c.Fields[name].Pos), c.Fields[name].V).
				Hintf("correct the one that is wrong")
		}
	}
}
