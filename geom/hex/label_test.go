package hex

import "testing"

func TestParseLabels(t *testing.T) {
	num := func(start, pad int) Axis { return Axis{Start: start, Pad: pad} }
	let := func(start int) Axis { return Axis{Style: Letters, Start: start, Pad: 1} }
	const shape = ` is not a label pattern: write the label of the first hex, such as "0101", "1.1" or "A1"`
	for _, c := range []struct {
		in   string
		want Labels
		err  string // the whole message; empty if none
	}{
		{in: "0101", want: Labels{Col: num(1, 2), Row: num(1, 2)}},
		{in: "1.1", want: Labels{Col: num(1, 1), Row: num(1, 1), Separator: "."}},
		{in: "A1", want: Labels{Col: let(1), Row: num(1, 1)}},
		{in: "1A", want: Labels{Col: num(1, 1), Row: let(1)}},
		{in: "A01", want: Labels{Col: let(1), Row: num(1, 2)}},
		{in: "AA-10", want: Labels{Col: let(27), Row: num(10, 2), Separator: "-"}},
		{in: "A A", want: Labels{Col: let(1), Row: let(1), Separator: " "}},
		{in: "00", want: Labels{Col: num(0, 1), Row: num(0, 1)}},
		{in: "001001", want: Labels{Col: num(1, 3), Row: num(1, 3)}},
		{in: "2410", want: Labels{Col: num(24, 2), Row: num(10, 2)}},
		{in: "1 - 001", want: Labels{Col: num(1, 1), Row: num(1, 3), Separator: " - "}},
		{in: "", err: `""` + shape},
		{in: "1", err: `"1"` + shape},
		{in: "101", err: `"101"` + shape}, // 1 and 01, or 10 and 1?
		{in: "A", err: `"A"` + shape},
		{in: "a1", err: `"a1"` + shape},
		{in: "1.", err: `"1."` + shape},
		{in: ".1", err: `".1"` + shape},
		{in: "1.1.1", err: `"1.1.1"` + shape},
		{in: "CCRR", err: `hex labels of letters alone need a separator`},
		{in: "01é01", err: `"01é01"` + shape},
		{in: "1001.1", err: `hex labels cannot count from 1001; the first must be from 0 to 1000`},
		{in: "1..........1", err: `hex labels cannot be separated by "..........": use a sign such as a dot or a dash`},
		{in: "A.0000000001", err: `"A.0000000001"` + shape},
	} {
		got, err := ParseLabels(c.in)
		if message(err) != c.err || err == nil && got != c.want {
			t.Errorf("ParseLabels(%q) = %+v, %q; want %+v, %q", c.in, got, message(err), c.want, c.err)
		}
	}
}

func TestLabels(t *testing.T) {
	grid := func(first string, cols, rows int, change func(*Labels)) Grid {
		l, err := ParseLabels(first)
		if err != nil {
			t.Fatal(err)
		}
		change(&l)
		return Grid{Cols: cols, Rows: rows, Labels: l}
	}
	as := func(*Labels) {}
	rowFirst := func(l *Labels) { l.RowFirst = true }
	fromBelow := func(l *Labels) { l.Row.Backward = true }
	doubled := func(l *Labels) { l.Col.Style = Doubled }
	for _, c := range []struct {
		grid     Grid
		col, row int
		want     string
	}{
		{grid("0101", 11, 8, as), 0, 0, "0101"},
		{grid("0101", 11, 8, as), 10, 7, "1108"},
		{grid("0101", 100, 8, as), 99, 7, "10008"}, // only the first part may get longer
		{grid("1.1", 12, 12, as), 10, 0, "11.1"},
		{grid("1.1", 12, 12, as), 0, 10, "1.11"},
		{grid("1.1", 12, 12, rowFirst), 10, 0, "1.11"},
		{grid("A1", 60, 10, as), 0, 0, "A1"},
		{grid("A1", 60, 10, as), 25, 9, "Z10"},
		{grid("A1", 60, 10, as), 26, 0, "AA1"},
		{grid("A1", 60, 10, as), 27, 0, "AB1"},
		{grid("A1", 60, 10, as), 53, 0, "BB1"},
		{grid("A1", 60, 10, doubled), 26, 0, "AA1"},
		{grid("A1", 60, 10, doubled), 27, 0, "BB1"},
		{grid("A1", 60, 10, doubled), 52, 0, "AAA1"},
		{grid("A1", 8, 10, rowFirst), 7, 9, "10H"},
		{grid("A1", 8, 10, fromBelow), 0, 0, "A10"},
		{grid("A1", 8, 10, fromBelow), 0, 9, "A1"},
		{grid("00-00", 5, 5, as), 4, 0, "04-00"},
		{grid("2410", 5, 5, as), 1, 2, "2512"},
		{grid("A:A", 5, 5, as), 1, 2, "B:C"},
	} {
		h := c.grid.At(c.col, c.row)
		if got := c.grid.Label(h); got != c.want {
			t.Errorf("column %d, row %d is called %q, want %q", c.col, c.row, got, c.want)
		}
		if back, err := c.grid.Find(c.want); err != nil || back != h {
			t.Errorf("%q is found at %v, %v; want %v", c.want, back, err, h)
		}
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
