package threefronts

import (
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strconv"

	"punchboard/diag"
	"punchboard/playtest"
	"punchboard/playtest/rulebook"
)

// result is the result of a roll.
type result uint8

const (
	nothing result = iota
	pinned
	casualty
	spotted
	success
	rallied
	saved
)

var resultNames = rulebook.Words[result]{
	{"none", nothing}, {"pinned", pinned}, {"casualty", casualty}, {"spotted", spotted},
	{"success", success}, {"rallied", rallied}, {"saved", saved},
}

// maxRoll is the highest natural roll of any table: two dice.
const maxRoll = 12

// table maps each natural or modified roll to a result.
type table struct {
	low, high int // the first and the last roll in the table
	rows      [maxRoll + 1]result
}

// read returns the result of a modified roll; beyond an end of the table, the
// row at that end counts (TF-G30).
func (t *table) read(roll int) result { return t.rows[min(max(roll, t.low), t.high)] }

// tables are the dice tables of tables.csv.
type tables struct{ recon, suppression, fire, rally, armor table }

const tablesFile = "tables.csv"

// tableNames lists the permitted results of each table; any other is reported.
var tableNames = []struct {
	id      string
	low     int
	high    int // highest natural roll
	results []result
	of      func(*tables) *table
}{
	{"recon-roll", 1, 6, []result{nothing, spotted, success}, func(t *tables) *table { return &t.recon }},
	{"suppression-roll", 2, 12, []result{nothing, pinned, casualty}, func(t *tables) *table { return &t.suppression }},
	{"fire-roll", 1, 6, []result{nothing, pinned, casualty}, func(t *tables) *table { return &t.fire }},
	{"rally-roll", 1, 6, []result{nothing, rallied}, func(t *tables) *table { return &t.rally }},
	{"armor-roll", 1, 6, []result{nothing, saved}, func(t *tables) *table { return &t.armor }},
}

// tableRow is one row of kind "dice".
type tableRow struct {
	pos      diag.Pos
	table    string
	min, max string
	code     string
}

// tables reads all dice tables and reports what is wrong with them.
func (b *builder) tables() (t tables) {
	rows := b.tableRows()
	for _, want := range tableNames {
		at := want.of(&t)
		at.low, at.high = want.low, want.high
		next := want.low
		for _, row := range rows {
			if row.table == want.id {
				next = b.tableRow(at, row, next, want.high, want.results)
			}
		}
		if next <= want.high {
			b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "table `%s` has no row for a roll of %d", want.id, next).
				Hintf("its rows cover %d to %d, in order", want.low, want.high)
		}
	}
	return t
}

// tableRow enters a row that should start at the roll next, and returns the
// roll at which the following row should start.
func (b *builder) tableRow(t *table, row tableRow, next, high int, allowed []result) int {
	from, err := strconv.Atoi(row.min)
	to := high
	if row.max != "" && err == nil {
		to, err = strconv.Atoi(row.max)
	}
	r, known := resultNames.Find(row.code)
	switch {
	case err != nil || from != next || to < from || to > high:
		b.Found.Errorf(row.pos, playtest.CodeTable, "the row should cover rolls from %d up to at most %d, but covers %q to %q", next, high, row.min, row.max)
	case !known || !slices.Contains(allowed, r):
		b.Found.Errorf(row.pos, playtest.CodeTable, "the rules know no result `%s` in table `%s`", row.code, row.table)
	}
	for roll := max(from, next); roll <= min(to, high); roll++ {
		t.rows[roll] = r
	}
	return max(next, min(to, high)+1)
}

// tableRows reads the rows with dice of the file.
func (b *builder) tableRows() (rows []tableRow) {
	f, err := b.Game.FS.Open(tablesFile)
	if err != nil {
		b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "the dice tables cannot be read: %v", err)
		return nil
	}
	defer f.Close()
	in := csv.NewReader(f)
	columns := map[string]int{}
	for line := 0; ; line++ {
		cells, err := in.Read()
		switch {
		case errors.Is(err, io.EOF):
			return rows
		case err != nil:
			b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "the dice tables cannot be read: %v", err)
			return nil
		case line == 0:
			columns = b.tableColumns(cells)
		case len(columns) > 0 && cells[columns["kind"]] == "dice":
			at, _ := in.FieldPos(columns["min"])
			rows = append(rows, tableRow{
				pos:   diag.Pos{File: b.At(tablesFile).File, Line: at},
				table: cells[columns["table_id"]], min: cells[columns["min"]], max: cells[columns["max"]], code: cells[columns["code"]],
			})
		}
	}
}

// tableColumns returns the required columns; none if one of them is missing.
func (b *builder) tableColumns(header []string) map[string]int {
	columns := map[string]int{}
	for i, name := range header {
		columns[name] = i
	}
	for _, name := range []string{"table_id", "kind", "min", "max", "code"} {
		if _, ok := columns[name]; !ok {
			b.Found.Errorf(b.At(tablesFile), playtest.CodeTable, "the dice tables have no column `%s`", name)
			return nil
		}
	}
	return columns
}
