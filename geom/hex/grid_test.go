package hex

import (
	"cmp"
	"slices"
	"strings"
	"testing"
)

// ccrr returns a map of the given size, labeled like most wargame maps.
func ccrr(o Orientation, s Shift, cols, rows int) Grid {
	l, err := ParseLabels("0101")
	if err != nil {
		panic(err)
	}
	return Grid{Orientation: o, Shift: s, Cols: cols, Rows: rows, Labels: l}
}

// kinds are all kinds of maps.
var kinds = []Grid{
	ccrr(Flat, SecondShifted, 7, 5), ccrr(Flat, FirstShifted, 7, 5),
	ccrr(Pointy, SecondShifted, 7, 5), ccrr(Pointy, FirstShifted, 7, 5),
}

// The neighbors of a hex in each kind of map, determined by hand; "" is off the
// map.
func TestGridNeighbors(t *testing.T) {
	for _, c := range []struct {
		grid Grid
		hex  string
		want string // from direction 0 clockwise
	}{
		{kinds[0], "0303", "0302 0402 0403 0304 0203 0202"},
		{kinds[0], "0403", "0402 0503 0504 0404 0304 0303"},
		{kinds[1], "0303", "0302 0403 0404 0304 0204 0203"},
		{kinds[1], "0403", "0402 0502 0503 0404 0303 0302"},
		{kinds[2], "0303", "0202 0302 0403 0304 0204 0203"},
		{kinds[2], "0304", "0303 0403 0404 0405 0305 0204"},
		{kinds[3], "0303", "0302 0402 0403 0404 0304 0203"},
		{kinds[3], "0304", "0203 0303 0404 0305 0205 0204"},
		{kinds[0], "0101", "-- -- 0201 0102 -- --"},
		{kinds[1], "0101", "-- 0201 0202 0102 -- --"},
		{kinds[2], "0101", "-- -- 0201 0102 -- --"},
		{kinds[3], "0101", "-- -- 0201 0202 0102 --"},
	} {
		h, err := c.grid.Find(c.hex)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, n := range h.Neighbors() {
			got = append(got, cmp.Or(c.grid.Label(n), "--"))
		}
		if got := strings.Join(got, " "); got != c.want {
			t.Errorf("orientation %d, shift %d: beside %s are %s, want %s", c.grid.Orientation, c.grid.Shift, c.hex, got, c.want)
		}
	}
}

func TestGridRoundTrips(t *testing.T) {
	for _, g := range kinds {
		for col := -4; col < 12; col++ {
			for row := -4; row < 9; row++ {
				h := g.At(col, row)
				if c, r := g.Place(h); c != col || r != row {
					t.Fatalf("column %d, row %d is %v and back %d, %d", col, row, h, c, r)
				}
				on := col >= 0 && col < g.Cols && row >= 0 && row < g.Rows
				if g.Contains(h) != on || (g.Index(h) >= 0) != on || (g.Label(h) != "") != on {
					t.Fatalf("column %d, row %d is on the map: %v, index %d, label %q", col, row, g.Contains(h), g.Index(h), g.Label(h))
				}
			}
		}
	}
}

// The map continues in even steps beyond each of its edges, from the zero hex.
func TestGridIsEven(t *testing.T) {
	for _, g := range kinds {
		if h := g.At(0, 0); h != (Hex{}) {
			t.Errorf("the upper left hex is %v", h)
		}
		twoCols, twoRows := Hex{2, -1}, Hex{0, 2}
		if g.Orientation == Pointy {
			twoCols, twoRows = Hex{2, 0}, Hex{-1, 2}
		}
		for col := -4; col < 12; col++ {
			for row := -4; row < 9; row++ {
				h := g.At(col, row)
				if h.Distance(g.At(col+1, row)) != 1 || h.Distance(g.At(col, row+1)) != 1 {
					t.Fatalf("column %d, row %d does not touch the next", col, row)
				}
				if g.At(col+2, row).Sub(h) != twoCols || g.At(col, row+2).Sub(h) != twoRows {
					t.Fatalf("from column %d, row %d the steps are uneven", col, row)
				}
			}
		}
	}
}

func TestGridHexes(t *testing.T) {
	for _, g := range kinds {
		labels := map[string]bool{}
		for i, h := range slices.Collect(g.Hexes()) {
			if g.Index(h) != i {
				t.Fatalf("hex %v is the %dth and has index %d", h, i, g.Index(h))
			}
			label := g.Label(h)
			if back, err := g.Find(label); err != nil || back != h {
				t.Fatalf("%v is labelled %q, which is %v, %v", h, label, back, err)
			}
			labels[label] = true
		}
		if len(labels) != g.Len() || g.Len() != 35 {
			t.Errorf("%d labels for %d hexes", len(labels), g.Len())
		}
	}
}

func TestFindErrors(t *testing.T) {
	const shape = ` is not a hex label such as "0101"`
	for _, c := range []struct{ in, err string }{
		{"0101", ""},
		{"1108", ""},
		{"1201", `hex "1201" is off the map; the map has hexes "0101" to "1108"`},
		{"0109", `hex "0109" is off the map; the map has hexes "0101" to "1108"`},
		{"0001", `hex "0001" is off the map; the map has hexes "0101" to "1108"`},
		{"99999999", `hex "99999999" is off the map; the map has hexes "0101" to "1108"`},
		{"802", `"802"` + shape},
		{"01.01", `"01.01"` + shape},
		{"A1", `"A1"` + shape},
		{"", `""` + shape},
		{" 0101", `" 0101"` + shape},
		{"-101", `"-101"` + shape},
		{"00101", `"00101"` + shape},
		{"９９９９", `"９９９９"` + shape},
		{strings.Repeat("1", 300), `"` + strings.Repeat("1", 300) + `"` + shape},
	} {
		g := ccrr(Flat, SecondShifted, 11, 8)
		if _, err := g.Find(c.in); message(err) != c.err {
			t.Errorf("Find(%q) says %q, want %q", c.in, message(err), c.err)
		}
	}
}

func TestFindErrorsByLetters(t *testing.T) {
	l, _ := ParseLabels("A1")
	g := Grid{Cols: 30, Rows: 8, Labels: l}
	const shape = ` is not a hex label such as "A1"`
	for _, c := range []struct{ in, err string }{
		{"AD8", ""},
		{"AE8", `hex "AE8" is off the map; the map has hexes "A1" to "AD8"`},
		{"A0", `hex "A0" is off the map; the map has hexes "A1" to "AD8"`},
		{"ABCD1", `"ABCD1"` + shape},
		{"a1", `"a1"` + shape},
		{"A01", `"A01"` + shape},
		{"1A", `"1A"` + shape},
		{"A", `"A"` + shape},
	} {
		if _, err := g.Find(c.in); message(err) != c.err {
			t.Errorf("Find(%q) says %q, want %q", c.in, message(err), c.err)
		}
	}
}

func TestGridCheck(t *testing.T) {
	with := func(change func(*Grid)) Grid {
		g := ccrr(Flat, SecondShifted, 11, 8)
		change(&g)
		return g
	}
	for _, c := range []struct {
		grid Grid
		err  string
	}{
		{with(func(g *Grid) {}), ""},
		{with(func(g *Grid) { g.Cols = 1000 }), ""},
		{with(func(g *Grid) { g.Rows = 0 }), "a map of 11 columns and 0 rows is not possible; each must be from 1 to 1000"},
		{with(func(g *Grid) { g.Cols = 1001 }), "a map of 1001 columns and 8 rows is not possible; each must be from 1 to 1000"},
		{with(func(g *Grid) { g.Rows = 100 }), "hex labels that end in up to 100 need a separator, or 3 digits for it"},
		{with(func(g *Grid) { g.Rows = 100; g.Labels.RowFirst = true }), ""},
		{with(func(g *Grid) { g.Rows = 100; g.Labels.Separator = "." }), ""},
		{with(func(g *Grid) { g.Labels.Separator = "0" }), `hex labels cannot be separated by "0": use a sign such as a dot or a dash`},
		{with(func(g *Grid) { g.Labels.Col.Start = -1 }), "hex labels cannot count from -1; the first must be from 0 to 1000"},
		{with(func(g *Grid) { g.Labels.Row.Style, g.Labels.Row.Start = Letters, 0 }), "hex labels cannot count from 0; the first must be from 1 to 1000"},
		{with(func(g *Grid) { g.Labels.Row.Pad = 0 }), "hex labels cannot have 0 digits: they must have 1 to 9"},
		{Grid{Cols: 1, Rows: 1}, "hex labels cannot have 0 digits: they must have 1 to 9"},
	} {
		if got := message(c.grid.Check()); got != c.err {
			t.Errorf("%+v: %q, want %q", c.grid, got, c.err)
		}
	}
}

func TestIndexAllocatesNothing(t *testing.T) {
	g, n := kinds[1], 0
	allocationFree(t, "Index", func() {
		for h := range g.Hexes() {
			n += g.Index(h)
		}
	})
}

func BenchmarkIndex(b *testing.B) {
	g, h, n := kinds[0], Hex{3, 1}, 0
	for b.Loop() {
		n += g.Index(h)
	}
}

// Whatever the first label in a file, no two hexes of the map share a label,
// every label leads back to its hex, and no other text leads to a hex.
func FuzzLabels(f *testing.F) {
	for _, first := range []string{"0101", "1.1", "A1", "00-00", "AA 7", "Z:Y", "1A", "1·1"} {
		f.Add(first, "0203", uint8(30), uint8(12), uint8(0))
		f.Add(first, "B7", uint8(200), uint8(9), uint8(31))
	}
	f.Fuzz(func(t *testing.T, first, other string, cols, rows, how uint8) {
		l, err := ParseLabels(first)
		if err != nil {
			return
		}
		l.RowFirst, l.Row.Backward, l.Col.Backward = how&1 > 0, how&2 > 0, how&4 > 0
		if l.Col.Style == Letters && how&8 > 0 {
			l.Col.Style = Doubled
		}
		g := Grid{Shift: Shift(how >> 4 & 1), Cols: int(cols % 64), Rows: int(rows % 64), Labels: l}
		if g.Check() != nil {
			return
		}
		seen := map[string]bool{}
		for h := range g.Hexes() {
			label := g.Label(h)
			if back, err := g.Find(label); err != nil || back != h || seen[label] {
				t.Fatalf("%v is called %q, which leads to %v, %v", h, label, back, err)
			}
			seen[label] = true
		}
		if _, err := g.Find(other); (err == nil) != seen[other] {
			t.Fatalf("%q is found: %v; it is a label: %v", other, err, seen[other])
		}
	})
}
