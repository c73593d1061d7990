package pdf

import (
	"math"
	"strconv"
	"testing"

	"punchboard/geom"
)

func TestAppendPt(t *testing.T) {
	for _, c := range []struct {
		in       geom.Length
		decimals int
		want     string
	}{
		{0, 3, "0"},
		{geom.PT, 3, "1"},
		{-geom.PT / 2, 3, "-0.5"},
		{geom.MM, 3, "2.835"},
		{geom.MM, 5, "2.83465"},
		{-geom.MM, 0, "-3"},
		{6, 3, "0"},     // half a thousandth is 6.35 EMU
		{7, 3, "0.001"}, //
		{-7, 3, "-0.001"},
		{-6, 3, "0"},
		{127, 2, "0.01"},
		{100_000 * geom.MM, 6, "283464.566929"},
	} {
		if got := string(appendPt(nil, c.in, c.decimals)); got != c.want {
			t.Errorf("%d EMU to %d decimals is %s, want %s", c.in, c.decimals, got, c.want)
		}
	}
}

func TestAppendReal(t *testing.T) {
	for in, want := range map[float64]string{0: "0", 1: "1", -1: "-1", 1. / 3: "0.3333", -0.00001: "0", 12.5: "12.5", 100: "100"} {
		if got := string(appendReal(nil, in, 4)); got != want {
			t.Errorf("%v is %s, want %s", in, got, want)
		}
	}
}

// FuzzAppendPt checks that the written number is the length, to half of the last
// decimal.
func FuzzAppendPt(f *testing.F) {
	f.Add(int64(12345), uint8(3))
	f.Add(int64(-36000), uint8(6))
	f.Fuzz(func(t *testing.T, v int64, decimals uint8) {
		if v > 1e10 || v < -1e10 || decimals > maxDecimals {
			return
		}
		s := string(appendPt(nil, geom.Length(v), int(decimals)))
		got, err := strconv.ParseFloat(s, 64)
		if err != nil {
			t.Fatal(err)
		}
		if off := math.Abs(got - geom.Length(v).Pt()); off > 0.5000001*math.Pow10(-int(decimals)) {
			t.Errorf("%d EMU is written %s, %g off", v, s, off)
		}
	})
}

func TestDecimalsAt(t *testing.T) {
	for _, c := range []struct {
		scale float64
		want  int
	}{{0, 0}, {0.01, 0}, {0.029, 0}, {0.031, 1}, {0.1, 1}, {0.29, 1}, {0.31, 2}, {1, 2}, {3, 2}, {3.1, 3}, {30, 3}, {31, 4}, {1000, 5}, {1e9, 6}} {
		if got := decimalsAt(c.scale); got != c.want {
			t.Errorf("at scale %g: %d decimals, want %d", c.scale, got, c.want)
		}
	}
}

// TestLengthsArePrecise holds the error on paper of a length at any scale: 5.3 micrometers,
// an eighth of a dot at 600 dpi.
func TestLengthsArePrecise(t *testing.T) {
	const most = 0.0151 // points
	for scale := 0.001; scale < 1000; scale *= 1.07 {
		if off := 0.5 * math.Pow10(-decimalsAt(scale)) * scale; off > most {
			t.Errorf("at scale %g a length can be %.3g points off, at most %g are allowed", scale, off, most)
		}
	}
}
