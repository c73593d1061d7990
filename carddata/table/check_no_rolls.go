package table

// checkNoRolls reports a table with dice and several rows of which no column holds rolls,
// so that nothing says which row a roll selects. Rolls may also be the heads of columns,
// and the rows of a file may say what happens without rolls.
func (l *Reader) checkNoRolls(t *Table, ofFile bool) {
	if t.Dice.None() || t.rollHeads() > 1 {
		return
	}
	best, most := "", 0
	for i := range t.Columns {
		if t.Columns[i].Kind == KindRoll {
			return
		}
		if n := t.rollsIn(i); n > most {
			best, most = t.Columns[i].ID, n
		}
	}
	if len(t.Rows) < 2 || most == 0 && ofFile {
		return
	}
	f := l.Found.Warnf(t.Pos, CodeNoRolls, "table `%s` has the dice %s, but no column of rolls", t.ID, t.Dice.Src)
	if f.Hintf("add a column of rolls, or remove `dice`"); most > 0 {
		f.Hintf("write `kind: roll` for the column `%s`, so that each of its cells is checked", best)
	}
}

// rollHeads returns how many columns have a roll as their head.
func (t *Table) rollHeads() (n int) {
	for i := range t.Columns {
		if _, err := ParseRoll(t.Columns[i].Head.Sample()); err == nil {
			n++
		}
	}
	return n
}

// rollsIn returns how many cells of a column can be read as rolls.
func (t *Table) rollsIn(column int) (n int) {
	for i := range t.Rows {
		if column < len(t.Rows[i].Cells) {
			if _, err := ParseRoll(t.Rows[i].Cells[column].Text.Sample()); err == nil {
				n++
			}
		}
	}
	return n
}
