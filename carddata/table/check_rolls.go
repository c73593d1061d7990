package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"punchboard/diag"
)

// placedRoll is a roll with the position of its cell.
type placedRoll struct {
	Roll
	pos diag.Pos
}

// checkRolls compares the rolls of each column and section with the totals of the dice:
// each total must be in exactly one row.
func (l *Reader) checkRolls(t *Table) {
	for column := range t.Columns {
		if t.Columns[column].Kind != KindRoll {
			continue
		}
		for _, section := range t.rollSections(column) {
			l.checkSection(t, section)
		}
	}
}

// rollSections returns the rolls of a column, section by section.
func (t *Table) rollSections(column int) (all [][]placedRoll) {
	var at []placedRoll
	for i := range t.Rows {
		r := &t.Rows[i]
		if r.Section != nil {
			all, at = append(all, at), nil
			continue
		}
		if c := &r.Cells[column]; !c.Text.Empty() && c.Join == Apart {
			at = append(at, placedRoll{c.Roll, c.Pos})
		}
	}
	return append(all, at)
}

// checkSection reports totals of a section that are in no row or in two.
func (l *Reader) checkSection(t *Table, rolls []placedRoll) {
	if len(rolls) == 0 {
		return
	}
	sorted := slices.Clone(rolls)
	slices.SortStableFunc(sorted, func(a, b placedRoll) int { return cmp.Compare(a.From, b.From) })
	totals := t.totals(sorted)
	covered, gaps := false, l.Found.Errors()
	next, last := totals.From, diag.Pos{} // the first total not covered yet, and the position of the row before it
	for _, r := range sorted {
		if r.From > totals.To || r.To < totals.From {
			continue
		}
		if from := max(r.From, totals.From); from > next {
			l.rollGap(t, r.pos, Roll{next, from - 1}, totals)
		} else if from < next && last.Valid() {
			l.rollOverlap(t, r, Roll{from, min(next-1, r.To)}, last)
		}
		if r.To >= next {
			last = r.pos
			covered = r.To >= totals.To
			next = after(min(r.To, totals.To))
		}
	}
	if !covered {
		l.rollGap(t, rolls[len(rolls)-1].pos, Roll{next, totals.To}, totals)
	}
	for _, r := range sorted {
		if l.Found.Errors() == gaps || r.From <= totals.To && r.To >= totals.From { // otherwise it is probably the row that is missing
			l.outside(t, r, totals)
		}
	}
}

// after returns the next total; nothing comes after an open end.
func after(n int) int {
	if n == AnyHigher {
		return n
	}
	return n + 1
}

// totals returns the totals that the rolls must cover: those declared by the table, or
// all from the lowest to the highest in the rows.
func (t *Table) totals(sorted []placedRoll) Roll {
	if t.Totals != (Roll{}) || !t.Dice.None() {
		return t.Totals
	}
	all := Roll{AnyHigher, AnyLower}
	for _, r := range sorted {
		for _, n := range []int{r.From, r.To} {
			if n != AnyLower && n != AnyHigher {
				all = Roll{min(all.From, n), max(all.To, n)}
			}
		}
	}
	return all
}

// outside reports a row for totals that the dice cannot produce.
func (l *Reader) outside(t *Table, r placedRoll, totals Roll) {
	high := r.To != AnyHigher && r.To > totals.To
	low := r.From != AnyLower && r.From < totals.From
	if high || low || r.From > totals.To || r.To < totals.From {
		l.Found.Warnf(r.pos, CodeRollOutside, "table `%s`: the row is for %s, but possible totals are %s", t.ID, plainRoll(r.Roll), t.span(totals)).
			Hintf("if modifiers extend the range, declare it: `modified: -1 to 14`")
	}
}

// span describes the range of totals and where it comes from.
func (t *Table) span(totals Roll) string {
	text := plainRoll(totals)
	if !t.Dice.None() && totals == (Roll{t.Dice.Least, t.Dice.Most}) {
		return text + " with " + t.Dice.Src
	}
	return text
}

// rollGap reports totals that are in no row.
func (l *Reader) rollGap(t *Table, at diag.Pos, gap, totals Roll) {
	text := plainRoll(gap)
	if t.Dice.holes {
		if text = t.missingDigits(gap); text == "" {
			return
		}
	}
	l.Found.Errorf(at, CodeRollGap, "table `%s`: there is no row for %s", t.ID, text).
		Hintf("add a row, or extend a neighboring row: possible totals are %s", t.span(totals))
}

// missingDigits lists the totals in a gap that dice read as digits can produce.
func (t *Table) missingDigits(gap Roll) string {
	var all []string
	for n := max(gap.From, t.Dice.Least); n <= min(gap.To, t.Dice.Most); n++ {
		if t.Dice.Gives(n) {
			all = append(all, fmt.Sprint(n))
		}
	}
	const most = 8
	if len(all) > most {
		all = append(all[:most], "…")
	}
	return strings.Join(all, ", ")
}

// rollOverlap reports totals that are in two rows.
func (l *Reader) rollOverlap(t *Table, r placedRoll, both Roll, first diag.Pos) {
	if t.Dice.holes && t.missingDigits(both) == "" {
		return
	}
	l.Found.Errorf(r.pos, CodeRollOverlap, "table `%s`: two rows cover %s; the other is at %v", t.ID, plainRoll(both), first).
		Hintf("end one of the two rows before the other begins")
}

// plainRoll formats a roll for messages.
func plainRoll(r Roll) string {
	switch {
	case r.From == AnyLower && r.To == AnyHigher:
		return "all numbers"
	case r.From == AnyLower:
		return fmt.Sprintf("%d or less", r.To)
	case r.To == AnyHigher:
		return fmt.Sprintf("%d or more", r.From)
	case r.From == r.To:
		return fmt.Sprint(r.From)
	}
	return fmt.Sprintf("%d to %d", r.From, r.To)
}
