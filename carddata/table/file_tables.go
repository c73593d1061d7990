package table

import (
	"slices"

	"punchboard/carddata/source"
	"punchboard/carddata/values"
)

// note returns the text of a note in a file of tables: its last column that is not
// empty.
func (r *row) note() values.Localized {
	for i := len(r.fields) - 1; i >= 0; i-- {
		f := &r.fields[i]
		if !slices.Contains(fileColumns, f.name) && !f.cell.Empty() {
			return f.cell.Text
		}
	}
	return values.Localized{Pos: r.pos}
}

// heads creates the columns of a table from the row of their heads.
func (e *entry) heads(r *row) {
	for i := range r.fields {
		f := &r.fields[i]
		if slices.Contains(fileColumns, f.name) || e.listed(f.name) {
			continue
		}
		c := Column{Pos: f.pos, ID: f.name, Head: f.cell.Text, Header: f.name == fileLabel}
		c.HeadLeft = f.cell.Join == JoinLeft && len(e.table.Columns) > 0
		e.table.Columns = append(e.table.Columns, c)
		e.kinds = append(e.kinds, false)
	}
}

// fileDice reads the dice of a table, and the totals after modifiers from the columns
// min and max of its title row.
func (l *Reader) fileDice(e *entry, r *row) {
	if f := r.field("dice"); f.sample() != "" {
		d, err := ParseDice(f.sample())
		if err != nil {
			l.Found.Errorf(f.pos, CodeDice, "`dice`: %s %v", source.Quote(f.sample()), err).Hintf("%s", diceHint)
			return
		}
		e.table.Dice, e.table.Totals = d, Roll{d.Least, d.Most}
	}
	lo, hi := r.field("min"), r.field("max")
	if lo.sample() == "" && hi.sample() == "" {
		return
	}
	totals, err := ParseRoll(rangeText(lo.sample(), hi.sample()))
	if err != nil {
		l.Found.Errorf(r.pos, CodeRoll, "the smallest and the largest total of the table: %s %v", source.Quote(rangeText(lo.sample(), hi.sample())), err)
		return
	}
	e.table.Totals = totals
}

// rollLabel replaces the label of a row of dice with its totals. Both must mean the
// same.
func (l *Reader) rollLabel(r *row) {
	lo, hi, label := r.field("min"), r.field("max"), r.field(fileLabel)
	if lo.sample() == "" && hi.sample() == "" {
		return
	}
	if label == nil {
		r.fields = slices.Insert(r.fields, 0, field{name: fileLabel, pos: r.pos})
		label, lo, hi = r.field(fileLabel), r.field("min"), r.field("max")
	}
	text := rangeText(lo.sample(), hi.sample())
	meant, err := ParseRoll(text)
	said, noRoll := ParseRoll(label.sample())
	if err == nil && noRoll == nil && meant != said && !sameOpen(meant, said) {
		l.Found.Errorf(label.pos, CodeRoll, "the label says %s, but min and max say %s", source.Quote(label.sample()), source.Quote(text)).
			Hintf("correct one of them: min and max are printed")
	}
	label.cell = Cell{Pos: label.pos, Text: values.Localized{Pos: label.pos, Plain: text}}
}

// sameOpen reports whether one of two rolls equals the other with an open end.
func sameOpen(a, b Roll) bool {
	return a.From == b.From && (a.To == AnyHigher || b.To == AnyHigher) || a.To == b.To && (a.From == AnyLower || b.From == AnyLower)
}

// dropEmptyColumns removes the columns of a table that only other tables of the file
// fill.
func (e *entry) dropEmptyColumns(rows []row) {
	for i := len(e.table.Columns) - 1; i >= 0; i-- {
		c := &e.table.Columns[i]
		filled := slices.ContainsFunc(rows, func(r row) bool {
			f := r.field(c.ID)
			return f != nil && !f.cell.Empty()
		})
		if !filled && c.Head.Empty() && !c.HeadLeft {
			e.table.Columns = slices.Delete(e.table.Columns, i, i+1)
			e.kinds = slices.Delete(e.kinds, i, i+1)
		}
	}
}
