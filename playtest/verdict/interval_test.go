package verdict

import (
	"math"
	"slices"
	"testing"

	"gonum.org/v1/gonum/stat/distuv"
)

// TestIntervals compares both intervals with published tables (Newcombe 1998,
// Clopper and Pearson 1934).
func TestIntervals(t *testing.T) {
	for _, c := range []struct {
		name      string
		of        func(k, n uint64) (float64, float64)
		k, n      uint64
		low, high float64
	}{
		{"wilson", Wilson, 0, 0, 0, 1},
		{"wilson", Wilson, 81, 263, 0.2553, 0.3662},
		{"wilson", Wilson, 15, 148, 0.0624, 0.1605},
		{"wilson", Wilson, 0, 20, 0, 0.1611},
		{"wilson", Wilson, 29, 29, 0.8830, 1},
		{"wilson", Wilson, 0, 2400, 0, 0.0016},
		{"wilson", Wilson, 2401, 2401, 0.9984, 1},
		{"exact", Exact, 0, 0, 0, 1},
		{"exact", Exact, 81, 263, 0.2527, 0.3676},
		{"exact", Exact, 15, 148, 0.0578, 0.1617},
		{"exact", Exact, 0, 20, 0, 0.1684},
		{"exact", Exact, 29, 29, 0.8806, 1},
	} {
		if low, high := c.of(c.k, c.n); math.Abs(low-c.low) > 5e-5 || math.Abs(high-c.high) > 5e-5 || c.k == 0 && low != 0 || c.k == c.n && high != 1 {
			t.Errorf("%s of %d in %d: %.4f to %.4f, want %.4f to %.4f", c.name, c.k, c.n, low, high, c.low, c.high)
		}
	}
}

// TestCoverage computes exactly how often the intervals contain the true share.
func TestCoverage(t *testing.T) {
	for _, c := range []struct {
		p             float64
		n             uint64
		wilson, exact float64 // least coverage
	}{
		{0.001, 1000, 0.91, 0.95},
		{0.01, 200, 0.94, 0.95},
		{0.3, 100, 0.93, 0.95},
		{0.5, 1000, 0.94, 0.95},
	} {
		for name, of := range map[string]func(k, n uint64) (float64, float64){"wilson": Wilson, "exact": Exact} {
			held := 0.0
			for k := uint64(0); k <= c.n; k++ {
				if low, high := of(k, c.n); low <= c.p && c.p <= high {
					held += distuv.Binomial{N: float64(c.n), P: c.p}.Prob(float64(k))
				}
			}
			least := map[string]float64{"wilson": c.wilson, "exact": c.exact}[name]
			if held < least {
				t.Errorf("%s holds %v of %v, n %d, want %v", name, held, c.p, c.n, least)
			}
		}
	}
}

// TestManyAtOnce compares both procedures with the worked example of Benjamini
// and Hochberg's paper: of fifteen p-values, theirs rejects four and Holm's
// three.
func TestManyAtOnce(t *testing.T) {
	p := []float64{0.0459, 0.0001, 0.6528, 0.0004, 0.7590, 0.0019, 1.0000, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.3240, 0.4262, 0.5719}
	found := func(marks []bool) (values []float64) {
		for i, m := range marks {
			if m {
				values = append(values, p[i])
			}
		}
		slices.Sort(values)
		return values
	}
	if got, want := found(Discoveries(p, 0.05)), []float64{0.0001, 0.0004, 0.0019, 0.0095}; !slices.Equal(got, want) {
		t.Errorf("discoveries %v, want %v", got, want)
	}
	if got, want := found(Rejections(p, 0.05)), []float64{0.0001, 0.0004, 0.0019}; !slices.Equal(got, want) {
		t.Errorf("rejections %v, want %v", got, want)
	}
	if len(Discoveries(nil, 0.05)) != 0 || len(Rejections(nil, 0.05)) != 0 {
		t.Error("something is found among nothing")
	}
	if z := familyQuantile(60); math.Abs(z-3.3345) > 5e-5 {
		t.Errorf("60 together: z = %v", z)
	}
}
