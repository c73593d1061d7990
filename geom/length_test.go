package geom

import (
	"math"
	"strings"
	"testing"
)

func TestParseLength(t *testing.T) {
	for _, c := range []struct {
		in   string
		want Length
		err  string // the whole message; empty if none
	}{
		{in: "63mm", want: 63 * MM},
		{in: "2.5in", want: 63*MM + MM/2}, // 2.5 in is exactly 63.5 mm
		{in: "5/8in", want: 15*MM + 875*MM/1000},
		{in: "1 1/4in", want: INCH + INCH/4},
		{in: `3"`, want: 3 * INCH},
		{in: "8 pt", want: 8 * PT},
		{in: "-2mm", want: -2 * MM},
		{in: "+0.5cm", want: 5 * MM},
		{in: " 21 cm ", want: 210 * MM},
		{in: "0", want: 0},
		{in: "1/3pt", want: 4233}, // rounded once, to the nearest EMU
		{in: "63", err: `length "63" has no unit`},
		{in: "63.5", err: `length "63.5" has no unit`},
		{in: "63px", err: `length "63px" has an unknown unit`},
		{in: "mm", err: `"mm" is not a length`},
		{in: "", err: `the length is empty`},
		{in: "1 2mm", err: `"1 2mm" is not a length`},
		{in: "1 -1/4in", err: `"1 -1/4in" is not a length`},
		{in: "1/0mm", err: `"1/0mm" is not a length`},
		{in: "1e9mm", err: `"1e9mm" is not a length`},
		{in: "0x10mm", err: `"0x10mm" is not a length`},
		{in: "100001mm", want: 0, err: `length "100001mm" is longer than 100 m`},
		{in: "NaNmm", err: `"NaNmm" is not a length`},
	} {
		got, err := ParseLength(c.in)
		if msg := message(err); msg != c.err || got != c.want {
			t.Errorf("ParseLength(%q) = %d, %q; want %d, %q", c.in, got, msg, c.want, c.err)
		}
	}
}

func message(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestLengthString(t *testing.T) {
	for _, c := range []struct {
		in   Length
		want string
	}{
		{63*MM + MM/2, "63.5mm"}, {0, "0mm"}, {5 * INCH / 8, "15.875mm"}, {-MM, "-1mm"}, {-1, "0mm"},
	} {
		if got := c.in.String(); got != c.want {
			t.Errorf("%d EMU is written %q, want %q", c.in, got, c.want)
		}
	}
	if got := FromPt(8.5).PtString(); got != "8.5 pt" {
		t.Errorf("8.5 pt is written %q", got)
	}
}

// String is the inverse of ParseLength, up to the thousandth of a millimeter
// that it writes.
func FuzzParseLength(f *testing.F) {
	for _, s := range []string{"63.5mm", "5/8in", "1 1/4in", "8pt", "-0.001cm", "9999999999999999mm", "1/999999999in"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		l, err := ParseLength(s)
		if err != nil {
			if !strings.Contains(err.Error(), "length") {
				t.Errorf("ParseLength(%q) says %q", s, err)
			}
			return
		}
		back, err := ParseLength(l.String())
		if err != nil || (back-l).abs() > MM/2000 {
			t.Errorf("%q is %d, written %s, read back %d, %v", s, l, l, back, err)
		}
	})
}

func (l Length) abs() Length { return max(l, -l) }

// TestRounded compares with math.Round, at halves, their neighbors, and large numbers.
func TestRounded(t *testing.T) {
	for _, f := range []float64{0, 0.25, 0.5, 1, 1.5, 2.5, 1e6 + 0.5, 914399.5, 1<<52 - 0.5, 1 << 52, 1<<53 + 2, 1e18} {
		for _, near := range []float64{math.Nextafter(f, math.Inf(-1)), f, math.Nextafter(f, math.Inf(1))} {
			for _, x := range []float64{near, -near} {
				if got, want := rounded(x), Length(math.Round(x)); got != want {
					t.Errorf("rounded(%v) is %d, want %d", x, got, want)
				}
			}
		}
	}
}
