package table

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"punchboard/carddata/values"
	"punchboard/diag"
)

func TestParseRoll(t *testing.T) {
	for _, c := range []struct {
		in, en, fr string // as printed, with spaces as _; "" for a fault
	}{
		{"7", "7", "7"},
		{"-2", "−2", "−2"},
		{"−2", "−2", "−2"},
		{"2-7", "2–7", "2–7"},
		{"2–7", "2–7", "2–7"},
		{" 2 - 7 ", "2–7", "2–7"},
		{"2..7", "2–7", "2–7"},
		{"-1-3", "−1_to_3", "−1_à_3"},
		{"−3–−1", "−3_to_−1", "−3_à_−1"},
		{"11+", "11+", "11+"},
		{"≥11", "11+", "11+"},
		{"11 or more", "11+", "11+"},
		{"-1+", "−1+", "−1+"},
		{"1-", "≤_1", "≤_1"},
		{"<= -1", "≤_−1", "≤_−1"},
		{"1 or less", "≤_1", "≤_1"},
		{in: ""}, {in: "x"}, {in: "7-2"}, {in: "1-2-3"}, {in: "+1"}, {in: "1.5"}, {in: "12345678"},
	} {
		r, err := ParseRoll(c.in)
		if err != nil {
			if c.en != "" {
				t.Errorf("%q: %v", c.in, err)
			}
			continue
		}
		en, fr := shownSpaces(r.Text("en")), shownSpaces(r.Text("fr-CA"))
		if en != c.en || fr != c.fr {
			t.Errorf("%q is printed %q and %q, want %q and %q", c.in, en, fr, c.en, c.fr)
		}
	}
}

func shownSpaces(s string) string {
	return strings.NewReplacer("\u00a0", "_", "\u202f", "_").Replace(s)
}

// The printed form in a language without its own words parses as the same roll.
func FuzzParseRoll(f *testing.F) {
	for _, s := range []string{"7", "2-7", "-1 to 3", "11+", "≤1", "1 or less", "−3–−1", "--", "0-0"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r, err := ParseRoll(s)
		if err != nil {
			return
		}
		if r.From > r.To {
			t.Errorf("%q: %v", s, r)
		}
		again, err := ParseRoll(r.Text("en"))
		if err != nil || again != r {
			t.Errorf("%q is printed as %q, which reads as %v, %v", s, r.Text("en"), again, err)
		}
	})
}

func TestParseDice(t *testing.T) {
	for _, c := range []struct {
		in          string
		least, most int
	}{
		{"2d6", 2, 12}, {"D6", 1, 6}, {"1D10", 1, 10}, {"1d6-1d6", -5, 5}, {"1D6 − 1D6", -5, 5}, {"2d6+3", 5, 15},
		{"1d6+1d8-2", 0, 12}, {"XD6", 1, 6}, {"d66", 11, 66}, {"d666", 111, 666}, {"cards 1-10", 1, 10}, {"1-10", 1, 10},
	} {
		if d, err := ParseDice(c.in); err != nil || d.Least != c.least || d.Most != c.most {
			t.Errorf("%q: %d to %d, %v", c.in, d.Least, d.Most, err)
		}
	}
	for _, in := range []string{"", "2", "d", "2d", "d1", "0d6", "101d6", "2d6+", "+2d6", "2d6--1", "xd6+1", "10-1", "2d1001", "1d6" + strings.Repeat("+1d6", 10)} {
		if d, err := ParseDice(in); err == nil {
			t.Errorf("%q is read as %+v", in, d)
		}
	}
}

// Dice can produce every total from the lowest to the highest, unless they are read as
// digits.
func TestDiceGive(t *testing.T) {
	d, _ := ParseDice("d66")
	n := 0
	for total := 0; total < 100; total++ {
		if d.Gives(total) {
			n++
		}
	}
	if n != 36 || d.Gives(17) || !d.Gives(66) {
		t.Errorf("d66 gives %d totals", n)
	}
}

// Rows that partition the totals of the dice cause no finding; if any row is removed,
// extended or duplicated, its totals are reported.
func TestRollsPartition(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 200 {
		rows := randomRolls(random, -5, 20)
		if got := rollFindings(rows); got != "" {
			t.Fatalf("%v: %s", rows, got)
		}
		if len(rows) < 2 {
			continue
		}
		i := random.Intn(len(rows))
		without := append(append([]Roll(nil), rows[:i]...), rows[i+1:]...)
		if got := rollFindings(without); !strings.Contains(got, "there is no row for "+plainRoll(rows[i])+" [PB-250]") {
			t.Fatalf("%v without %v: %s", rows, rows[i], got)
		}
		if got := rollFindings(append(rows, rows[i])); !strings.Contains(got, "two rows cover "+plainRoll(rows[i])+";") {
			t.Fatalf("%v with %v twice: %s", rows, rows[i], got)
		}
	}
}

// randomRolls partitions the totals from lo to hi into rows, in random order.
func randomRolls(random *rand.Rand, lo, hi int) (rows []Roll) {
	for from := lo; from <= hi; {
		to := min(hi, from+random.Intn(6))
		rows = append(rows, Roll{From: from, To: to})
		from = to + 1
	}
	random.Shuffle(len(rows), func(i, j int) { rows[i], rows[j] = rows[j], rows[i] })
	return rows
}

// rollFindings returns the findings for a table of the rows with totals from -5 to 20.
func rollFindings(rolls []Roll) string {
	l := &Reader{Reader: &values.Reader{}}
	t := &Table{ID: "t", Totals: Roll{From: -5, To: 20}, Columns: []Column{{Kind: KindRoll}}}
	for i, r := range rolls {
		at := diag.Pos{File: "t", Line: i + 1}
		cell := Cell{Pos: at, Roll: r, Text: values.Localized{Plain: "x"}}
		t.Rows = append(t.Rows, Row{Pos: at, Cells: []Cell{cell}})
	}
	l.checkRolls(t)
	var all strings.Builder
	for _, f := range l.Found.All() {
		fmt.Fprintf(&all, "%s [%s]\n", f.Message, f.Code)
	}
	return all.String()
}

func TestPrintedNumbers(t *testing.T) {
	for _, c := range []struct {
		in     string
		kind   Kind
		en, fr string
	}{
		{"-1", KindSign, "−1", "−1"},
		{"1", KindSign, "+1", "+1"},
		{"0", KindSign, "0", "0"},
		{"+0", KindSign, "0", "0"},
		{"−2 (Americans 0)", KindSign, "−2 (Americans 0)", "−2 (Americans 0)"},
		{"1 (this turn)", KindSign, "+1 (this turn)", "+1 (this turn)"},
		{"as printed", KindSign, "as printed", "as printed"},
		{"0.5", KindDecimal, "0.5", "0,5"},
		{"+0", KindNumber, "+0", "+0"},
		{"+2", KindNumber, "+2", "+2"},
		{"0.5", KindNumber, "0.5", "0,5"},
		{"-12.25", KindDecimal, "−12.25", "−12,25"},
		{"12", KindNumber, "12", "12"},
		{"–", KindNumber, "–", "–"},
		{"half-track, -1 (or -2)", KindText, "half-track, −1 (or −2)", "half-track, −1 (or −2)"},
	} {
		cell := Cell{Text: values.Localized{Plain: c.in}}
		if en, fr := cell.In(c.kind, "en"), cell.In(c.kind, "fr"); en != c.en || fr != c.fr {
			t.Errorf("%q as %s is printed %q and %q", c.in, KindNames[c.kind], en, fr)
		}
	}
}

// The kind of a column is guessed from all its cells together, and does not change how
// any of them is printed.
func TestGuessedKinds(t *testing.T) {
	for _, c := range []struct{ cells, kind, fr string }{
		{"1 2 3", "number", "1 2 3"},
		{"1 +2 1", "number", "1 +2 1"},
		{"1 -2 0", "number", "1 −2 0"},
		{"+1 -2 0", "sign", "+1 −2 0"},
		{"+1 +0", "number", "+1 +0"},
		{"1 – 3 0.5", "decimal", "1 – 3 0,5"},
		{"– 1 — -", "number", "– 1 — -"},
		{"+1 – -2", "sign", "+1 – −2"},
		{"– –", "text", "– –"},
		{"x 1 2", "text", "x 1 2"},
		{"1 +2 0.5", "decimal", "1 +2 0,5"},
	} {
		tbl := &Table{Columns: []Column{{}}}
		for cell := range strings.FieldsSeq(c.cells) {
			tbl.Rows = append(tbl.Rows, Row{Cells: []Cell{{Text: values.Localized{Plain: cell}}}})
		}
		kind := tbl.guessKind(0)
		var printed []string
		for i := range tbl.Rows {
			printed = append(printed, tbl.Rows[i].Cells[0].In(kind, "fr"))
		}
		if got := strings.Join(printed, " "); KindNames[kind] != c.kind || got != c.fr {
			t.Errorf("%s: %s, printed as %s", c.cells, KindNames[kind], got)
		}
	}
}
