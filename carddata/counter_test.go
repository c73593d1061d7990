package carddata

import (
	"strings"
	"testing"
	"testing/fstest"

	"punchboard/carddata/values"
	"punchboard/geom"
)

func TestParseCounterSize(t *testing.T) {
	tests := []struct {
		in, name string
		w, h     geom.Length
		err      string
	}{
		{"5/8in", "5/8in", 5 * geom.INCH / 8, 5 * geom.INCH / 8, ""},
		{"half-inch", "1/2in", geom.INCH / 2, geom.INCH / 2, ""},
		{"15mm", "", 15 * geom.MM, 15 * geom.MM, ""},
		{" 120mm x 15mm ", "", 120 * geom.MM, 15 * geom.MM, ""},
		{"120mm × 15mm", "", 120 * geom.MM, 15 * geom.MM, ""},
		{"15", "", 0, 0, `length "15" has no unit`},
		{"2mm", "", 0, 0, "a side of 2mm is out of range; it must be from 5mm to 2000mm"},
		{"15mm x 3m", "", 0, 0, `length "3m" has an unknown unit`},
		{"", "", 0, 0, `the length is empty`},
	}
	for _, tt := range tests {
		name, size, err := values.ParseCounterSize(tt.in)
		if got := errorText(err); !strings.HasPrefix(got, tt.err) || tt.err == "" && got != "" {
			t.Errorf("%q: error %q, want %q", tt.in, got, tt.err)
		}
		if err == nil && (name != tt.name || size != geom.Size{W: tt.w, H: tt.h}) {
			t.Errorf("%q: %q %v", tt.in, name, size)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestParseBlock(t *testing.T) {
	tests := []struct {
		in         string
		cols, rows int
		ok         bool
	}{
		{"match", 0, 0, true},
		{"4x2", 4, 2, true},
		{" 6 × 5 ", 6, 5, true},
		{"100x100", 100, 100, true},
		{"101x1", 0, 0, false},
		{"0x2", 0, 0, false},
		{"-1x2", 0, 0, false},
		{"4", 0, 0, false},
		{"4x2x3", 0, 0, false},
		{"", 0, 0, false},
	}
	for _, tt := range tests {
		cols, rows, err := ParseBlock(tt.in)
		if cols != tt.cols || rows != tt.rows || (err == nil) != tt.ok {
			t.Errorf("%q: %d, %d, %v", tt.in, cols, rows, err)
		}
	}
}

// FuzzCounters reads sizes and blocks: whatever it accepts is within the limits.
func FuzzCounters(f *testing.F) {
	for _, s := range []string{"5/8in", "15mm x 3in", "4x2", "match", "1e9x1", "x", "9999999999999999999x1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if _, size, err := values.ParseCounterSize(s); err == nil && (size.W < values.MinSide || size.H < values.MinSide || size.W > values.MaxSide || size.H > values.MaxSide) {
			t.Errorf("%q: %v", s, size)
		}
		if cols, rows, err := ParseBlock(s); err == nil && (cols < 0 || rows < 0 || cols > maxBlock || rows > maxBlock) {
			t.Errorf("%q: %d, %d", s, cols, rows)
		}
	})
}

// countersGame returns a game with counters of three cuts, and a variant that changes
// them.
func countersGame() fstest.MapFS {
	return fstest.MapFS{
		"game.yaml": {Data: []byte(`title: Test
version: "1"
languages: [en]
counters:
  - {id: markers, name: Markers, counters: c.csv, size: 5/8in, copies: 3, front: face}
`)},
		"c.csv": {Data: []byte("id,name,size,shape\na,A,,\nb,B,19mm,round\nc,C,120mm x 15mm,\nd,D,19mm,round\ne,E,5/8in,square\n")},
		"faces/f.yaml": {Data: []byte(`faces:
  face:
    parts:
      - {text: "{name} {shape}", size: 8pt, left: 2mm, right: 2mm, top: 2mm, height: 8mm}
`)},
		"variants/large.yaml": {Data: []byte(`decks:
  markers:
    cards: {a: {size: 1in, copies: 9}, b: {shape: ""}}
    drop: [c]
`)},
	}
}

// TestParted checks that a set is split by the cuts of its rows after the variant has
// been applied.
func TestParted(t *testing.T) {
	for _, tt := range []struct{ variant, want string }{
		{"", "markers 15.875mm x 15.875mm: a3 e3; markers-19mm-round 19mm x 19mm: b3 d3; markers-120x15mm 120mm x 15mm: c3"},
		{"large", "markers 15.875mm x 15.875mm: e3; markers-1in 25.4mm x 25.4mm: a9; markers-19mm 19mm x 19mm: b3; markers-19mm-round 19mm x 19mm: d3"},
	} {
		game, found := Load(countersGame(), "game", Options{Variant: tt.variant})
		if found.Len() > 0 {
			t.Errorf("%s: %v", tt.variant, found.All())
		}
		var parts []string
		for _, d := range game.Decks {
			part := d.ID + " " + d.Size.String() + ":"
			for _, c := range d.Cards {
				part += " " + c.ID + string(rune('0'+c.Copies))
			}
			if d.Group != "markers" || (d.Shape == Round) != strings.HasSuffix(d.ID, "round") {
				t.Errorf("%s: group %q, shape %d", d.ID, d.Group, d.Shape)
			}
			parts = append(parts, part)
		}
		if got := strings.Join(parts, "; "); got != tt.want {
			t.Errorf("%q:\n got %s\nwant %s", tt.variant, got, tt.want)
		}
	}
}
