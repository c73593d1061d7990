package fireandcover

import (
	"encoding/csv"
	"errors"
	"io"
	"strconv"
	"strings"

	"punchboard/diag"
	"punchboard/playtest"
)

// tables are the dice tables of tables.csv, by natural roll of one die: whether
// a squad is pinned, or rallied.
type tables struct{ morale, rally table }

// table holds, for each roll of a die, whether the effect of the table happens.
type table [7]bool

// read returns the result of a modified roll; beyond an end of the table, the
// row at that end counts (FC-G54).
func (t *table) read(roll int) bool { return t[min(max(roll, 1), 6)] }

// figures are the attack modifiers that are in tables.csv and on no card.
type figures struct{ pinned, covered, moved, outflanked, outflank int8 }

const tablesFile = "tables.csv"

// tableRow is one row of the file.
type tableRow struct {
	pos   diag.Pos
	cells map[string]string
}

// rows returns the rows of a kind in a table.
func (b *builder) rows(table, kind string) (rows []tableRow) {
	f, err := b.Game.FS.Open(tablesFile)
	if err != nil {
		b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "the tables cannot be read: %v", err)
		return nil
	}
	defer f.Close()
	in := csv.NewReader(f)
	head, err := in.Read()
	for err == nil {
		var cells []string
		if cells, err = in.Read(); err != nil {
			continue
		}
		if row := b.tableRow(in, head, cells); row.cells["table_id"] == table && row.cells["kind"] == kind {
			rows = append(rows, row)
		}
	}
	if head == nil || !errors.Is(err, io.EOF) {
		b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "the tables cannot be read: %v", err)
		return nil
	}
	return rows
}

// tableRow returns the row that a reader has just read, at its line: cells may have several.
func (b *builder) tableRow(in *csv.Reader, head, cells []string) tableRow {
	line, _ := in.FieldPos(0)
	row := tableRow{pos: diag.Pos{File: b.At(tablesFile).File, Line: line}, cells: map[string]string{}}
	for i, name := range head {
		row.cells[name] = cells[i]
	}
	return row
}

// readTables reads the dice tables and reports what is wrong with them.
func (b *builder) readTables() tables {
	return tables{morale: b.dice("morale-check", "pinned"), rally: b.dice("rally-roll", "rallied")}
}

// dice reads a table with one result and "none". Its rows cover the faces of a
// die in order.
func (b *builder) dice(id, result string) (t table) {
	next := 1
	for _, row := range b.rows(id, "dice") {
		from, err := strconv.Atoi(row.cells["min"])
		to, err2 := top(row.cells["max"])
		code := row.cells["code"]
		switch {
		case err != nil || err2 != nil || from != next || to < from || to > 6:
			b.Found.Errorf(row.pos, playtest.CodeTable, "the row should cover rolls from %d up to at most 6, but covers %q to %q", next, row.cells["min"], row.cells["max"])
			return t
		case code != result && code != "none":
			b.Found.Errorf(row.pos, playtest.CodeTable, "the rules know no result `%s` in table `%s`", code, id)
		}
		for ; next <= to; next++ {
			t[next] = code == result
		}
	}
	if next <= 6 {
		b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "table `%s` has no row for a roll of %d", id, next)
	}
	return t
}

// top returns the highest roll of a row, which is open if its cell is empty: "5+".
func top(cell string) (int, error) {
	if cell == "" {
		return 6, nil
	}
	return strconv.Atoi(cell)
}

// readFigures reads the table of attack modifiers.
func (b *builder) readFigures() (f figures) {
	rows := b.rows("attack-modifiers", "item")
	for _, want := range []struct {
		code string
		to   *int8
	}{
		{"pinned", &f.pinned}, {"opp-covered", &f.covered}, {"moved", &f.moved},
		{"outflanked", &f.outflanked}, {"outflank", &f.outflank},
	} {
		*want.to = b.modifier(rows, want.code)
	}
	return f
}

// modifier reads the number at the start of a row's text, such as "−1".
func (b *builder) modifier(rows []tableRow, code string) int8 {
	for _, row := range rows {
		if row.cells["code"] != code {
			continue
		}
		first, _, _ := strings.Cut(strings.ReplaceAll(row.cells["text_en"], "−", "-"), " ")
		n, err := strconv.Atoi(first)
		if err != nil || n < -maxMod || n > maxMod {
			b.Found.Errorf(row.pos, playtest.CodeTable, "the modifier `%s` must begin with a number from %d to %d, but is %q", code, -maxMod, maxMod, row.cells["text_en"])
		}
		return int8(n)
	}
	b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "table `attack-modifiers` has no row `%s`", code)
	return 0
}
